import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useAppSelector } from '#lib/redux';

/** Follows the theme that the user prefers, `auto` being the system's; light for a visitor (spec 1 §9). */
export const ThemeKeeper = () => {
  const preferred = useAppSelector(({ session }) => session.user?.preferences?.theme ?? 'light');
  const { setMode } = useColorScheme();
  useEffect(() => {
    setMode(preferred === 'auto' ? 'system' : preferred);
  }, [preferred, setMode]);
  return null;
};
