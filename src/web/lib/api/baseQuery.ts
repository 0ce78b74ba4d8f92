import { nanoid } from '@reduxjs/toolkit';
import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import type { RootState } from '../redux.ts';
import { settings } from '../settings.ts';
import { type ApiExtra, holdAnswer } from './extra.ts';
import { failureStatus } from './failure.ts';
import { QUERY_RULES, type QueryRule } from './freshness.ts';
import { ensureFreshToken } from './tokenRefresh.ts';

/** What a call follows; nothing: the usual rule. */
export interface CallOptions {
  rule?: QueryRule;
}

export interface CallMeta extends FetchBaseQueryMeta {
  /** Whether the call carried a token: only then does a 401 end the session (decisions §3). */
  carriedToken?: boolean;
}

type Call = BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, CallOptions, CallMeta>;

const TIMEOUT_MS = 60_000;

const fetchOnce = fetchBaseQuery({
  baseUrl: settings.apiBaseUrl,
  cache: 'no-store',
  timeout: TIMEOUT_MS,
  validateStatus: ({ ok, status }) => ok || status === 304,
  prepareHeaders: (headers, { getState }) => {
    const { accessToken } = (getState() as RootState).session;
    if (accessToken) headers.set('authorization', `Bearer ${accessToken}`);
    if (!headers.has('accept')) headers.set('accept', 'application/json, */*');
    return headers;
  },
});

const addressOf = ({ url, params }: FetchArgs) => `${url}?${JSON.stringify(params ?? {})}`;

/** One attempt. A GET sends the ETag it holds; a 304 gives back the object already held, so that nothing is parsed or redrawn. */
const attempt: Call = async (args, api, options) => {
  const extra = api.extra as ApiExtra;
  const address = addressOf(args);
  const held = args.method === 'GET' ? extra.held.get(address) : undefined;
  const headers = { ...(args.headers as Record<string, string> | undefined), ...(held && { 'if-none-match': held.etag }) };
  const result = await fetchOnce({ ...args, headers }, api, options);
  const meta: CallMeta = { ...result.meta!, carriedToken: result.meta?.request.headers.has('authorization') ?? false };
  if (result.error) return { error: result.error, meta };
  if (meta.response?.status === 304 && held) return { data: held.body, meta };
  const etag = args.method === 'GET' ? meta.response?.headers.get('etag') : null;
  if (etag) holdAnswer(extra, address, { etag, body: result.data });
  return { data: result.data, meta };
};

/** A change that the server refused outright would be refused again; only silence and its own faults are worth another try. */
const worthRetrying = (error: FetchBaseQueryError, isQuery: boolean, { settledBy, retries401 }: QueryRule) => {
  const status = failureStatus(error);
  if (status === 401) return retries401 === true;
  if (status === 403 || settledBy?.includes(status ?? 0)) return false;
  return isQuery || status === null || status >= 500;
};

/** Every call: fresh token, bearer, ETag, one retry (spec 1 §8, §9); a retried change carries the same idempotency key. */
export const baseQuery: Call = async (args, api, options) => {
  const callOptions = options ?? {};
  const rule = callOptions.rule ?? QUERY_RULES.usual;
  await ensureFreshToken(api);
  const headers =
    args.method === 'POST' ? { ...(args.headers as Record<string, string> | undefined), 'idempotency-key': nanoid() } : args.headers;
  const request = { ...args, headers };
  const first = await attempt(request, api, callOptions);
  if (!first.error || api.signal.aborted || !worthRetrying(first.error, api.type === 'query', rule)) return first;
  await new Promise((resolve) => {
    setTimeout(resolve, rule.retryAfter);
  });
  return api.signal.aborted ? first : attempt(request, api, callOptions);
};
