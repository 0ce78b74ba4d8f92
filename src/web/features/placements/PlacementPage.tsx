import { useParams } from 'react-router-dom';
import { toRecordState } from '#lib/api/recordState';
import { paths } from '#lib/paths';
import { useRecordRemoval } from '#lib/useRecordRemoval';
import { RecordFrame } from '#ui/RecordFrame';
import { RecordSkeleton } from '#ui/RecordSkeleton';
import { PlacementState } from './detail/PlacementState.tsx';
import { PlacementHeader } from './detail/PlacementHeader.tsx';
import { PlacementPolling } from './detail/PlacementPolling.tsx';
import { PlacementSections } from './detail/PlacementSections.tsx';
import { detailTexts } from './detailTexts.ts';
import { PlacementNotFound } from './PlacementNotFound.tsx';
import { useGetPlacementQuery } from './placementsApi.ts';
import { usePlacementRemoval } from './usePlacementRemoval.ts';

const toState = toRecordState(detailTexts.loadFailed);

/** One placement (spec 2 §2): the score and its proofs first. */
export const PlacementPage = () => {
  const { id = '' } = useParams();
  const state = useGetPlacementQuery(id, { selectFromResult: toState });
  const { goneId, removeAndLeave } = useRecordRemoval(usePlacementRemoval());
  return (
    <RecordFrame {...state} isGone={goneId === id} notFound={<PlacementNotFound />} skeleton={<RecordSkeleton />}>
      {(placement) => (
        <>
          {placement.placementStatus === 'to_analyze' && placement.analysisError === null ? <PlacementPolling id={id} /> : null}
          <PlacementHeader placement={placement} onRemove={() => void removeAndLeave(id, paths.jobPlacements(placement.job.id))} />
          <PlacementState placement={placement} />
          <PlacementSections placement={placement} />
        </>
      )}
    </RecordFrame>
  );
};
