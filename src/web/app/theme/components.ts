import type { ThemeOptions } from '@mui/material/styles';
import { fonts, radius, shadows } from './tokens.ts';

/** How each MUI part looks here; screens never restyle them. */
export const components: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontFeatureSettings: '"cv11", "ss03"', WebkitFontSmoothing: 'antialiased', textRendering: 'optimizeLegibility' },
      '::selection': { backgroundColor: '#BFE3DC', color: '#063F3B' },
      ':focus-visible': { outlineOffset: 2 },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        textTransform: 'none',
        fontWeight: 600,
        borderRadius: radius.medium,
        paddingInline: 18,
        '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: 2 },
      },
      sizeMedium: { minHeight: 40 },
      sizeLarge: { minHeight: 48, fontSize: '1rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: radius.medium, '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -2 } },
    },
  },
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
    styleOverrides: { root: { fontFamily: fonts.title, fontSize: '1.375rem', fontWeight: 650, paddingBlock: '20px 12px' } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 20px', gap: 8 } } },
  MuiTextField: { defaultProps: { fullWidth: true, size: 'small' } },
  MuiOutlinedInput: { styleOverrides: { root: { borderRadius: radius.medium } } },
  MuiChip: { styleOverrides: { root: { borderRadius: radius.small, fontWeight: 550 } } },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 300 },
    styleOverrides: { tooltip: { fontSize: '0.8125rem', borderRadius: radius.small } },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 550 } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiAlert: { styleOverrides: { root: { borderRadius: radius.medium } } },
};
