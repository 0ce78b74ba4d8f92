import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { PlacementStatus } from '#contract/placements';
import { statusLabel } from '../labels.ts';
import { placementsTexts } from '../texts.ts';

export interface BoardColumnProps {
  status: PlacementStatus;
  count: number;
  children: ReactNode;
}

/** The placements of one status. */
export const BoardColumn = ({ status, count, children }: BoardColumnProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const titleId = useId();
  const { label, tone } = statusLabel(status);
  const color = tone === 'neutral' ? 'text.secondary' : `${tone}.main`;
  return (
    <Box
      ref={setNodeRef}
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        minHeight: 340,
        minWidth: 0,
        p: 0.75,
        borderRadius: '12px',
        borderTop: 3,
        borderColor: color,
        bgcolor: isOver ? 'action.selected' : 'action.hover',
        outline: isOver ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: -2,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1, px: 0.75, pt: 0.5 }}>
        <Typography id={titleId} variant="subtitle2" component="h3" noWrap>
          {label}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {count}
        </Typography>
      </Box>
      {count === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', px: 0.75 }}>
          {placementsTexts.emptyColumn}
        </Typography>
      ) : (
        <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {children}
        </Box>
      )}
    </Box>
  );
};
