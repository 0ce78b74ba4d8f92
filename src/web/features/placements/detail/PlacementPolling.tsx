import { polling } from '#lib/api/polling';
import { useGetPlacementQuery } from '../placementsApi.ts';

const whileToAnalyze = polling('placementToAnalyze');

export interface PlacementPollingProps {
  id: string;
}

/** Mounted while the placement is to be analysed: asks every 5 s, not in a hidden tab, and redraws nothing by itself (spec 2 §4). */
export const PlacementPolling = ({ id }: PlacementPollingProps) => {
  useGetPlacementQuery(id, whileToAnalyze);
  return null;
};
