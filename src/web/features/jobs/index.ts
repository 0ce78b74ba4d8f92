import { lazyPage } from '#lib/lazyPage';
import { paths } from '#lib/paths';

export { jobsNotices } from './jobsNotices.ts';

export const JobsPage = lazyPage(paths.jobs, async () => (await import('./JobsPage.tsx')).JobsPage);
export const JobPage = lazyPage(paths.job(':id'), async () => (await import('./JobPage.tsx')).JobPage);
export const JobEditPage = lazyPage(paths.jobEdit(':id'), async () => (await import('./JobEditPage.tsx')).JobEditPage);
