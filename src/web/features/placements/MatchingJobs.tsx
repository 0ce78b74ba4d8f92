import { toListState } from '#lib/api/listState';
import { paths } from '#lib/paths';
import { matchTexts } from './matchTexts.ts';
import { joined, offerTitle } from './names.ts';
import { useRankJobsQuery } from './placementsApi.ts';
import { RankedLine } from './ranking/RankedLine.tsx';
import { RankingBlock } from './ranking/RankingBlock.tsx';

export interface MatchingJobsProps {
  candidateId: string;
}

const SHOWN = 5;

/** On a candidate's page: the offers that the candidate is closest to. */
export const MatchingJobs = ({ candidateId }: MatchingJobsProps) => {
  const { data, hasFailed, refetch } = useRankJobsQuery(
    { params: { id: candidateId }, query: { limit: SHOWN, offset: 0 } },
    { selectFromResult: toListState },
  );
  return (
    <RankingBlock
      title={matchTexts.matchingJobs}
      ranking={data?.data}
      hasFailed={hasFailed}
      onRetry={() => void refetch()}
      empty={matchTexts.noMatchingJob}
    >
      {(ranked) => (
        <RankedLine
          key={ranked.job.id}
          ranked={ranked}
          title={offerTitle(ranked.job)}
          subtitle={joined(ranked.job.company, ranked.job.location)}
          to={paths.job(ranked.job.id)}
          pair={{ candidateId, jobId: ranked.job.id }}
        />
      )}
    </RankingBlock>
  );
};
