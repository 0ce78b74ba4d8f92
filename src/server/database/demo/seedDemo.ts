import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountEndpoints } from '#contract/account';
import { candidateEndpoints } from '#contract/candidates';
import { companyEndpoints } from '#contract/company';
import { type AnswerOf, type EndpointDefinition, endpointUrl } from '#contract/endpoint';
import { jobEndpoints } from '#contract/jobs';
import { DEMO_ACCOUNT, DEMO_COMPANY } from './demoAccount.ts';

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

/** Uploads the files of a folder that no record of the company was made from yet. */
const dropMissing = async (
  call: Call,
  folder: string,
  { list, uploadMany }: typeof candidateEndpoints | typeof jobEndpoints,
): Promise<void> => {
  const path = join(import.meta.dirname, folder);
  const present = new Set((await call(list))!.data.map(({ fileName }) => fileName));
  const names = (await readdir(path)).sort().filter((name) => !present.has(name));
  if (names.length === 0) return;
  const form = new FormData();
  for (const name of names) form.append('files', new File([await readFile(join(path, name))], name));
  const [refused] = (await call(uploadMany, form))!.rejected;
  if (refused) throw new Error(`${refused.fileName}: ${refused.message}`);
};

/**
 * Fills a running server with the demonstration, through its own API: account, company, then CVs and job descriptions by the real upload.
 * What is already there is left alone, so that a second call changes nothing.
 */
export const seedDemo = async (baseUrl: string): Promise<{ email: string; password: string }> => {
  await callerOf(baseUrl)(accountEndpoints.register, DEMO_ACCOUNT, 409);
  let call = await signIn(baseUrl);
  if (!(await call(companyEndpoints.mine, undefined, 404))) {
    await call(companyEndpoints.create, DEMO_COMPANY);
    call = await signIn(baseUrl);
  }
  await dropMissing(call, 'cvs', candidateEndpoints);
  await dropMissing(call, 'jobs', jobEndpoints);
  return { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password };
};
