import type { UploadOutcome } from '#contract/candidates';
import type { JobRow } from '#contract/jobs';
import { failureMessage } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import type { Notices } from '#lib/notices';
import type { Place } from './jobsApi.ts';
import { noticeTexts } from './noticeTexts.ts';

interface Change {
  place: Place;
}

const createdNotice = (count: number) => {
  if (count === 0) return null;
  return count === 1 ? noticeTexts.created : noticeTexts.manyCreated(count);
};

/** Spec 1 §8. A list that does not load says so in its own place too. */
export const jobsNotices: Notices = {
  listJobs: { failure: (error) => noticeTexts.listFailed(failureMessage(error) ?? commonTexts.unknownError) },
  createJob: { success: () => noticeTexts.created, failure: () => noticeTexts.creationFailed },
  uploadJob: { success: () => noticeTexts.created, failure: () => noticeTexts.uploadFailed },
  uploadJobs: {
    success: ({ data }: UploadOutcome<JobRow>) => createdNotice(data.length),
    failure: () => noticeTexts.uploadFailed,
  },
  updateJob: {
    success: (_job, { place }: Change) => noticeTexts.updated[place],
    failure: (_error, { place }: Change) => noticeTexts.updateFailed[place],
  },
  removeJob: {
    success: (_nothing, { place }: Change) => noticeTexts.removed[place],
    failure: (_error, { place }: Change) => noticeTexts.removalFailed[place],
  },
  analyzeJob: { failure: (error) => failureMessage(error) ?? noticeTexts.analyzeFailed },
};
