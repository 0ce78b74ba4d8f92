import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PRODUCT_NAME } from '#contract/common';

export interface LogoProps {
  /** Without the word, where the room is narrow. */
  markOnly?: boolean;
}

/** The mark: ripples of a pond, with the fish that swims up to the surface. */
export const Logo = ({ markOnly = false }: LogoProps) => (
  <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
    <Box component="svg" viewBox="0 0 32 32" aria-hidden="true" sx={{ width: 32, height: 32, flexShrink: 0 }}>
      <rect width="32" height="32" rx="9" fill="#0B5D57" />
      <path d="M6 20.5c3.2 0 3.2 2 6.6 2s3.4-2 6.8-2 3.4 2 6.6 2" fill="none" stroke="#8FD3C8" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M7.5 13.4c3-4.6 9.6-5.2 13.2-.9l3.6-2.7c-.5 2.3-.5 4.6 0 6.8l-3.6-2.6c-3.6 4.2-10.2 3.8-13.2-.6Z" fill="#FFFFFF" />
      <circle cx="11.9" cy="12.6" r="1.1" fill="#0B5D57" />
    </Box>
    {markOnly ? null : (
      <Typography component="span" sx={{ fontFamily: 'h1.fontFamily', fontWeight: 700, fontSize: '1.25rem', letterSpacing: '-0.02em' }}>
        {PRODUCT_NAME}
      </Typography>
    )}
  </Box>
);
