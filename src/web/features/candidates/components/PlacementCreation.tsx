import Alert from '@mui/material/Alert';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { useAppSelector } from '#lib/redux';
import { candidatesTexts } from '../texts.ts';

const CREATIONS = ['createPlacement', 'createShortlist'];

/** While a placement is being created the list says so (spec 2 §2). */
export const PlacementCreation = () => {
  const isCreating = useAppSelector(({ api }) =>
    Object.values(api.mutations).some((call) => call?.status === QueryStatus.pending && CREATIONS.includes(call.endpointName)),
  );
  return isCreating ? (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {candidatesTexts.creatingPlacement}
    </Alert>
  ) : null;
};
