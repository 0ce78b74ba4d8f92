import { useCallback } from 'react';
import type { PlacementStatus } from '#contract/placements';
import { useUpdatePlacementStatusMutation } from './placementsApi.ts';

/** Changes a placement's status: shown at once, taken back when the server refuses. */
export const useStatusChange = (): ((id: string, status: PlacementStatus) => void) => {
  const [update] = useUpdatePlacementStatusMutation();
  return useCallback((id, placementStatus) => void update({ params: { id }, body: { placementStatus } }), [update]);
};
