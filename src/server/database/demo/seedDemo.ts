import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountEndpoints } from '#contract/account';
import { candidateEndpoints } from '#contract/candidates';
import { companyEndpoints } from '#contract/company';
import { jobEndpoints } from '#contract/jobs';
import { type Call, callerOf } from './callApi.ts';
import { DEMO_ACCOUNT, DEMO_COMPANY } from './demoAccount.ts';
import { seedConversation } from './seedConversation.ts';
import { seedPlacements } from './seedPlacements.ts';

const signIn = async (baseUrl: string): Promise<Call> => {
  const { email, password } = DEMO_ACCOUNT;
  const tokens = await callerOf(baseUrl)(accountEndpoints.login, { body: { email, password } });
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
  const [refused] = (await call(uploadMany, { body: form }))!.rejected;
  if (refused) throw new Error(`${refused.fileName}: ${refused.message}`);
};

/**
 * Fills a running server with the demonstration, through its own API: account, company, then CVs and job descriptions by the real upload,
 * placements of the best ranked, and one conversation about them.
 * What is already there is left alone, so that a second call changes nothing.
 */
export const seedDemo = async (baseUrl: string): Promise<{ email: string; password: string }> => {
  await callerOf(baseUrl)(accountEndpoints.register, { body: DEMO_ACCOUNT, absentIs: 409 });
  let call = await signIn(baseUrl);
  if (!(await call(companyEndpoints.mine, { absentIs: 404 }))) {
    await call(companyEndpoints.create, { body: DEMO_COMPANY });
    call = await signIn(baseUrl);
  }
  await dropMissing(call, 'cvs', candidateEndpoints);
  await dropMissing(call, 'jobs', jobEndpoints);
  await seedPlacements(call);
  await seedConversation(call);
  return { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password };
};
