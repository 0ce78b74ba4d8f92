import GlobalStyles from '@mui/material/GlobalStyles';

/** On paper the guide stands alone, dark on white whatever the theme. */
export const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@media print': {
        '@page': { margin: '16mm' },
        'html[data-theme]': {
          '--mui-palette-text-primary': '#111111',
          '--mui-palette-text-secondary': '#444444',
          '--mui-palette-background-default': '#FFFFFF',
          '--mui-palette-background-paper': '#FFFFFF',
          '--mui-palette-success-main': '#1D7A46',
          '--mui-palette-warning-main': '#7A4E00',
          '--mui-palette-error-main': '#B3261E',
          '--mui-palette-primary-main': '#0B5D57',
        },
        'aside, header:has(+ main), .screen-only, .MuiDialog-root': { display: 'none !important' },
        main: { padding: '0 !important', maxWidth: 'none !important' },
      },
    }}
  />
);
