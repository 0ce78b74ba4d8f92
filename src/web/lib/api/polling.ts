import { POLL_MS } from './freshness.ts';

/**
 * Options of a query that is asked again every 2 s while an analysis runs, not in a hidden tab (spec 1 §9). For a component
 * of its own, so that a poll never redraws the page; the page hears of what changed through the cache.
 */
export const whileAnalyzing = {
  pollingInterval: POLL_MS.analyzing,
  skipPollingIfUnfocused: true,
  selectFromResult: () => ({}),
} as const;
