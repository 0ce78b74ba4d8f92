import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { candidateEndpoints } from '#contract/candidates';
import { accountEndpoints } from '#contract/account';
import { api } from '#lib/api/api';
import { call } from '#lib/api/call';
import { follow } from '#lib/api/follow';
import { sessionReducer, signedIn } from '#lib/session/sessionSlice';
import { configureStore } from '@reduxjs/toolkit';
import { createApiExtra } from '#lib/api/extra';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { server, startWorld } from '../../../../__mocks__/api/server.ts';
import { ACCESS_TOKEN, REFRESH_TOKEN } from '../../../../__mocks__/api/world.ts';

const LIST = '*/api/v1/candidates';
const probe = api.injectEndpoints({
  endpoints: (build) => ({
    probeList: build.query<{ data: unknown[] }, void>({ query: call(candidateEndpoints.list) }),
    probeMe: build.query<unknown, void>({ query: call(accountEndpoints.me), ...follow('user') }),
    probeChange: build.mutation<unknown, string>({ query: (id) => call(candidateEndpoints.analyse)({ params: { id } }) }),
  }),
});

const openStore = () => {
  const extra = createApiExtra();
  const store = configureStore({
    reducer: { session: sessionReducer, api: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: extra } }).concat(api.middleware),
  });
  store.dispatch(signedIn({ accessToken: ACCESS_TOKEN, refreshToken: REFRESH_TOKEN }));
  return store;
};
type ProbeStore = ReturnType<typeof openStore>;
const askList = (store: ProbeStore) => store.dispatch(probe.endpoints.probeList.initiate(undefined, { forceRefetch: true }));
const askMe = (store: ProbeStore) => store.dispatch(probe.endpoints.probeMe.initiate(undefined, { forceRefetch: true }));

/** A token of no meaning but its end, as jwt-decode reads it. */
const tokenEndingIn = (seconds: number) =>
  `x.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds })).replaceAll('=', '')}.y`;

test('every call carries the stored token', async () => {
  startWorld();
  let seen: string | null = null;
  server.use(
    http.get(LIST, ({ request }) => {
      seen = request.headers.get('authorization');
      return HttpResponse.json({ data: [], total: 0, analyzing: 0 });
    }),
  );
  await askList(openStore());
  expect(seen).toBe(`Bearer ${ACCESS_TOKEN}`);
});

test('a 304 gives back the very object already held', async () => {
  startWorld();
  const asked: (string | null)[] = [];
  server.use(
    http.get(LIST, ({ request }) => {
      const etag = request.headers.get('if-none-match');
      asked.push(etag);
      return etag === '"v1"'
        ? new HttpResponse(null, { status: 304 })
        : HttpResponse.json({ data: [{ id: 1 }], total: 1 }, { headers: { etag: '"v1"' } });
    }),
  );
  const store = openStore();
  const first = await askList(store);
  const second = await askList(store);
  expect(asked).toEqual([null, '"v1"']);
  expect(second.data).toBe(first.data);
});

test.each([
  ['500', 500, 2],
  ['404', 404, 2],
  ['401', 401, 1],
  ['403', 403, 1],
])('a query refused with %s (%i) is asked %i time(s)', async (_label, status, times) => {
  const world = startWorld();
  server.use(http.get(LIST, () => HttpResponse.json({ code: 'internal', message: '' }, { status })));
  await askList(openStore());
  expect(world.calls).toHaveLength(times);
});

test('at session start a 401 gets one more try', async () => {
  const world = startWorld();
  server.use(refuse(accountEndpoints.me, 'unauthenticated'));
  await askMe(openStore());
  expect(world.calls).toEqual(['GET /users/me', 'GET /users/me']);
});

test('a change is tried again with the same idempotency key when the server fails, and not when it refuses', async () => {
  startWorld();
  const keys: (string | null)[] = [];
  let status = 500;
  server.use(
    http.post('*/api/v1/candidates/:id/analyse', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json({ code: 'internal', message: '' }, { status });
    }),
  );
  const store = openStore();
  await store.dispatch(probe.endpoints.probeChange.initiate('a'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  status = 409;
  await store.dispatch(probe.endpoints.probeChange.initiate('a'));
  expect(keys).toHaveLength(3);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a token about to end is renewed first, once for several calls at once', async () => {
  const world = startWorld();
  const store = openStore();
  store.dispatch(signedIn({ accessToken: tokenEndingIn(20), refreshToken: REFRESH_TOKEN }));
  await Promise.all([askList(store), askMe(store)]);
  expect(world.calls.filter((made) => made === 'POST /auth/refresh-token')).toHaveLength(1);
  expect(store.getState().session).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' });
});

test.each([
  ['the server refuses it', () => refuse(accountEndpoints.refresh, 'unauthenticated')],
  ['the answer holds no token', () => http.post('*/api/v1/auth/refresh-token', () => HttpResponse.json({ data: {} }))],
])('a refresh clears every token when %s', async (_label, handler) => {
  startWorld();
  server.use(handler());
  const store = openStore();
  store.dispatch(signedIn({ accessToken: tokenEndingIn(-5), refreshToken: REFRESH_TOKEN }));
  await askList(store);
  expect(store.getState().session).toMatchObject({ accessToken: null, refreshToken: null, status: 'anonymous' });
});

test('a refresh that gets no answer at all keeps the session', async () => {
  startWorld();
  server.use(http.post('*/api/v1/auth/refresh-token', () => HttpResponse.error()));
  const store = openStore();
  store.dispatch(signedIn({ accessToken: tokenEndingIn(20), refreshToken: REFRESH_TOKEN }));
  await askList(store);
  expect(store.getState().session.refreshToken).toBe(REFRESH_TOKEN);
});

test('a refresh that another tab has made meanwhile is not made again', async () => {
  const world = startWorld();
  const store = openStore();
  store.dispatch(signedIn({ accessToken: tokenEndingIn(20), refreshToken: REFRESH_TOKEN }));
  localStorage.setItem('accessToken', 'access-7');
  localStorage.setItem('refreshToken', 'refresh-7');
  await askList(store);
  expect(world.calls).toEqual(['GET /candidates']);
  expect(store.getState().session).toMatchObject({ accessToken: 'access-7', refreshToken: 'refresh-7' });
});

test('tabs take turns to refresh', async () => {
  const turns: string[] = [];
  const request = async (name: string, work: () => Promise<unknown>) => {
    turns.push(name);
    return work();
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  startWorld();
  const store = openStore();
  store.dispatch(signedIn({ accessToken: tokenEndingIn(20), refreshToken: REFRESH_TOKEN }));
  await askList(store);
  Reflect.deleteProperty(navigator, 'locks');
  expect(turns).toEqual(['session-refresh']);
});

test('a refresh heard of while waiting for a turn is not made again, and one made is stored before the turn ends', async () => {
  const world = startWorld();
  const store = openStore();
  const stored: (string | null)[] = [];
  const request = async (_name: string, work: () => Promise<unknown>) => {
    store.dispatch(signedIn({ accessToken: 'access-8', refreshToken: 'refresh-8' }));
    await work();
    stored.push(localStorage.getItem('refreshToken'));
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  store.dispatch(signedIn({ accessToken: tokenEndingIn(20), refreshToken: REFRESH_TOKEN }));
  await askList(store);
  expect(world.calls).toEqual(['GET /candidates']);
  await waitFor(() => expect(stored).toEqual([null]));

  const turn = async (_name: string, work: () => Promise<unknown>) => {
    await work();
    stored.push(localStorage.getItem('refreshToken'));
  };
  Object.defineProperty(navigator, 'locks', { value: { request: turn }, configurable: true });
  store.dispatch(signedIn({ accessToken: tokenEndingIn(20), refreshToken: REFRESH_TOKEN }));
  await askList(store);
  Reflect.deleteProperty(navigator, 'locks');
  await waitFor(() => expect(stored).toEqual([null, 'refresh-2']));
});
