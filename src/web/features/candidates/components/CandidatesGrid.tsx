import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import { CANDIDATE_SORTS, type CandidateRow } from '#contract/candidates';
import type { AnalyzedList } from '#contract/common';
import { DEFAULT_SORT, type ListParams, PAGE_SIZE } from '../listParams.ts';
import { candidatesTexts } from '../texts.ts';
import { type CandidateActionHandlers, CandidateActions } from './CandidateActions.tsx';
import { CandidateIdentity } from './CandidateIdentity.tsx';
import { CandidatePosition } from './CandidatePosition.tsx';
import { FailedAnalysis } from './FailedAnalysis.tsx';
import { gridLook } from './gridLook.ts';

export interface CandidateRowsProps {
  list: AnalyzedList<CandidateRow>;
  /** The rows are those of another page or filter; the right ones are on their way. */
  isStale: boolean;
  params: ListParams;
  onChange: (changes: Partial<ListParams>) => void;
  handlers: CandidateActionHandlers;
}

const columnsOf = (handlers: CandidateActionHandlers): GridColDef<CandidateRow>[] => [
  {
    field: 'name',
    headerName: candidatesTexts.columns.name,
    flex: 3,
    minWidth: 220,
    renderCell: ({ row }) => <CandidateIdentity candidate={row} />,
  },
  {
    field: 'position',
    headerName: candidatesTexts.columns.position,
    flex: 3,
    minWidth: 220,
    colSpan: (_value, { status }) => (status === 'analysis_failed' ? 2 : 1),
    renderCell: ({ row }) =>
      row.status === 'analysis_failed' ? (
        <FailedAnalysis candidate={row} onAnalyze={handlers.onAnalyze} />
      ) : (
        <CandidatePosition candidate={row} />
      ),
  },
  {
    field: 'location',
    headerName: candidatesTexts.columns.location,
    flex: 1.5,
    minWidth: 120,
    renderCell: ({ row }) =>
      row.status === 'ai_analyzing' ? (
        <Skeleton animation={false} width="60%" height={22} />
      ) : (
        <span title={row.currentLocation}>{row.currentLocation || '—'}</span>
      ),
  },
  {
    field: 'actions',
    headerName: candidatesTexts.columns.actions,
    width: 172,
    sortable: false,
    renderCell: ({ row }) => <CandidateActions candidate={row} handlers={handlers} />,
  },
];

const toSortModel = (sort: ListParams['sort']): GridSortModel =>
  sort === DEFAULT_SORT ? [] : [{ field: sort.replace('-', ''), sort: sort.startsWith('-') ? 'desc' : 'asc' }];

const fromSortModel = ([column]: GridSortModel): ListParams['sort'] => {
  const wanted = column && (column.sort === 'desc' ? `-${column.field}` : column.field);
  return CANDIDATE_SORTS.find((known) => known === wanted) ?? DEFAULT_SORT;
};

/** The table of a wide screen; sorting and paging are the server's. */
export const CandidatesGrid = ({ list, isStale, params, onChange, handlers }: CandidateRowsProps) => {
  const columns = useMemo(() => columnsOf(handlers), [handlers]);
  const sortModel = useMemo(() => toSortModel(params.sort), [params.sort]);
  const paginationModel = useMemo(() => ({ page: params.page - 1, pageSize: PAGE_SIZE }), [params.page]);
  return (
    <DataGrid
      aria-label={candidatesTexts.title}
      rows={list.data}
      columns={columns}
      rowCount={list.total}
      loading={isStale}
      paginationMode="server"
      hideFooter
      sortingMode="server"
      paginationModel={paginationModel}
      sortModel={sortModel}
      onSortModelChange={(model) => onChange({ sort: fromSortModel(model) })}
      pageSizeOptions={[PAGE_SIZE]}
      rowHeight={62}
      columnHeaderHeight={44}
      disableColumnMenu
      disableColumnFilter
      disableColumnSelector
      disableRowSelectionOnClick
      slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'linear-progress' } }}
      localeText={frFR.components.MuiDataGrid.defaultProps.localeText}
      sx={gridLook}
    />
  );
};
