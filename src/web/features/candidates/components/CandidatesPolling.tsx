import { POLL_MS } from '#lib/api/freshness';
import { useListCandidatesQuery } from '../candidatesApi.ts';
import type { ListQuery } from '../listParams.ts';

export interface CandidatesPollingProps {
  query: ListQuery;
}

const nothing = () => ({});

/**
 * Mounted while an analysis runs: asks again every 2 s, not in a hidden tab (spec 2 §9). A component of its own, so that
 * a poll never redraws the page; the page hears of what changed through the cache.
 */
export const CandidatesPolling = ({ query }: CandidatesPollingProps) => {
  useListCandidatesQuery({ query }, { pollingInterval: POLL_MS.analyzing, skipPollingIfUnfocused: true, selectFromResult: nothing });
  return null;
};
