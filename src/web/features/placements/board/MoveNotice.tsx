import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { PlacementStatus } from '#contract/placements';
import { statusLabel } from '../labels.ts';
import { placementsTexts } from '../texts.ts';

export interface Move {
  id: string;
  name: string;
  from: PlacementStatus;
  to: PlacementStatus;
}

export interface MoveNoticeProps {
  move: Move | null;
  onUndo: (move: Move) => void;
  onClose: () => void;
}

const STAYS_MS = 8000;

/** The last move, and the way back. */
export const MoveNotice = ({ move, onUndo, onClose }: MoveNoticeProps) =>
  move ? (
    <Snackbar
      key={`${move.id}-${move.to}`}
      open
      autoHideDuration={STAYS_MS}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      message={placementsTexts.moved(move.name, statusLabel(move.to).label)}
      action={
        <Button color="inherit" size="small" onClick={() => onUndo(move)} sx={{ textDecoration: 'underline' }}>
          {placementsTexts.undo}
        </Button>
      }
    />
  ) : null;
