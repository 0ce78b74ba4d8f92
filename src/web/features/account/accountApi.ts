import { accountEndpoints, type User } from '#contract/account';
import type { One } from '#contract/common';
import type { InputOf } from '#contract/endpoint';
import { readOne, readTokens } from '#lib/api/answers';
import { api } from '#lib/api/api';
import { call } from '#lib/api/call';
import { follow } from '#lib/api/follow';
import type { SessionTokens } from '#lib/session/sessionSlice';
import { accountTexts } from './texts.ts';

type Calls = typeof accountEndpoints;

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SessionTokens, InputOf<Calls['login']>>({
      queryFn: async (input, _api, _options, fetchBase) => {
        // Of an answer that holds nothing it is said that it holds no token (spec 1 §5).
        const { data, error, meta } = await fetchBase({ ...call(accountEndpoints.login)(input), responseHandler: 'json' });
        if (error) return { error, meta };
        const tokens = readTokens(data);
        return tokens ? { data: tokens, meta } : { error: { status: 'CUSTOM_ERROR', error: accountTexts.noToken }, meta };
      },
    }),
    register: build.mutation<One<User>, InputOf<Calls['register']>>({ query: call(accountEndpoints.register) }),
    logout: build.mutation<void, InputOf<Calls['logout']>>({ query: call(accountEndpoints.logout) }),
    forgotPassword: build.mutation<void, InputOf<Calls['forgotPassword']>>({ query: call(accountEndpoints.forgotPassword) }),
    resetPassword: build.mutation<void, InputOf<Calls['resetPassword']>>({ query: call(accountEndpoints.resetPassword) }),
    getMe: build.query<User, void>({
      query: call(accountEndpoints.me),
      transformResponse: readOne<User>,
      ...follow('user'),
      providesTags: ['User'],
    }),
  }),
});

export const { useLoginMutation, useRegisterMutation, useForgotPasswordMutation, useResetPasswordMutation, useGetMeQuery } = accountApi;
