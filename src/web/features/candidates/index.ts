import { lazyPage } from '#lib/lazyPage';
import { paths } from '#lib/paths';

export { candidatesNotices } from './candidatesNotices.ts';

export const CandidatesPage = lazyPage(paths.candidates, async () => (await import('./CandidatesPage.tsx')).CandidatesPage);
export const CandidatePage = lazyPage(paths.candidate(':id'), async () => (await import('./CandidatePage.tsx')).CandidatePage);
