import Box from '@mui/material/Box';
import { FilterSelect } from './FilterSelect.tsx';
import { SearchField } from './SearchField.tsx';
import type { SelectOption } from './SelectField.tsx';

export interface ListToolbarProps {
  search: {
    label: string;
    placeholder: string;
    value: string;
    /** Must keep its identity. */
    onCommit: (words: string) => void;
  };
  filter: {
    label: string;
    value: string;
    options: readonly SelectOption[];
    onChange: (value: string) => void;
  };
}

/** The search and the filter above a list. */
export const ListToolbar = ({ search, filter }: ListToolbarProps) => (
  <Box role="search" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 260px' }, gap: 1.5, mb: 2 }}>
    <SearchField {...search} />
    <FilterSelect {...filter} />
  </Box>
);
