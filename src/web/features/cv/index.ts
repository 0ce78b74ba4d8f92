import { lazy } from 'react';

export { cvNotices } from './cvNotices.ts';

export const GenerateCvDialog = lazy(async () => ({ default: (await import('./GenerateCvDialog.tsx')).GenerateCvDialog }));
