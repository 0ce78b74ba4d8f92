import type { List } from '#contract/common';
import type { InputOf } from '#contract/endpoint';
import {
  type Placement,
  placementEndpoints,
  type PlacementList,
  type PlacementRow,
  type PlacementsCreation,
  type RankedCandidate,
  type RankedJob,
} from '#contract/placements';
import { readList, readOne } from '#lib/api/answers';
import { api } from '#lib/api/api';
import { call } from '#lib/api/call';
import { follow } from '#lib/api/follow';
import { placementsTexts } from './texts.ts';

type Calls = typeof placementEndpoints;

const LIST = { type: 'Placement', id: 'LIST' } as const;
/** Rankings say which pairs are placements. */
const RANKING = { type: 'Placement', id: 'RANKING' } as const;
/** The counts of an offer's card. */
const JOBS = { type: 'Job', id: 'LIST' } as const;
const tagOf = (id: string) => ({ type: 'Placement', id }) as const;

/** The list; what another backend does not count is counted in its rows. */
const readPlacements = (body: unknown): PlacementList => {
  const list = readList<PlacementRow>(body);
  const told = body as Partial<PlacementList> | null;
  return {
    ...list,
    analyzing: told?.analyzing ?? list.data.filter(({ placementStatus }) => placementStatus === 'to_analyze').length,
    candidates: told?.candidates ?? new Set(list.data.map(({ candidate }) => candidate.id)).size,
  };
};

/** A creation fails by its status or, with another backend, by its flag alone (spec 2 §7). */
const succeeds = ({ ok }: Response, body: unknown) => ok && (body as { success?: boolean } | null)?.success !== false;

export const placementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlacements: build.query<PlacementList, InputOf<Calls['list']>>({
      query: call(placementEndpoints.list),
      transformResponse: readPlacements,
      ...follow('list'),
      providesTags: (list) => [LIST, ...(list?.data ?? []).map(({ id }) => tagOf(id))],
    }),
    getPlacement: build.query<Placement, string>({
      query: (id) => call(placementEndpoints.get)({ params: { id } }),
      transformResponse: readOne<Placement>,
      ...follow('record'),
      providesTags: (_placement, _error, id) => [tagOf(id)],
    }),
    createPlacement: build.mutation<PlacementRow, { candidateId: string; jobId: string }>({
      query: (params) => ({ ...call(placementEndpoints.create)({ params }), validateStatus: succeeds }),
      transformResponse: readOne<PlacementRow>,
      invalidatesTags: (_placement, error) => (error ? [] : [LIST, RANKING, JOBS]),
    }),
    createShortlist: build.mutation<PlacementsCreation, InputOf<Calls['createShortlist']>>({
      query: (input) => ({ ...call(placementEndpoints.createShortlist)(input), validateStatus: succeeds }),
      invalidatesTags: (_placements, error) => (error ? [] : [LIST, RANKING, JOBS]),
    }),
    updatePlacementStatus: build.mutation<Placement, InputOf<Calls['updateStatus']>>({
      query: call(placementEndpoints.updateStatus),
      transformResponse: readOne<Placement>,
      /** Shown at once wherever the placement is shown, and taken back when the server refuses, without a word to the user (spec 2 §8). */
      onQueryStarted: async ({ params: { id }, body: { placementStatus } }, { dispatch, getState, queryFulfilled }): Promise<void> => {
        const { selectInvalidatedBy, updateQueryData } = placementsApi.util;
        const changes = selectInvalidatedBy(getState(), [tagOf(id)]).map(({ endpointName, originalArgs }) =>
          endpointName === 'getPlacement'
            ? dispatch(updateQueryData('getPlacement', id, (placement) => void (placement.placementStatus = placementStatus)))
            : dispatch(
                updateQueryData('listPlacements', originalArgs as InputOf<Calls['list']>, ({ data }) => {
                  for (const row of data) if (row.id === id) row.placementStatus = placementStatus;
                }),
              ),
        );
        try {
          await queryFulfilled;
        } catch {
          for (const { undo } of changes) undo();
          // oxlint-disable-next-line no-console -- the specification asks for a log and nothing else (spec 2 §8)
          console.error(placementsTexts.statusFailed);
        }
      },
      invalidatesTags: (_placement, error, { params }) => (error ? [] : [LIST, tagOf(params.id), JOBS]),
    }),
    updatePlacement: build.mutation<Placement, InputOf<Calls['update']>>({
      query: call(placementEndpoints.update),
      transformResponse: readOne<Placement>,
      invalidatesTags: (_placement, error, { params }) => (error ? [] : [LIST, tagOf(params.id)]),
    }),
    decidePlacement: build.mutation<Placement, InputOf<Calls['decide']>>({
      query: call(placementEndpoints.decide),
      transformResponse: readOne<Placement>,
      invalidatesTags: (_placement, error, { params }) => (error ? [] : [tagOf(params.id)]),
    }),
    withdrawVerdict: build.mutation<Placement, string>({
      query: (id) => call(placementEndpoints.withdrawVerdict)({ params: { id } }),
      transformResponse: readOne<Placement>,
      invalidatesTags: (_placement, error, id) => (error ? [] : [tagOf(id)]),
    }),
    removePlacement: build.mutation<void, string>({
      query: (id) => call(placementEndpoints.remove)({ params: { id } }),
      invalidatesTags: (_nothing, error, id) => (error ? [] : [LIST, tagOf(id), RANKING, JOBS]),
    }),
    analyzePlacement: build.mutation<PlacementRow, string>({
      query: (id) => call(placementEndpoints.analyse)({ params: { id } }),
      transformResponse: readOne<PlacementRow>,
      invalidatesTags: (_placement, error, id) => (error ? [] : [LIST, tagOf(id), JOBS]),
    }),
    rankCandidates: build.query<List<RankedCandidate>, InputOf<Calls['rankCandidates']>>({
      query: call(placementEndpoints.rankCandidates),
      transformResponse: readList<RankedCandidate>,
      ...follow('usual'),
      providesTags: [RANKING, { type: 'Candidate', id: 'LIST' }],
    }),
    rankJobs: build.query<List<RankedJob>, InputOf<Calls['rankJobs']>>({
      query: call(placementEndpoints.rankJobs),
      transformResponse: readList<RankedJob>,
      ...follow('usual'),
      providesTags: [RANKING, JOBS],
    }),
  }),
});

export const {
  useListPlacementsQuery,
  useGetPlacementQuery,
  useCreatePlacementMutation,
  useCreateShortlistMutation,
  useUpdatePlacementStatusMutation,
  useUpdatePlacementMutation,
  useDecidePlacementMutation,
  useWithdrawVerdictMutation,
  useRemovePlacementMutation,
  useAnalyzePlacementMutation,
  useRankCandidatesQuery,
  useRankJobsQuery,
} = placementsApi;
