import { whileAnalyzing } from '#lib/api/polling';
import { useGetCandidateQuery } from '../../candidatesApi.ts';

export interface CandidatePollingProps {
  id: string;
}

/** Mounted while the candidate's CV is being read. */
export const CandidatePolling = ({ id }: CandidatePollingProps) => {
  useGetCandidateQuery(id, whileAnalyzing);
  return null;
};
