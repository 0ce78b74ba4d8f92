import { REHYDRATE } from 'redux-persist';
import { tokenHolder } from '#lib/api/tokenRefresh';
import { signedOut, tokensFound, tokensRefreshed } from '#lib/session/sessionSlice';
import type { Listen } from './listen.ts';

/** Other tabs write the same two keys: this one follows a sign-out, a sign-in and a refresh (decisions §3). */
export const listenToOtherTabs = (listen: Listen): void => {
  listen({
    type: REHYDRATE,
    effect: async (_action, { dispatch, getState, signal, unsubscribe, pause }) => {
      unsubscribe();
      const follow = ({ key, newValue, storageArea }: StorageEvent) => {
        if (storageArea !== localStorage || (key !== null && key !== 'accessToken')) return;
        const { accessToken, user } = getState().session;
        const refreshToken = localStorage.getItem('refreshToken');
        if (!newValue) {
          if (accessToken) dispatch(signedOut('other_tab'));
        } else if (newValue !== accessToken) {
          const holder = tokenHolder(newValue);
          const isSameUser = accessToken !== null && (user === null || holder === null || holder === user.id);
          // Someone else signed in: what this tab knows is not hers to see.
          if (accessToken !== null && !isSameUser) dispatch(signedOut('other_tab'));
          dispatch((isSameUser ? tokensRefreshed : tokensFound)({ accessToken: newValue, refreshToken }));
        }
      };
      window.addEventListener('storage', follow);
      await pause(new Promise((resolve) => signal.addEventListener('abort', resolve)));
      window.removeEventListener('storage', follow);
    },
  });
};
