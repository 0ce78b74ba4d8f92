import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { PLACEMENT_SORTS, PLACEMENT_STATUSES } from '#contract/placements';
import { FilterSelect } from '#ui/FilterSelect';
import { SearchField } from '#ui/SearchField';
import type { PlacementsAddress } from '../address.ts';
import { STATUS_LABELS } from '../labels.ts';
import { placementsTexts } from '../texts.ts';
import type { WorkspaceProps } from './JobWorkspace.tsx';

const STATUSES = [
  { value: '', label: placementsTexts.allStatuses },
  ...PLACEMENT_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value].label })),
];
const SORTS = PLACEMENT_SORTS.map((value) => ({ value, label: placementsTexts.sorts[value] }));

/** Search and filter of the offer's candidates; the board has a column for each status, and its own order. */
export const PlacementsToolbar = ({ address, onChange }: WorkspaceProps) => {
  const search = useCallback((words: string) => onChange({ search: words }), [onChange]);
  const isBoard = address.view === 'board';
  return (
    <Box
      role="search"
      aria-label={placementsTexts.searchCandidates}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: isBoard ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
          sm: isBoard ? 'minmax(0, 420px)' : 'minmax(0, 1fr) auto auto',
        },
        gap: 1.5,
        mb: 2,
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <SearchField
        label={placementsTexts.searchCandidates}
        placeholder={placementsTexts.searchCandidatesHint}
        value={address.search}
        onCommit={search}
      />
      {isBoard ? null : (
        <>
          <FilterSelect
            label={placementsTexts.statusFilter}
            value={address.status}
            options={STATUSES}
            onChange={(status) => onChange({ status: status as PlacementsAddress['status'] })}
          />
          <FilterSelect
            label={placementsTexts.sort}
            value={address.sort}
            options={SORTS}
            onChange={(sort) => onChange({ sort: sort as PlacementsAddress['sort'] })}
          />
        </>
      )}
    </Box>
  );
};
