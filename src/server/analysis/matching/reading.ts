import type { Match, MatchReading } from '#contract/matching';

/** What the criteria say, in French sentences, each true of this pair alone; names nobody. */
export const readingOf = (match: Match): MatchReading & { reasoning: string } => {
  const met = match.criteria.filter(({ outcome }) => outcome === 'met');
  const missing = match.criteria.filter(
    ({ outcome, category }) => category === 'skill' && (outcome === 'not_found' || outcome === 'not_met'),
  );
  return {
    strengths: met.map(({ label }) => `${label} : le CV le mentionne.`),
    concerns: missing.filter(({ kind }) => kind === 'required').map(({ label }) => `${label} : demandé par l’offre, absent du CV.`),
    missingSkills: missing.map(({ label }) => label),
    reasoning: `${met.length} des ${match.criteria.length} critères de l’offre sont remplis.`,
  };
};
