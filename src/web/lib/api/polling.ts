import { POLL_MS } from './freshness.ts';

/**
 * Options of a query that is asked again and again, not in a hidden tab (spec 1 §9, spec 2 §9). For a component of its own,
 * mounted as long as there is something to wait for, so that a poll never redraws the page; the page hears of what changed
 * through the cache.
 */
export const polling = (reason: keyof typeof POLL_MS) => ({
  pollingInterval: POLL_MS[reason],
  skipPollingIfUnfocused: true,
  selectFromResult: () => ({}),
});

export const whileAnalyzing = polling('analyzing');
