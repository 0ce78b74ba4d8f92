import { failureMessage } from '#lib/api/failure';
import type { Notices } from '#lib/notices';
import { accountTexts } from './texts.ts';

/** Spec 1 §8, Toasts. The success of a login is told once the user is known, by the flow that waits for it. */
export const accountNotices: Notices = {
  login: { failure: (error) => failureMessage(error) ?? accountTexts.signInFailed },
  register: {
    success: () => accountTexts.registered,
    failure: (error) => failureMessage(error) ?? accountTexts.unexpected,
  },
  resetPassword: { success: () => accountTexts.passwordSaved },
};
