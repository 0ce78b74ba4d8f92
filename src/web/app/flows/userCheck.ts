import { accountApi, accountTexts } from '#features/account';
import { failureStatus } from '#lib/api/failure';
import { signedOut, userLoaded, userUnreachable } from '#lib/session/sessionSlice';
import type { Listen } from './listen.ts';

const { getMe } = accountApi.endpoints;

/** Authenticated means that the user fetch succeeded; when it is refused the session is cleared (spec 1 §4). */
export const listenToUserCheck = (listen: Listen): void => {
  listen({
    matcher: getMe.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      // An answer that comes after the end of the session brings nobody back.
      if (getState().session.accessToken) dispatch(userLoaded(payload));
    },
  });
  listen({
    matcher: getMe.matchRejected,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const { accessToken, user } = getState().session;
      if (meta.condition || meta.aborted || !accessToken) return;
      if (failureStatus(payload) === null) {
        if (!user) dispatch(userUnreachable());
        return;
      }
      // oxlint-disable-next-line no-console -- the specification asks for this line (spec 1 §8)
      console.error(accountTexts.userFetchFailed);
      dispatch(signedOut('server'));
    },
  });
};
