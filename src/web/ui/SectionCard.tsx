import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export interface SectionCardProps {
  title: string;
  /** Small controls at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled block of a page, a landmark of its own. */
export const SectionCard = ({ title, action, children }: SectionCardProps) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2, '& > .MuiButton-root': { flexShrink: 0 } }}>
        <Typography variant="h3" component="h2" id={titleId} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  );
};
