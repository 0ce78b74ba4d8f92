/** Names of the estimates, keyed as their formulas are (spec 2 §3). */
export const estimateTerms = {
  successMetrics: { successProbability: 'Probabilité de succès' },
  riskAnalysis: {
    placementFailureProbability: 'Probabilité d’échec',
    timeToProductivity: 'Délai avant autonomie',
    retentionRisk: 'Risque de départ',
    clientSatisfactionRisk: 'Risque pour la satisfaction du client',
    underqualificationRisk: 'Sous-qualification',
  },
  marketContext: {
    competitionLevel: 'Concurrence entre candidats',
    demandForRole: 'Demande pour ce poste',
    candidateScarcity: 'Rareté des profils',
    urgencyLevel: 'Urgence',
  },
  performancePredictions: {
    expectedPerformance: 'Performance attendue',
    growthPotential: 'Potentiel d’évolution',
    longTermSuccessProbability: 'Réussite à long terme',
    rampUpTimeWeeks: 'Montée en compétence',
  },
} as const;
