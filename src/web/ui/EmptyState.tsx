import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  /** A page's only heading, or a paragraph of one that has another. */
  titleAs?: 'h1' | 'p';
  text?: string;
  /** An icon or small drawing, decorative. */
  icon?: ReactNode;
  action?: ReactNode;
}

/** What stands where nothing is: says so, and what to do about it. */
export const EmptyState = ({ title, titleAs = 'p', text, icon, action }: EmptyStateProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: 1.5, px: 3, py: 8 }}>
    {icon ? (
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 64,
          height: 64,
          borderRadius: '50%',
          bgcolor: 'action.hover',
          color: 'primary.main',
        }}
      >
        {icon}
      </Box>
    ) : null}
    <Typography variant="h3" component={titleAs}>
      {title}
    </Typography>
    {text ? <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>{text}</Typography> : null}
    {action ? <Box sx={{ mt: 1 }}>{action}</Box> : null}
  </Box>
);
