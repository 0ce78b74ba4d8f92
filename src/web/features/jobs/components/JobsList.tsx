import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { ListFrame } from '#ui/ListFrame';
import { RowsList } from '#ui/RowsList';
import { RowsSkeleton } from '#ui/RowsSkeleton';
import { type JobListParams, jobListRules } from '../listParams.ts';
import { jobsTexts } from '../texts.ts';
import type { JobListState } from '../useJobList.ts';
import type { JobActionHandlers } from './JobActions.tsx';
import { JobCard } from './JobCard.tsx';
import { jobColumns } from './jobColumns.tsx';
import { JobsEmpty } from './JobsEmpty.tsx';

export interface JobsListProps {
  list: JobListState;
  params: JobListParams;
  onChange: (changes: Partial<JobListParams>) => void;
  onCreate: () => void;
  handlers: JobActionHandlers;
}

/** Spec 1 §9. */
const skeleton = <RowsSkeleton rows={5} />;

/** The offers, as a table or, on a narrow screen, as cards; or why there are none. */
export const JobsList = ({ list, params, onChange, onCreate, handlers }: JobsListProps) => {
  const columns = useMemo(() => jobColumns(handlers), [handlers]);
  const onPage = useCallback((page: number) => onChange({ page }), [onChange]);
  return (
    <ListFrame
      list={list}
      page={params.page}
      onPage={onPage}
      failure={jobsTexts.loadFailed}
      skeleton={skeleton}
      empty={<JobsEmpty params={params} onChange={onChange} onCreate={onCreate} />}
    >
      {({ data, total }) => (
        <>
          <Typography variant="h3" component="h2" aria-live="polite" sx={{ mt: 2.5, mb: 1.5 }}>
            {jobsTexts.listTitle(total.toLocaleString('fr-FR'))}
          </Typography>
          <RowsList
            label={jobsTexts.title}
            rows={data}
            columns={columns}
            total={total}
            isStale={list.isStale}
            params={params}
            rules={jobListRules}
            onChange={onChange}
            renderCard={(job) => <JobCard job={job} handlers={handlers} />}
            skeleton={skeleton}
          />
        </>
      )}
    </ListFrame>
  );
};
