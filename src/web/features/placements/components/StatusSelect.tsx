import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { PLACEMENT_STATUSES, type PlacementStatus } from '#contract/placements';
import { statusLabel } from '../labels.ts';

export interface StatusSelectProps {
  label: string;
  status: PlacementStatus;
  /** What is offered; the current status is, even when it is none of them (decisions §6). */
  options?: readonly PlacementStatus[];
  onChange: (status: PlacementStatus) => void;
}

/** The status of a placement, on a tint of its colour. The browser's own list: light, and at home on a phone. */
export const StatusSelect = ({ label, status, options = PLACEMENT_STATUSES, onChange }: StatusSelectProps) => {
  const { tone } = statusLabel(status);
  const offered = options.includes(status) ? options : [status, ...options];
  return (
    <NativeSelect
      value={status}
      onChange={({ target }) => onChange(target.value as PlacementStatus)}
      input={<InputBase />}
      inputProps={{ 'aria-label': label }}
      sx={(theme) => {
        const { palette } = theme.vars ?? theme;
        const color = tone === 'neutral' ? palette.text.secondary : palette[tone].main;
        return {
          color,
          bgcolor: theme.alpha(color, 0.09),
          borderRadius: '8px',
          fontSize: { xs: '1rem', sm: '0.875rem' },
          fontWeight: 600,
          '&:hover': { bgcolor: theme.alpha(color, 0.15) },
          '&.Mui-focused': { outline: '2px solid currentColor', outlineOffset: 1 },
          '& .MuiNativeSelect-select': { minHeight: 34, boxSizing: 'border-box', py: 0.75, pl: 1.5 },
          '& .MuiNativeSelect-icon': { color: 'inherit', right: 4 },
          '& option': { color: palette.text.primary, backgroundColor: palette.background.paper },
        };
      }}
    >
      {offered.map((value) => (
        <Box component="option" key={value} value={value}>
          {statusLabel(value).label}
        </Box>
      ))}
    </NativeSelect>
  );
};
