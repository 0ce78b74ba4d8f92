import type { UploadOutcome } from '#contract/candidates';
import type { AnalyzedList } from '#contract/common';
import type { InputOf } from '#contract/endpoint';
import { type Job, jobEndpoints, type JobRow } from '#contract/jobs';
import { readAnalyzedList, readOne } from '#lib/api/answers';
import { api } from '#lib/api/api';
import { call } from '#lib/api/call';
import { follow } from '#lib/api/follow';

type Calls = typeof jobEndpoints;

/** Where an offer is changed: among the others, or on a page of its own. Each has its own words for it (spec 1 §8). */
export type Place = 'list' | 'page';

const LIST = { type: 'Job', id: 'LIST' } as const;
const tagOf = (id: string) => ({ type: 'Job', id }) as const;

export const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listJobs: build.query<AnalyzedList<JobRow>, InputOf<Calls['list']>>({
      query: call(jobEndpoints.list),
      transformResponse: readAnalyzedList<JobRow>,
      ...follow('jobs'),
      providesTags: (list) => [LIST, ...(list?.data ?? []).map(({ id }) => tagOf(id))],
    }),
    getJob: build.query<Job, string>({
      query: (id) => call(jobEndpoints.get)({ params: { id } }),
      transformResponse: readOne<Job>,
      ...follow('job'),
      providesTags: (_job, _error, id) => [tagOf(id)],
    }),
    createJob: build.mutation<Job, InputOf<Calls['create']>>({
      query: call(jobEndpoints.create),
      transformResponse: readOne<Job>,
      invalidatesTags: (_job, error) => (error ? [] : [LIST]),
    }),
    uploadJob: build.mutation<JobRow, InputOf<Calls['uploadOne']>>({
      query: call(jobEndpoints.uploadOne),
      transformResponse: readOne<JobRow>,
      invalidatesTags: [LIST],
    }),
    uploadJobs: build.mutation<UploadOutcome<JobRow>, InputOf<Calls['uploadMany']>>({
      query: call(jobEndpoints.uploadMany),
      invalidatesTags: [LIST],
    }),
    updateJob: build.mutation<Job, InputOf<Calls['update']> & { place: Place }>({
      query: call(jobEndpoints.update),
      transformResponse: readOne<Job>,
      invalidatesTags: (_job, error, { params }) => (error ? [] : [LIST, tagOf(params.id)]),
    }),
    removeJob: build.mutation<void, { id: string; place: Place }>({
      query: ({ id }) => call(jobEndpoints.remove)({ params: { id } }),
      invalidatesTags: (_nothing, error, { id }) => (error ? [] : [LIST, tagOf(id)]),
    }),
    analyzeJob: build.mutation<JobRow, string>({
      query: (id) => call(jobEndpoints.analyse)({ params: { id } }),
      transformResponse: readOne<JobRow>,
      invalidatesTags: (_job, error, id) => (error ? [] : [LIST, tagOf(id)]),
    }),
  }),
});

export const {
  useListJobsQuery,
  useGetJobQuery,
  useCreateJobMutation,
  useUploadJobMutation,
  useUploadJobsMutation,
  useUpdateJobMutation,
  useRemoveJobMutation,
  useAnalyzeJobMutation,
} = jobsApi;
