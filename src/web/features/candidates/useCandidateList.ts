import { toListState } from '#lib/api/listState';
import { useListCandidatesQuery } from './candidatesApi.ts';
import type { CandidateListQuery } from './listParams.ts';

/** The page of the list that the address names. */
export const useCandidateList = (query: CandidateListQuery) => useListCandidatesQuery({ query }, { selectFromResult: toListState });
export type CandidateListState = ReturnType<typeof useCandidateList>;
