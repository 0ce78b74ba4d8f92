import Card from '@mui/material/Card';
import { useEffect } from 'react';
import { ErrorPanel } from '#ui/ErrorPanel';
import { Pager } from '#ui/Pager';
import { type ListParams, PAGE_SIZE } from '../listParams.ts';
import { candidatesTexts } from '../texts.ts';
import type { CandidateListState } from '../useCandidateList.ts';
import { useCandidatesGrid } from '../useCandidatesGrid.ts';
import type { CandidateActionHandlers } from './CandidateActions.tsx';
import { CandidateCards } from './CandidateCards.tsx';
import { CandidatesEmpty } from './CandidatesEmpty.tsx';
import { CandidatesSkeleton } from './CandidatesSkeleton.tsx';
import { OutdatedList } from './OutdatedList.tsx';

export interface CandidatesListProps {
  list: CandidateListState & { refetch: () => unknown };
  params: ListParams;
  onChange: (changes: Partial<ListParams>) => void;
  onCreate: () => void;
  handlers: CandidateActionHandlers;
}

/** Skeleton rows (spec 2 §9). */
const SKELETON_ROWS = { loading: 5, analyzing: 3 } as const;

/** The candidates, as a grid or, on a narrow screen, as cards; or why there are none. */
export const CandidatesList = ({ list, params, onChange, onCreate, handlers }: CandidatesListProps) => {
  const { data, isStale, hasFailed, isOutdated, failure } = list;
  const refetch = () => void list.refetch();
  const { isWide, Grid } = useCandidatesGrid();

  const lastPage = data && !isStale ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : null;
  useEffect(() => {
    if (lastPage !== null && params.page > lastPage) onChange({ page: lastPage });
  }, [lastPage, params.page, onChange]);

  if (hasFailed) {
    return (
      <Card>
        <ErrorPanel title={candidatesTexts.loadFailedTitle} text={failure} onRetry={refetch} />
      </Card>
    );
  }
  if (!data) return <CandidatesSkeleton rows={SKELETON_ROWS.loading} />;
  if (data.total === 0 && !isStale) return <CandidatesEmpty params={params} onChange={onChange} onCreate={onCreate} />;
  const rows = { list: data, isStale, handlers };
  const wideRows = Grid ? (
    <Grid {...rows} params={params} onChange={onChange} />
  ) : (
    <CandidatesSkeleton rows={data.analyzing > 0 ? SKELETON_ROWS.analyzing : SKELETON_ROWS.loading} />
  );
  return (
    <>
      {isOutdated ? <OutdatedList onRetry={refetch} /> : null}
      {isWide ? wideRows : <CandidateCards {...rows} />}
      <Pager
        label={candidatesTexts.pages}
        page={params.page}
        pageSize={PAGE_SIZE}
        total={data.total}
        onPage={(page) => onChange({ page })}
      />
    </>
  );
};
