import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { jwtDecode, type JwtPayload } from 'jwt-decode';
import { accountEndpoints } from '#contract/account';
import { endpointUrl } from '#contract/endpoint';
import type { RootState } from '../redux.ts';
import { type SessionTokens, signedOut, tokensRefreshed } from '../session/sessionSlice.ts';
import { settings } from '../settings.ts';
import { readTokens } from './answers.ts';
import type { ApiExtra } from './extra.ts';

/** An access token this close to its end is renewed before it is used again, in milliseconds. */
const EARLY_MS = 60_000;

/** Every call waits for the refresh: a server that hangs must not hold them for ever. */
const TIMEOUT_MS = 20_000;

/** What a token says; nothing for a token that is no JWT, as other backends may give. */
const claimsOf = (token: string): JwtPayload => {
  try {
    return jwtDecode(token);
  } catch {
    return {};
  }
};

/** Milliseconds since 1970 at which a token ends; null when it does not say. */
export const tokenExpiry = (token: string): number | null => {
  const { exp } = claimsOf(token);
  return exp === undefined ? null : exp * 1000;
};

/** Id of the user whom a token names; null when it names nobody. */
export const tokenHolder = (token: string): string | null => claimsOf(token).sub ?? null;

type RefreshApi = Pick<BaseQueryApi, 'getState' | 'dispatch' | 'extra'>;

/** Why a refresh failed, as the specification words it (spec 1 §4). */
const REFRESH_FAILURES = {
  noRefreshToken: 'Aucun refresh token disponible',
  noNewToken: 'Aucun nouveau token reçu',
} as const;

interface Refused {
  refused: string;
}

/** `no_answer`: the server could not be reached, so nothing is known about the session. */
type Outcome = SessionTokens | Refused | 'no_answer';

const requestTokens = async (refreshToken: string): Promise<Outcome> => {
  const response = await fetch(settings.apiBaseUrl + endpointUrl(accountEndpoints.refresh), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!response) return 'no_answer';
  if (!response.ok) return { refused: `HTTP ${response.status}` };
  return readTokens(await response.json().catch(() => null)) ?? { refused: REFRESH_FAILURES.noNewToken };
};

/** Another tab's process sees what was stored a moment later, in milliseconds. */
const SPREAD_MS = 300;

/** One tab at a time: a refresh token is good for one use (decisions §3). Where there is no lock, the server's grace helps. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- browsers give locks to secure pages only
  if (!navigator.locks) return work();
  return new Promise<T>((resolve, reject) => {
    navigator.locks
      .request('session-refresh', async () => {
        await work().then(resolve, reject);
        await new Promise((spread) => setTimeout(spread, SPREAD_MS));
      })
      // No turn was given, as to a page that is being left.
      .catch(reject);
  });
};

/** What another tab stored while this one waited for its turn; null when the token is still the one to use. */
const tokensOfOtherTab = (refreshToken: string | null): SessionTokens | null => {
  const [stored, accessToken] = [localStorage.getItem('refreshToken'), localStorage.getItem('accessToken')];
  return refreshToken !== null && stored !== null && accessToken !== null && stored !== refreshToken
    ? { accessToken, refreshToken: stored }
    : null;
};

/** Written before the turn ends, so that the next tab finds them: the store's own storage writes a moment later. */
const store = ({ accessToken, refreshToken }: SessionTokens): void => {
  if (refreshToken !== null) localStorage.setItem('refreshToken', refreshToken);
  localStorage.setItem('accessToken', accessToken);
};

/** `asked`: the access token that was to be renewed when this tab got in line. */
const refresh = async ({ getState, dispatch }: RefreshApi, asked: string | null): Promise<SessionTokens | null> => {
  const session = () => (getState() as RootState).session;
  const current = () => session().refreshToken;
  const { accessToken, refreshToken } = session();
  // Another tab's refresh was heard of meanwhile.
  if (accessToken !== null && accessToken !== asked) return { accessToken, refreshToken };
  const renewed = tokensOfOtherTab(refreshToken);
  if (renewed) {
    dispatch(tokensRefreshed(renewed));
    return renewed;
  }
  const outcome = refreshToken === null ? { refused: REFRESH_FAILURES.noRefreshToken } : await requestTokens(refreshToken);
  // A sign-out or another tab's refresh that happened meanwhile wins.
  if (current() !== refreshToken || outcome === 'no_answer') return null;
  if ('refused' in outcome) {
    dispatch(signedOut('server', outcome.refused));
    return null;
  }
  store(outcome);
  dispatch(tokensRefreshed(outcome));
  return outcome;
};

/** Renews the tokens, once however many ask at the same time. On a refusal every token is cleared (spec 1 §4). */
export const refreshTokens = (api: RefreshApi): Promise<SessionTokens | null> => {
  const extra = api.extra as ApiExtra;
  const { accessToken } = (api.getState() as RootState).session;
  extra.refreshing ??= inTurn(() => refresh(api, accessToken)).finally(() => {
    extra.refreshing = null;
  });
  return extra.refreshing;
};

/** Renews an access token that ends within a minute, before a call uses it: a woken laptop is not signed out. */
export const ensureFreshToken = async (api: RefreshApi): Promise<void> => {
  const { accessToken, refreshToken } = (api.getState() as RootState).session;
  if (!accessToken || !refreshToken) return;
  const expiry = tokenExpiry(accessToken);
  if (expiry !== null && expiry - Date.now() < EARLY_MS) await refreshTokens(api);
};
