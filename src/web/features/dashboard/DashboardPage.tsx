import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useListCandidatesQuery } from '#features/candidates';
import { POLL_MS } from '#lib/api/freshness';
import { commonTexts } from '#lib/commonTexts';
import { paths } from '#lib/paths';
import { useAppSelector } from '#lib/redux';
import { ErrorPanel } from '#ui/ErrorPanel';
import { PageHeader } from '#ui/PageHeader';
import { RecentActivity } from './RecentActivity.tsx';
import { dashboardTexts } from './texts.ts';

const LATEST = { query: { limit: 3, offset: 0, sort: '-createdAt' } } as const;

/** The first screen after signing in (spec 1 §2, Dashboard), with what exists so far: the candidates. */
export const DashboardPage = () => {
  const firstName = useAppSelector(({ session }) => session.user?.firstName ?? '');
  const { data, isError, refetch, fulfilledTimeStamp } = useListCandidatesQuery(LATEST);
  const isAnalyzing = (data?.analyzing ?? 0) > 0;
  useListCandidatesQuery(LATEST, {
    skip: !isAnalyzing,
    pollingInterval: POLL_MS.analyzing,
    skipPollingIfUnfocused: true,
    selectFromResult: () => ({}),
  });
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
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr' } }}>
            <Card sx={{ p: 3 }}>
              <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
                {dashboardTexts.candidates}
              </Typography>
              <Typography sx={{ fontFamily: 'h1.fontFamily', fontWeight: 650, fontSize: '2.25rem', lineHeight: 1.2 }}>
                {data ? dashboardTexts.candidateCount(data.total) : <Skeleton width="60%" />}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: 21 }}>
                {isAnalyzing ? dashboardTexts.waiting(data!.analyzing) : null}
              </Typography>
            </Card>
            <Card>
              <CardActionArea
                component={Link}
                to={paths.candidates}
                sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, p: 3, height: '100%' }}
              >
                <Box>
                  <Typography variant="h3" component="h2">
                    {dashboardTexts.myCandidates}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                    {dashboardTexts.myCandidatesText}
                  </Typography>
                </Box>
                <ArrowForward color="primary" />
              </CardActionArea>
            </Card>
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
