import { accountApi } from '#features/account';
import { api } from '#lib/api/api';
import { commonTexts } from '#lib/commonTexts';
import { notify } from '#lib/notify';
import { signedOut } from '#lib/session/sessionSlice';
import type { Listen } from './listen.ts';

/** The end of a session forgets every cached answer; a refused refresh is told, and a person who leaves tells the server (decisions §3). */
export const listenToSignOut = (listen: Listen): void => {
  listen({
    actionCreator: signedOut,
    effect: ({ payload: endedBy, meta }, { dispatch, extra, getOriginalState }) => {
      const { refreshToken } = getOriginalState().session;
      extra.held.clear();
      dispatch(api.util.resetApiState());
      if (meta.reason) notify('error', commonTexts.signedOut);
      if (endedBy === 'user' && refreshToken) void dispatch(accountApi.endpoints.logout.initiate({ body: { refreshToken } }));
    },
  });
};
