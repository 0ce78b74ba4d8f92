import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '#lib/usePageTitle';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Buttons, at the right; below on a narrow screen, where they share its width. */
  actions?: ReactNode;
}

/** Each row of buttons ends where the others do. */
const fullRows = { width: { xs: '100%', sm: 'auto' }, '& > *': { flexGrow: { xs: 1, sm: 0 } } };

export const PageHeader = ({ title, subtitle, actions }: PageHeaderProps) => {
  usePageTitle(title);
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 3 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
        {subtitle ? (
          <Typography component="div" sx={{ color: 'text.secondary', mt: 0.75 }}>
            {subtitle}
          </Typography>
        ) : null}
      </Box>
      {actions ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, ...fullRows }}>{actions}</Box> : null}
    </Box>
  );
};
