import { type Company, companyEndpoints } from '#contract/company';
import type { InputOf } from '#contract/endpoint';
import { readOne } from '#lib/api/answers';
import { api } from '#lib/api/api';
import type { CallOptions } from '#lib/api/baseQuery';
import { call } from '#lib/api/call';
import { RETRY_DELAY_MS } from '#lib/api/freshness';

const companyQuery: CallOptions = { retryDelayMs: RETRY_DELAY_MS.company, noRetryOn: [404] };

export const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompany: build.query<Company | null, void>({
      query: call(companyEndpoints.mine),
      transformResponse: (body: unknown) => readOne<Company | null>(body),
      extraOptions: companyQuery,
      providesTags: ['Company'],
    }),
    createCompany: build.mutation<Company, InputOf<typeof companyEndpoints.create>>({
      query: call(companyEndpoints.create),
      transformResponse: readOne<Company>,
      invalidatesTags: ['Company', 'User'],
    }),
  }),
});

export const { useGetCompanyQuery, useCreateCompanyMutation } = companyApi;
