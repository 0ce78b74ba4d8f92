const NB = '\u00A0';
const s = (count: number) => (count > 1 ? 's' : '');

/** How estimates were computed, or why there is none: tooltips of the placement. */
export const TEXTS = {
  noScore: 'Aucun score\u00A0: la paire n’est pas encore analysée, ou l’offre ne demande rien de comparable.',
  noMustHaves: 'L’offre ne dit pas ce qui est indispensable.',
  noComparableBase: 'Aucun autre candidat analysé à comparer.',
  competition: (rivals: number, several: number, many: number) =>
    `${rivals} autre${s(rivals)} candidat${s(rivals)} de votre base obtien${rivals > 1 ? 'nent' : 't'} 60 ou plus pour cette offre. Moyenne à partir de ${several}, forte à partir de ${many}.`,
  smallBase: (size: number, min: number) =>
    `${size} candidat${s(size)} analysé${s(size)} dans votre base\u00A0: il en faut au moins ${min}.`,
  scarcity: (holders: number, base: number, share: string) =>
    `${holders} candidat${s(holders)} sur ${base} (${share}) dans votre base répond${holders > 1 ? 'ent' : ''} à l’indispensable de l’offre (80 ou plus sur ces seuls critères). Forte sous 10${NB}%, moyenne sous 30${NB}%.`,
  fewOffers: (min: number) => `Il faut au moins ${min} autres offres ouvertes pour comparer.`,
  demand: (fitting: number, offers: number) =>
    `Ce candidat obtient 60 ou plus sur ${fitting} des ${offers} autres offres ouvertes. Moyenne à partir de 2, forte à partir de 4.`,
  noDeadline: 'L’offre ne donne pas de date limite.',
  deadlinePassed: 'La date limite de l’offre est passée.',
  urgency: (left: number, urgent: number, soon: number) =>
    `${left} jour${s(left)} avant la date limite de l’offre. Urgent jusqu’à ${urgent} jours, élevé jusqu’à ${soon}.`,
  rampUp: (missing: number, partly: number, weeks: number) =>
    `2 semaines de prise de poste + 3 par compétence indispensable manquante (${missing}) + 1 par compétence acquise en partie (${partly}), 26 au plus = ${weeks} semaines.`,
  noNotice: 'Le préavis du candidat n’est pas connu.',
  timeToProductivity: (notice: number, rampUp: number) => `Préavis (${notice} semaines) + montée en compétence (${rampUp} semaines).`,
  clientSatisfaction: (share: string, safe: string, fair: string) =>
    `${share} des critères indispensables de l’offre sont remplis (pondérés). Risque faible à partir de ${safe}, moyen à partir de ${fair}.`,
  contradicted: (label: string) => `Le CV contredit un critère indispensable${NB}: ${label}.`,
  underqualification: (share: string, fair: string) =>
    `${share} des critères indispensables de l’offre sont remplis (pondérés). Le risque est signalé sous ${fair}.`,
  fewEnded: (found: number, min: number) =>
    `${found} placement${s(found)} terminé${s(found)} de même niveau de score${NB}: il en faut au moins ${min}.`,
  success: (placed: number, ended: number, share: string) =>
    `${placed} de vos ${ended} placements terminés de même niveau de score ont abouti, soit ${share}.`,
  fewPlaced: (found: number, min: number) => `${found} placement${s(found)} abouti${s(found)}${NB}: il en faut au moins ${min}.`,
  completion: (days: number, placed: number) => `Création + durée médiane de vos ${placed} placements aboutis (${days} jour${s(days)}).`,
  completionPast: (days: number) => `La durée médiane de vos placements aboutis (${days} jour${s(days)}) est dépassée.`,
  unsure: (confidence: number, min: number) => `La confiance du score est de ${confidence}${NB}%${NB}: il faut au moins ${min}${NB}%.`,
  performance: (score: number) => `D’après le seul score (${score})${NB}: au-dessus de la moyenne à partir de 80, moyenne à partir de 60.`,
  noOutcomeData: 'Aucune donnée sur ce que deviennent les personnes après leur prise de poste.',
  noGrowthData: 'Aucune formule honnête ne le déduit d’un CV.',
  fee: (rate: string, assumed: boolean, middle: string, fee: string) =>
    `${rate}${NB}%${assumed ? ' (hypothèse)' : ''} × ${middle}${NB}k€ (milieu de la fourchette de l’offre) × 1000 = ${fee}${NB}€`,
  noFee: 'L’offre ne donne pas de salaire en euros.',
};
