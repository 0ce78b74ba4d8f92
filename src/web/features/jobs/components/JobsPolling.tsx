import { whileAnalyzing } from '#lib/api/polling';
import { useListJobsQuery } from '../jobsApi.ts';
import type { JobListQuery } from '../listParams.ts';

export interface JobsPollingProps {
  query: JobListQuery;
}

/** Mounted while an analysis runs. */
export const JobsPolling = ({ query }: JobsPollingProps) => {
  useListJobsQuery({ query }, whileAnalyzing);
  return null;
};
