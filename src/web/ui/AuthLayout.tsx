import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { productTexts } from '#lib/productTexts';
import { usePageTitle } from '#lib/usePageTitle';
import { Logo } from './Logo.tsx';
import { Pond } from './Pond.tsx';

export interface AuthLayoutProps {
  title: string;
  subtitle?: string;
  children: ReactNode;
  /** Where else to go: one line of links. */
  footer?: ReactNode;
}

/** Pages before the session: a form, and on a wide screen the pond beside it. */
export const AuthLayout = ({ title, subtitle, children, footer }: AuthLayoutProps) => {
  usePageTitle(title);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(460px, 1fr) 1fr' },
        minHeight: '100dvh',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, px: { xs: 2.5, sm: 5 }, py: { xs: 2.5, sm: 4 } }}>
        <Box component="header">
          <Logo />
        </Box>
        <Box component="main" sx={{ width: '100%', maxWidth: 440, m: 'auto', py: { xs: 4, sm: 5 } }}>
          <Typography variant="h1">{title}</Typography>
          {subtitle ? <Typography sx={{ color: 'text.secondary', mt: 1 }}>{subtitle}</Typography> : null}
          <Box sx={{ mt: 4 }}>{children}</Box>
          {footer ? <Typography sx={{ mt: 3, color: 'text.secondary' }}>{footer}</Typography> : null}
        </Box>
      </Box>
      <Box
        component="aside"
        sx={{
          display: { xs: 'none', md: 'flex' },
          alignItems: 'flex-end',
          position: 'sticky',
          top: 0,
          height: '100dvh',
          overflow: 'hidden',
          bgcolor: '#053A36',
        }}
      >
        <Pond />
        <Typography
          component="p"
          sx={{
            position: 'relative',
            maxWidth: '22ch',
            p: { md: 5, lg: 7 },
            color: '#FFFFFF',
            fontFamily: 'h1.fontFamily',
            fontWeight: 600,
            fontSize: { md: '1.75rem', lg: '2.125rem' },
            lineHeight: 1.2,
            letterSpacing: '-0.015em',
          }}
        >
          {productTexts.purpose}
        </Typography>
      </Box>
    </Box>
  );
};
