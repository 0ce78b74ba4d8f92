import { useState } from 'react';
import type { JobRow } from '#contract/jobs';
import { useListJobsQuery } from '#features/jobs/queries';
import { joined, offerTitle } from '../names.ts';
import { placementsTexts } from '../texts.ts';
import { useSettled } from '../useSettled.ts';
import { type SearchOption, SearchSelect } from './SearchSelect.tsx';

export interface JobSelectProps {
  value: SearchOption | null;
  onChange: (value: SearchOption | null) => void;
}

const SHOWN = 20;

export const toJobOption = ({ id, title, company, location }: Pick<JobRow, 'id' | 'title' | 'company' | 'location'>): SearchOption => ({
  id,
  label: offerTitle({ title }),
  hint: joined(company, location),
});

/** An offer that candidates can be matched to: not one whose file is still being read. */
export const JobSelect = ({ value, onChange }: JobSelectProps) => {
  const [words, setWords] = useState('');
  const search = useSettled(words.trim());
  const { data, isFetching, isError } = useListJobsQuery({
    query: { limit: SHOWN, offset: 0, sort: '-createdAt', ...(search && { search }) },
  });
  return (
    <SearchSelect
      label={placementsTexts.job}
      value={value}
      options={(data?.data ?? []).filter(({ status }) => status !== 'ai_analyzing').map(toJobOption)}
      isLoading={isFetching}
      hasFailed={isError}
      onSearch={setWords}
      onChange={onChange}
    />
  );
};
