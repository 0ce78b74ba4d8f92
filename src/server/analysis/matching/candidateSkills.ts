import { skillIdsOf } from '../candidate/skills.ts';
import type { MatchedCandidate } from './features.ts';

/** Canonical ids of every skill that the facts name, in lists and in prose. */
export const skillsOfCandidate = (
  facts: Pick<MatchedCandidate, 'technicalSkills' | 'certifications' | 'workExperience' | 'professionalSummary'>,
): string[] =>
  [
    ...new Set(
      [
        ...facts.technicalSkills,
        ...facts.certifications,
        facts.professionalSummary,
        ...facts.workExperience.flatMap(({ position, description }) => [position, description]),
      ].flatMap(skillIdsOf),
    ),
  ].sort();
