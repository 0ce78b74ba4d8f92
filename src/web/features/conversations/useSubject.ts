import { useSearchParams } from 'react-router-dom';
import { toCandidateOption, useGetCandidateQuery } from '#features/candidates/queries';
import { toJobOption, useGetJobQuery } from '#features/jobs/queries';
import type { SearchOption } from '#ui/SearchSelect';

export interface Subject {
  candidates: SearchOption[];
  jobs: SearchOption[];
}

/** The records that the address names, `?candidate=` or `?job=`; null until they are known. One that is not there is left out. */
export const useSubject = (): Subject | null => {
  const [address] = useSearchParams();
  const candidateId = address.get('candidate') ?? '';
  const jobId = address.get('job') ?? '';
  const { data: candidate, isLoading: awaitsCandidate } = useGetCandidateQuery(candidateId, { skip: candidateId === '' });
  const { data: job, isLoading: awaitsJob } = useGetJobQuery(jobId, { skip: jobId === '' });
  if (awaitsCandidate || awaitsJob) return null;
  return { candidates: candidate ? [toCandidateOption(candidate)] : [], jobs: job ? [toJobOption(job)] : [] };
};
