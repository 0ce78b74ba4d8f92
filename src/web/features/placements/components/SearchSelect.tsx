import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { placementsTexts } from '../texts.ts';

export interface SearchOption {
  id: string;
  label: string;
  /** Tells two of the same name apart. */
  hint: string;
}

export interface SearchSelectProps {
  label: string;
  value: SearchOption | null;
  /** What the server found for the words typed. */
  options: readonly SearchOption[];
  isLoading: boolean;
  hasFailed: boolean;
  onSearch: (words: string) => void;
  onChange: (value: SearchOption | null) => void;
}

/** A choice among more than a list can hold: the server searches. */
export const SearchSelect = ({ label, value, options, isLoading, hasFailed, onSearch, onChange }: SearchSelectProps) => (
  <Autocomplete
    value={value}
    options={options}
    loading={isLoading}
    filterOptions={(found) => found}
    getOptionLabel={(option) => option.label}
    getOptionKey={(option) => option.id}
    isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
    onChange={(_event, chosen) => onChange(chosen)}
    onInputChange={(_event, words, reason) => {
      if (reason !== 'selectOption') onSearch(reason === 'input' ? words : '');
    }}
    slotProps={{ popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } }}
    noOptionsText={hasFailed ? placementsTexts.optionsFailed : placementsTexts.noOption}
    loadingText={placementsTexts.searching}
    renderOption={({ key, ...props }, option) => (
      <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
        <Box sx={{ fontWeight: 550 }}>{option.label}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{option.hint || '\u00A0'}</Box>
      </Box>
    )}
    renderInput={(params) => (
      <TextField
        {...params}
        label={label}
        placeholder={placementsTexts.typeToSearch}
        slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps?.inputLabel, shrink: true } }}
      />
    )}
  />
);
