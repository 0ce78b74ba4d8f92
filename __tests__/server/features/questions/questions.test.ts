import { TEXTS } from '#server/features/questions/texts';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { makeReader } from '../../../support/makeReader.ts';
import { upload } from '../../../support/makeUpload.ts';
import { DEVELOPER, makeBase, makePlacement, REACT_JOB } from '../placements/support.ts';

const OFFER = {
  ...REACT_JOB,
  description: 'Vous concevez les interfaces du portail client. Vous encadrez deux développeurs. Vous animez les revues de code.',
  requirements: ['React', 'TypeScript', 'Kubernetes', 'Docker', 'PostgreSQL', '5 ans d’expérience', 'Anglais courant', 'Jest'],
  niceToHave: ['GraphQL', 'Python', 'AWS'],
};

let server: TestServer;
let token: string;
let placementId: string;
const call = (method: string, path: string, body?: unknown, headers = {}) =>
  server.call(method, path, { token, headers, ...(body !== undefined && { body }) });
const list = async () => (await call('GET', `/questions/placement/${placementId}`)).body;
const generate = (headers = {}) => call('POST', `/questions/generate/${placementId}`, undefined, headers);

beforeAll(async () => {
  server = await buildTestServer({ reader: makeReader() });
});
afterAll(() => server.close());
beforeEach(async () => {
  const base = await makeBase(server, [DEVELOPER], [OFFER]);
  ({ token } = base);
  ({ id: placementId } = await makePlacement(server, token, base.candidateIds[0]!, base.jobIds[0]!));
});

describe('generating', () => {
  test('writes eight to twelve active questions, each tied to what it comes from', async () => {
    const { status, body } = await generate();
    expect(status).toBe(201);
    expect(body.total).toBe(body.data.length);
    expect(body.data.length).toBeGreaterThanOrEqual(8);
    expect(body.data.length).toBeLessThanOrEqual(12);
    for (const question of body.data) {
      expect(question).toMatchObject({ placementId, isActive: true });
      expect(question.basis).not.toBe('');
      expect(question.answer).not.toBe('');
    }
    expect((await list()).data).toEqual(body.data);
  });

  test('again writes none that exists', async () => {
    await generate();
    await generate();
    const { data } = await list();
    expect(new Set(data.map(({ toAsk }: { toAsk: string }) => toAsk)).size).toBe(data.length);
  });

  test('twice with one key, or at the same instant, repeats nothing', async () => {
    const headers = { 'idempotency-key': 'guide-1' };
    const [first, second] = [await generate(headers), await generate(headers)];
    expect(second.body).toEqual(first.body);
    await Promise.all([generate(), generate()]);
    const asked = (await list()).data.map(({ toAsk }: { toAsk: string }) => toAsk);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('before the analysis is refused in words', async () => {
    const candidate = await upload(server, token, '/candidates/file', [new File(['unreadable'], 'cv.txt')]);
    const jobId = (await call('GET', '/jobs')).body.data[0].id;
    const placement = await makePlacement(server, token, candidate.body.data.id, jobId);
    const { status, body } = await call('POST', `/questions/generate/${placement.id}`);
    expect([status, body]).toEqual([409, { code: 'conflict', message: TEXTS.notAnalyzed }]);
  });
});

describe('a typed question', () => {
  const create = (body: object, headers = {}) => call('POST', `/questions/create/${placementId}`, body, headers);
  const QUESTION = { toAsk: 'Pourquoi nous ?', questionType: 'motivation', expectedAnswerTime: 2, difficulty: 'easy' };

  test('is active, without an answer nor a source, unless told', async () => {
    const { status, body } = await create(QUESTION);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ ...QUESTION, answer: '', basis: '', isActive: true, placementId });
    expect((await list()).data).toEqual([body.data]);
  });

  test('is made once for one key', async () => {
    const headers = { 'idempotency-key': 'question-1' };
    const [first, second] = [await create(QUESTION, headers), await create(QUESTION, headers)];
    expect([second.body, (await list()).total]).toEqual([first.body, 1]);
  });

  test.each([{ toAsk: ' ' }, { questionType: 'puzzle' }, { expectedAnswerTime: 7 }, { difficulty: '' }])(
    'is refused with %j',
    async (wrong) => {
      const { status, body } = await create({ ...QUESTION, ...wrong });
      expect([status, Object.keys(body.fields)]).toEqual([422, Object.keys(wrong)]);
      expect((await list()).total).toBe(0);
    },
  );

  test('is edited field by field, put aside and taken back', async () => {
    const { id } = (await create({ ...QUESTION, answer: 'Une réponse précise' })).body.data;
    const edit = (body: object) => call('PATCH', `/questions/${id}/placement/${placementId}`, body);
    expect((await edit({ isActive: false })).body.data).toMatchObject({ ...QUESTION, answer: 'Une réponse précise', isActive: false });
    expect((await edit({ isActive: true, toAsk: 'Et pourquoi vous ?' })).body.data.toAsk).toBe('Et pourquoi vous ?');
    expect((await edit({ toAsk: '' })).body.fields).toEqual({ toAsk: 'La question est requise' });
    expect((await list()).data).toMatchObject([{ toAsk: 'Et pourquoi vous ?', isActive: true }]);
  });
});

test('another company sees and changes nothing', async () => {
  const { id } = (await generate()).body.data[0];
  const other = await server.signUp({ company: true });
  for (const [method, path, body] of [
    ['GET', `/questions/placement/${placementId}`],
    ['POST', `/questions/generate/${placementId}`],
    ['POST', `/questions/create/${placementId}`, { toAsk: 'Et ?', questionType: 'motivation', expectedAnswerTime: 2, difficulty: 'easy' }],
    ['PATCH', `/questions/${id}/placement/${placementId}`, { isActive: false }],
  ] as const)
    expect([path, (await server.call(method, path, { token: other.token, ...(body && { body }) })).status]).toEqual([path, 404]);
  expect((await list()).data[0].isActive).toBe(true);
});

test('questions go with their placement', async () => {
  await generate();
  await call('DELETE', `/placements/${placementId}`);
  expect((await call('GET', `/questions/placement/${placementId}`)).status).toBe(404);
  expect(
    (await server.backend.database.pool.query('select count(*)::int as n from questions where placement_id = $1', [placementId])).rows,
  ).toEqual([{ n: 0 }]);
});
