import { useState } from 'react';
import { useListCandidatesQuery } from '#features/candidates/queries';
import { joined, personName } from '../names.ts';
import { placementsTexts } from '../texts.ts';
import { useSettled } from '../useSettled.ts';
import { type SearchOption, SearchSelect } from './SearchSelect.tsx';

export interface CandidateSelectProps {
  value: SearchOption | null;
  onChange: (value: SearchOption | null) => void;
}

const SHOWN = 20;

/** A candidate of the base who can be matched: not one whose CV is still being read. */
export const CandidateSelect = ({ value, onChange }: CandidateSelectProps) => {
  const [words, setWords] = useState('');
  const search = useSettled(words.trim());
  const { data, isFetching, isError } = useListCandidatesQuery({
    query: { limit: SHOWN, offset: 0, sort: '-createdAt', ...(search && { search }) },
  });
  const options = (data?.data ?? [])
    .filter(({ status }) => status !== 'ai_analyzing')
    .map((candidate) => ({
      id: candidate.id,
      label: personName(candidate),
      hint: joined(candidate.currentPosition, candidate.currentCompany, candidate.currentLocation),
    }));
  return (
    <SearchSelect
      label={placementsTexts.candidate}
      value={value}
      options={options}
      isLoading={isFetching}
      hasFailed={isError}
      onSearch={setWords}
      onChange={onChange}
    />
  );
};
