import { lazy } from 'react';

export { companyApi, useGetCompanyQuery } from './companyApi.ts';
export { companyNotices } from './companyNotices.ts';
export { companyReducer } from './companySlice.ts';
export { industryNames } from './texts.ts';

export const OnboardingPage = lazy(async () => ({ default: (await import('./OnboardingPage.tsx')).OnboardingPage }));
