import type { Notices } from '#lib/notices';
import { cvTexts } from './texts.ts';

/** Spec 2 §8, CV generation. Why it failed is said in the dialog. */
export const cvNotices: Notices = {
  generateCv: { success: () => cvTexts.generated, failure: () => cvTexts.generationFailed },
};
