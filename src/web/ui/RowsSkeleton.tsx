import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { commonTexts } from '#lib/commonTexts';

export interface RowsSkeletonProps {
  rows: number;
  /** Whether each row begins with a portrait. */
  portraits?: boolean;
}

/** A list that is on its way. */
export const RowsSkeleton = ({ rows, portraits = false }: RowsSkeletonProps) => (
  <Card role="status" aria-label={commonTexts.loading} sx={{ px: 2 }}>
    {Array.from({ length: rows }, (_, row) => (
      <Box
        key={row}
        data-testid="skeleton-row"
        sx={(theme) => ({
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          height: `calc(14px + ${theme.spacing(6)})`,
          borderBottom: row < rows - 1 ? 1 : 0,
          borderColor: 'divider',
        })}
      >
        {portraits ? (
          <Skeleton variant="circular" sx={(theme) => ({ flexShrink: 0, width: theme.spacing(5), height: theme.spacing(5) })} />
        ) : null}
        <Box sx={{ flex: 3 }}>
          <Skeleton width="60%" />
          <Skeleton width="35%" />
        </Box>
        <Skeleton sx={{ flex: 3, display: { xs: 'none', sm: 'block' } }} />
        <Skeleton sx={{ flex: 2, display: { xs: 'none', sm: 'block' } }} />
      </Box>
    ))}
  </Card>
);
