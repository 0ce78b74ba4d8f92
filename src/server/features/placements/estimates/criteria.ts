import type { Match, MatchCriterion } from '#contract/matching';

export const required = ({ criteria }: Match): MatchCriterion[] => criteria.filter(({ kind }) => kind === 'required');

/** Indispensable skills that the CV does not prove, wholly or not at all. */
export const missingMustHaves = (match: Match) => {
  const skills = required(match).filter(({ category }) => category === 'skill');
  return {
    missing: skills.filter(({ outcome }) => outcome === 'not_met' || outcome === 'not_found'),
    partly: skills.filter(({ outcome }) => outcome === 'partly'),
  };
};

/** 0 to 1 of what the offer calls indispensable; null when it calls nothing so. */
export const mustHaveShare = (match: Match): number | null => {
  const asked = required(match);
  const weight = asked.reduce((sum, criterion) => sum + criterion.weight, 0);
  return weight === 0 ? null : asked.reduce((sum, criterion) => sum + criterion.weight * criterion.credit, 0) / weight;
};
