/** Calm rows: no vertical lines, no focus frame for the mouse, a sticky head. */
export const gridLook = {
  height: 'clamp(420px, calc(100dvh - 310px), 1100px)',
  borderRadius: '16px',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '--DataGrid-t-color-border-base': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', px: 2 },
  '& .MuiDataGrid-columnHeader': { px: 2 },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, fontSize: '0.8125rem', color: 'text.secondary' },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
} as const;
