import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp } from '#server/app';
import { createAccountService } from '#server/features/account/accountService';
import { createCompanyService } from '#server/features/company/companyService';
import { createIdempotencyService } from '#server/features/idempotency/idempotencyService';
import { createMailService } from '#server/features/mail/mailService';
import { makeCompany, makeRegistration } from './makeAccount.ts';
import { openTestDatabase } from './testDatabase.ts';

interface Options {
  /** Settings that differ from those of a plain start. */
  env?: Partial<Parameters<typeof buildApp>[1]>;
  /** Folder of the built web application; none unless told. */
  webFolder?: string;
}

interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer<T = any> { // oxlint-disable-line typescript/no-explicit-any -- tests read answers freely
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

/** A real server on a port of its own, with a fresh database, a clock that tests move and an outbox. */
export const buildTestServer = async ({ env, webFolder }: Options = {}) => {
  const { db: database, close: closeDatabase } = await openTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'vivier-test-server-'));
  const outboxFolder = join(folder, 'outbox');
  const appUrl = env?.appUrl ?? 'http://localhost:3000';
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);

  const mail = createMailService({
    smtpUrl: null,
    from: 'Vivier <test@localhost>',
    outboxFolder,
    onFailure: (error) => {
      throw error;
    },
  });
  const company = createCompanyService({ database, removeFiles: async () => {} });
  const jwtSecret = new TextEncoder().encode('a secret that only the tests know');
  const account = createAccountService({ database, company, mail, jwtSecret, appUrl, clock });
  const idempotency = createIdempotencyService({ database, clock });
  const app = await buildApp(
    { account, company, idempotency, mail, pingDatabase: () => database.execute(sql`select 1`) },
    { appUrl, apiBaseUrl: '', authSiteUrl: '', trustProxy: false, logLevel: 'silent', ...env },
    webFolder ?? join(folder, 'no-web'),
  );
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
    await mail.settled();
    const names = await readdir(outboxFolder).catch(() => []);
    return Promise.all(names.sort().map((name) => readFile(join(outboxFolder, name), 'utf8')));
  };

  const close = async () => {
    await app.close();
    await closeDatabase();
    await rm(folder, { recursive: true, force: true });
  };

  return {
    url,
    app,
    database,
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
