import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useGetJobQuery } from '#features/jobs/queries';
import { isAbsence } from '#lib/api/failure';
import { paths } from '#lib/paths';
import { EmptyState } from '#ui/EmptyState';
import { Spinner } from '#ui/Spinner';
import type { PlacementsAddress } from '../address.ts';
import { placementsTexts } from '../texts.ts';
import { PlacementsGrid } from './PlacementsGrid.tsx';
import { PlacementsToolbar } from './PlacementsToolbar.tsx';
import { WorkspaceHeader } from './WorkspaceHeader.tsx';

const Board = lazy(async () => ({ default: (await import('../board/Board.tsx')).Board }));
const Ranking = lazy(async () => ({ default: (await import('../ranking/Ranking.tsx')).Ranking }));

export interface WorkspaceProps {
  address: PlacementsAddress;
  onChange: (changes: Partial<PlacementsAddress>) => void;
}

export interface JobWorkspaceProps extends WorkspaceProps {
  onCreate: () => void;
}

/** The candidates matched to one offer: as cards, on a board, or chosen in the ranking of the whole base. */
export const JobWorkspace = ({ address, onChange, onCreate }: JobWorkspaceProps) => {
  const { job, isAbsent, hasFailed } = useGetJobQuery(address.job, {
    selectFromResult: ({ currentData, error }) => ({ job: currentData, isAbsent: isAbsence(error), hasFailed: error !== undefined }),
  });
  if (isAbsent) {
    return (
      <Card>
        <EmptyState
          title={placementsTexts.unknownJob}
          text={placementsTexts.unknownJobText}
          action={
            <Button variant="contained" component={Link} to={paths.placements}>
              {placementsTexts.allJobs}
            </Button>
          }
        />
      </Card>
    );
  }
  const views = {
    '': <PlacementsGrid address={address} onChange={onChange} onCreate={onCreate} />,
    board: <Board address={address} onChange={onChange} />,
    ranking: <Ranking address={address} onChange={onChange} />,
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <WorkspaceHeader job={job} hasFailed={hasFailed} address={address} onChange={onChange} />
      {address.view === 'ranking' ? null : <PlacementsToolbar address={address} onChange={onChange} />}
      <Suspense fallback={<Spinner />}>{views[address.view]}</Suspense>
    </Box>
  );
};
