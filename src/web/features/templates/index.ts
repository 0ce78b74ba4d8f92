import { lazyPage } from '#lib/lazyPage';
import { paths } from '#lib/paths';

export { templatesNotices } from './templatesNotices.ts';

export const TemplatesPage = lazyPage(paths.templates, async () => (await import('./TemplatesPage.tsx')).TemplatesPage);
export const TemplateListPage = lazyPage(paths.templateList, async () => (await import('./TemplateListPage.tsx')).TemplateListPage);
export const TemplateCreatePage = lazyPage(paths.templateCreate, async () => (await import('./TemplateCreatePage.tsx')).TemplateCreatePage);
export const LatestTemplatePage = lazyPage(paths.latestTemplate, async () => (await import('./LatestTemplatePage.tsx')).LatestTemplatePage);
export const TemplateRedirect = lazyPage(paths.template(':id'), async () => (await import('./TemplateRedirect.tsx')).TemplateRedirect);
export const TemplateEditPage = lazyPage(paths.templateEdit(':id'), async () => (await import('./TemplateEditPage.tsx')).TemplateEditPage);
export const TemplatePreviewPage = lazyPage(
  paths.templatePreview(':id'),
  async () => (await import('./TemplatePreviewPage.tsx')).TemplatePreviewPage,
);
