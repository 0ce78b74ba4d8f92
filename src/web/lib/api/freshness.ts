/** How a query behaves, one row a kind. */
export interface QueryRule {
  /** Seconds for which an answer is fresh: a screen that opens meanwhile does not ask again. */
  freshFor: number;
  /** Seconds for which an answer that no screen shows is kept; it is shown while a newer one is asked for. */
  keptFor: number;
  /** Milliseconds before the one retry of a call that failed. */
  retryAfter: number;
  /** Statuses that settle the query at once, beside 401 and 403. */
  settledBy?: number[];
  /** Session start only: even a 401 gets its retry (spec 1 §4). */
  retries401?: boolean;
}

/** A record that is not there will not be there a second later. */
const ABSENCE = [400, 404, 422];

const usual = { freshFor: 30, keptFor: 300, retryAfter: 1000 };
const list = { ...usual, freshFor: 300 };
const conversations = { ...usual, keptFor: 30 };

/**
 * Freshness and retries (spec 1 §8–§9, spec 2 §9). What an endpoint follows: `build.query({ …, ...follow('record') })`.
 * Nothing is asked again when the window gets the focus; a change is retried once, with the same idempotency key.
 */
export const QUERY_RULES = {
  usual,
  user: { ...usual, retries401: true },
  company: { ...usual, retryAfter: 2000, settledBy: [404] },
  record: { ...usual, settledBy: ABSENCE },
  list,
  listOfRecord: { ...list, settledBy: ABSENCE },
  job: { ...usual, retryAfter: 2000, settledBy: ABSENCE },
  jobs: { ...list, retryAfter: 2000 },
  conversation: { ...conversations, settledBy: ABSENCE },
  conversations,
} as const satisfies Record<string, QueryRule>;

/** Intervals in milliseconds (spec 1 §9, spec 2 §9). Each pauses in a hidden tab, and stops when nothing is left to wait for. */
export const POLL_MS = { analyzing: 2000, emptyPlacements: 2000, placementToAnalyze: 5000 } as const;
