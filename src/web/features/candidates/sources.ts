import type { Candidate, CandidatePassages } from '#contract/candidates';
import { quoteOf } from '#lib/passages';
import type { Tag } from '#ui/TagList';
import { profileTexts } from './profileTexts.ts';

/** The passage of the CV that proves a fact, in words; null for a fact without one, as those typed by hand. */
export const sourceOf = (passages: CandidatePassages, path: string): string | null => {
  const passage = passages[path];
  return passage ? profileTexts.passage(quoteOf(passage), passage.page) : null;
};

/** The words of a list with what proves each. */
export const sourcedTags = ({ passages, ...candidate }: Candidate, list: 'technicalSkills' | 'softSkills' | 'certifications'): Tag[] =>
  candidate[list].map((label, rank) => ({ label, source: sourceOf(passages, `${list}.${rank}`) }));
