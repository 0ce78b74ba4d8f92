import type { SessionTokens } from '../session/sessionSlice.ts';

export interface HeldAnswer {
  etag: string;
  body: unknown;
}

/** What the API keeps beside the store, one per store: things that must never be in the store, or be replayed. */
export interface ApiExtra {
  /** Last answer of each address that came with an ETag: a 304 hands back the very object already held. */
  held: Map<string, HeldAnswer>;
  /** The token refresh under way, so that ten calls at once ask for one. null result: it failed. */
  refreshing: Promise<SessionTokens | null> | null;
}

export const createApiExtra = (): ApiExtra => ({ held: new Map(), refreshing: null });

const HELD_ANSWERS = 30;

/** Keeps an answer, forgetting the oldest beyond 30. */
export const holdAnswer = ({ held }: ApiExtra, url: string, answer: HeldAnswer): void => {
  held.delete(url);
  held.set(url, answer);
  const [oldest] = held.keys();
  if (held.size > HELD_ANSWERS && oldest !== undefined) held.delete(oldest);
};
