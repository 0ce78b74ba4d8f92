import { POLL_MS } from '#lib/api/freshness';
import { useGetCandidateQuery } from '../../candidatesApi.ts';

export interface CandidatePollingProps {
  id: string;
}

const nothing = () => ({});

/** Mounted while the candidate's CV is being read: asks again every 2 s, not in a hidden tab (spec 2 §9). */
export const CandidatePolling = ({ id }: CandidatePollingProps) => {
  useGetCandidateQuery(id, { pollingInterval: POLL_MS.analyzing, skipPollingIfUnfocused: true, selectFromResult: nothing });
  return null;
};
