import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { PLACEMENT_STATUSES, type PlacementStatus } from '#contract/placements';
import { statusLabel } from '../labels.ts';

export interface MoveMenuProps {
  /** null while it is closed. */
  anchor: HTMLElement | null;
  label: string;
  status: PlacementStatus;
  onMove: (to: PlacementStatus) => void;
  onClose: () => void;
}

/** Moves a card without dragging it. */
export const MoveMenu = ({ anchor, label, status, onMove, onClose }: MoveMenuProps) => (
  <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
    {PLACEMENT_STATUSES.map((value) => (
      <MenuItem
        key={value}
        selected={value === status}
        onClick={() => {
          onClose();
          onMove(value);
        }}
      >
        {statusLabel(value).label}
      </MenuItem>
    ))}
  </Menu>
);
