import { createListenerMiddleware } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { legacy_configureStore as configureMockStore } from 'redux-mock-store';
import { accountApi } from '#features/account';
import { companyApi } from '#features/company';
import { api } from '#lib/api/api';
import { createApiExtra } from '#lib/api/extra';
import { notify } from '#lib/notify';
import { signedOut } from '#lib/session/sessionSlice';
import { startFlows } from '../../../../src/web/app/flows/startFlows.ts';
import { createRootReducer, type RootState } from '../../../../src/web/app/store.ts';
import { startWorld } from '../../../../__mocks__/api/server.ts';

jest.mock('#lib/notify');
const said = () => jest.mocked(notify).mock.calls;

/** A store that reduces nothing and lists what the flows dispatch. */
const openLog = (session: Partial<RootState['session']> = {}) => {
  const extra = createApiExtra();
  const listeners = createListenerMiddleware({ extra });
  startFlows(listeners.startListening as never);
  const blank = createRootReducer()(undefined, { type: '@@INIT' });
  const store = configureMockStore([listeners.middleware])({ ...blank, session: { ...blank.session, ...session } });
  const types = () => store.getActions().map(({ type }) => type as string);
  return { store, types, extra };
};

const fulfilled = (endpointName: string, payload: unknown) => ({
  type: 'api/executeMutation/fulfilled',
  payload,
  meta: { arg: { type: 'mutation', endpointName, originalArgs: {} }, requestId: 'r1', requestStatus: 'fulfilled' },
});

/** Leaves time for what should not happen. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => jest.useRealTimers());
beforeEach(() => {
  startWorld();
  jest.mocked(notify).mockClear();
});

test('a login: tokens, then ten checks of 100 ms while the user does not come, then the wait ends', async () => {
  jest.useFakeTimers();
  const { store, types } = openLog({ accessToken: 'access-1', status: 'checking' });
  store.dispatch(fulfilled('login', { accessToken: 'access-1', refreshToken: 'refresh-1' }));
  expect(types().slice(1)).toEqual(['session/signedIn', 'api/invalidateTags']);
  await jest.advanceTimersByTimeAsync(990);
  expect(types().slice(1)).toEqual(['session/signedIn', 'api/invalidateTags']);
  await jest.advanceTimersByTimeAsync(20);
  expect(types().slice(1)).toEqual(['session/signedIn', 'api/invalidateTags', 'session/loginWaitEnded']);
  expect(said()).toEqual([['success', 'Connexion réussie !']]);
});

test('a login whose user is already there waits for nothing', async () => {
  const { store, types } = openLog({ accessToken: 'access-1', status: 'authenticated' });
  store.dispatch(fulfilled('login', { accessToken: 'access-1', refreshToken: 'refresh-1' }));
  await waitFor(() => expect(types().slice(1)).toEqual(['session/signedIn', 'api/invalidateTags', 'session/loginWaitEnded']));
});

test('a created company renews the tokens', async () => {
  const { store, types } = openLog({ accessToken: 'access-1', refreshToken: 'refresh-1' });
  store.dispatch(fulfilled('createCompany', { id: 'c' }));
  await waitFor(() => expect(types()).toContain('session/tokensRefreshed'));
});

test('a 401 to a call that carried a token ends the session; one that carried none does not', async () => {
  const rejected = (carriedToken: boolean) => ({
    type: 'api/executeQuery/rejected',
    payload: { status: 401 },
    error: { message: 'Rejected' },
    meta: {
      arg: { endpointName: 'listCandidates' },
      requestId: 'r1',
      requestStatus: 'rejected',
      rejectedWithValue: true,
      baseQueryMeta: { carriedToken },
    },
  });
  const { store, types } = openLog({ accessToken: 'access-1' });
  store.dispatch(rejected(false));
  await pause();
  expect(types()).not.toContain('session/signedOut');
  store.dispatch(rejected(true));
  await waitFor(() => expect(types()).toContain('session/signedOut'));
  expect(said()).toEqual([['error', 'Vous avez été déconnecté.']]);
});

test('the end of a session forgets every answer', async () => {
  const { store, types, extra } = openLog({ accessToken: 'access-1' });
  extra.held.set('/candidates', { etag: 'v1', body: {} });
  store.dispatch(signedOut('server'));
  await waitFor(() => expect(types()).toEqual(['session/signedOut', api.util.resetApiState.type]));
  expect(extra.held.size).toBe(0);
});

test.each([
  ['login', accountApi.endpoints.login.matchFulfilled],
  ['createCompany', companyApi.endpoints.createCompany.matchFulfilled],
])('the hand-made %s above is what RTK Query dispatches', (name, matches) => {
  expect(matches(fulfilled(name, {}))).toBe(true);
});
