import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useAppSelector } from '#lib/redux';
import { type Appearance, rememberAppearance, rememberedAppearance } from './appearance.ts';
import { createAppTheme } from './theme.ts';

const modeOf = ({ theme }: Appearance) => (theme === 'auto' ? 'system' : theme);

interface ModeProps {
  mode: ReturnType<typeof modeOf>;
}

/** The provider takes its mode once; a change goes through its hook. */
const Mode = ({ mode }: ModeProps) => {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
};

export interface AppThemeProps {
  children: ReactNode;
}

/** The look that the user prefers, `auto` being the system's; until she is known, the one that this browser last had. */
export const AppTheme = ({ children }: AppThemeProps) => {
  const preferences = useAppSelector(({ session }) => session.user?.preferences);
  const { theme: chosen, compactMode } = preferences ?? rememberedAppearance();
  const mode = modeOf({ theme: chosen, compactMode });
  const isKnown = preferences !== undefined;
  const theme = useMemo(() => createAppTheme(compactMode), [compactMode]);
  useEffect(() => {
    if (isKnown) rememberAppearance({ theme: chosen, compactMode });
  }, [isKnown, chosen, compactMode]);
  return (
    // Without a storage manager: local storage holds the two tokens and nothing else (spec 1 §3).
    <ThemeProvider theme={theme} defaultMode={mode} storageManager={null} noSsr>
      <CssBaseline />
      <Mode mode={mode} />
      {children}
    </ThemeProvider>
  );
};
