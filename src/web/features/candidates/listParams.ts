import { AVAILABILITY_STATUSES, CANDIDATE_SORTS } from '#contract/candidates';
import { type ListParams, type ListRules, toPageQuery } from '#lib/listParams';

/** What the address of the list may say (spec 2 §2). */
export const candidateListRules = {
  sorts: CANDIDATE_SORTS,
  defaultSort: '-createdAt',
  filters: { availability: [...AVAILABILITY_STATUSES, 'actively_looking'] },
} as const satisfies ListRules;

export type CandidateListParams = ListParams<typeof candidateListRules>;

/** The page of the list that the server is asked for. */
export const toListQuery = ({ availability, ...page }: CandidateListParams) => ({
  ...toPageQuery(page),
  ...(availability && { availabilityStatus: availability }),
});
export type CandidateListQuery = ReturnType<typeof toListQuery>;
