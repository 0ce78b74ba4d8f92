import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { useListCandidatesQuery } from '#features/candidates/queries';
import { useListPlacementsQuery } from '#features/placements/queries';
import { whileAnalyzing } from '#lib/api/polling';
import { commonTexts } from '#lib/commonTexts';
import { paths } from '#lib/paths';
import { useAppSelector } from '#lib/redux';
import { ErrorPanel } from '#ui/ErrorPanel';
import { PageHeader } from '#ui/PageHeader';
import { DashboardStats } from './DashboardStats.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { recentEvents } from './recentEvents.ts';
import { ShortcutCard } from './ShortcutCard.tsx';
import { dashboardTexts } from './texts.ts';

const LATEST = { query: { limit: 3, offset: 0, sort: '-createdAt' } } as const;

/** The first screen after signing in (spec 1 §2, Dashboard). */
export const DashboardPage = () => {
  const firstName = useAppSelector(({ session }) => session.user?.firstName ?? '');
  const { data, isError, refetch, fulfilledTimeStamp } = useListCandidatesQuery(LATEST);
  useListCandidatesQuery(LATEST, { ...whileAnalyzing, skip: (data?.analyzing ?? 0) === 0 });
  const placements = useListPlacementsQuery(LATEST);
  return (
    <>
      <PageHeader
        title={dashboardTexts.welcome(firstName)}
        subtitle={dashboardTexts.subtitle}
        actions={
          <>
            <Button component={Link} to={paths.analytics} startIcon={<InsightsOutlined />}>
              {dashboardTexts.analytics}
            </Button>
            <Button variant="contained" component={Link} to={paths.candidates}>
              {dashboardTexts.addCandidate}
            </Button>
          </>
        }
      />
      {isError && !data ? (
        <ErrorPanel title={commonTexts.error} text={dashboardTexts.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <DashboardStats candidates={data} />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              alignItems: 'start',
            }}
          >
            <Box sx={{ display: 'grid', gap: 3 }}>
              <ShortcutCard title={dashboardTexts.myCandidates} text={dashboardTexts.myCandidatesText} to={paths.candidates} />
              <ShortcutCard title={dashboardTexts.jobs} text={dashboardTexts.jobsText} to={paths.jobs} />
            </Box>
            {data ? (
              <RecentActivity
                events={recentEvents(data.data, placements.data?.data ?? [])}
                now={new Date(fulfilledTimeStamp ?? 0).toISOString()}
              />
            ) : (
              <Skeleton variant="rounded" height={220} />
            )}
          </Box>
        </Box>
      )}
    </>
  );
};
