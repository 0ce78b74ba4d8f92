import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { PaletteOption } from '../groups.ts';

export interface OptionLineProps {
  elementId: string;
  option: PaletteOption;
  isActive: boolean;
  onPoint: (id: string) => void;
  onChoose: (option: PaletteOption) => void;
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey;

/** A place is a link, so that a changed form asks before it is left; an action is not. The keyboard stays in the search box. */
export const OptionLine = ({ elementId, option, isActive, onPoint, onChoose }: OptionLineProps) => {
  const { id, label, detail, target } = option;
  const look = {
    display: 'flex',
    alignItems: 'baseline',
    gap: 1.5,
    px: 1.5,
    py: 1,
    borderRadius: 1,
    cursor: 'pointer',
    color: 'text.primary',
    textDecoration: 'none',
    bgcolor: isActive ? 'action.selected' : 'transparent',
  } as const;
  const part = {
    id: elementId,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    sx: look,
    onMouseMove: () => onPoint(id),
    onClick: (event: MouseEvent) => {
      if (!opensElsewhere(event)) onChoose(option);
    },
  };
  const words = (
    <>
      <Box component="span" sx={{ ...cut, flexShrink: 0, maxWidth: '70%', fontWeight: 550 }}>
        {label}
      </Box>
      <Box component="span" sx={{ ...cut, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {detail}
      </Box>
    </>
  );
  return 'to' in target ? (
    <Box component={Link} to={target.to} {...part}>
      {words}
    </Box>
  ) : (
    <Box {...part}>{words}</Box>
  );
};
