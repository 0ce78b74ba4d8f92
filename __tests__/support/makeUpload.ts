import type { CandidateFacts } from '#contract/candidates';
import type { JobFacts } from '#contract/jobs';
import type { TestServer } from './buildTestServer.ts';

/** A file that the test reader finds these facts in. */
export const factsFile = (facts: Partial<CandidateFacts>, name = 'cv.txt') => new File([JSON.stringify(facts)], name);

/** A PDF, as far as its first bytes tell, that the test reader finds these facts of an offer in. */
export const jobFile = (facts: Partial<JobFacts>, name = 'offre.pdf') => new File([`%PDF-${JSON.stringify(facts)}`], name);

type Noun = 'candidates' | 'jobs';

/** Drops files as the web application does. */
export const upload = (server: TestServer, token: string, path: `/${Noun}/${'file' | 'files'}`, files: File[], headers = {}) => {
  const body = new FormData();
  for (const file of files) body.append(path.endsWith('s') ? 'files' : 'file', file);
  return server.call('POST', path, { token, body, headers });
};

/** Waits until no analysis of the company is left. */
export const settled = async (server: TestServer, token: string, noun: Noun | 'placements' = 'candidates'): Promise<void> => {
  for (;;) {
    const { body } = await server.call('GET', `/${noun}?limit=1`, { token });
    if (body.analyzing === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};

/** Drops one CV per set of facts and waits for their analysis; their ids. */
export const makeCandidates = async (server: TestServer, token: string, people: Partial<CandidateFacts>[]): Promise<string[]> => {
  const { body } = await upload(
    server,
    token,
    '/candidates/files',
    people.map((facts) => factsFile(facts)),
  );
  await settled(server, token);
  return body.data.map(({ id }: { id: string }) => id);
};

/** Drops one job description per set of facts and waits for their analysis; their ids. */
export const makeJobs = async (server: TestServer, token: string, offers: Partial<JobFacts>[]): Promise<string[]> => {
  const { body } = await upload(
    server,
    token,
    '/jobs/files',
    offers.map((facts) => jobFile(facts)),
  );
  await settled(server, token, 'jobs');
  return body.data.map(({ id }: { id: string }) => id);
};
