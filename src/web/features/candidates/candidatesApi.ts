import { type Candidate, candidateEndpoints, type CandidateRow, type UploadOutcome } from '#contract/candidates';
import type { AnalyzedList } from '#contract/common';
import type { InputOf } from '#contract/endpoint';
import { readAnalyzedList, readOne } from '#lib/api/answers';
import { api } from '#lib/api/api';
import { call } from '#lib/api/call';
import { follow } from '#lib/api/follow';
import { readFileAnswer } from '#lib/api/fileAnswer';
import { saveFile } from '#lib/saveFile';

type Calls = typeof candidateEndpoints;

const LIST = { type: 'Candidate', id: 'LIST' } as const;
const tagOf = (id: string) => ({ type: 'Candidate', id }) as const;

export const candidatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCandidates: build.query<AnalyzedList<CandidateRow>, InputOf<Calls['list']>>({
      query: call(candidateEndpoints.list),
      transformResponse: readAnalyzedList<CandidateRow>,
      ...follow('list'),
      providesTags: (list) => [LIST, ...(list?.data ?? []).map(({ id }) => tagOf(id))],
    }),
    getCandidate: build.query<Candidate, string>({
      query: (id) => call(candidateEndpoints.get)({ params: { id } }),
      transformResponse: readOne<Candidate>,
      ...follow('record'),
      providesTags: (_candidate, _error, id) => [tagOf(id)],
    }),
    uploadCandidate: build.mutation<CandidateRow, InputOf<Calls['uploadOne']>>({
      query: call(candidateEndpoints.uploadOne),
      transformResponse: readOne<CandidateRow>,
      invalidatesTags: [LIST],
    }),
    uploadCandidates: build.mutation<UploadOutcome<CandidateRow>, InputOf<Calls['uploadMany']>>({
      query: call(candidateEndpoints.uploadMany),
      invalidatesTags: [LIST],
    }),
    updateCandidate: build.mutation<Candidate, InputOf<Calls['update']>>({
      query: call(candidateEndpoints.update),
      transformResponse: readOne<Candidate>,
      invalidatesTags: (_candidate, error, { params }) => (error ? [] : [LIST, tagOf(params.id)]),
    }),
    removeCandidate: build.mutation<void, string>({
      query: (id) => call(candidateEndpoints.remove)({ params: { id } }),
      invalidatesTags: (_nothing, error, id) => (error ? [] : [LIST, tagOf(id)]),
    }),
    analyzeCandidate: build.mutation<CandidateRow, string>({
      query: (id) => call(candidateEndpoints.analyse)({ params: { id } }),
      transformResponse: readOne<CandidateRow>,
      invalidatesTags: (_candidate, error, id) => (error ? [] : [LIST, tagOf(id)]),
    }),
    /** Fetched with the session's token and saved at once: a file never enters the store. */
    saveCandidateFile: build.mutation<null, { id: string; fileName: string }>({
      queryFn: async ({ id, fileName }, _api, _options, fetchBase) => {
        const { data, error, meta } = await fetchBase({
          ...call(candidateEndpoints.file)({ params: { id } }),
          responseHandler: readFileAnswer,
        });
        if (error) return { error, meta };
        saveFile(data as Blob, fileName);
        return { data: null, meta };
      },
    }),
  }),
});

export const {
  useListCandidatesQuery,
  useGetCandidateQuery,
  useUploadCandidateMutation,
  useUploadCandidatesMutation,
  useUpdateCandidateMutation,
  useRemoveCandidateMutation,
  useAnalyzeCandidateMutation,
  useSaveCandidateFileMutation,
} = candidatesApi;
