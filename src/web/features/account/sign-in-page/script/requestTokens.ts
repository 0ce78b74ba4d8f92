import type { Login } from '#contract/account';
import { readTokens } from '#lib/api/answers';
import { type CallError, failureStatus } from '#lib/api/failure';
import { QUERY_RULES } from '#lib/api/freshness';
import type { SessionTokens } from '#lib/session/sessionSlice';
import { accountTexts } from '../../texts.ts';

type Answer = { body: unknown } | { error: CallError };
type Outcome = { tokens: SessionTokens } | { error: CallError };

const TIMEOUT_MS = 60_000;

const parse = (text: string): { body: unknown } | null => {
  try {
    return { body: text === '' ? null : JSON.parse(text) };
  } catch {
    return null;
  }
};

/** One attempt; failures have the shapes that `lib/api/failure` reads. */
const attempt = async (login: Login): Promise<Answer> => {
  try {
    const answer = await fetch(document.body.dataset.login!, {
      method: 'POST',
      cache: 'no-store',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(login),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    const parsed = parse(text);
    if (!parsed) return { error: { status: 'PARSING_ERROR', originalStatus: answer.status, data: text, error: '' } };
    return answer.ok ? parsed : { error: { status: answer.status, data: parsed.body } };
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
};

const worthRetrying = (error: CallError) => (failureStatus(error) ?? 500) >= 500;

/** `POST auth/login`, retried once as every call of the application (spec 1 §9), and its tokens (spec 1 §5). */
export const requestTokens = async (login: Login): Promise<Outcome> => {
  let answer = await attempt(login);
  if ('error' in answer && worthRetrying(answer.error)) {
    await new Promise((resolve) => {
      setTimeout(resolve, QUERY_RULES.usual.retryAfter);
    });
    answer = await attempt(login);
  }
  if ('error' in answer) return answer;
  const tokens = readTokens(answer.body);
  return tokens ? { tokens } : { error: { status: 'CUSTOM_ERROR', error: accountTexts.noToken } };
};
