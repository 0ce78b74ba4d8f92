import { lazy } from 'react';

export { useListCandidatesQuery } from './candidatesApi.ts';
export { candidatesNotices } from './candidatesNotices.ts';

export const CandidatesPage = lazy(async () => ({ default: (await import('./CandidatesPage.tsx')).CandidatesPage }));
export const CandidatePage = lazy(async () => ({ default: (await import('./CandidatePage.tsx')).CandidatePage }));
