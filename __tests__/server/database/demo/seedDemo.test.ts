import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CandidateRow } from '#contract/candidates';
import type { JobRow } from '#contract/jobs';
import type { PlacementRow } from '#contract/placements';
import { createAnalysisThread } from '#server/analysis/thread/analysisThread';
import { seedDemo } from '#server/database/demo/seedDemo';
import { closeReaders, readDocument } from '#server/reading/readDocument';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { settled } from '../../../support/makeUpload.ts';
import { fileNameOf } from '../../analysis/corpus/files.ts';
import { demoJobs } from '../../analysis/corpus/jobs/demo.ts';
import { demoField } from '../../analysis/corpus/people/demoField.ts';
import { demoOffice } from '../../analysis/corpus/people/demoOffice.ts';

const DEMO = join(import.meta.dirname, '../../../../src/server/database/demo');
const sources = [...demoOffice, ...demoField];
const analysis = createAnalysisThread();
let server: TestServer;

beforeAll(async () => {
  server = await buildTestServer({ reader: { readDocument, ...analysis } });
});
afterAll(async () => {
  await server.close();
  await Promise.all([closeReaders(), analysis.close()]);
});

test('a running server ends with the people and the offers of the files and some placements, and a second call changes nothing', async () => {
  const { email, password } = await seedDemo(server.url);
  const { accessToken } = await server.signIn(email, password);
  await settled(server, accessToken);
  await settled(server, accessToken, 'jobs');
  expect(await seedDemo(server.url)).toEqual({ email, password });
  const { body } = await server.call('GET', '/candidates', { token: accessToken });
  const found = (body.data as CandidateRow[]).map(({ fileName, status, firstName, emailAddress }) => ({
    fileName,
    status,
    firstName,
    emailAddress,
  }));
  const expected = sources.map((source) => ({
    fileName: fileNameOf(source),
    status: 'analyzed',
    firstName: source.first,
    emailAddress: source.email,
  }));
  expect(new Set(found)).toEqual(new Set(expected));
  expect(found).toHaveLength(sources.length);

  const jobs = (await server.call('GET', '/jobs', { token: accessToken })).body.data as JobRow[];
  expect(new Set(jobs.map(({ fileName, status, title, company, location }) => ({ fileName, status, title, company, location })))).toEqual(
    new Set(
      demoJobs.map(({ id, facts: { title, company, location } }) => ({
        fileName: `${id}.pdf`,
        status: 'active',
        title,
        company,
        location,
      })),
    ),
  );
  expect(jobs).toHaveLength(demoJobs.length);

  const placements = (await server.call('GET', '/placements', { token: accessToken })).body;
  expect(placements.total).toBe(8);
  expect(new Set((placements.data as PlacementRow[]).map(({ placementStatus }) => placementStatus))).toEqual(
    new Set(['interviewed', 'presented', 'reviewed', 'analyzed', 'placed', 'rejected']),
  );
  const interviewed = (placements.data as PlacementRow[]).find(({ placementStatus }) => placementStatus === 'interviewed')!;
  const ranked = await server.call('GET', `/jobs/${interviewed.job.id}/matches?limit=1`, { token: accessToken });
  expect(ranked.body.data[0]).toMatchObject({ placementId: interviewed.id, score: interviewed.matchScore });
  const questions = await server.call('GET', `/questions/placement/${interviewed.id}`, { token: accessToken });
  expect(questions.body.total).toBeGreaterThanOrEqual(8);

  const { conversations } = (await server.call('GET', '/conversations', { token: accessToken })).body.data;
  expect(conversations).toHaveLength(1);
  const messages = (await server.call('GET', `/conversations/${conversations[0].id}/messages`, { token: accessToken })).body.data;
  expect(messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user', 'assistant']);
  expect(messages[1].citations.length).toBeGreaterThanOrEqual(8);
});

test('the folders hold the files of the corpus and nothing else, each under 60 KB', async () => {
  const sizes = async (folder: string) =>
    Promise.all((await readdir(join(DEMO, folder))).map(async (name) => [name, (await stat(join(DEMO, folder, name))).size] as const));
  const files = [...(await sizes('cvs')), ...(await sizes('jobs'))];
  expect(new Set(files.map(([name]) => name))).toEqual(new Set([...sources.map(fileNameOf), ...demoJobs.map(({ id }) => `${id}.pdf`)]));
  expect(files.filter(([, size]) => size > 60_000)).toEqual([]);
});
