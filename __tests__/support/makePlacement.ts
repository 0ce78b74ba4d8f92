import type { Candidate } from '#contract/candidates';
import type { Job } from '#contract/jobs';
import type { Match, MatchCriterion } from '#contract/matching';
import type { Placement, PlacementCandidate, PlacementJob } from '#contract/placements';
import { makeCandidate } from './makeCandidate.ts';
import { makeJob } from './makeJob.ts';

let made = 0;

/** A candidate as placements show it. */
export const placementCandidate = ({
  id,
  status,
  firstName,
  lastName,
  currentPosition,
  currentCompany,
  emailAddress,
  phoneNumber,
}: Candidate): PlacementCandidate => ({
  id,
  status,
  firstName,
  lastName,
  currentPosition,
  currentCompany,
  emailAddress,
  phoneNumber,
});

/** An offer as placements show it. */
export const placementJob = ({ id, status, title, company, location, salaryMin, salaryMax, salaryCurrency }: Job): PlacementJob => ({
  id,
  status,
  title,
  company,
  location,
  salaryMin,
  salaryMax,
  salaryCurrency,
});

/** A required skill that the CV proves. */
export const makeCriterion = (differences: Partial<MatchCriterion> = {}): MatchCriterion => ({
  category: 'skill',
  kind: 'required',
  label: 'C++',
  outcome: 'met',
  weight: 0.5,
  credit: 1,
  explanation: 'Le CV cite C++ parmi les compétences.',
  asked: 'Maîtrise du C++',
  proof: { text: 'C++, .NET', page: 1 },
  ...differences,
});

/** One skill met, one not found. */
export const makeMatch = (differences: Partial<Match> = {}): Match => ({
  score: 82,
  confidence: 75,
  version: 'test',
  criteria: [
    makeCriterion(),
    makeCriterion({
      kind: 'preferred',
      label: 'CUDA',
      outcome: 'not_found',
      credit: 0,
      explanation: 'Le CV ne mentionne pas CUDA.',
      asked: 'Notions de CUDA',
      proof: null,
    }),
  ],
  dimensions: { technical_skills: 82, experience: 90, soft_skills: null, environment: 60 },
  ...differences,
});

const ESTIMATES = {
  successMetrics: { successProbability: null },
  riskAnalysis: {
    timeToProductivity: 4,
    placementFailureProbability: null,
    retentionRisk: null,
    clientSatisfactionRisk: 'low',
    underqualificationRisk: false,
  },
  marketContext: { competitionLevel: 'medium', demandForRole: null, candidateScarcity: 'high', urgencyLevel: 'normal' },
  performancePredictions: {
    expectedPerformance: 'above_average',
    growthPotential: null,
    longTermSuccessProbability: null,
    rampUpTimeWeeks: 4,
  },
  formulas: {
    estimatedFee: '20 % (taux supposé) × 48,5 k€ (milieu de la fourchette) × 1 000 = 9 700 €',
    'marketContext.competitionLevel': '4 candidats de la base obtiennent 60 ou plus pour cette offre.',
  },
} satisfies Partial<Placement>;

/** An analysed placement of a candidate of its own on an offer of its own; each has an id of its own. */
export const makePlacement = (differences: Partial<Placement> = {}): Placement => {
  made += 1;
  return {
    id: `0199f000-0000-7002-8000-${made.toString(16).padStart(12, '0')}`,
    placementStatus: 'analyzed',
    analysisError: null,
    matchScore: 82,
    confidenceLevel: 75,
    priorityLevel: 'high',
    estimatedFee: 9700,
    actualFee: null,
    feePercentage: 20,
    feeAssumed: true,
    candidate: placementCandidate(makeCandidate()),
    job: placementJob(makeJob()),
    match: makeMatch(),
    aiAnalysis: {
      strengths: ['Le CV prouve C++, indispensable à l’offre.'],
      concerns: ['CUDA, souhaité par l’offre, ne figure pas dans le CV.'],
      missingSkills: ['CUDA'],
    },
    aiReasoning: 'Le CV répond à l’essentiel de l’offre ; seule la compétence CUDA reste à vérifier.',
    ...ESTIMATES,
    workflowTracking: {
      nextActions: ['Présenter le candidat à Nautilus Logiciels'],
      blockers: [],
      currentStage: 'Analyse terminée',
      expectedCompletionDate: null,
    },
    verdict: null,
    history: [
      { status: 'to_analyze', at: '2026-11-20T11:00:00.000Z', by: 'Camille Rivière' },
      { status: 'analyzed', at: '2026-11-20T11:00:02.000Z', by: null },
    ],
    createdAt: '2026-11-20T11:00:00.000Z',
    updatedAt: '2026-11-20T11:00:02.000Z',
    analyzedAt: '2026-11-20T11:00:02.000Z',
    presentedAt: null,
    ...differences,
  };
};

/** What a placement has before its analysis. */
export const NOT_ANALYZED = {
  placementStatus: 'to_analyze',
  matchScore: null,
  confidenceLevel: null,
  priorityLevel: null,
  match: null,
  aiAnalysis: null,
  aiReasoning: '',
  successMetrics: { successProbability: null },
  riskAnalysis: {
    timeToProductivity: null,
    placementFailureProbability: null,
    retentionRisk: null,
    clientSatisfactionRisk: null,
    underqualificationRisk: null,
  },
  performancePredictions: { expectedPerformance: null, growthPotential: null, longTermSuccessProbability: null, rampUpTimeWeeks: null },
  analyzedAt: null,
} satisfies Partial<Placement>;
