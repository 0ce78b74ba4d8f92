import { whileAnalyzing } from '#lib/api/polling';
import { useListCandidatesQuery } from '../candidatesApi.ts';
import type { CandidateListQuery } from '../listParams.ts';

export interface CandidatesPollingProps {
  query: CandidateListQuery;
}

/** Mounted while an analysis runs. */
export const CandidatesPolling = ({ query }: CandidatesPollingProps) => {
  useListCandidatesQuery({ query }, whileAnalyzing);
  return null;
};
