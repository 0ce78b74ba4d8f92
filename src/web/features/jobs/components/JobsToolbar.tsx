import { useCallback } from 'react';
import { ListToolbar } from '#ui/ListToolbar';
import { STATUS_LABELS } from '../labels.ts';
import { type JobListParams, jobListRules } from '../listParams.ts';
import { jobsTexts } from '../texts.ts';

export interface JobsToolbarProps {
  params: JobListParams;
  onChange: (changes: Partial<JobListParams>) => void;
}

const STATUSES = [
  { value: '', label: jobsTexts.allStatuses },
  ...jobListRules.filters.status.map((value) => ({ value, label: STATUS_LABELS[value].label })),
];

export const JobsToolbar = ({ params, onChange }: JobsToolbarProps) => {
  const search = useCallback((words: string) => onChange({ search: words }), [onChange]);
  return (
    <ListToolbar
      search={{ label: jobsTexts.search, placeholder: jobsTexts.searchHint, value: params.search, onCommit: search }}
      filter={{
        label: jobsTexts.statusFilter,
        value: params.status,
        options: STATUSES,
        onChange: (value) => onChange({ status: value as JobListParams['status'] }),
      }}
    />
  );
};
