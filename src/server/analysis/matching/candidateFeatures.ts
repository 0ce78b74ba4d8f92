import { skillsOfCandidate } from './candidateSkills.ts';
import type { MatchedCandidate } from './features.ts';
import { meaningfulWords } from './words.ts';

export interface CandidateFeatures {
  skills: string[];
  words: string[];
  titleWords: string[];
  years: number | null;
}

export const featuresOfCandidate = (facts: MatchedCandidate): CandidateFeatures => ({
  skills: skillsOfCandidate(facts),
  words: meaningfulWords(
    [
      facts.professionalSummary,
      ...facts.technicalSkills,
      ...facts.workExperience.map(({ position, description }) => `${position}\n${description}`),
    ].join('\n'),
  ),
  titleWords: meaningfulWords([facts.currentPosition, ...facts.workExperience.map(({ position }) => position)].join('\n')),
  years: facts.yearsOfExperience,
});
