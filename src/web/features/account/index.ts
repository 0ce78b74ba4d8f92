import { lazy } from 'react';

export { accountApi, useGetMeQuery } from './accountApi.ts';
export { accountNotices } from './accountNotices.ts';
export { accountTexts } from './texts.ts';

export const LoginPage = lazy(async () => ({ default: (await import('./LoginPage.tsx')).LoginPage }));
export const RegisterPage = lazy(async () => ({ default: (await import('./RegisterPage.tsx')).RegisterPage }));
export const SimpleRegisterPage = lazy(async () => ({ default: (await import('./SimpleRegisterPage.tsx')).SimpleRegisterPage }));
export const ForgotPasswordPage = lazy(async () => ({ default: (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage }));
export const ResetPasswordPage = lazy(async () => ({ default: (await import('./ResetPasswordPage.tsx')).ResetPasswordPage }));
