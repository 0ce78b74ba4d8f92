import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { FilterSelect } from '#ui/FilterSelect';
import { SearchField } from '#ui/SearchField';
import { AVAILABILITY_LABELS } from '../labels.ts';
import { FILTERABLE_AVAILABILITIES, type ListParams } from '../listParams.ts';
import { candidatesTexts } from '../texts.ts';

export interface CandidatesToolbarProps {
  params: ListParams;
  onChange: (changes: Partial<ListParams>) => void;
}

const AVAILABILITIES = [
  { value: '', label: candidatesTexts.allAvailabilities },
  ...FILTERABLE_AVAILABILITIES.map((value) => ({ value, label: AVAILABILITY_LABELS[value].label })),
];

export const CandidatesToolbar = ({ params, onChange }: CandidatesToolbarProps) => {
  const search = useCallback((words: string) => onChange({ search: words }), [onChange]);
  return (
    <Box role="search" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 260px' }, gap: 1.5, mb: 2 }}>
      <SearchField label={candidatesTexts.search} placeholder={candidatesTexts.searchHint} value={params.search} onCommit={search} />
      <FilterSelect
        label={candidatesTexts.availabilityFilter}
        value={params.availability}
        options={AVAILABILITIES}
        onChange={(value) => onChange({ availability: value as ListParams['availability'] })}
      />
    </Box>
  );
};
