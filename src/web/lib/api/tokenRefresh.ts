import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { jwtDecode } from 'jwt-decode';
import { accountEndpoints } from '#contract/account';
import { endpointUrl } from '#contract/endpoint';
import type { RootState } from '../redux.ts';
import { type SessionTokens, signedOut, tokensRefreshed } from '../session/sessionSlice.ts';
import { settings } from '../settings.ts';
import { readTokens } from './answers.ts';
import type { ApiExtra } from './extra.ts';

/** An access token this close to its end is renewed before it is used again, in milliseconds. */
const EARLY_MS = 60_000;

/** Milliseconds since 1970 at which a token ends; null for a token that is no JWT, as other backends may give. */
export const tokenExpiry = (token: string): number | null => {
  try {
    const { exp } = jwtDecode(token);
    return exp === undefined ? null : exp * 1000;
  } catch {
    return null;
  }
};

type RefreshApi = Pick<BaseQueryApi, 'getState' | 'dispatch' | 'extra'>;

const requestTokens = async (refreshToken: string): Promise<SessionTokens> => {
  const response = await fetch(settings.apiBaseUrl + endpointUrl(accountEndpoints.refresh), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
  const tokens = response.ok ? readTokens(await response.json().catch(() => null)) : null;
  if (!tokens) throw new Error(response.ok ? 'Aucun nouveau token reçu' : `HTTP ${response.status}`);
  return tokens;
};

const refresh = async ({ getState, dispatch }: RefreshApi): Promise<SessionTokens | null> => {
  const { refreshToken } = (getState() as RootState).session;
  try {
    if (!refreshToken) throw new Error('Aucun refresh token disponible');
    const tokens = await requestTokens(refreshToken);
    // A sign-out that happened meanwhile wins.
    if ((getState() as RootState).session.refreshToken !== refreshToken) return null;
    dispatch(tokensRefreshed(tokens));
    return tokens;
  } catch (error) {
    // `fetch` throws a TypeError when no answer came at all: the session may still be good, so it is kept.
    if (!(error instanceof TypeError)) dispatch(signedOut('server'));
    return null;
  }
};

/** Renews the tokens, once however many ask at the same time. On a refusal every token is cleared (spec 1 §4). */
export const refreshTokens = (api: RefreshApi): Promise<SessionTokens | null> => {
  const extra = api.extra as ApiExtra;
  extra.refreshing ??= refresh(api).finally(() => {
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
