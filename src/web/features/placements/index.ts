import { lazy } from 'react';
import { lazyPage } from '#lib/lazyPage';
import { paths } from '#lib/paths';

export { placementsNotices } from './placementsNotices.ts';

export const PlacementsPage = lazyPage(paths.placements, async () => (await import('./PlacementsPage.tsx')).PlacementsPage);
export const PlacementPage = lazyPage(paths.placement(':id'), async () => (await import('./PlacementPage.tsx')).PlacementPage);

/** Blocks of other features' pages. */
export const MatchingJobs = lazy(async () => ({ default: (await import('./MatchingJobs.tsx')).MatchingJobs }));
export const TopCandidates = lazy(async () => ({ default: (await import('./TopCandidates.tsx')).TopCandidates }));
/** Whom a placement is about, and that there is none: for the pages below it. */
export const PlacementTitle = lazy(async () => ({ default: (await import('./PlacementTitle.tsx')).PlacementTitle }));
export const PlacementNotFound = lazy(async () => ({ default: (await import('./PlacementNotFound.tsx')).PlacementNotFound }));
