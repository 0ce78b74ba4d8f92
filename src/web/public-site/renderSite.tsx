// The build's Node would wait for ever on the browser variant's message channel.
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { fontFaces, fontUrls } from '#lib/prerender/fontFaces';
import { squeezeCss } from '#lib/prerender/squeezeCss';
import { Document } from './layout/Document.tsx';
import { type PageStyle, type PublicPage, PUBLIC_PAGES } from './publicPages.ts';
import { robots, sitemap } from './sitemap.ts';
import base from './styles/base.css';
import hero from './styles/hero.css';
import pages from './styles/pages.css';
import window from './styles/window.css';

const STYLES: Record<PageStyle, string> = { hero, pages, window };

const renderPage = (page: PublicPage): string => {
  const css = fontFaces + squeezeCss(base + page.styles.map((name) => STYLES[name]).join(''));
  return `<!doctype html>${renderToStaticMarkup(<Document page={page} css={css} fonts={fontUrls} />)}`;
};

/** One file of the public site, by its name: `home.html`, `about.html`…, `sitemap.xml`, `robots.txt`. */
export const render = (file: string): string => {
  if (file === 'sitemap.xml') return sitemap();
  if (file === 'robots.txt') return robots();
  const page = PUBLIC_PAGES.find((each) => each.file === file);
  if (!page) throw new Error(`No public page is called ${file}`);
  return renderPage(page);
};
