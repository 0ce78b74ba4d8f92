/**
 * The look of Vivier: deep pond greens, a warm coral for what asks to be done, paper-like neutrals. Every colour pair used
 * for text reaches 4.5:1 on its background.
 */
export const fonts = {
  text: '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif',
  title: '"Bricolage Grotesque Variable", "Inter Variable", system-ui, sans-serif',
} as const;

export const radius = { small: 6, medium: 10, large: 16 } as const;

/** Pixels of one step: paddings, gaps, controls and rows are all counted in them. */
export const SPACING = { usual: 8, compact: 6 } as const;

export const lightPalette = {
  primary: { main: '#0B5D57', light: '#2C827B', dark: '#063F3B', contrastText: '#FFFFFF' },
  secondary: { main: '#AB4024', light: '#D9714F', dark: '#8A3119', contrastText: '#FFFFFF' },
  success: { main: '#1A7242', contrastText: '#FFFFFF' },
  warning: { main: '#8C5900', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', contrastText: '#FFFFFF' },
  info: { main: '#1F5FA8', contrastText: '#FFFFFF' },
  text: { primary: '#15211F', secondary: '#53625F', disabled: '#8A9794' },
  background: { default: '#F6F6F1', paper: '#FFFFFF' },
  divider: '#E2E4DC',
};

export const darkPalette = {
  primary: { main: '#6CC7BC', light: '#97DCD3', dark: '#3E9C91', contrastText: '#04211E' },
  secondary: { main: '#F09A7C', light: '#F7BBA5', dark: '#C96F50', contrastText: '#2B0F05' },
  success: { main: '#6FCB93', contrastText: '#06210F' },
  warning: { main: '#E5B454', contrastText: '#2A1B00' },
  error: { main: '#F2938C', contrastText: '#2F0703' },
  info: { main: '#8BBDF2', contrastText: '#05203C' },
  text: { primary: '#EDF2EF', secondary: '#A9B8B4', disabled: '#71807C' },
  background: { default: '#0E1716', paper: '#16211F' },
  divider: '#2A3735',
};

/** Two elevations are enough: what lies on the page, and what floats above it. */
export const shadows = {
  card: '0 1px 2px rgb(21 33 31 / 5%), 0 2px 8px rgb(21 33 31 / 4%)',
  floating: '0 4px 12px rgb(21 33 31 / 10%), 0 16px 40px rgb(21 33 31 / 14%)',
} as const;
