import { toListState } from '#lib/api/listState';
import { useListJobsQuery } from './jobsApi.ts';
import type { JobListQuery } from './listParams.ts';

/** The page of the list that the address names. */
export const useJobList = (query: JobListQuery) => useListJobsQuery({ query }, { selectFromResult: toListState });
export type JobListState = ReturnType<typeof useJobList>;
