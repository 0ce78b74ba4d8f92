import { accountEndpoints } from '#contract/account';
import { PRODUCT_NAME } from '#contract/common';
import { endpointUrl } from '#contract/endpoint';
import { paths } from '#lib/paths';
import { API_BASE_URL, APP_FILES, SIGN_IN_SCRIPT, THEME } from '#lib/prerender/placeholders';
import { productTexts } from '#lib/productTexts';
import { LogoMark } from '#ui/LogoMark';
import { PondDrawing } from '#ui/PondDrawing';
import { accountTexts as texts } from '../texts.ts';
import { SignInFields } from './SignInFields.tsx';
import { Templates } from './Templates.tsx';

export interface SignInDocumentProps {
  css: string;
  /** Fonts that the first screen shows. */
  fonts: string[];
}

/** `LoginPage` in its `AuthLayout`, as a page that needs none of the application: `script/signIn.ts` makes it work. */
export const SignInDocument = ({ css, fonts }: SignInDocumentProps) => (
  <html lang="fr" data-theme={THEME}>
    <head>
      <meta charSet="utf-8" />
      <title>{`${texts.loginTitle} · ${PRODUCT_NAME}`}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={texts.loginSubtitle} />
      <meta name="theme-color" content="#0B5D57" />
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <script src={SIGN_IN_SCRIPT} defer />
      {fonts.map((url) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/site.webmanifest" />
    </head>
    <body data-login={API_BASE_URL + endpointUrl(accountEndpoints.login)} data-app={APP_FILES}>
      <div className="page">
        <div className="side">
          <header>
            <div className="logo">
              <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
                <LogoMark />
              </svg>
              <span>{PRODUCT_NAME}</span>
            </div>
          </header>
          <main>
            <h1>{texts.loginTitle}</h1>
            <p className="subtitle">{texts.loginSubtitle}</p>
            <SignInFields />
            <p className="other">
              {texts.noAccount} <a href={paths.register}>{texts.createAccount}</a>
            </p>
          </main>
        </div>
        <aside>
          <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <PondDrawing />
          </svg>
          <p>{productTexts.purpose}</p>
        </aside>
      </div>
      <Templates />
    </body>
  </html>
);
