import type { CandidateFacts } from '#contract/candidates';
import type { JobFacts } from '#contract/jobs';
import { type CandidateFeatures, featuresOfCandidate } from './candidateFeatures.ts';
import { featuresOfJob, type JobFeatures } from './jobFeatures.ts';

/** Of the rules and weights; raised whenever a number could change. Scores of different versions are not compared. */
export const MATCHING_VERSION = '1';

/** What matching may look at: who the person is, where from and how to reach them cannot enter (decisions §6). */
export type MatchedCandidate = Omit<CandidateFacts, 'firstName' | 'lastName' | 'emailAddress' | 'phoneNumber' | 'nationality'>;

export type { CandidateFeatures, JobFeatures };

/** Plain JSON, stored beside the candidate and compared with every offer. */
export const candidateFeatures = (facts: MatchedCandidate): CandidateFeatures => featuresOfCandidate(facts);

/** Plain JSON, stored beside the offer and compared with every candidate. */
export const jobFeatures = (facts: JobFacts): JobFeatures => featuresOfJob(facts);
