import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
// The build's Node would wait for ever on the browser variant's message channel.
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { Document } from './layout/Document.tsx';
import { type PageStyle, type PublicPage, PUBLIC_PAGES } from './publicPages.ts';
import { robots, sitemap } from './sitemap.ts';
import { squeezeCss } from './squeezeCss.ts';
import base from './styles/base.css';
import contact from './styles/contact.css';
import landing from './styles/landing.css';
import pages from './styles/pages.css';
import visuals from './styles/visuals.css';

const STYLES: Record<PageStyle, string> = { contact, landing, pages, visuals };

const FONTS = [
  { family: 'Bricolage Grotesque Variable', url: bricolage, weights: '200 800' },
  { family: 'Inter Variable', url: inter, weights: '100 900' },
];

/** `optional`: a slow line keeps the fallback for this visit rather than see the text jump. */
const fontFaces = FONTS.map(
  ({ family, url, weights }) =>
    `@font-face{font-family:"${family}";font-display:optional;font-weight:${weights};src:url(${url}) format("woff2")}`,
).join('');

const renderPage = (page: PublicPage): string => {
  const css = fontFaces + squeezeCss(base + page.styles.map((name) => STYLES[name]).join(''));
  const fonts = FONTS.map(({ url }) => url);
  return `<!doctype html>${renderToStaticMarkup(<Document page={page} css={css} fonts={fonts} />)}`;
};

/** One file of the public site, by its name: `home.html`, `about.html`…, `sitemap.xml`, `robots.txt`. */
export const renderSite = (file: string): string => {
  if (file === 'sitemap.xml') return sitemap();
  if (file === 'robots.txt') return robots();
  const page = PUBLIC_PAGES.find((each) => each.file === file);
  if (!page) throw new Error(`No public page is called ${file}`);
  return renderPage(page);
};
