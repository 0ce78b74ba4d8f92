import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useListJobsQuery } from '#features/jobs/queries';
import { PageHeader } from '#ui/PageHeader';
import { toListInput } from '../usePlacementList.ts';
import { useListPlacementsQuery } from '../placementsApi.ts';
import { joined } from '../names.ts';
import { placementsTexts } from '../texts.ts';

export interface PlacementsHeaderProps {
  onCreate: () => void;
}

const ONE_JOB = { query: { limit: 1, offset: 0, sort: '-createdAt' } } as const;
const ONE_PLACEMENT = toListInput({ limit: 1 });

/** How many offers there are, and how many candidates have a placement (spec 2 §2). */
export const PlacementsHeader = ({ onCreate }: PlacementsHeaderProps) => {
  const { jobs } = useListJobsQuery(ONE_JOB, { selectFromResult: ({ data }) => ({ jobs: data?.total }) });
  const { tested } = useListPlacementsQuery(ONE_PLACEMENT, { selectFromResult: ({ data }) => ({ tested: data?.candidates }) });
  const counts = joined(
    jobs === undefined ? '' : placementsTexts.jobCount(jobs),
    tested === undefined ? '' : placementsTexts.testedCount(tested),
  );
  return (
    <PageHeader
      title={placementsTexts.title}
      subtitle={<span aria-live="polite">{counts || '\u00A0'}</span>}
      actions={
        <Button variant="contained" startIcon={<Add />} onClick={onCreate}>
          {placementsTexts.newPlacement}
        </Button>
      }
    />
  );
};
