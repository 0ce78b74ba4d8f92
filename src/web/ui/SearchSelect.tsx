import Autocomplete, { type AutocompleteValue } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { labelAbove } from './FormField.tsx';
import { searchSelectTexts as texts } from './searchSelectTexts.ts';

export interface SearchOption {
  id: string;
  label: string;
  /** Tells two of the same name apart. */
  hint: string;
}

/** What a search among the base's records answers, and how it is asked. */
export interface SearchResults {
  /** What the server found for the words typed. */
  options: readonly SearchOption[];
  isLoading: boolean;
  hasFailed: boolean;
  onSearch: (words: string) => void;
}

type Chosen<Multiple extends boolean> = AutocompleteValue<SearchOption, Multiple, false, false>;

export interface SearchSelectProps<Multiple extends boolean> extends SearchResults {
  label: string;
  value: Chosen<Multiple>;
  onChange: (value: Chosen<Multiple>) => void;
  /** Several may be chosen. */
  multiple?: Multiple;
  /** Why the choice was refused; null when it was not, with room kept for it as under the fields of a form. */
  error?: string | null;
}

/** A choice among more than a list can hold: the server searches. */
export const SearchSelect = <Multiple extends boolean = false>({
  label,
  value,
  options,
  isLoading,
  hasFailed,
  onSearch,
  onChange,
  multiple,
  error,
}: SearchSelectProps<Multiple>) => (
  <Autocomplete<SearchOption, Multiple>
    multiple={multiple}
    value={value}
    options={options}
    loading={isLoading}
    filterOptions={(found) => found}
    filterSelectedOptions={multiple}
    getOptionLabel={(option) => option.label}
    getOptionKey={(option) => option.id}
    isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
    onChange={(_event, chosen) => onChange(chosen)}
    onInputChange={(_event, words, reason) => {
      // Whoever chose one of several has emptied the box; whoever chose the only one reads its name there.
      if (multiple || reason !== 'selectOption') onSearch(reason === 'input' ? words : '');
    }}
    slotProps={{ popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } }, chip: { size: 'small' } }}
    noOptionsText={hasFailed ? texts.failed : texts.none}
    loadingText={texts.searching}
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
        placeholder={texts.typeToSearch}
        error={Boolean(error)}
        helperText={error === null ? ' ' : error}
        slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps?.inputLabel, shrink: true } }}
        sx={labelAbove}
      />
    )}
  />
);
