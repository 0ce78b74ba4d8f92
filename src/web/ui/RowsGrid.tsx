import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef, type GridSortModel, type GridValidRowModel } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import { useMemo } from 'react';
import { PAGE_SIZE } from '#lib/listParams';
import { cspNonce } from '#lib/cspNonce';

export interface RowsGridProps<Row extends GridValidRowModel, Sort extends string> {
  label: string;
  rows: Row[];
  columns: readonly GridColDef<Row>[];
  /** Over all pages. */
  total: number;
  /** The rows are those of another page or filter; the right ones are on their way. */
  isStale: boolean;
  params: { page: number; sort: Sort };
  /** Sorts are the names of columns, with `-` before them for the other way. */
  rules: { sorts: readonly Sort[]; defaultSort: Sort };
  onChange: (changes: { sort: Sort }) => void;
}

/** The table is as high as its rows, and they slide in it once they would go below the window. */
const frame = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: ({ spacing }: Theme) => `clamp(420px, calc(100dvh - 62px - ${spacing(31)}), 1100px)`,
} as const;

/** Calm rows: no vertical lines, no focus frame for the mouse, a sticky head. */
const look = {
  borderRadius: '16px',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '--DataGrid-t-color-border-base': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', px: 1.5 },
  '& .MuiDataGrid-columnHeader': { px: 1.5 },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, fontSize: '0.8125rem', color: 'text.secondary' },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
} as const;

const toSortModel = (sort: string): GridSortModel => [{ field: sort.replace('-', ''), sort: sort.startsWith('-') ? 'desc' : 'asc' }];

const toSort = ([column]: GridSortModel) => column && (column.sort === 'desc' ? `-${column.field}` : column.field);

/** The table of a wide screen; sorting and paging are the server's. */
export const RowsGrid = <Row extends GridValidRowModel, Sort extends string>(props: RowsGridProps<Row, Sort>) => {
  const { label, rows, columns, total, isStale, params, rules, onChange } = props;
  const { page, sort } = params;
  const sortModel = useMemo(() => (sort === rules.defaultSort ? [] : toSortModel(sort)), [sort, rules]);
  const paginationModel = useMemo(() => ({ page: page - 1, pageSize: PAGE_SIZE }), [page]);
  return (
    <Box sx={frame}>
      <DataGrid
        nonce={cspNonce}
        aria-label={label}
        rows={rows}
        columns={columns}
        rowCount={total}
        loading={isStale}
        paginationMode="server"
        hideFooter
        sortingMode="server"
        paginationModel={paginationModel}
        sortModel={sortModel}
        onSortModelChange={(model) => onChange({ sort: rules.sorts.find((known) => known === toSort(model)) ?? rules.defaultSort })}
        pageSizeOptions={[PAGE_SIZE]}
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        disableRowSelectionOnClick
        slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'linear-progress' } }}
        localeText={frFR.components.MuiDataGrid.defaultProps.localeText}
        sx={look}
      />
    </Box>
  );
};
