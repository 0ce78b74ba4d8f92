import { REHYDRATE } from 'redux-persist';
import { accountApi, accountTexts } from '#features/account';
import { api } from '#lib/api/api';
import { notify } from '#lib/notify';
import { takeSignIn } from '#lib/session/arrival';
import { loginWaitEnded, signedIn } from '#lib/session/sessionSlice';
import type { Listen } from './listen.ts';

/** Wait for the user after a login (spec 1 §4, §9). */
const CHECKS = 10;
const CHECK_MS = 100;

/** A login stores the tokens, waits a moment for the user, then tells the success; the guards do the moving. */
export const listenToLogin = (listen: Listen): void => {
  listen({
    matcher: accountApi.endpoints.login.matchFulfilled,
    effect: async ({ payload }, { dispatch, getState, delay }) => {
      dispatch(signedIn(payload));
      // A check that got no answer before does not start again by itself.
      dispatch(api.util.invalidateTags(['User', 'Company']));
      for (let check = 0; check < CHECKS && getState().session.status === 'checking'; check += 1) await delay(CHECK_MS);
      if (getState().session.accessToken) notify('success', accountTexts.signedIn);
      dispatch(loginWaitEnded());
    },
  });
  // Signed in on the page that has none of the application: told on arrival.
  listen({
    type: REHYDRATE,
    effect: async (_action, { getState, condition, unsubscribe }) => {
      unsubscribe();
      if (!takeSignIn()) return;
      await condition((_event, { session }) => session.status === 'authenticated' || session.status === 'anonymous');
      if (getState().session.status === 'authenticated') notify('success', accountTexts.signedIn);
    },
  });
};
