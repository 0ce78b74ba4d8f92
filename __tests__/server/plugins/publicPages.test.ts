import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildTestServer, type TestServer } from '../../support/buildTestServer.ts';

const CSS = 'body{margin:0}';
const page = (name: string) =>
  `<html data-theme="__THEME__"><title>${name}</title><style>${CSS}</style><link rel="canonical" href="__APP_URL__/${name}">` +
  '<a href="__AUTH_SITE_URL__/login?redirectTo=__APP_URL_ENCODED__%2F">a</a><body data-contacts="__API_BASE_URL__/c">__CONTACT_EMAIL__ __init__ __LEGAL_NOTICE__';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vivier-site-'));
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'index.html'), '<html>the application</html>');
  await writeFile(join(folder, 'site/home.html'), page('home'));
  await writeFile(join(folder, 'site/about.html'), page('about'));
  await writeFile(join(folder, 'site/login.html'), page('login'));
  await writeFile(join(folder, 'site/sitemap.xml'), '<loc>__APP_URL__/about</loc>');
  server = await buildTestServer({
    webFolder: folder,
    env: {
      appUrl: 'https://vivier.exemple.fr',
      authSiteUrl: 'https://auth.exemple.fr/?a="><script>',
      apiBaseUrl: 'https://api.exemple.fr',
      legalNotice: 'Atelier & Quais SAS\n12 rue du Port <Nantes>',
    },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.url + path, { headers: { accept: 'text/html', ...headers } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('each page stands at its address, filled with what this installation is, and every other address is the application', async () => {
  const { status, headers, text } = await get('/');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('<title>home</title>');
  expect(text).toContain('href="https://vivier.exemple.fr/home"');
  expect(text).toContain('redirectTo=https%3A%2F%2Fvivier.exemple.fr%2F"');
  expect(text).toContain(
    'data-contacts="https://api.exemple.fr/c">equipe@localhost __init__ Atelier &amp; Quais SAS\n12 rue du Port &lt;Nantes&gt;',
  );
  expect(text).not.toContain('<script>');
  expect((await get('/about?utm=x')).text).toContain('<title>about</title>');
  expect((await get('/candidates')).text).toBe('<html>the application</html>');
});

test('an owner who has not said who he is, is not made up', async () => {
  const unnamed = await buildTestServer({ webFolder: folder });
  try {
    const response = await fetch(`${unnamed.url}/`, { headers: { accept: 'text/html' } });
    expect(await response.text()).toContain('equipe@localhost __init__ Sa dénomination, sa forme juridique');
  } finally {
    await unnamed.close();
  }
});

test('signed in or not, a visitor gets the same page', async () => {
  const { token } = await server.signUp();
  expect((await get('/', { authorization: `Bearer ${token}` })).text).toBe((await get('/')).text);
});

test('looks as the system does, or as the person chose in the application', async () => {
  const themeAt = async (cookie: string, path = '/') => /data-theme="(\w+)"/.exec((await get(path, { cookie })).text)?.[1];
  expect(await themeAt('')).toBe('auto');
  expect(await themeAt('a=b; appearance=dark-compact')).toBe('dark');
  expect(await themeAt('appearance=light')).toBe('light');
  expect(await themeAt('appearance=auto')).toBe('auto');
  expect(await themeAt('appearance="><script>')).toBe('auto');
  // The sign-in is the application's, which is light for a visitor.
  expect(await themeAt('', '/login')).toBe('light');
  expect(await themeAt('appearance=dark', '/login')).toBe('dark');
});

test('its own style is allowed by its hash, and no other', async () => {
  const policy = (await get('/')).headers.get('content-security-policy')!;
  expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(CSS).digest('base64')}'`);
  expect(policy).not.toContain('nonce-');
  expect(policy).toContain("script-src 'self'");
});

test('the sign-in, where a password is typed, is cut off from whoever opened it; pages open to everybody need not be', async () => {
  expect((await get('/login')).headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect((await get('/companies')).headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect((await get('/')).headers.get('cross-origin-opener-policy')).toBeNull();
});

test('is sent compressed to those who read it so, and not again to those who have it', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { headers, text } = await get('/', { 'accept-encoding': encoding });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'accept-encoding, cookie']);
    expect(text).toContain('<title>home</title>');
  }
  const plain = await get('/', { 'accept-encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), plain.headers.get('cache-control')]).toEqual([null, 'no-cache']);
  const again = await get('/', { 'if-none-match': plain.headers.get('etag')! });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('what the build left is served under its address only', async () => {
  const { headers, text } = await get('/sitemap.xml');
  expect([headers.get('content-type'), text]).toEqual(['application/xml; charset=utf-8', '<loc>https://vivier.exemple.fr/about</loc>']);
  expect((await get('/site/home.html')).status).toBe(404);
  expect((await get('/site/sitemap.xml')).status).toBe(404);
});

test('answers HEAD, and nothing else', async () => {
  expect((await fetch(server.url, { method: 'HEAD' })).status).toBe(200);
  expect((await fetch(server.url, { method: 'POST' })).status).toBe(404);
});
