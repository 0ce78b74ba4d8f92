/** What the server tells the page through `<meta name="vivier-settings">`; '' means the page's own origin. */
export interface Settings {
  apiBaseUrl: string;
  authSiteUrl: string;
}

const DEFAULTS: Settings = { apiBaseUrl: '', authSiteUrl: '' };

const readSettings = (): Settings => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="vivier-settings"]')?.content;
  if (!content || content.startsWith('__')) return DEFAULTS;
  return { ...DEFAULTS, ...(JSON.parse(content) as Partial<Settings>) };
};

/** The page's settings, read once. Under webpack's own server the placeholder is left as it is, and the defaults hold. */
export const settings: Settings = readSettings();
