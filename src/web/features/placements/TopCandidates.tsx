import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { toListState } from '#lib/api/listState';
import { paths } from '#lib/paths';
import { matchTexts } from './matchTexts.ts';
import { joined, personName } from './names.ts';
import { useRankCandidatesQuery } from './placementsApi.ts';
import { RankedLine } from './ranking/RankedLine.tsx';
import { RankingBlock } from './ranking/RankingBlock.tsx';

export interface TopCandidatesProps {
  jobId: string;
}

const SHOWN = 5;

/** On an offer's page: the candidates of the base who are closest to it. */
export const TopCandidates = ({ jobId }: TopCandidatesProps) => {
  const { data, hasFailed, refetch } = useRankCandidatesQuery(
    { params: { id: jobId }, query: { limit: SHOWN, offset: 0 } },
    { selectFromResult: toListState },
  );
  return (
    <RankingBlock
      title={matchTexts.topCandidates}
      action={
        <Button size="small" component={Link} to={`${paths.jobPlacements(jobId)}&view=ranking`}>
          {matchTexts.wholeRanking}
        </Button>
      }
      ranking={data?.data}
      hasFailed={hasFailed}
      onRetry={() => void refetch()}
      empty={matchTexts.noTopCandidate}
    >
      {(ranked) => (
        <RankedLine
          key={ranked.candidate.id}
          ranked={ranked}
          title={personName(ranked.candidate)}
          subtitle={joined(ranked.candidate.currentPosition, ranked.candidate.currentLocation)}
          to={paths.candidate(ranked.candidate.id)}
          pair={{ candidateId: ranked.candidate.id, jobId }}
        />
      )}
    </RankingBlock>
  );
};
