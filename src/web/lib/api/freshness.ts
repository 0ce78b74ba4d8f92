/** How long an answer is fresh, in seconds (spec 1 §9, spec 2 §9). */
export const FRESH_FOR_SECONDS = { default: 30, list: 300, conversations: 30 } as const;

/** Refresh rules, in milliseconds (spec 1 §9, spec 2 §9). */
export const POLL_MS = { analyzing: 2000, emptyPlacements: 2000, placementToAnalyze: 5000 } as const;

/** Delay before the one retry of a failed call, in milliseconds (spec 1 §9). */
export const RETRY_DELAY_MS = { default: 1000, jobs: 2000, company: 2000, user: 1000 } as const;
