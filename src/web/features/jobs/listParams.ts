import { JOB_SORTS } from '#contract/jobs';
import { type ListParams, type ListRules, toPageQuery } from '#lib/listParams';

/** What the address of the list may say (spec 1 §2). */
export const jobListRules = {
  sorts: JOB_SORTS,
  defaultSort: '-createdAt',
  filters: { status: ['active', 'draft', 'closed'] },
} as const satisfies ListRules;

export type JobListParams = ListParams<typeof jobListRules>;

/** The page of the list that the server is asked for. */
export const toListQuery = ({ status, ...page }: JobListParams) => ({ ...toPageQuery(page), ...(status && { status }) });
export type JobListQuery = ReturnType<typeof toListQuery>;
