import type { List } from '#contract/common';
import type { Question } from '#contract/questions';
import { failureMessage } from '#lib/api/failure';
import type { Notices } from '#lib/notices';
import { noticeTexts } from './noticeTexts.ts';

/** Spec 2 §8. Questions that do not load say so in their place. */
export const questionsNotices: Notices = {
  generateQuestions: {
    success: ({ data }: List<Question>) => noticeTexts.generated(data.length),
    failure: (error) => failureMessage(error) ?? noticeTexts.generationFailed,
  },
  createQuestion: { success: () => noticeTexts.created, failure: () => noticeTexts.creationFailed },
  updateQuestion: { success: () => noticeTexts.updated, failure: () => noticeTexts.updateFailed },
};
