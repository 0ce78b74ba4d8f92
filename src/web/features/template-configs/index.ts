import { lazyPage } from '#lib/lazyPage';
import { paths } from '#lib/paths';

export { templateConfigsNotices } from './templateConfigsNotices.ts';

export const TemplateConfigsPage = lazyPage(
  paths.templateConfigs,
  async () => (await import('./TemplateConfigsPage.tsx')).TemplateConfigsPage,
);
export const TemplateConfigCreatePage = lazyPage(
  paths.templateConfigCreate,
  async () => (await import('./TemplateConfigCreatePage.tsx')).TemplateConfigCreatePage,
);
export const TemplateConfigEditPage = lazyPage(
  paths.templateConfigEdit(':id'),
  async () => (await import('./TemplateConfigEditPage.tsx')).TemplateConfigEditPage,
);
export const TemplateConfigPreviewPage = lazyPage(
  paths.templateConfigPreview(':id'),
  async () => (await import('./TemplateConfigPreviewPage.tsx')).TemplateConfigPreviewPage,
);
