import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { matchTexts } from '../matchTexts.ts';

export interface SelectionBarProps {
  count: number;
  /** Everyone of the page who can be chosen is. */
  isFull: boolean;
  /** Nobody of the page can be chosen: all are placements already. */
  isEmpty: boolean;
  isTooMany: boolean;
  isBusy: boolean;
  onTogglePage: (isChosen: boolean) => void;
  onAdd: () => void;
}

/** Above the ranking, and in sight while it scrolls: whom one has chosen, and what to do with them. */
export const SelectionBar = ({ count, isFull, isEmpty, isTooMany, isBusy, onTogglePage, onAdd }: SelectionBarProps) => (
  <Box
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      rowGap: 0.5,
      px: 2,
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
      borderRadius: '16px 16px 0 0',
      bgcolor: 'background.paper',
    }}
  >
    <FormControlLabel
      disabled={isEmpty}
      control={<Checkbox checked={isFull} indeterminate={count > 0 && !isFull} onChange={(_event, isChosen) => onTogglePage(isChosen)} />}
      label={matchTexts.selectPage}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ flexGrow: 1, mr: 0 }}
    />
    <Typography variant="body2" aria-live="polite" sx={{ color: isTooMany ? 'error.main' : 'text.secondary' }}>
      {isTooMany ? matchTexts.tooMany : count > 0 ? matchTexts.selected(count) : ''}
    </Typography>
    <Button variant="contained" size="small" disabled={count === 0 || isTooMany || isBusy} onClick={onAdd}>
      {isBusy ? matchTexts.adding : matchTexts.add}
    </Button>
  </Box>
);
