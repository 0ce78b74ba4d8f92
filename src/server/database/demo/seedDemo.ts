import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountEndpoints } from '#contract/account';
import { candidateEndpoints } from '#contract/candidates';
import { companyEndpoints } from '#contract/company';
import { type AnswerOf, type EndpointDefinition, endpointUrl } from '#contract/endpoint';
import { DEMO_ACCOUNT, DEMO_COMPANY } from './demoAccount.ts';

const CVS = join(import.meta.dirname, 'cvs');

type Call = <E extends EndpointDefinition>(endpoint: E, body?: object, absentIs?: number) => Promise<AnswerOf<E> | null>;

/** Calls the running server; an answer of `absentIs` is null, any other failure an error. */
const callerOf =
  (baseUrl: string, token?: string): Call =>
  async (endpoint, body, absentIs) => {
    const upload = body instanceof FormData;
    const response = await fetch(new URL(endpointUrl(endpoint), baseUrl), {
      method: endpoint.method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && !upload && { 'content-type': 'application/json' }) },
      body: upload ? body : body && JSON.stringify(body),
    });
    if (response.status === absentIs) return null;
    if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as AnswerOf<typeof endpoint>;
  };

const signIn = async (baseUrl: string): Promise<Call> => {
  const { email, password } = DEMO_ACCOUNT;
  const tokens = await callerOf(baseUrl)(accountEndpoints.login, { email, password });
  return callerOf(baseUrl, tokens!.data.accessToken);
};

/** The CV files that no candidate of the company was made from yet. */
const missingFiles = async (call: Call): Promise<File[]> => {
  const present = new Set((await call(candidateEndpoints.list))!.data.map(({ fileName }) => fileName));
  const names = (await readdir(CVS)).sort().filter((name) => !present.has(name));
  return Promise.all(names.map(async (name) => new File([await readFile(join(CVS, name))], name)));
};

/**
 * Fills a running server with the demonstration, through its own API: account, company, then the CV files by the real upload.
 * What is already there is left alone, so that a second call changes nothing.
 */
export const seedDemo = async (baseUrl: string): Promise<{ email: string; password: string }> => {
  await callerOf(baseUrl)(accountEndpoints.register, DEMO_ACCOUNT, 409);
  let call = await signIn(baseUrl);
  if (!(await call(companyEndpoints.mine, undefined, 404))) {
    await call(companyEndpoints.create, DEMO_COMPANY);
    call = await signIn(baseUrl);
  }
  const files = await missingFiles(call);
  if (files.length > 0) {
    const form = new FormData();
    for (const file of files) form.append('files', file);
    const outcome = await call(candidateEndpoints.uploadMany, form);
    const [refused] = outcome!.rejected;
    if (refused) throw new Error(`${refused.fileName}: ${refused.message}`);
  }
  return { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password };
};
