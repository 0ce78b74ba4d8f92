import { lazyPage } from '#lib/lazyPage';
import { paths } from '#lib/paths';

export { useGetStatisticsQuery } from './statisticsApi.ts';
export { percentChange } from './changes.ts';

export const AnalyticsPage = lazyPage(paths.analytics, async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage);
