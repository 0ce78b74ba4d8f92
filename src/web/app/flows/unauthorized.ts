import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { CallMeta } from '#lib/api/baseQuery';
import { commonTexts } from '#lib/commonTexts';
import { notify } from '#lib/notify';
import { signedOut } from '#lib/session/sessionSlice';
import type { Listen } from './listen.ts';

/** A 401 to a call that carried a token: one toast per burst, the session cleared, `/login` (spec 1 §8, decisions §3). */
export const listenToUnauthorized = (listen: Listen): void => {
  listen({
    predicate: (action, _state, before) =>
      isRejectedWithValue(action) &&
      (action.payload as { status?: unknown }).status === 401 &&
      (action.meta as { baseQueryMeta?: CallMeta }).baseQueryMeta?.carriedToken === true &&
      before.session.accessToken !== null,
    effect: (_action, { dispatch, getState }) => {
      notify('error', commonTexts.signedOut);
      if (getState().session.accessToken) dispatch(signedOut('server'));
    },
  });
};
