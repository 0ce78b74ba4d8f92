import { phoneCountry } from '#server/records/documentReader';
import { TEXTS } from '#server/features/candidates/texts';
import { TEXTS as FAILURES } from '#server/records/texts';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { makeReader } from '../../../support/makeReader.ts';
import { factsFile, settled, upload } from '../../../support/makeUpload.ts';

test.each([
  ['France', 'FR'],
  [' belgique', 'BE'],
  ['ETATS-UNIS', 'US'],
  ['Atlantide', 'FR'],
])('a company in %s reads phone numbers as in %s', (name, country) => {
  expect(phoneCountry(name)).toBe(country);
});

describe('where nobody works on the tasks', () => {
  let server: TestServer;
  let token: string;
  let id: string;
  const candidate = async () => (await server.call('GET', `/candidates/${id}`, { token })).body.data;
  const taskId = async () => {
    const { rows } = await server.database.execute<{ id: string }>(`select analysis_task_id as id from candidates where id = '${id}'`);
    return rows[0]!.id;
  };

  beforeAll(async () => {
    server = await buildTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ({ token } = await server.signUp({ company: true }));
    id = (await upload(server, token, '/candidates/file', [factsFile({ firstName: 'Léa' })])).body.data.id;
  });

  test('an edit during an analysis is refused, so that its result cannot overwrite it', async () => {
    const { status, body } = await server.call('PUT', `/candidates/${id}`, { token, body: { firstName: 'Lia' } });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'conflict', message: TEXTS.analyzing });
  });

  test('asking for an analysis again leaves the one that waits', async () => {
    const before = await taskId();
    expect((await server.call('POST', `/candidates/${id}/analyse`, { token })).body.data.status).toBe('ai_analyzing');
    expect(await taskId()).toBe(before);
  });

  test('a candidate under analysis can be removed', async () => {
    expect((await server.call('DELETE', `/candidates/${id}`, { token })).status).toBe(204);
    await server.backend.services.candidates.giveUp({ recordId: id, taskId: '0190a5d0-0000-7000-8000-000000000000' });
    expect((await server.call('GET', `/candidates/${id}`, { token })).status).toBe(404);
  });

  test('a task that waits is left alone, one that died leaves a failed candidate', async () => {
    await server.backend.services.candidates.sweepLost();
    expect((await candidate()).status).toBe('ai_analyzing');
    await server.database.execute(`update pgboss.job set state = 'failed' where id = '${await taskId()}'`);
    await server.backend.services.candidates.sweepLost();
    expect(await candidate()).toMatchObject({ status: 'analysis_failed', analysisError: FAILURES.lost });
  });

  test('only the current task of a candidate writes', async () => {
    await server.backend.services.candidates.giveUp({ recordId: id, taskId: '0190a5d0-0000-7000-8000-000000000000' });
    expect((await candidate()).status).toBe('ai_analyzing');
  });
});

describe('a reader that dies', () => {
  let server: TestServer;
  let token: string;
  afterEach(() => server.close());

  const start = async (reader: ReturnType<typeof makeReader>) => {
    server = await buildTestServer({ reader });
    ({ token } = await server.signUp({ company: true }));
    const { body } = await upload(server, token, '/candidates/files', [
      factsFile({ firstName: 'Mort' }, 'mortel.txt'),
      factsFile({ firstName: 'Vif' }, 'bon.txt'),
    ]);
    expect(body.data).toHaveLength(2);
    await settled(server, token);
    return (await server.call('GET', '/candidates?sort=createdAt', { token })).body.data;
  };

  test('three times on a file fails that file and no other', async () => {
    let deaths = 0;
    const { readDocument } = makeReader();
    const [deadly, good] = await start(
      makeReader({
        readDocument: async (bytes, name) => {
          if (name !== 'mortel.txt') return readDocument(bytes, name);
          deaths += 1;
          throw new Error('the child was killed');
        },
      }),
    );
    expect(deadly).toMatchObject({ status: 'analysis_failed', analysisError: FAILURES.gaveUp });
    expect(good).toMatchObject({ status: 'analyzed', firstName: 'Vif' });
    expect(deaths).toBe(3);
  });

  test('twice on a file does not fail it', async () => {
    let deaths = 0;
    const { readDocument } = makeReader();
    const [unlucky] = await start(
      makeReader({
        readDocument: async (bytes, name) => {
          deaths += 1;
          if (name === 'mortel.txt' && deaths <= 2) throw new Error('the child was killed');
          return readDocument(bytes, name);
        },
      }),
    );
    expect(unlucky).toMatchObject({ status: 'analyzed', firstName: 'Mort' });
  });
});
