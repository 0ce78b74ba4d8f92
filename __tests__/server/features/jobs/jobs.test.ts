import { READING_FAILURES } from '#contract/documents';
import type { JobRow } from '#contract/jobs';
import { TEXTS } from '#server/features/jobs/texts';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { makeReader } from '../../../support/makeReader.ts';
import { makeJobs, settled, upload } from '../../../support/makeUpload.ts';

const FORM = {
  title: 'Comptable',
  description: 'Tenue des comptes.',
  company: 'Atelier Rivière',
  location: 'Lyon',
  salaryCurrency: 'EUR',
};

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await buildTestServer({ reader: makeReader() });
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ token } = await server.signUp({ company: true }));
});

const call = (method: string, path: string, body?: unknown) => server.call(method, path, { token, body });
const titles = (rows: JobRow[]) => rows.map(({ title }) => title);
const make = async (facts: Parameters<typeof makeJobs>[2][number]) => (await makeJobs(server, token, [facts]))[0]!;

describe('the list', () => {
  const offers = [
    { title: 'Zingueur', company: 'Élan Toitures', location: 'Lyon', salaryMin: 30 },
    { title: 'Économiste', company: 'Banque_Dupont' },
    { title: 'développeur C++ 100%', company: 'elan logiciel', location: 'Évry' },
  ];
  beforeEach(() => makeJobs(server, token, offers));

  test('is whole without parameters, newest first, with rows only', async () => {
    const { body } = await call('GET', '/jobs');
    expect(titles(body.data)).toEqual(['développeur C++ 100%', 'Économiste', 'Zingueur']);
    expect(body).toMatchObject({ total: 3, analyzing: 0 });
    expect(body.data[2]).toMatchObject({ salaryMin: 30, salaryMax: null, fileName: 'offre.pdf', status: 'active' });
    for (const key of ['description', 'requirements', 'companyId']) expect(body.data[0]).not.toHaveProperty(key);
  });

  test('comes by pages', async () => {
    const { body } = await call('GET', '/jobs?limit=2&offset=1&sort=createdAt');
    expect(titles(body.data)).toEqual(['Économiste', 'développeur C++ 100%']);
    expect(body.total).toBe(3);
  });

  test.each([
    ['title', ['développeur C++ 100%', 'Économiste', 'Zingueur']],
    ['-title', ['Zingueur', 'Économiste', 'développeur C++ 100%']],
    ['company', ['Économiste', 'développeur C++ 100%', 'Zingueur']],
    ['location', ['développeur C++ 100%', 'Zingueur', 'Économiste']],
    ['-location', ['Zingueur', 'développeur C++ 100%', 'Économiste']],
  ])('is sorted by %s whatever the case and accents, the unknown last', async (sort, expected) => {
    expect(titles((await call('GET', `/jobs?sort=${sort}`)).body.data)).toEqual(expected);
  });

  test.each([
    ['ECONOMISTE', ['Économiste']],
    ['élan', ['développeur C++ 100%', 'Zingueur']],
    ['elan evry', ['développeur C++ 100%']],
    ['c++', ['développeur C++ 100%']],
    ['100%', ['développeur C++ 100%']],
    ['banque_', ['Économiste']],
    ['lyon', ['Zingueur']],
    ["'; drop table jobs; --", []],
  ])('finds %s', async (search, expected) => {
    const { body } = await call('GET', `/jobs?search=${encodeURIComponent(search)}&limit=10`);
    expect(titles(body.data)).toEqual(expected);
    expect(body.total).toBe(expected.length);
  });

  test('is filtered by status', async () => {
    const [{ id }] = (await call('GET', '/jobs')).body.data;
    await call('PUT', `/jobs/${id}`, { status: 'closed' });
    expect(titles((await call('GET', '/jobs?status=closed')).body.data)).toEqual(['développeur C++ 100%']);
    expect((await call('GET', '/jobs?status=draft')).body.total).toBe(0);
  });

  test.each(['limit=0', 'limit=101', 'offset=-1', 'sort=salary', 'status=gone'])('refuses %s', async (query) => {
    expect((await call('GET', `/jobs?${query}`)).status).toBe(400);
  });

  const revalidate = (etag: string) => server.call('GET', '/jobs', { token, headers: { 'if-none-match': etag } });

  test('costs nothing while nothing changed, and is sent again after any write', async () => {
    let etag = (await call('GET', '/jobs')).headers.get('etag')!;
    const [{ id }] = (await call('GET', '/jobs')).body.data;
    const writes = [
      () => call('PUT', `/jobs/${id}`, { title: 'Couvreur' }),
      async () => {
        await call('POST', `/jobs/${id}/analyse`);
        await settled(server, token, 'jobs');
      },
      () => call('DELETE', `/jobs/${id}`),
      () => call('POST', '/jobs', FORM),
    ];
    for (const write of writes) {
      expect((await revalidate(etag)).status).toBe(304);
      await write();
      const changed = await revalidate(etag);
      expect(changed.status).toBe(200);
      etag = changed.headers.get('etag')!;
    }
  });

  test('of a company does not change when another one works, nor when its candidates do', async () => {
    const etag = (await call('GET', '/jobs')).headers.get('etag')!;
    const other = await server.signUp({ company: true });
    await makeJobs(server, other.token, [{ title: 'Autre' }]);
    await upload(server, token, '/candidates/file', [new File(['{"firstName":"Léa"}'], 'cv.txt')]);
    expect((await revalidate(etag)).status).toBe(304);
    const foreign = await server.call('GET', '/jobs', { token: other.token, headers: { 'if-none-match': etag } });
    expect(titles(foreign.body.data)).toEqual(['Autre']);
  });
});

describe('an offer typed by hand', () => {
  test('is active, without file, and says what was typed', async () => {
    const { status, body } = await call('POST', '/jobs', { ...FORM, salaryMin: 38, requirements: ['DCG'], applicationDeadline: '' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...FORM,
      status: 'active',
      salaryMin: 38,
      salaryMax: null,
      requirements: ['DCG'],
      applicationDeadline: null,
    });
    expect(body.data).toMatchObject({ niceToHave: [], benefits: [], fileName: null, analysisError: null, passages: {} });
    expect((await call('GET', `/jobs/${body.data.id}`)).body).toEqual(body);
    expect((await call('POST', `/jobs/${body.data.id}/analyse`)).body).toMatchObject({ code: 'conflict', message: TEXTS.noFile });
  });

  test('may start as a draft, never under analysis', async () => {
    expect((await call('POST', '/jobs', { ...FORM, status: 'draft' })).body.data.status).toBe('draft');
    expect((await call('POST', '/jobs', { ...FORM, status: 'ai_analyzing' })).status).toBe(422);
  });

  test('is made once for one key', async () => {
    const headers = { 'idempotency-key': 'offre-1' };
    const first = await server.call('POST', '/jobs', { token, body: FORM, headers });
    expect((await server.call('POST', '/jobs', { token, body: FORM, headers })).body).toEqual(first.body);
    expect((await call('GET', '/jobs')).body.total).toBe(1);
  });

  test.each([
    ['title', '', 'Le titre est requis'],
    ['description', ' ', 'La description est requise'],
    ['company', '', "L'entreprise est requise"],
    ['location', '', 'La localisation est requise'],
    ['salaryCurrency', 'XXX', 'La devise est requise'],
    ['salaryMin', -1, 'Le salaire doit être positif'],
    ['salaryMax', 'beaucoup', 'Le salaire doit être un nombre'],
    ['applicationDeadline', '2026-02-30', 'Date attendue\u00A0: AAAA-MM-JJ'],
    ['employmentType', 'forced', 'Valeur invalide'],
  ])('is refused with %s = %j', async (field, value, sentence) => {
    const { status, body } = await call('POST', '/jobs', { ...FORM, [field]: value });
    expect([status, body.fields]).toEqual([422, { [field]: sentence }]);
  });
});

describe('an offer', () => {
  test('carries what its file says and nothing of our own keeping', async () => {
    const facts = {
      title: 'Soudeur',
      requirements: ['TIG'],
      niceToHave: ['MIG'],
      languages: { Anglais: 'B1' },
      employmentType: 'permanent',
    } as const;
    const id = await make({ ...facts, requirements: ['TIG'], niceToHave: ['MIG'] });
    const { body } = await call('GET', `/jobs/${id}`);
    expect(body.data).toMatchObject({ id, status: 'active', ...facts, fileName: 'offre.pdf' });
    for (const key of ['companyId', 'fileId', 'analysisTaskId']) expect(body.data).not.toHaveProperty(key);
  });

  test('is edited; what is absent stays, an emptied deadline goes, passages follow what was left alone', async () => {
    const id = await make({ title: 'Soudeur', company: 'Fer', requirements: ['TIG', 'Permis B'], applicationDeadline: '2026-12-31' });
    const { status, body } = await call('PUT', `/jobs/${id}`, { location: 'Brest', requirements: ['Permis B'], applicationDeadline: '' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      title: 'Soudeur',
      company: 'Fer',
      location: 'Brest',
      requirements: ['Permis B'],
      applicationDeadline: null,
    });
    expect(Object.keys(body.data.passages).sort()).toEqual(['requirements.0', 'title']);
    expect(Object.keys((await call('PUT', `/jobs/${id}`, { title: 'Soudeuse' })).body.data.passages)).toEqual(['requirements.0']);
  });

  test('is never put under analysis, nor given away, by an edit', async () => {
    const id = await make({ title: 'Soudeur' });
    const { companyId } = await server.signUp({ company: true });
    const { body } = await call('PUT', `/jobs/${id}`, { status: 'ai_analyzing', companyId, id: companyId });
    expect(body.data).toMatchObject({ id, status: 'active' });
    expect((await call('GET', `/jobs/${id}`)).status).toBe(200);
  });

  test('goes with its file', async () => {
    const id = await make({ title: 'Soudeur' });
    expect((await call('DELETE', `/jobs/${id}`)).status).toBe(204);
    expect((await call('GET', `/jobs/${id}`)).status).toBe(404);
    expect((await call('DELETE', `/jobs/${id}`)).status).toBe(404);
    expect((await call('GET', '/jobs')).body.total).toBe(0);
    const { rows } = await server.database.execute(
      'select count(*)::int as n from files f left join jobs j on j.file_id = f.id left join candidates c on c.file_id = f.id where j.id is null and c.id is null',
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('a failed analysis', () => {
  const drop = async (text: string) => {
    const { body } = await upload(server, token, '/jobs/file', [new File([`%PDF-${text}`], 'offre.pdf')]);
    await settled(server, token, 'jobs');
    return body.data.id as string;
  };

  test.each([
    ['unreadable', READING_FAILURES.corrupt],
    ['words that offer nothing', TEXTS.nothingFound],
  ])('of %s leaves a draft that says why', async (text, reason) => {
    const id = await drop(text);
    expect((await call('GET', `/jobs/${id}`)).body.data).toMatchObject({ status: 'draft', analysisError: reason, title: '' });
  });

  test('can be tried again', async () => {
    const id = await drop('unreadable');
    const { status, body } = await call('POST', `/jobs/${id}/analyse`);
    expect([status, body.data.status, body.data.analysisError]).toEqual([200, 'ai_analyzing', null]);
    await settled(server, token, 'jobs');
    expect((await call('GET', `/jobs/${id}`)).body.data).toMatchObject({ status: 'draft', analysisError: READING_FAILURES.corrupt });
  });

  test('is forgotten once the offer is completed by hand', async () => {
    const id = await drop('unreadable');
    expect((await call('PUT', `/jobs/${id}`, { title: 'Soudeur' })).body.data.analysisError).toBe(READING_FAILURES.corrupt);
    expect((await call('PUT', `/jobs/${id}`, FORM)).body.data).toMatchObject({ status: 'draft', analysisError: null });
  });
});

test('another company meets 404 on every call about an offer', async () => {
  const id = await make({ title: 'Soudeur' });
  const before = (await call('GET', `/jobs/${id}`)).body;
  const { token: foreign } = await server.signUp({ company: true });
  const calls = [
    ['GET', `/jobs/${id}`],
    ['PUT', `/jobs/${id}`, { title: 'Volée' }],
    ['POST', `/jobs/${id}/analyse`],
    ['DELETE', `/jobs/${id}`],
  ] as const;
  for (const [method, path, body] of calls) {
    const answer = await server.call(method, path, { token: foreign, body });
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('Soudeur');
  }
  expect((await call('GET', `/jobs/${id}`)).body).toEqual(before);
});

test.each(['GET', 'PUT', 'DELETE'])('%s of an id that is none is 404', async (method) => {
  expect((await call(method, '/jobs/x', method === 'PUT' ? {} : undefined)).status).toBe(404);
});

test('nobody gets in without a session or a company', async () => {
  const homeless = await server.signUp();
  for (const path of ['/jobs', '/jobs/0190a5d0-0000-7000-8000-000000000000']) {
    expect((await server.call('GET', path)).status).toBe(401);
    expect((await server.call('GET', path, { token: homeless.token })).body.code).toBe('company_required');
  }
  expect((await server.call('POST', '/jobs', { body: FORM })).status).toBe(401);
});

test('the last member who leaves takes the company’s offers and their files along', async () => {
  const leaver = await server.signUp({ company: true });
  await makeJobs(server, leaver.token, [{ title: 'Soudeur' }]);
  expect((await server.call('DELETE', '/users', { token: leaver.token, body: { password: leaver.password } })).status).toBe(204);
  for (const table of ['jobs', 'files']) {
    const { rows } = await server.database.execute(`select count(*)::int as n from ${table} where company_id = '${leaver.companyId}'`);
    expect(rows).toEqual([{ n: 0 }]);
  }
});
