import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';
import { QUERY_RULES } from './freshness.ts';

/** The only API of the application; each feature injects its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['User', 'Company', 'Candidate', 'Job', 'Placement', 'Question', 'Conversation', 'Message', 'Template', 'TemplateConfig'],
  keepUnusedDataFor: QUERY_RULES.usual.keptFor,
  // The longest freshness; the shorter ones are each endpoint's own.
  refetchOnMountOrArgChange: QUERY_RULES.list.freshFor,
  refetchOnFocus: false,
  endpoints: () => ({}),
});
