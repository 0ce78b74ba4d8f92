import type { PlacementsCreation } from '#contract/placements';
import { failureMessage } from '#lib/api/failure';
import type { Notices } from '#lib/notices';
import { noticeTexts } from './noticeTexts.ts';

const shortlistNotice = ({ data, existing }: PlacementsCreation) => {
  const parts = [data.length > 0 ? noticeTexts.added(data.length) : '', existing > 0 ? noticeTexts.existed(existing) : ''];
  return parts.filter(Boolean).join('. ') || null;
};

/** Spec 2 §8. A list that does not load says so in its place, a refused status says nothing, a refused creation in its dialog. */
export const placementsNotices: Notices = {
  createPlacement: { success: () => noticeTexts.created },
  createShortlist: { success: shortlistNotice, failure: (error) => failureMessage(error) ?? noticeTexts.addFailed },
  updatePlacement: { success: () => noticeTexts.updated, failure: () => noticeTexts.updateFailed },
  decidePlacement: { success: () => noticeTexts.verdictSaved, failure: () => noticeTexts.verdictFailed },
  withdrawVerdict: { success: () => noticeTexts.verdictWithdrawn, failure: () => noticeTexts.verdictFailed },
  removePlacement: { success: () => noticeTexts.removed, failure: () => noticeTexts.removalFailed },
  analyzePlacement: { failure: (error) => failureMessage(error) ?? noticeTexts.analyzeFailed },
};
