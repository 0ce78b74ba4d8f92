import { lazy } from 'react';

export const DashboardPage = lazy(async () => ({ default: (await import('./DashboardPage.tsx')).DashboardPage }));
