import { type CallError, failureMessage } from '#lib/api/failure';
import type { Notices } from '#lib/notices';
import { accountTexts } from './texts.ts';

/** What the toast of a refused login says (spec 1 §8). */
export const loginFailure = (error: CallError): string => failureMessage(error) ?? accountTexts.signInFailed;

/** Spec 1 §8, Toasts. The success of a login is told once the user is known, by the flow that waits for it. */
export const accountNotices: Notices = {
  login: { failure: loginFailure },
  register: {
    success: () => accountTexts.registered,
    failure: (error) => failureMessage(error) ?? accountTexts.unexpected,
  },
  resetPassword: { success: () => accountTexts.passwordSaved },
};
