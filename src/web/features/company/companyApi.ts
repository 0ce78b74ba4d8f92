import { type Company, companyEndpoints } from '#contract/company';
import type { InputOf } from '#contract/endpoint';
import { readOne } from '#lib/api/answers';
import { api } from '#lib/api/api';
import { call } from '#lib/api/call';
import { follow } from '#lib/api/follow';

export const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompany: build.query<Company | null, void>({
      query: call(companyEndpoints.mine),
      transformResponse: (body: unknown) => readOne<Company | null>(body),
      ...follow('company'),
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
