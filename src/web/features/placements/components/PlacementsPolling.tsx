import { useEffect } from 'react';
import type { PlacementListQuery } from '#contract/placements';
import { api } from '#lib/api/api';
import { polling } from '#lib/api/polling';
import { useAppDispatch } from '#lib/redux';
import { useListPlacementsQuery } from '../placementsApi.ts';
import { type PlacementListState, toListInput } from '../usePlacementList.ts';

const whileEmpty = polling('emptyPlacements');
const whileToAnalyze = polling('placementToAnalyze');

interface PollProps {
  query: PlacementListQuery;
  options: ReturnType<typeof polling>;
}

/** Asks for the list again and again, not in a hidden tab; alone, so that a poll redraws nothing that has not changed. */
const Poll = ({ query, options }: PollProps) => {
  useListPlacementsQuery(toListInput(query), options);
  return null;
};

/** An analysis that ends changes the counts on the offer's card: asked for again when this one goes. */
const JobCounts = () => {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(api.util.invalidateTags([{ type: 'Job', id: 'LIST' }]));
    },
    [dispatch],
  );
  return null;
};

export interface PlacementsPollingProps {
  query: PlacementListQuery;
  list: Pick<PlacementListState, 'data' | 'isStale' | 'hasFailed'>;
}

/** Every 2 s while the list is empty and not loading, every 5 s while one of its placements is to be analysed (spec 2 §4). */
export const PlacementsPolling = ({ query, list: { data, isStale, hasFailed } }: PlacementsPollingProps) => {
  if (!data || isStale || hasFailed) return null;
  if (data.total === 0) return <Poll query={query} options={whileEmpty} />;
  const analyzing = data.data.filter(({ placementStatus, analysisError }) => placementStatus === 'to_analyze' && analysisError === null);
  if (analyzing.length === 0) return null;
  return (
    <>
      <Poll query={query} options={whileToAnalyze} />
      <JobCounts key={analyzing.length} />
    </>
  );
};
