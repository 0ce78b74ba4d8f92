import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import { FilterInput } from './FilterInput.tsx';
import type { SelectOption } from './SelectField.tsx';

export interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
}

/** One choice among a few, above a list. The browser's own list: light, and at home on a phone. */
export const FilterSelect = ({ label, value, options, onChange }: FilterSelectProps) => (
  <NativeSelect
    value={value}
    onChange={({ target }) => onChange(target.value)}
    input={<FilterInput />}
    inputProps={{ 'aria-label': label }}
    sx={{ '& .MuiNativeSelect-select': { py: 1, pl: 0, height: 'auto' }, '& .MuiNativeSelect-icon': { right: 8 } }}
  >
    {options.map((option) => (
      <Box component="option" key={option.value} value={option.value}>
        {option.label}
      </Box>
    ))}
  </NativeSelect>
);
