import type { CandidateFacts } from '#contract/candidates';

/** What matching may look at: who the person is, where from and how to reach them cannot enter (decisions §6). */
export type MatchedCandidate = Omit<CandidateFacts, 'firstName' | 'lastName' | 'emailAddress' | 'phoneNumber' | 'nationality'> & {
  /** Words of the CV beside its facts; none for a candidate without a CV. */
  cvWords?: readonly string[];
};
