import type { UserUpdate } from '#contract/account';
import { type CallError, failureFields, failureMessage, failureStatus } from '#lib/api/failure';
import type { Notices } from '#lib/notices';
import { noticeTexts as texts } from './noticeTexts.ts';

/** Someone who tried too often is told how long to wait, which no other sentence says. */
const toldOr = (sentence: string) => (error: CallError) => (failureStatus(error) === 429 ? failureMessage(error) : null) ?? sentence;

/** Spec 1 §8, Settings; what belongs to a field stands under it as well. */
export const settingsNotices: Notices = {
  updateUser: {
    success: (_user, { body: { email, phone } }: { body: UserUpdate }) =>
      email === undefined && phone === undefined ? texts.saved : texts.contactSaved,
    failure: toldOr(texts.notSaved),
  },
  changePassword: { success: () => texts.saved, failure: toldOr(texts.notSaved) },
  updateCompany: { success: () => texts.companySaved, failure: () => texts.companyNotSaved },
  removeAccount: {
    success: () => texts.removed,
    failure: (error) => (failureFields(error).password ? null : toldOr(texts.notRemoved)(error)),
  },
};
