import type { CandidateRow, UploadOutcome } from '#contract/candidates';
import { failureMessage } from '#lib/api/failure';
import type { Notices } from '#lib/notices';
import { candidatesTexts } from './texts.ts';

const createdNotice = (count: number) => {
  if (count === 0) return null;
  return count === 1 ? candidatesTexts.created : candidatesTexts.manyCreated(count);
};

/** Spec 2 §8. A list or a record that does not load says so in its own place. */
export const candidatesNotices: Notices = {
  uploadCandidate: { success: () => createdNotice(1), failure: () => candidatesTexts.uploadFailed },
  uploadCandidates: {
    success: ({ data }: UploadOutcome<CandidateRow>) => createdNotice(data.length),
    failure: () => candidatesTexts.uploadFailed,
  },
  updateCandidate: { success: () => candidatesTexts.updated, failure: () => candidatesTexts.updateFailed },
  removeCandidate: { success: () => candidatesTexts.removed, failure: () => candidatesTexts.removalFailed },
  analyzeCandidate: { failure: (error) => failureMessage(error) ?? candidatesTexts.analyzeFailed },
  saveCandidateFile: { failure: () => candidatesTexts.fileFailed },
};
