import type { CandidateFacts } from '#contract/candidates';
import type { TestServer } from './buildTestServer.ts';

/** A file that the test reader finds these facts in. */
export const factsFile = (facts: Partial<CandidateFacts>, name = 'cv.txt') => new File([JSON.stringify(facts)], name);

/** Drops files as the web application does. */
export const upload = (server: TestServer, token: string, path: '/candidates/file' | '/candidates/files', files: File[], headers = {}) => {
  const body = new FormData();
  for (const file of files) body.append(path.slice('/candidates/'.length), file);
  return server.call('POST', path, { token, body, headers });
};

/** Waits until no analysis of the company is left. */
export const settled = async (server: TestServer, token: string): Promise<void> => {
  for (;;) {
    const { body } = await server.call('GET', '/candidates?limit=1', { token });
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
