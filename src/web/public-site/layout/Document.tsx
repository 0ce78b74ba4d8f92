import { contactEndpoints } from '#contract/contacts';
import { PRODUCT_NAME } from '#contract/common';
import { endpointUrl } from '#contract/endpoint';
import { PagePath } from '../kit/PagePath.tsx';
import { API_BASE_URL, APP_URL, SITE_SCRIPT, THEME } from '#lib/prerender/placeholders';
import type { PublicPage } from '../publicPages.ts';
import { siteTexts } from '../texts.ts';
import { structuredData } from './structuredData.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

export interface DocumentProps {
  page: PublicPage;
  css: string;
  /** Addresses of the fonts that the first screen shows. */
  fonts: string[];
}

/**
 * Asks for a font while the page is read. In the head, where React would put the element, it would hold the first frame
 * back for up to 100 ms: on a slow line for nothing, since the font comes later than that.
 */
const preload = (url: string) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`;

/** A whole public page: what engines read of it, its style, its content, and the script that nothing waits for. */
export const Document = ({ page: { path, title, description, Content }, css, fonts }: DocumentProps) => (
  <html lang="fr" data-theme={THEME}>
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={description} />
      <meta name="theme-color" content="#053A36" />
      <meta name="color-scheme" content="light dark" />
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <link rel="canonical" href={APP_URL + path} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={APP_URL + path} />
      <meta property="og:image" content={`${APP_URL}/social-card.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={siteTexts.socialCard} />
      <meta name="twitter:card" content="summary_large_image" />
    </head>
    <body data-contacts={API_BASE_URL + endpointUrl(contactEndpoints.create)}>
      <div hidden dangerouslySetInnerHTML={{ __html: fonts.map(preload).join('') }} />
      <PagePath value={path}>
        <a className="skip" href="#contenu">
          {siteTexts.skip}
        </a>
        <SiteHeader />
        <main id="contenu" tabIndex={-1}>
          <Content />
        </main>
        <SiteFooter />
      </PagePath>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(path, title, description) }} />
      <script src={SITE_SCRIPT} defer fetchPriority="low" />
    </body>
  </html>
);
