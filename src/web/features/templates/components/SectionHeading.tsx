import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface SectionHeadingProps {
  title: string;
  action?: ReactNode;
}

export const SectionHeading = ({ title, action }: SectionHeadingProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 5, mb: 2 }}>
    <Typography variant="h2">{title}</Typography>
    {action}
  </Box>
);
