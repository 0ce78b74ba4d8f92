import { lazy } from 'react';

export { cvNotices } from './cvNotices.ts';
export type { Rendering } from './preview/protocol.ts';

export const GenerateCvDialog = lazy(async () => ({ default: (await import('./GenerateCvDialog.tsx')).GenerateCvDialog }));
export const CvPreview = lazy(async () => ({ default: (await import('./preview/CvPreview.tsx')).CvPreview }));
export const CvThumbnail = lazy(async () => ({ default: (await import('./preview/CvThumbnail.tsx')).CvThumbnail }));
