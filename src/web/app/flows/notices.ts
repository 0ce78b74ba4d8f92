import { isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { accountNotices } from '#features/account';
import { candidatesNotices } from '#features/candidates';
import { companyNotices } from '#features/company';
import { conversationsNotices } from '#features/conversations';
import { cvNotices } from '#features/cv';
import { jobsNotices } from '#features/jobs';
import { placementsNotices } from '#features/placements';
import { questionsNotices } from '#features/questions';
import { settingsNotices } from '#features/settings';
import { templateConfigsNotices } from '#features/template-configs';
import { templatesNotices } from '#features/templates';
import { type CallError, failureStatus } from '#lib/api/failure';
import type { CallMeta } from '#lib/api/baseQuery';
import { commonTexts } from '#lib/commonTexts';
import type { Notices } from '#lib/notices';
import { notify } from '#lib/notify';
import type { RootState } from '#lib/redux';
import type { Listen } from './listen.ts';

const notices: Notices = {
  ...accountNotices,
  ...companyNotices,
  ...candidatesNotices,
  ...jobsNotices,
  ...placementsNotices,
  ...questionsNotices,
  ...cvNotices,
  ...conversationsNotices,
  ...settingsNotices,
  ...templatesNotices,
  ...templateConfigsNotices,
};

interface CallArg {
  endpointName?: string;
  originalArgs?: unknown;
  /** Of a query only. */
  queryCacheKey?: string;
}

const argOf = (action: { meta: unknown }): CallArg => (action.meta as { arg?: CallArg }).arg ?? {};

const noticeOf = (action: { meta: unknown }) => {
  const { endpointName, originalArgs } = argOf(action);
  return { notice: endpointName === undefined ? undefined : notices[endpointName], input: originalArgs as never };
};

/** Whether a query had failed the last time too: one that is asked again and again says so once. */
const hadFailed = (action: { meta: unknown }, { api }: RootState) => api.queries[argOf(action).queryCacheKey ?? '']?.error !== undefined;

/** Every toast about a call, once: success, failure, and 403. A 401 that ends the session has its own flow. */
export const listenToNotices = (listen: Listen): void => {
  listen({
    matcher: isFulfilled,
    effect: (action) => {
      const { notice, input } = noticeOf(action);
      const message = notice?.success?.(action.payload as never, input);
      if (message) notify('success', message);
    },
  });
  listen({
    matcher: isRejectedWithValue,
    effect: (action, { getOriginalState }) => {
      const before = getOriginalState();
      const error = action.payload as CallError;
      const status = failureStatus(error);
      // A screen that asks for several things is refused once.
      if (status === 403) return notify('error', commonTexts.forbidden, { once: true });
      if (status === 401 && (action.meta as { baseQueryMeta?: CallMeta }).baseQueryMeta?.carriedToken) return undefined;
      const { notice, input } = noticeOf(action);
      const message = hadFailed(action, before) ? null : notice?.failure?.(error, input);
      // A list that a screen asks for twice fails once; a person who tries again is answered each time.
      if (message) notify('error', message, { once: argOf(action).queryCacheKey !== undefined });
      return undefined;
    },
  });
};
