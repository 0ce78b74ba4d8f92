/** What other features ask the server of this one: a door of its own, so that the pages’ door stays light. */
export { useGetCandidateQuery, useListCandidatesQuery } from './candidatesApi.ts';
export { toCandidateOption, useCandidateOptions } from './useCandidateOptions.ts';
