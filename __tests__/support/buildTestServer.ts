import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app';
import { openBackend, outboxOf, type Reader } from '#server/backend';
import type { ModelClient } from '#server/analysis/model/modelClient';
import { makeCompany, makeRegistration } from './makeAccount.ts';
import { printPatiently } from './printPatiently.ts';
import { openTestDatabase } from './testDatabase.ts';

interface Options {
  /** Settings that differ from those of a plain start. */
  env?: Partial<Parameters<typeof buildApp>[1]>;
  /** Folder of the built web application; none unless told. */
  webFolder?: string;
  /** Reads CVs and job descriptions. The server works on its tasks only when there is one. */
  reader?: Reader;
  /** Prints PDF; the real printer, whose browser the test closes, unless told. */
  printPdf?: (html: string) => Promise<Uint8Array>;
  /** Words the assistant’s answers; none unless told. */
  model?: ModelClient;
}

interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers freely
export interface Answer<T = any> {
  status: number;
  headers: Headers;
  text: string;
  body: T;
}

const parse = (text: string) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Signs the tokens of every test server. */
export const JWT_SECRET = new TextEncoder().encode('a secret that only the tests know');

const unread = () => {
  throw new Error('This server reads nothing');
};
const noReader: Reader = { readDocument: unread, readCandidate: unread, readJob: unread };

/** A real server on a port of its own, with a fresh database, a clock that tests move and an outbox. */
export const buildTestServer = async ({ env, webFolder, reader, printPdf: print = printPatiently, model }: Options = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vivier-test-server-'));
  const appUrl = env?.appUrl ?? 'http://localhost:3000';
  let offset = 0;
  const backend = await openBackend(
    {
      databaseUrl: null,
      dataDir,
      filesKey: new Uint8Array(32),
      jwtSecret: JWT_SECRET,
      appUrl,
      smtpUrl: null,
      mailFrom: 'Vivier <test@localhost>',
      contactEmail: 'equipe@localhost',
    },
    {
      reader: reader ?? noReader,
      printPdf: print,
      model,
      onError: (error) => console.error(error),
      clock: () => new Date(Date.now() + offset),
    },
    openTestDatabase,
  );
  const { db: database } = backend.database;
  const app = await buildApp(
    backend.services,
    {
      appUrl,
      apiBaseUrl: '',
      authSiteUrl: '',
      contactEmail: 'equipe@localhost',
      legalNotice: '',
      trustProxy: false,
      logLevel: 'silent',
      ...env,
    },
    webFolder ?? join(dataDir, 'no-web'),
  );
  if (reader) await backend.work();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const call = async (method: string, path: string, { token, body, headers }: CallOptions = {}): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + (path.startsWith('/api') ? path : `/api/v1${path}`), {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  };

  const signIn = async (email: string, password: string) => {
    const { body } = await call('POST', '/auth/login', { body: { email, password } });
    return body.data as { accessToken: string; refreshToken: string };
  };

  /** A new account that is signed in, with a company when asked for. */
  const signUp = async ({ company: withCompany = false } = {}) => {
    const registration = makeRegistration();
    const registered = await call('POST', '/auth/register', { body: registration });
    const tokens = await signIn(registration.email, registration.password);
    const token = tokens.accessToken;
    const created = withCompany ? await call('POST', '/companies', { token, body: makeCompany() }) : null;
    return {
      token,
      refreshToken: tokens.refreshToken,
      userId: registered.body.data.id as string,
      companyId: (created?.body.data.id ?? null) as string,
      email: registration.email,
      password: registration.password,
    };
  };

  /** Mails written since the start, oldest first. */
  const mails = async () => {
    await backend.services.mail.settled();
    const names = await readdir(outboxOf(dataDir)).catch(() => []);
    return Promise.all(names.sort((a, b) => (a < b ? -1 : 1)).map((name) => readFile(join(outboxOf(dataDir), name), 'utf8')));
  };

  const close = async () => {
    await app.close();
    await backend.close();
    await rm(dataDir, { recursive: true, force: true });
  };

  return {
    url,
    app,
    backend,
    database,
    dataDir,
    call,
    signIn,
    signUp,
    mails,
    close,
    /** Moves the clock of tokens, sessions, links and limits. */
    pass: ({ seconds }: { seconds: number }) => {
      offset += seconds * 1000;
    },
  };
};
export type TestServer = Awaited<ReturnType<typeof buildTestServer>>;
