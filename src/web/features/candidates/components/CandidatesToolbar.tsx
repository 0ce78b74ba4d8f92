import { useCallback } from 'react';
import { ListToolbar } from '#ui/ListToolbar';
import { AVAILABILITY_LABELS } from '../labels.ts';
import { type CandidateListParams, candidateListRules } from '../listParams.ts';
import { candidatesTexts } from '../texts.ts';

export interface CandidatesToolbarProps {
  params: CandidateListParams;
  onChange: (changes: Partial<CandidateListParams>) => void;
}

const AVAILABILITIES = [
  { value: '', label: candidatesTexts.allAvailabilities },
  ...candidateListRules.filters.availability.map((value) => ({ value, label: AVAILABILITY_LABELS[value].label })),
];

export const CandidatesToolbar = ({ params, onChange }: CandidatesToolbarProps) => {
  const search = useCallback((words: string) => onChange({ search: words }), [onChange]);
  return (
    <ListToolbar
      search={{ label: candidatesTexts.search, placeholder: candidatesTexts.searchHint, value: params.search, onCommit: search }}
      filter={{
        label: candidatesTexts.availabilityFilter,
        value: params.availability,
        options: AVAILABILITIES,
        onChange: (value) => onChange({ availability: value as CandidateListParams['availability'] }),
      }}
    />
  );
};
