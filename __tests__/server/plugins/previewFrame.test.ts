import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTestServer, type TestServer } from '../../support/buildTestServer.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vivier-frame-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<html></html>');
  await writeFile(join(folder, 'preview-frame.html'), '<html></html>');
  await writeFile(join(folder, 'assets/preview-frame.3f9a1c2b5d.js'), 'void 0');
  await writeFile(join(folder, 'assets/main.3f9a1c2b5d.js'), 'void 0');
  server = await buildTestServer({ webFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const headersOf = async (path: string) => (await fetch(server.url + path, { headers: { accept: 'text/html' } })).headers;

test('the page that compiles templates has no origin, no network and nothing but its own script', async () => {
  const headers = await headersOf('/preview-frame.html');
  const policy = headers.get('content-security-policy')!.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self' 'unsafe-eval'", "frame-ancestors 'self'", 'sandbox allow-scripts']),
  );
  expect(policy.filter((directive) => /https?:|\*|connect-src|frame-src/.test(directive))).toEqual([]);
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('no other page may compile anything', async () => {
  for (const path of ['/templates', '/api/v1/health']) expect((await headersOf(path)).get('content-security-policy')).not.toContain('eval');
});

test('its script may be loaded by a page without an origin, and no other script', async () => {
  expect((await headersOf('/assets/preview-frame.3f9a1c2b5d.js')).get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await headersOf('/assets/main.3f9a1c2b5d.js')).get('cross-origin-resource-policy')).toBe('same-origin');
});
