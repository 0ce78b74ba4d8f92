import { lazy } from 'react';

export const ReferralDialog = lazy(async () => ({ default: (await import('./ReferralDialog.tsx')).ReferralDialog }));
