import { frFR } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { componentsOf } from './components.ts';
import { darkPalette, fonts, lightPalette, radius, SPACING } from './tokens.ts';

const title = { fontFamily: fonts.title, fontWeight: 650, letterSpacing: '-0.015em' };

/** In the compact mode spaces, controls, rows and letters are smaller (spec 1 §3, `compactMode`). */
export const createAppTheme = (isCompact: boolean) =>
  createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-theme' },
      colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
      spacing: isCompact ? SPACING.compact : SPACING.usual,
      shape: { borderRadius: radius.medium },
      typography: {
        fontFamily: fonts.text,
        h1: { ...title, fontSize: '2rem', lineHeight: 1.15 },
        h2: { ...title, fontSize: '1.375rem', lineHeight: 1.25 },
        h3: { ...title, fontSize: '1.125rem', lineHeight: 1.3, letterSpacing: '-0.01em' },
        subtitle1: { fontWeight: 600 },
        subtitle2: { fontWeight: 600 },
        body1: { fontSize: '0.9375rem', lineHeight: 1.6 },
        body2: { fontSize: '0.875rem', lineHeight: 1.5 },
        button: { fontSize: '0.9375rem' },
        overline: { fontSize: '0.75rem', fontWeight: 600, letterSpacing: '0.06em', lineHeight: 1.6, textTransform: 'none' },
      },
      components: componentsOf(isCompact),
    },
    frFR,
  );
