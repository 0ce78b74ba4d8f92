import { POLL_MS } from '#lib/api/freshness';
import { useGetPlacementQuery } from '../placementsApi.ts';

export interface PlacementPollingProps {
  id: string;
}

/** Mounted while the placement is to be analysed: asks every 5 s, not in a hidden tab, and redraws nothing by itself (spec 2 §4). */
export const PlacementPolling = ({ id }: PlacementPollingProps) => {
  useGetPlacementQuery(id, {
    pollingInterval: POLL_MS.placementToAnalyze,
    skipPollingIfUnfocused: true,
    selectFromResult: () => ({}),
  });
  return null;
};
