import { APP_URL } from '#lib/prerender/placeholders';
import { PUBLIC_PAGES } from './publicPages.ts';

/** Every public page, for search engines. */
export const sitemap = (): string => {
  const urls = PUBLIC_PAGES.map(({ path }) => `<url><loc>${APP_URL}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
};

/** Screens behind the session hold nothing that an engine may read. */
const PRIVATE = [
  '/api/',
  '/dashboard',
  '/candidates',
  '/jobs',
  '/placements',
  '/analytics',
  '/settings',
  '/conversations',
  '/templates',
  '/template-configs',
  '/onboarding',
];

export const robots = (): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${APP_URL}/sitemap.xml`, ''].join('\n');
