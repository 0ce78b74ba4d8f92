import type { JobPassages } from '#contract/jobs';
import { quoteOf } from '#lib/passages';
import { detailTexts } from './detailTexts.ts';

/** The passage of the job description that proves a fact, in words; null for a fact without one, as those typed by hand. */
export const sourceOf = (passages: JobPassages, path: string): string | null => {
  const passage = passages[path];
  return passage ? detailTexts.passage(quoteOf(passage), passage.page) : null;
};
