import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import { useCreation } from '#lib/useCreation';
import { JobsPane } from './components/JobsPane.tsx';
import { JobWorkspace } from './components/JobWorkspace.tsx';
import { PlacementsHeader } from './components/PlacementsHeader.tsx';
import { usePlacementsAddress } from './usePlacementsAddress.ts';

const CreatePlacementDialog = lazy(async () => ({ default: (await import('./CreatePlacementDialog.tsx')).CreatePlacementDialog }));

/** Offers and the candidates matched to each (spec 2 §2). The selected offer, the view and every filter live in the URL. */
export const PlacementsPage = () => {
  const { address, change } = usePlacementsAddress();
  const { isCreating, openCreation, closeCreation } = useCreation();
  const isAlone = address.job === '';
  const hidesJobs = address.view === 'board';

  return (
    <>
      <PlacementsHeader onCreate={openCreation} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: isAlone || hidesJobs ? 'minmax(0, 1fr)' : '300px minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ minWidth: 0, display: isAlone ? 'block' : { xs: 'none', lg: hidesJobs ? 'none' : 'block' } }}>
          <JobsPane address={address} onChange={change} />
        </Box>
        {isAlone ? null : <JobWorkspace key={address.job} address={address} onChange={change} onCreate={openCreation} />}
      </Box>
      <Suspense fallback={null}>
        {isCreating ? (
          <CreatePlacementDialog
            jobId={address.job}
            onClose={closeCreation}
            onCreated={(job) => {
              closeCreation();
              if (job !== address.job) change({ job, search: '', status: '' });
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
};
