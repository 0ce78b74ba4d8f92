import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useCallback } from 'react';
import { SearchField } from '#ui/SearchField';
import { AVAILABILITY_LABELS } from '../labels.ts';
import { FILTERABLE_AVAILABILITIES, type ListParams } from '../listParams.ts';
import { candidatesTexts } from '../texts.ts';

export interface CandidatesToolbarProps {
  params: ListParams;
  onChange: (changes: Partial<ListParams>) => void;
}

/** MUI takes '' for "nothing chosen" and would show no label. */
const ALL = 'all';

export const CandidatesToolbar = ({ params, onChange }: CandidatesToolbarProps) => {
  const search = useCallback((words: string) => onChange({ search: words }), [onChange]);
  return (
    <Box role="search" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 240px' }, gap: 1.5, mb: 2 }}>
      <SearchField label={candidatesTexts.search} placeholder={candidatesTexts.searchHint} value={params.search} onCommit={search} />
      <TextField
        select
        id="availability-filter"
        label={candidatesTexts.availabilityFilter}
        value={params.availability || ALL}
        onChange={({ target }) => onChange({ availability: target.value === ALL ? '' : (target.value as ListParams['availability']) })}
      >
        <MenuItem value={ALL}>{candidatesTexts.allAvailabilities}</MenuItem>
        {FILTERABLE_AVAILABILITIES.map((value) => (
          <MenuItem key={value} value={value}>
            {AVAILABILITY_LABELS[value].label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
};
