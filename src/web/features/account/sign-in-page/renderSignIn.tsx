// The build's Node would wait for ever on the browser variant's message channel.
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { fontFaces, fontUrls } from '#lib/prerender/fontFaces';
import { squeezeCss } from '#lib/prerender/squeezeCss';
import style from './signIn.css';
import { SignInDocument } from './SignInDocument.tsx';

/** `login.html`, the only file made of it. */
export const render = (): string =>
  `<!doctype html>${renderToStaticMarkup(<SignInDocument css={fontFaces + squeezeCss(style)} fonts={fontUrls} />)}`;
