import { isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { accountNotices } from '#features/account';
import { candidatesNotices } from '#features/candidates';
import { companyNotices } from '#features/company';
import { type CallError, failureStatus } from '#lib/api/failure';
import type { CallMeta } from '#lib/api/baseQuery';
import { commonTexts } from '#lib/commonTexts';
import type { Notices } from '#lib/notices';
import { notify } from '#lib/notify';
import type { Listen } from './listen.ts';

const notices: Notices = { ...accountNotices, ...companyNotices, ...candidatesNotices };

interface CallArg {
  endpointName?: string;
  originalArgs?: unknown;
}

const noticeOf = (action: { meta: unknown }) => {
  const { endpointName, originalArgs } = (action.meta as { arg?: CallArg }).arg ?? {};
  return { notice: endpointName === undefined ? undefined : notices[endpointName], input: originalArgs as never };
};

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
    effect: (action) => {
      const error = action.payload as CallError;
      const status = failureStatus(error);
      if (status === 403) return notify('error', commonTexts.forbidden);
      if (status === 401 && (action.meta as { baseQueryMeta?: CallMeta }).baseQueryMeta?.carriedToken) return undefined;
      const { notice, input } = noticeOf(action);
      const message = notice?.failure?.(error, input);
      if (message) notify('error', message);
      return undefined;
    },
  });
};
