import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { useListCandidatesQuery } from '#features/candidates';
import { useListJobsQuery } from '#features/jobs';
import { whileAnalyzing } from '#lib/api/polling';
import { commonTexts } from '#lib/commonTexts';
import { paths } from '#lib/paths';
import { useAppSelector } from '#lib/redux';
import { ErrorPanel } from '#ui/ErrorPanel';
import { PageHeader } from '#ui/PageHeader';
import { RecentActivity } from './RecentActivity.tsx';
import { ShortcutCard } from './ShortcutCard.tsx';
import { StatCard } from './StatCard.tsx';
import { dashboardTexts } from './texts.ts';

const LATEST = { query: { limit: 3, offset: 0, sort: '-createdAt' } } as const;
/** Only the total is shown. */
const JOB_COUNT = { query: { limit: 1, offset: 0, sort: '-createdAt' } } as const;

/** The first screen after signing in (spec 1 §2, Dashboard), with what exists so far: the candidates. */
export const DashboardPage = () => {
  const firstName = useAppSelector(({ session }) => session.user?.firstName ?? '');
  const { data, isError, refetch, fulfilledTimeStamp } = useListCandidatesQuery(LATEST);
  const isAnalyzing = (data?.analyzing ?? 0) > 0;
  useListCandidatesQuery(LATEST, { ...whileAnalyzing, skip: !isAnalyzing });
  const jobs = useListJobsQuery(JOB_COUNT);
  return (
    <>
      <PageHeader
        title={dashboardTexts.welcome(firstName)}
        subtitle={dashboardTexts.subtitle}
        actions={
          <Button variant="contained" component={Link} to={paths.candidates}>
            {dashboardTexts.addCandidate}
          </Button>
        }
      />
      {isError && !data ? (
        <ErrorPanel title={commonTexts.error} text={dashboardTexts.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
          <StatCard title={dashboardTexts.jobs} value={jobs.data && dashboardTexts.jobCount(jobs.data.total)} failed={jobs.isError} />
          <StatCard
            title={dashboardTexts.candidates}
            value={data && dashboardTexts.candidateCount(data.total)}
            note={isAnalyzing ? dashboardTexts.waiting(data!.analyzing) : undefined}
          />
          <Box sx={{ display: 'grid', gap: 3 }}>
            <ShortcutCard title={dashboardTexts.myCandidates} text={dashboardTexts.myCandidatesText} to={paths.candidates} />
            <ShortcutCard title={dashboardTexts.jobs} text={dashboardTexts.jobsText} to={paths.jobs} />
          </Box>
          {data ? (
            <RecentActivity candidates={data.data} now={new Date(fulfilledTimeStamp ?? 0).toISOString()} />
          ) : (
            <Skeleton variant="rounded" height={220} />
          )}
        </Box>
      )}
    </>
  );
};
