import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { escapeHtml } from './escapeHtml.ts';
import { servePublicPages, SITE_FOLDER, type SiteSettings } from './publicPages.ts';
import { frameHeaders } from './previewFrame.ts';
import { rememberedTheme } from './rememberedTheme.ts';
import { styleNonce } from './securityHeaders.ts';
import { missingBuildPage } from './texts.ts';

const INDEX = '/index.html';

/** webpack names its files by their content, `main.3f9a1c2b.js`: such a name never holds anything else. */
const HASHED_NAME = /\.[0-9a-f]{8,}\./;

/** What only a page listens to: a script, a style or a typeface carries half a kilobyte for nothing, each. */
const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const isPart = (fileName: string) => HASHED_NAME.test(fileName) && /\.(?:js|css|woff2)(?:\.(?:br|gz))?$/.test(fileName);

const path = (request: FastifyRequest) => request.url.split('?', 1)[0]!;
/** Files have an extension, screens have none: a missing script must not be answered with a page. */
const isScreen = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/api(\/|$)/.test(path(request)) &&
  (path(request) === INDEX || !/\.\w+$/.test(path(request))) &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');

const sendPage = (reply: FastifyReply, html: string) =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);

/** Serves the built web application: its files as they are, the public pages, and its one page for every screen's address. */
export const serveWebApp = async (app: FastifyInstance, folder: string, site: SiteSettings) => {
  const indexPath = join(folder, INDEX);
  if (!existsSync(indexPath)) {
    app.setNotFoundHandler(async (request, reply) => {
      if (!isScreen(request)) throw new AppError('not_found');
      return sendPage(reply.code(503), missingBuildPage);
    });
    return;
  }

  const settings = escapeHtml(JSON.stringify({ apiBaseUrl: site.apiBaseUrl, authSiteUrl: site.authSiteUrl }));
  const index = readFileSync(indexPath, 'utf8').replaceAll('__SETTINGS__', () => settings);

  await app.register(staticFiles, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (pathName) => pathName !== INDEX && !pathName.startsWith(`/${SITE_FOLDER}/`),
    setHeaders: (reply, filePath) => {
      const immutable = HASHED_NAME.test(basename(filePath));
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isPart(basename(filePath))) for (const name of PAGE_HEADERS) reply.raw.removeHeader(name);
      for (const [name, value] of Object.entries(frameHeaders(basename(filePath)))) reply.header(name, value);
    },
  });
  servePublicPages(app, folder, site);
  app.setNotFoundHandler(async (request, reply) => {
    if (!isScreen(request)) throw new AppError('not_found');
    const themed = index.replace('__THEME__', rememberedTheme(request));
    return sendPage(reply, themed.replaceAll('__CSP_NONCE__', styleNonce(reply.raw)));
  });
};
