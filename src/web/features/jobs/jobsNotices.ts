import type { UploadOutcome } from '#contract/candidates';
import type { JobRow } from '#contract/jobs';
import { failureMessage } from '#lib/api/failure';
import { commonTexts } from '#lib/commonTexts';
import type { Notices } from '#lib/notices';
import type { Place } from './jobsApi.ts';
import { jobsTexts } from './texts.ts';

interface Change {
  place: Place;
}

const createdNotice = (count: number) => {
  if (count === 0) return null;
  return count === 1 ? jobsTexts.created : jobsTexts.manyCreated(count);
};

/** Spec 1 §8. A list that does not load says so in its own place too. */
export const jobsNotices: Notices = {
  listJobs: { failure: (error) => jobsTexts.listFailed(failureMessage(error) ?? commonTexts.unknownError) },
  createJob: { success: () => jobsTexts.created, failure: () => jobsTexts.creationFailed },
  uploadJob: { success: () => jobsTexts.created, failure: () => jobsTexts.uploadFailed },
  uploadJobs: {
    success: ({ data }: UploadOutcome<JobRow>) => createdNotice(data.length),
    failure: () => jobsTexts.uploadFailed,
  },
  updateJob: {
    success: (_job, { place }: Change) => jobsTexts.updated[place],
    failure: (_error, { place }: Change) => jobsTexts.updateFailed[place],
  },
  removeJob: {
    success: (_nothing, { place }: Change) => jobsTexts.removed[place],
    failure: (_error, { place }: Change) => jobsTexts.removalFailed[place],
  },
  analyzeJob: { failure: (error) => failureMessage(error) ?? jobsTexts.analyzeFailed },
};
