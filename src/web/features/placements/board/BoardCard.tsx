import { useDraggable } from '@dnd-kit/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type KeyboardEventHandler, type MouseEventHandler, type ReactNode, type TouchEventHandler, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { PlacementRow, PlacementStatus } from '#contract/placements';
import { paths } from '#lib/paths';
import { ScoreRing } from '../components/ScoreRing.tsx';
import { personName } from '../names.ts';
import { placementsTexts } from '../texts.ts';
import { MoveMenu } from './MoveMenu.tsx';

interface BoardCardFaceProps {
  placement: PlacementRow;
  isLifted?: boolean;
  handle?: ReactNode;
}

/** What a card of the board shows; also what follows the pointer while it is dragged. */
export const BoardCardFace = ({ placement: { id, candidate, matchScore }, isLifted = false, handle }: BoardCardFaceProps) => {
  const name = personName(candidate);
  return (
    <Card sx={{ p: 1, borderRadius: '10px', cursor: 'grab', boxShadow: isLifted ? 8 : undefined, touchAction: 'manipulation' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <ScoreRing score={matchScore} size={44} />
        {handle}
      </Box>
      <Typography component="p" variant="body2" sx={{ mt: 0.75, fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={paths.placement(id)} color="inherit" draggable={false} sx={{ fontWeight: 'inherit' }}>
          {name}
        </Link>
      </Typography>
      <Typography
        component="p"
        variant="body2"
        title={candidate.currentPosition}
        sx={{
          color: 'text.secondary',
          fontSize: '0.8125rem',
          lineHeight: 1.35,
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {candidate.currentPosition}
      </Typography>
    </Card>
  );
};

/** What starts a drag, which the library types as any function. */
interface Starters {
  onMouseDown?: MouseEventHandler;
  onTouchStart?: TouchEventHandler;
  onKeyDown?: KeyboardEventHandler;
}

export interface BoardCardProps {
  placement: PlacementRow;
  onMove: (to: PlacementStatus) => void;
}

/** A card of the board: dragged as a whole by a pointer, by its handle with the keyboard, or sent off from its menu. */
export const BoardCard = ({ placement, onMove }: BoardCardProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: placement.id,
    attributes: { roleDescription: placementsTexts.card },
  });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { onMouseDown, onTouchStart, onKeyDown } = (listeners ?? {}) as Starters;
  const name = personName(placement.candidate);
  return (
    <Box ref={setNodeRef} component="li" onMouseDown={onMouseDown} onTouchStart={onTouchStart} sx={{ opacity: isDragging ? 0.35 : 1 }}>
      <BoardCardFace
        placement={placement}
        handle={
          <IconButton
            ref={setActivatorNodeRef}
            size="small"
            {...attributes}
            aria-label={placementsTexts.move(name)}
            aria-haspopup="menu"
            onKeyDown={onKeyDown}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
            sx={{ cursor: 'grab' }}
          >
            <DragIndicator fontSize="small" />
          </IconButton>
        }
      />
      <MoveMenu
        anchor={anchor}
        label={placementsTexts.move(name)}
        status={placement.placementStatus}
        onMove={onMove}
        onClose={() => setAnchor(null)}
      />
    </Box>
  );
};
