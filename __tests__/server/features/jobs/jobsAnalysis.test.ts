import { TEXTS } from '#server/features/jobs/texts';
import { TEXTS as FAILURES } from '#server/records/texts';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { makeReader } from '../../../support/makeReader.ts';
import { jobFile, settled, upload } from '../../../support/makeUpload.ts';

describe('where nobody works on the tasks', () => {
  let server: TestServer;
  let token: string;
  let id: string;
  const job = async () => (await server.call('GET', `/jobs/${id}`, { token })).body.data;

  beforeAll(async () => {
    server = await buildTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ({ token } = await server.signUp({ company: true }));
    id = (await upload(server, token, '/jobs/file', [jobFile({ title: 'Soudeur' })])).body.data.id;
  });

  test('an edit during an analysis is refused, so that its result cannot overwrite it', async () => {
    const { status, body } = await server.call('PUT', `/jobs/${id}`, { token, body: { title: 'Soudeuse' } });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'conflict', message: TEXTS.analyzing });
  });

  test('an offer under analysis can be removed', async () => {
    expect((await server.call('DELETE', `/jobs/${id}`, { token })).status).toBe(204);
    expect((await server.call('GET', `/jobs/${id}`, { token })).status).toBe(404);
  });

  test('a task that died leaves a draft that can be analysed again', async () => {
    await server.backend.services.jobs.sweepLost();
    expect((await job()).status).toBe('ai_analyzing');
    await server.database.execute(`update pgboss.job set state = 'failed' where name = 'job-analysis'`);
    await server.backend.services.jobs.sweepLost();
    expect(await job()).toMatchObject({ status: 'draft', analysisError: FAILURES.lost });
    expect((await server.call('POST', `/jobs/${id}/analyse`, { token })).body.data.status).toBe('ai_analyzing');
  });

  test('only the current task of an offer writes', async () => {
    await server.backend.services.jobs.giveUp({ recordId: id, taskId: '0190a5d0-0000-7000-8000-000000000000' });
    expect((await job()).status).toBe('ai_analyzing');
  });
});

test('a reader that dies three times on a file leaves that offer a draft, and no other', async () => {
  const { readDocument } = makeReader();
  const reader = makeReader({
    readDocument: async (bytes, name) => {
      if (name === 'mortelle.pdf') throw new Error('the child was killed');
      return readDocument(bytes, name);
    },
  });
  const server = await buildTestServer({ reader });
  const { token } = await server.signUp({ company: true });
  await upload(server, token, '/jobs/files', [jobFile({ title: 'Morte' }, 'mortelle.pdf'), jobFile({ title: 'Vive' }, 'bonne.pdf')]);
  await settled(server, token, 'jobs');
  const { data } = (await server.call('GET', '/jobs?sort=createdAt', { token })).body;
  await server.close();
  expect(data).toMatchObject([
    { status: 'draft', analysisError: FAILURES.gaveUp },
    { status: 'active', title: 'Vive' },
  ]);
});
