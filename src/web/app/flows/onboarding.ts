import { companyApi } from '#features/company';
import { refreshTokens } from '#lib/api/tokenRefresh';
import type { Listen } from './listen.ts';

/** After the company is created the access token is refreshed (spec 1 §2); the guard leads to the dashboard. */
export const listenToOnboarding = (listen: Listen): void => {
  listen({
    matcher: companyApi.endpoints.createCompany.matchFulfilled,
    effect: async (_action, listenerApi) => {
      await refreshTokens(listenerApi);
    },
  });
};
