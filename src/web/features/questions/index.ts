import { lazy } from 'react';
import { lazyPage } from '#lib/lazyPage';
import { paths } from '#lib/paths';

export { questionsNotices } from './questionsNotices.ts';

export const QuestionsPage = lazyPage(
  paths.placementQuestions(':placementId'),
  async () => (await import('./QuestionsPage.tsx')).QuestionsPage,
);
/** A block of the placement's page. */
export const QuestionsPanel = lazy(async () => ({ default: (await import('./QuestionsPanel.tsx')).QuestionsPanel }));
