import { lazyPage } from '#lib/lazyPage';
import { paths } from '#lib/paths';

export { settingsNotices } from './settingsNotices.ts';

export const SettingsPage = lazyPage(paths.settings, async () => (await import('./SettingsPage.tsx')).SettingsPage);
