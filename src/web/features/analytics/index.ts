import { lazyPage } from '#lib/lazyPage';
import { paths } from '#lib/paths';

export const AnalyticsPage = lazyPage(paths.analytics, async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage);
