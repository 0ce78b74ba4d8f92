import { useState } from 'react';
import type { JobRow } from '#contract/jobs';
import { useSettled } from '#lib/useSettled';
import type { SearchOption, SearchResults } from '#ui/SearchSelect';
import { useListJobsQuery } from './jobsApi.ts';
import { jobTitle } from './names.ts';

const SHOWN = 20;

export const toJobOption = (job: Pick<JobRow, 'id' | 'title' | 'fileName' | 'company' | 'location'>): SearchOption => ({
  id: job.id,
  label: jobTitle(job),
  hint: [job.company, job.location].filter(Boolean).join(' · '),
});

/** Offers to choose from: none whose file is still being read. */
export const useJobOptions = (): SearchResults => {
  const [words, setWords] = useState('');
  const search = useSettled(words.trim());
  const { data, isFetching, isError } = useListJobsQuery({
    query: { limit: SHOWN, offset: 0, sort: '-createdAt', ...(search && { search }) },
  });
  return {
    options: (data?.data ?? []).filter(({ status }) => status !== 'ai_analyzing').map(toJobOption),
    isLoading: isFetching,
    hasFailed: isError,
    onSearch: setWords,
  };
};
