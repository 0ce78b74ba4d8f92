import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestServer, type TestServer } from '../../support/buildTestServer.ts';

const INDEX =
  '<html data-theme="__THEME__"><meta name="vivier-settings" content="__SETTINGS__"><meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style></html>';
const SCRIPT = `/* ${'x'.repeat(2000)} */`;

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vivier-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), INDEX);
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'assets/main.3f9a1c2b5d6e.js'), SCRIPT);
  await writeFile(join(folder, 'assets/main.3f9a1c2b5d6e.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'assets/main.3f9a1c2b5d6e.js.gz'), gzipSync(SCRIPT));
  server = await buildTestServer({
    webFolder: folder,
    env: { apiBaseUrl: 'https://api.exemple.fr', authSiteUrl: 'https://auth.exemple.fr/?a="><script>' },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = async (path: string, headers: Record<string, string> = { accept: 'text/html' }, base = server.url) => {
  const response = await fetch(base + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('a screen', () => {
  test.each([
    '/',
    '/candidates',
    '/candidates/0190a000-0000-7000-8000-000000000000',
    '/login?redirectTo=%2Fapi',
    '/index.html',
    '/apiculture',
  ])('at %s is the page', async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(text).toContain('vivier-settings');
    expect(text).not.toContain('__');
  });

  test('carries the nonce of its own policy', async () => {
    const { headers, text } = await get('/');
    const nonces = [...text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce!);
    expect(new Set(nonces).size).toBe(1);
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonces[0]}'`);
    expect((await get('/')).text).not.toContain(nonces[0]!);
  });

  test.each([
    ['', 'light'],
    ['appearance=dark', 'dark'],
    ['a=b; appearance=auto-compact', 'auto'],
    ['notappearance=dark', 'light'],
    ['appearance="><script>', 'light'],
  ])('to a browser that remembers %j, is %s from the start', async (cookie, theme) => {
    expect((await get('/candidates', { accept: 'text/html', cookie })).text).toContain(`<html data-theme="${theme}">`);
  });

  test('carries its settings as escaped JSON', async () => {
    const content = /content="([^"]*)"/.exec((await get('/')).text)![1]!;
    expect(content).not.toMatch(/[<>]/);
    const json = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    expect(JSON.parse(json)).toEqual({ apiBaseUrl: 'https://api.exemple.fr', authSiteUrl: 'https://auth.exemple.fr/?a="><script>' });
  });

  test('is not what a script or a form asks for', async () => {
    expect((await get('/candidates', { accept: 'application/json' })).status).toBe(404);
    expect((await fetch(`${server.url}/candidates`, { method: 'POST', headers: { accept: 'text/html' } })).status).toBe(404);
  });
});

describe('a file', () => {
  const asset = '/assets/main.3f9a1c2b5d6e.js';

  test('named by its content is kept for a year, in the encoding the browser reads', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { headers, text } = await get(asset, { 'accept-encoding': encoding });
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-type')).toMatch(/javascript/);
      expect(text).toBe(SCRIPT);
    }
    expect((await get(asset, { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  });

  test('of another name is asked for again', async () => {
    const { headers, text } = await get('/robots.txt', {});
    expect([headers.get('cache-control'), text]).toEqual(['no-cache', 'User-agent: *']);
  });

  test.each(['/assets/main.gone.js', '/favicon.ico', '/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fpackage.json', '/.env'])(
    '%s that is not there is no page',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).not.toContain('vivier-settings');
    },
  );
});

test('an application that is not built says how to build it', async () => {
  const bare = await buildTestServer();
  const { status, headers, text } = await get('/candidates', { accept: 'text/html' }, bare.url);
  expect([status, headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(text).toContain('<code>npm run build</code>');
  expect((await get('/main.js', {}, bare.url)).status).toBe(404);
  await bare.close();
});
