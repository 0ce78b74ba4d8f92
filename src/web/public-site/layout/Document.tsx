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
  /** Fonts that the first screen shows. */
  fonts: string[];
}

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
      {fonts.map((url) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
      ))}
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
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(path, title, description) }} />
    </head>
    <body data-contacts={API_BASE_URL + endpointUrl(contactEndpoints.create)}>
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
      <script src={SITE_SCRIPT} defer fetchPriority="low" />
    </body>
  </html>
);
