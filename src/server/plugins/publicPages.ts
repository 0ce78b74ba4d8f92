import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { escapeHtml } from './escapeHtml.ts';
import { rememberedTheme } from './rememberedTheme.ts';
import { allowStyles } from './securityHeaders.ts';
import { unnamedPublisher } from './texts.ts';

export type SiteSettings = Pick<Env, 'appUrl' | 'apiBaseUrl' | 'authSiteUrl' | 'contactEmail' | 'legalNotice'>;

/** Where the build leaves the public site, inside the web folder; its files are served under their own addresses only. */
export const SITE_FOLDER = 'site';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Nobody types a password there. */
const isOpen = (file: string) => file !== 'login.html';

/** The sign-in looks as the application does, light for a visitor (spec 1 §9); the public pages as the system does. */
const visitorsTheme = (file: string) => (isOpen(file) ? 'auto' : 'light');

/** `home.html` is `/`, `about.html` is `/about`, `sitemap.xml` is `/sitemap.xml`. */
const addressOf = (file: string) => `/${file.replace(/^home\.html$|\.html$/, '')}`;

const fill = (text: string, { appUrl, apiBaseUrl, authSiteUrl, contactEmail, legalNotice }: SiteSettings): string => {
  const values: Record<string, string> = {
    __APP_URL__: appUrl,
    __APP_URL_ENCODED__: encodeURIComponent(appUrl),
    __AUTH_SITE_URL__: authSiteUrl,
    __API_BASE_URL__: apiBaseUrl,
    __CONTACT_EMAIL__: contactEmail,
    __LEGAL_NOTICE__: legalNotice || unnamedPublisher,
  };
  return text.replaceAll(/__[A-Z_]+?__/g, (name) => (name in values ? escapeHtml(values[name]!) : name));
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const styleHashes = (html: string) => [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css]) => `'sha256-${sha256(css!)}'`);

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const prepare = async (text: string) => ({
  tag: `"${sha256(text).slice(0, 22)}"`,
  styles: styleHashes(text),
  encodings: { br: await compressBrotli(text), gzip: await compressGzip(text), identity: Buffer.from(text) },
});

const encodingFor = (accepted = '') => (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted)) ?? 'identity';

/** Serves the prerendered public pages: filled and compressed once, since every visitor gets the same bytes. */
export const servePublicPages = (app: FastifyInstance, webFolder: string, settings: SiteSettings) => {
  const folder = join(webFolder, SITE_FOLDER);
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    const text = fill(readFileSync(join(folder, file), 'utf8'), settings);
    const themed = async (theme: string) => prepare(text.replace('__THEME__', theme));
    // Not awaited: the server listens meanwhile.
    const versions = { auto: themed('auto'), light: themed('light'), dark: themed('dark') };
    const type = TYPES[file.split('.').at(-1)!]!;
    app.get(addressOf(file), async (request, reply) => {
      // Until a person has chosen in the application.
      const { tag, styles, encodings } = await versions[rememberedTheme(request, visitorsTheme(file))];
      const encoding = encodingFor(request.headers['accept-encoding']);
      allowStyles(reply, styles);
      // It makes the browser change process in the middle of the first visit, for pages that hold nothing of anybody.
      if (isOpen(file)) reply.removeHeader('cross-origin-opener-policy');
      reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding, cookie' });
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type(type).send(encodings[encoding]);
    });
  }
};
