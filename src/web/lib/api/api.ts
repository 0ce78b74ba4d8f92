import { createApi } from '@reduxjs/toolkit/query/react';
import { FRESH_FOR_SECONDS } from './freshness.ts';
import { baseQuery } from './baseQuery.ts';

/** The only API of the application; each feature injects its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['User', 'Company', 'Candidate', 'Job', 'Placement', 'Question', 'Conversation', 'Message', 'Template', 'TemplateConfig'],
  keepUnusedDataFor: FRESH_FOR_SECONDS.list,
  refetchOnMountOrArgChange: FRESH_FOR_SECONDS.default,
  refetchOnFocus: false,
  endpoints: () => ({}),
});
