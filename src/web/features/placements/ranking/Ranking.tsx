import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { toListState } from '#lib/api/listState';
import { commonTexts } from '#lib/commonTexts';
import { paths } from '#lib/paths';
import { EmptyState } from '#ui/EmptyState';
import { ErrorPanel } from '#ui/ErrorPanel';
import { Pager } from '#ui/Pager';
import { RowsSkeleton } from '#ui/RowsSkeleton';
import { SearchField } from '#ui/SearchField';
import type { WorkspaceProps } from '../components/JobWorkspace.tsx';
import { matchTexts } from '../matchTexts.ts';
import { useCreateShortlistMutation, useRankCandidatesQuery } from '../placementsApi.ts';
import { RankedRow } from './RankedRow.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const PAGE = 20;
/** Of one call (contract/placements). */
const MOST = 100;

/** The whole base ranked for the offer; those chosen become placements in one click (issue: shortlist automatique). */
export const Ranking = ({ address: { job, search, page }, onChange }: WorkspaceProps) => {
  const { data, hasFailed, isStale, refetch } = useRankCandidatesQuery(
    { params: { id: job }, query: { limit: PAGE, offset: (page - 1) * PAGE, ...(search && { search }) } },
    { selectFromResult: toListState },
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [createShortlist, { isLoading }] = useCreateShortlistMutation({ fixedCacheKey: `shortlist ${job}` });
  const searchFor = useCallback((words: string) => onChange({ search: words }), [onChange]);
  const free = (data?.data ?? []).filter(({ placementId }) => placementId === null).map(({ candidate }) => candidate.id);
  const toggle = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (isChosen) after.add(id);
        else after.delete(id);
      return after;
    });
  const add = async () => {
    const { error } = await createShortlist({ params: { id: job }, body: { candidateIds: [...chosen] } });
    if (!error) setChosen(new Set());
  };

  return (
    <Box component="section" aria-label={matchTexts.title}>
      <Typography variant="h3" component="h3">
        {matchTexts.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {matchTexts.intro}
      </Typography>
      <Box role="search" aria-label={matchTexts.search} sx={{ display: 'grid', mb: 1.5 }}>
        <SearchField label={matchTexts.search} placeholder={matchTexts.search} value={search} onCommit={searchFor} />
      </Box>
      {isLoading ? (
        <Alert severity="info" role="status" sx={{ mb: 1.5 }}>
          {matchTexts.adding}
        </Alert>
      ) : null}
      {hasFailed ? (
        <Card>
          <ErrorPanel title={commonTexts.loadFailed} text={matchTexts.loadFailed} onRetry={() => void refetch()} />
        </Card>
      ) : null}
      {!data && !hasFailed ? <RowsSkeleton rows={5} /> : null}
      {data?.total === 0 && !isStale ? (
        <Card>
          <EmptyState
            icon={<GroupOutlined />}
            title={matchTexts.nobody}
            text={search === '' ? matchTexts.nobodyText : matchTexts.nobodyMatches}
            action={
              search === '' ? (
                <Button variant="contained" component={Link} to={paths.candidates}>
                  {matchTexts.toCandidates}
                </Button>
              ) : null
            }
          />
        </Card>
      ) : null}
      {data && data.total > 0 && !hasFailed ? (
        <>
          <Card sx={{ opacity: isStale ? 0.6 : 1, overflow: 'visible' }}>
            <SelectionBar
              count={chosen.size}
              isFull={free.length > 0 && free.every((id) => chosen.has(id))}
              isEmpty={free.length === 0}
              isTooMany={chosen.size > MOST}
              isBusy={isLoading}
              onTogglePage={(isChosen) => toggle(free, isChosen)}
              onAdd={() => void add()}
            />
            <Box component="ol" start={(page - 1) * PAGE + 1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {data.data.map((ranked, index) => (
                <RankedRow
                  key={ranked.candidate.id}
                  ranked={ranked}
                  rank={(page - 1) * PAGE + index + 1}
                  isChosen={chosen.has(ranked.candidate.id)}
                  onToggle={(isChosen) => toggle([ranked.candidate.id], isChosen)}
                />
              ))}
            </Box>
          </Card>
          <Pager label={matchTexts.pages} page={page} pageSize={PAGE} total={data.total} onPage={(next) => onChange({ page: next })} />
        </>
      ) : null}
    </Box>
  );
};
