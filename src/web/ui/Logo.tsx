import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PRODUCT_NAME } from '#contract/common';
import { LogoMark } from './LogoMark.tsx';

export interface LogoProps {
  /** Without the word, where the room is narrow. */
  markOnly?: boolean;
}

/** The mark and the word. */
export const Logo = ({ markOnly = false }: LogoProps) => (
  <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
    <Box component="svg" viewBox="0 0 32 32" aria-hidden="true" sx={{ width: 32, height: 32, flexShrink: 0 }}>
      <LogoMark />
    </Box>
    {markOnly ? null : (
      <Typography component="span" sx={{ fontFamily: 'h1.fontFamily', fontWeight: 700, fontSize: '1.25rem', letterSpacing: '-0.02em' }}>
        {PRODUCT_NAME}
      </Typography>
    )}
  </Box>
);
