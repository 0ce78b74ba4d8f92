import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export interface FieldGridProps {
  /** Absent for fields that need no heading of their own. */
  title?: string;
  children: ReactNode;
}

/** Fields that belong together, two abreast where there is room. */
export const FieldGrid = ({ title, children }: FieldGridProps) => {
  const titleId = useId();
  return (
    <Box
      role="group"
      aria-labelledby={title === undefined ? undefined : titleId}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 2,
        rowGap: 1.25,
        alignItems: 'start',
      }}
    >
      {title === undefined ? null : (
        <Typography id={titleId} variant="h3" component="h3" sx={{ gridColumn: '1 / -1', mt: 1, mb: 1.5 }}>
          {title}
        </Typography>
      )}
      {children}
    </Box>
  );
};
