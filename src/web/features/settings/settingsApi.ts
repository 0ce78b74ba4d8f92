import { accountEndpoints, type Preferences, type User, type UserUpdate } from '#contract/account';
import { type Company, companyEndpoints } from '#contract/company';
import type { InputOf } from '#contract/endpoint';
import { accountApi } from '#features/account';
import { companyApi } from '#features/company';
import { readOne } from '#lib/api/answers';
import { api } from '#lib/api/api';
import { call } from '#lib/api/call';
import type { RootState } from '#lib/redux';
import { signedOut } from '#lib/session/sessionSlice';

type AccountCalls = typeof accountEndpoints;

/** Whoever shows the user hears of it as if the server had just been asked again. */
const userIs = (user: User) => accountApi.util.upsertQueryData('getMe', undefined, user);

const changed = (user: User, { ...changes }: NonNullable<UserUpdate['preferences']>): User => ({
  ...user,
  preferences: { ...user.preferences, ...(changes as Partial<Preferences>) },
});

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateUser: build.mutation<User, InputOf<AccountCalls['update']>>({
      query: call(accountEndpoints.update),
      transformResponse: readOne<User>,
      // Preferences take effect at once, and go back when the server refuses them (decisions §4).
      onQueryStarted: async ({ body: { preferences } }, { dispatch, getState, queryFulfilled }) => {
        const current = () => (getState() as RootState).session.user;
        const before = current();
        if (before && preferences) await dispatch(userIs(changed(before, preferences)));
        const outcome = await queryFulfilled.catch(() => null);
        const now = current();
        if (!before || !now) return;
        // Of its own preferences the page knows more than the answer: another change may be on its way.
        if (outcome) await dispatch(userIs({ ...outcome.data, preferences: now.preferences }));
        else if (preferences) await dispatch(userIs({ ...now, preferences: before.preferences }));
      },
    }),
    changePassword: build.mutation<void, InputOf<AccountCalls['changePassword']>>({ query: call(accountEndpoints.changePassword) }),
    removeAccount: build.mutation<void, InputOf<AccountCalls['remove']>>({
      query: call(accountEndpoints.remove),
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const isRemoved = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isRemoved) dispatch(signedOut('user'));
      },
    }),
    updateCompany: build.mutation<Company, InputOf<typeof companyEndpoints.update>>({
      query: call(companyEndpoints.update),
      transformResponse: readOne<Company>,
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const outcome = await queryFulfilled.catch(() => null);
        if (outcome) await dispatch(companyApi.util.upsertQueryData('getCompany', undefined, outcome.data));
      },
    }),
  }),
});

export const { useUpdateUserMutation, useChangePasswordMutation, useRemoveAccountMutation, useUpdateCompanyMutation } = settingsApi;
