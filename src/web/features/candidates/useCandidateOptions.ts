import { useState } from 'react';
import type { CandidateRow } from '#contract/candidates';
import { useSettled } from '#lib/useSettled';
import type { SearchOption, SearchResults } from '#ui/SearchSelect';
import { useListCandidatesQuery } from './candidatesApi.ts';
import { candidateName } from './names.ts';

const SHOWN = 20;

export const toCandidateOption = (
  candidate: Pick<CandidateRow, 'id' | 'firstName' | 'lastName' | 'fileName' | 'currentPosition' | 'currentCompany' | 'currentLocation'>,
): SearchOption => ({
  id: candidate.id,
  label: candidateName(candidate),
  hint: [candidate.currentPosition, candidate.currentCompany, candidate.currentLocation].filter(Boolean).join(' · '),
});

/** Candidates of the base to choose from: none whose CV is still being read. */
export const useCandidateOptions = (): SearchResults => {
  const [words, setWords] = useState('');
  const search = useSettled(words.trim());
  const { data, isFetching, isError } = useListCandidatesQuery({
    query: { limit: SHOWN, offset: 0, sort: '-createdAt', ...(search && { search }) },
  });
  return {
    options: (data?.data ?? []).filter(({ status }) => status !== 'ai_analyzing').map(toCandidateOption),
    isLoading: isFetching,
    hasFailed: isError,
    onSearch: setWords,
  };
};
