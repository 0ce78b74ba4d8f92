import WorkOutlined from '@mui/icons-material/WorkOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { useListJobsQuery } from '#features/jobs/queries';
import { toListState } from '#lib/api/listState';
import { commonTexts } from '#lib/commonTexts';
import { PAGE_SIZE, toPageQuery } from '#lib/listParams';
import { paths } from '#lib/paths';
import { EmptyState } from '#ui/EmptyState';
import { ErrorPanel } from '#ui/ErrorPanel';
import { OutdatedList } from '#ui/OutdatedList';
import { Pager } from '#ui/Pager';
import { SearchField } from '#ui/SearchField';
import type { PlacementsAddress } from '../address.ts';
import { withJob } from '../address.ts';
import { placementsTexts } from '../texts.ts';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { JobCard } from './JobCard.tsx';

export interface JobsPaneProps {
  address: PlacementsAddress;
  onChange: (changes: Partial<PlacementsAddress>) => void;
}

const empty = { icon: <WorkOutlined />, title: placementsTexts.noJob, text: placementsTexts.noJobText };

/** The offers, searched by title, company or location (spec 2 §2); beside the selected one, a narrow column of them. */
export const JobsPane = ({ address, onChange }: JobsPaneProps) => {
  const { jobs: search, jobsPage: page } = address;
  const { data, hasFailed, isStale, isOutdated, refetch } = useListJobsQuery(
    { query: toPageQuery({ page, search, sort: '-createdAt' as const }) },
    { selectFromResult: toListState },
  );
  const searchFor = useCallback((words: string) => onChange({ jobs: words }), [onChange]);
  const retry = () => void refetch();
  const columns = address.job === '' ? 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' : 'minmax(0, 1fr)';

  return (
    <Box component="section" aria-label={placementsTexts.jobs}>
      <Box role="search" aria-label={placementsTexts.searchJobs} sx={{ display: 'grid', mb: 2 }}>
        <SearchField label={placementsTexts.searchJobs} placeholder={placementsTexts.searchJobsHint} value={search} onCommit={searchFor} />
      </Box>
      {isOutdated ? <OutdatedList onRetry={retry} /> : null}
      {hasFailed ? (
        <Card>
          <ErrorPanel title={commonTexts.loadFailed} text={placementsTexts.jobsFailed} onRetry={retry} />
        </Card>
      ) : null}
      {!data && !hasFailed ? <CardsSkeleton cards={6} height={148} columns={columns} /> : null}
      {data?.total === 0 ? (
        <Card>
          {search === '' ? (
            <EmptyState
              {...empty}
              action={
                <Button variant="contained" component={Link} to={paths.jobs}>
                  {placementsTexts.createJob}
                </Button>
              }
            />
          ) : (
            <EmptyState icon={empty.icon} title={placementsTexts.noJobFound} text={placementsTexts.noJobMatches} />
          )}
        </Card>
      ) : null}
      {data && data.total > 0 && !hasFailed ? (
        <>
          <Box
            component="ul"
            sx={{ display: 'grid', gridTemplateColumns: columns, gap: 1.5, m: 0, p: 0, listStyle: 'none', opacity: isStale ? 0.6 : 1 }}
          >
            {data.data.map((job) => (
              <JobCard key={job.id} job={job} to={withJob(address, job.id)} isSelected={job.id === address.job} />
            ))}
          </Box>
          {data.total > PAGE_SIZE ? (
            <Pager
              label={placementsTexts.jobPages}
              page={page}
              pageSize={PAGE_SIZE}
              total={data.total}
              onPage={(jobsPage) => onChange({ jobsPage })}
            />
          ) : null}
        </>
      ) : null}
    </Box>
  );
};
