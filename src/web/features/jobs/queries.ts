/** What other features ask the server of this one: a door of its own, so that the pages’ door stays light. */
export { useGetJobQuery, useListJobsQuery } from './jobsApi.ts';
export { toJobOption, useJobOptions } from './useJobOptions.ts';
