import type { Placement } from '#contract/placements';
import type { Tone } from '#ui/StatusChip';
import { formatPercent } from '#lib/figures';
import { plural } from '#lib/plural';
import { detailTexts } from './detailTexts.ts';
import { estimateTerms } from './estimateTexts.ts';
import { LEVEL_LABELS, PERFORMANCE_LABELS, RISK_LABELS, URGENCY_LABELS } from './labels.ts';

export interface Estimate {
  /** As its formula is keyed. */
  key: string;
  term: string;
  /** null: 'Données insuffisantes'. */
  value: { label: string; tone?: Tone } | null;
}

const percent = (share: number | null) => (share === null ? null : { label: formatPercent(Math.round(share * 100)) });
const weeks = (count: number | null) =>
  count === null ? null : { label: `${count.toLocaleString('fr-FR')}\u00A0${plural(count, 'semaine', 'semaines')}` };
const word = <Value extends string>(labels: Record<Value, { label: string; tone: Tone }>, value: Value | null) =>
  value === null ? null : (labels[value] ?? { label: value });

const under = (head: keyof typeof estimateTerms, values: Record<string, Estimate['value']>): Estimate[] =>
  Object.entries(values).map(([name, value]) => ({
    key: `${head}.${name}`,
    term: (estimateTerms[head] as Record<string, string>)[name] ?? name,
    value,
  }));

/** What is estimated of a placement, block by block (spec 2 §3). */
export const matchAndRisk = ({ successMetrics, riskAnalysis: risk }: Placement): Estimate[] => [
  ...under('successMetrics', { successProbability: percent(successMetrics.successProbability) }),
  ...under('riskAnalysis', {
    placementFailureProbability: percent(risk.placementFailureProbability),
    timeToProductivity: weeks(risk.timeToProductivity),
    retentionRisk: word(RISK_LABELS, risk.retentionRisk),
    clientSatisfactionRisk: word(RISK_LABELS, risk.clientSatisfactionRisk),
    underqualificationRisk:
      risk.underqualificationRisk === null
        ? null
        : risk.underqualificationRisk
          ? { label: detailTexts.yes, tone: 'warning' }
          : { label: detailTexts.no, tone: 'success' },
  }),
];

export const market = ({ marketContext }: Placement): Estimate[] =>
  under('marketContext', {
    competitionLevel: word(LEVEL_LABELS, marketContext.competitionLevel),
    demandForRole: word(LEVEL_LABELS, marketContext.demandForRole),
    candidateScarcity: word(LEVEL_LABELS, marketContext.candidateScarcity),
    urgencyLevel: word(URGENCY_LABELS, marketContext.urgencyLevel),
  });

export const predictions = ({ performancePredictions: predicted }: Placement): Estimate[] =>
  under('performancePredictions', {
    expectedPerformance: word(PERFORMANCE_LABELS, predicted.expectedPerformance),
    growthPotential: word(LEVEL_LABELS, predicted.growthPotential),
    longTermSuccessProbability: percent(predicted.longTermSuccessProbability),
    rampUpTimeWeeks: weeks(predicted.rampUpTimeWeeks),
  });
