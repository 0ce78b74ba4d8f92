import type { PlacementListQuery } from '#contract/placements';
import type { InputOf } from '#contract/endpoint';
import type { placementEndpoints } from '#contract/placements';
import { toListState } from '#lib/api/listState';
import { useListPlacementsQuery } from './placementsApi.ts';

/** A query as the call takes it: what is not told has the contract's default. */
export const toListInput = (query: PlacementListQuery) => ({ query }) as InputOf<typeof placementEndpoints.list>;

/** The placements that the address names. */
export const usePlacementList = (query: PlacementListQuery) =>
  useListPlacementsQuery(toListInput(query), { selectFromResult: toListState });
export type PlacementListState = ReturnType<typeof usePlacementList>;
