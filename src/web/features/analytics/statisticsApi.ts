import type { InputOf } from '#contract/endpoint';
import { type Statistics, statisticsEndpoints } from '#contract/statistics';
import { readOne } from '#lib/api/answers';
import { api } from '#lib/api/api';
import { call } from '#lib/api/call';
import { follow } from '#lib/api/follow';

export const statisticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatistics: build.query<Statistics, InputOf<typeof statisticsEndpoints.get>>({
      query: call(statisticsEndpoints.get),
      transformResponse: readOne<Statistics>,
      ...follow('usual'),
      // Counted from other records: what changes them changes this.
      providesTags: [
        { type: 'Candidate', id: 'LIST' },
        { type: 'Job', id: 'LIST' },
        { type: 'Placement', id: 'LIST' },
      ],
    }),
  }),
});

export const { useGetStatisticsQuery } = statisticsApi;
