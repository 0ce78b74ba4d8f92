import { failureMessage, failureStatus } from '#lib/api/failure';
import type { Notices } from '#lib/notices';
import { companyTexts } from './texts.ts';

/** Spec 1 §8, Company creation. */
export const companyNotices: Notices = {
  createCompany: {
    success: () => companyTexts.created,
    failure: (error) => (failureStatus(error) === 409 ? companyTexts.taken : (failureMessage(error) ?? companyTexts.creationFailed)),
  },
};
