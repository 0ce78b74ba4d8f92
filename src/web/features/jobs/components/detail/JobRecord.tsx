import type { ReactNode } from 'react';
import type { Job } from '#contract/jobs';
import { whileAnalyzing } from '#lib/api/polling';
import { toRecordState } from '#lib/api/recordState';
import { RecordFrame } from '#ui/RecordFrame';
import { RecordSkeleton } from '#ui/RecordSkeleton';
import { useGetJobQuery } from '../../jobsApi.ts';
import { jobsTexts } from '../../texts.ts';
import { JobNotFound } from './JobNotFound.tsx';

export interface JobRecordProps {
  id: string;
  /** It was just deleted here. */
  isGone?: boolean;
  children: (job: Job) => ReactNode;
}

const toState = toRecordState(jobsTexts.recordLoadFailed);

const JobPolling = ({ id }: Pick<JobRecordProps, 'id'>) => {
  useGetJobQuery(id, whileAnalyzing);
  return null;
};

/** The offer that a page is about, or why there is none; asked for again while its file is being read. */
export const JobRecord = ({ id, isGone, children }: JobRecordProps) => {
  const state = useGetJobQuery(id, { selectFromResult: toState });
  return (
    <RecordFrame {...state} isGone={isGone} notFound={<JobNotFound />} skeleton={<RecordSkeleton />}>
      {(job) => (
        <>
          {job.status === 'ai_analyzing' ? <JobPolling id={id} /> : null}
          {children(job)}
        </>
      )}
    </RecordFrame>
  );
};
