import Box from '@mui/material/Box';
import type { CandidateRow } from '#contract/candidates';
import type { AnalyzedList } from '#contract/common';
import { useGetStatisticsQuery } from '#features/analytics/queries';
import { useListJobsQuery } from '#features/jobs/queries';
import { EXAMPLE_GROWTH, growthOf } from './growth.ts';
import { StatCard } from './StatCard.tsx';
import { dashboardTexts } from './texts.ts';

/** Only the total is shown. */
const JOB_COUNT = { query: { limit: 1, offset: 0, sort: '-createdAt' } } as const;
const USUAL_PERIOD = { query: { period: 30 } } as const;

/** The three figures (spec 1 §2); one that does not come leaves the others as they are. */
export const DashboardStats = ({ candidates }: { candidates: AnalyzedList<CandidateRow> | undefined }) => {
  const jobs = useListJobsQuery(JOB_COUNT);
  const { data: statistics, isError } = useGetStatisticsQuery(USUAL_PERIOD);
  const growth = (kind: keyof typeof EXAMPLE_GROWTH) =>
    statistics
      ? growthOf(statistics.months.previous[kind], statistics.months.current[kind], statistics.totals[kind], EXAMPLE_GROWTH[kind])
      : null;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(13rem, 1fr))' } }}>
      <StatCard
        title={dashboardTexts.jobs}
        value={jobs.data && dashboardTexts.jobCount(jobs.data.total)}
        failed={jobs.isError}
        growth={growth('jobs')}
      />
      <StatCard
        title={dashboardTexts.candidates}
        value={candidates && dashboardTexts.candidateCount(candidates.total)}
        note={candidates && candidates.analyzing > 0 ? dashboardTexts.waiting(candidates.analyzing) : undefined}
        growth={growth('candidates')}
      />
      <StatCard
        title={dashboardTexts.placements}
        value={statistics && dashboardTexts.placementCount(statistics.months.current.placements)}
        failed={isError}
        growth={growth('placements')}
      />
    </Box>
  );
};
