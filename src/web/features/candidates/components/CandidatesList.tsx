import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect } from 'react';
import { commonTexts } from '#lib/commonTexts';
import { ErrorPanel } from '#ui/ErrorPanel';
import { type ListParams, PAGE_SIZE } from '../listParams.ts';
import { candidatesTexts } from '../texts.ts';
import type { CandidateListState } from '../useCandidateList.ts';
import type { CandidateActionHandlers } from './CandidateActions.tsx';
import { CandidateCards } from './CandidateCards.tsx';
import { CandidatesEmpty } from './CandidatesEmpty.tsx';
import { CandidatesSkeleton } from './CandidatesSkeleton.tsx';

export interface CandidatesListProps {
  list: CandidateListState & { refetch: () => unknown };
  params: ListParams;
  onChange: (changes: Partial<ListParams>) => void;
  onCreate: () => void;
  handlers: CandidateActionHandlers;
}

const loadGrid = () => import('./CandidatesGrid.tsx');
const CandidatesGrid = lazy(async () => ({ default: (await loadGrid()).CandidatesGrid }));

/** Skeleton rows (spec 2 §9). */
const SKELETON_ROWS = { loading: 5, analyzing: 3 } as const;

/** The candidates, as a grid or, on a narrow screen, as cards; or why there are none. */
export const CandidatesList = ({ list, params, onChange, onCreate, handlers }: CandidatesListProps) => {
  const { data, isStale, hasFailed, isOutdated, failure, refetch } = list;
  const isWide = useMediaQuery('(min-width: 800px)', { noSsr: true });

  // The grid's code comes while the rows are on their way.
  useEffect(() => {
    if (isWide) void loadGrid();
  }, [isWide]);

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
  const rows = { list: data, isStale, params, onChange, handlers };
  return (
    <Box>
      {isOutdated ? (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={refetch}>
              {commonTexts.retry}
            </Button>
          }
        >
          {candidatesTexts.staleList}
        </Alert>
      ) : null}
      {isWide ? (
        <Suspense fallback={<CandidatesSkeleton rows={data.analyzing > 0 ? SKELETON_ROWS.analyzing : SKELETON_ROWS.loading} />}>
          <CandidatesGrid {...rows} />
        </Suspense>
      ) : (
        <CandidateCards {...rows} />
      )}
    </Box>
  );
};
