import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { fonts, radius, shadows, SPACING } from './tokens.ts';

/** Letters of the compact mode, on a screen where no field is zoomed into. */
const smallLetters = { '@media (min-width: 600px)': { html: { fontSize: '93.75%' } } };

/** Heights of a table, which its library wants in pixels: two lines of letters, which hardly shrink, and the space around. */
const rowsOf = (step: number) => ({ rowHeight: 14 + 6 * step, columnHeaderHeight: 5.5 * step });

/** How each MUI part looks here; screens never restyle them. */
export const componentsOf = (isCompact: boolean): ThemeOptions['components'] => ({
  MuiCssBaseline: {
    styleOverrides: {
      ...(isCompact && smallLetters),
      body: {
        fontFeatureSettings: '"cv11", "ss03"',
        WebkitFontSmoothing: 'antialiased',
        textRendering: 'optimizeLegibility',
        textWrap: 'pretty',
        overflowWrap: 'break-word',
      },
      '::selection': { backgroundColor: '#BFE3DC', color: '#063F3B' },
      ':focus-visible': { outlineOffset: 2 },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // Without ripples nothing else would tell where the keyboard is on a tab, a switch or the current entry of the sidebar.
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -2 } } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        textTransform: 'none',
        fontWeight: 600,
        borderRadius: radius.medium,
        paddingInline: theme.spacing(2.25),
        '&.Mui-focusVisible': { outlineColor: (theme.vars ?? theme).palette.text.primary, outlineOffset: 2 },
      }),
      sizeMedium: ({ theme }) => ({ minHeight: theme.spacing(5) }),
      sizeLarge: ({ theme }) => ({ minHeight: theme.spacing(6), fontSize: '1rem' }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: radius.medium } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.large,
        border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
        boxShadow: shadows.card,
      }),
    },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: radius.large, boxShadow: shadows.floating } },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ fontFamily: fonts.title, fontSize: '1.375rem', fontWeight: 650, padding: theme.spacing(2.5, 3, 1.5) }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: theme.spacing(2.5, 3) }),
      dividers: ({ theme }) => ({ padding: theme.spacing(2, 3) }),
    },
  },
  MuiDialogActions: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(2, 3, 2.5), gap: theme.spacing(1) }) } },
  MuiTextField: { defaultProps: { fullWidth: true, size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.medium,
        '& .MuiInputBase-inputSizeSmall:not(.MuiInputBase-inputMultiline)': { paddingBlock: theme.spacing(1.0625) },
      }),
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: radius.small, fontWeight: 550 } } },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 300 },
    styleOverrides: { tooltip: { fontSize: '0.8125rem', borderRadius: radius.small } },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 550 } } },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({ textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem', minHeight: theme.spacing(6) }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: ({ theme }) => ({ paddingBlock: theme.spacing(0.75) }) } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiAlert: { styleOverrides: { root: { borderRadius: radius.medium } } },
  MuiDataGrid: { defaultProps: rowsOf(isCompact ? SPACING.compact : SPACING.usual) },
});
