import type { MatchedCandidate } from '../matchedCandidate.ts';
import { skillMentions } from './mentions.ts';

type Telling = Pick<
  MatchedCandidate,
  'technicalSkills' | 'certifications' | 'workExperience' | 'professionalSummary' | 'education' | 'currentPosition'
>;

/** Canonical ids of every skill that the facts name, in lists and in prose, in alphabetical order. */
export const skillsOfCandidate = (facts: Telling): string[] => {
  const ids = (texts: readonly string[], listed: boolean) => texts.flatMap((text) => skillMentions(text, listed).map(({ id }) => id));
  return [
    ...new Set([
      ...ids([...facts.technicalSkills, ...facts.certifications], true),
      ...ids([facts.professionalSummary, facts.currentPosition], false),
      ...ids(
        facts.workExperience.flatMap(({ position, description }) => [position, description]),
        false,
      ),
      ...ids(
        facts.education.flatMap(({ degree, field }) => [degree, field]),
        false,
      ),
    ]),
  ].toSorted();
};
