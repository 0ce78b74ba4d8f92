import type { CandidateRow } from '#contract/candidates';
import { READING_FAILURES } from '#contract/documents';
import { TEXTS } from '#server/features/candidates/texts';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { makeHeldReader } from '../../../support/makeReader.ts';
import { makeCandidates, settled, upload } from '../../../support/makeUpload.ts';

const { reader, hold } = makeHeldReader();
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await buildTestServer({ reader });
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ token } = await server.signUp({ company: true }));
});

const call = (method: string, path: string, body?: unknown) => server.call(method, path, { token, body });
const names = (rows: CandidateRow[]) => rows.map(({ firstName }) => firstName);
const make = async (facts: Parameters<typeof makeCandidates>[2][number]) => (await makeCandidates(server, token, [facts]))[0]!;

describe('the list', () => {
  const people = [
    { firstName: 'Zoé', lastName: 'Élie', emailAddress: 'zoe@exemple.fr', currentPosition: 'Développeuse C++', currentLocation: 'Lyon' },
    {
      firstName: 'Éric',
      lastName: 'Dupont',
      emailAddress: 'e.dupont@exemple.fr',
      currentPosition: 'Comptable',
      availabilityStatus: 'available' as const,
    },
    {
      firstName: 'anne',
      lastName: 'eddington',
      emailAddress: 'anne_e@exemple.fr',
      currentPosition: 'Acheteuse 100%',
      currentLocation: 'Évry',
    },
  ];
  beforeEach(() => makeCandidates(server, token, people));

  test('is whole without parameters, newest first, with rows only', async () => {
    const { body } = await call('GET', '/candidates');
    expect(names(body.data)).toEqual(['anne', 'Éric', 'Zoé']);
    expect(body).toMatchObject({ total: 3, analyzing: 0 });
    expect(body.data[0]).not.toHaveProperty('workExperience');
    expect(body.data[0]).not.toHaveProperty('companyId');
  });

  test('comes by pages', async () => {
    const { body } = await call('GET', '/candidates?limit=2&offset=1&sort=createdAt');
    expect(names(body.data)).toEqual(['Éric', 'anne']);
    expect(body.total).toBe(3);
  });

  test.each([
    ['name', ['Éric', 'anne', 'Zoé']],
    ['-name', ['Zoé', 'anne', 'Éric']],
    ['position', ['anne', 'Éric', 'Zoé']],
    ['location', ['anne', 'Zoé', 'Éric']],
    ['-location', ['Zoé', 'anne', 'Éric']],
  ])('is sorted by %s whatever the case and accents, the unknown last', async (sort, expected) => {
    expect(names((await call('GET', `/candidates?sort=${sort}`)).body.data)).toEqual(expected);
  });

  test.each([
    ['ERIC', ['Éric']],
    ['dùpont', ['Éric']],
    ['eric dup', ['Éric']],
    ['zoe@exemple', ['Zoé']],
    ['c++', ['Zoé']],
    ['100%', ['anne']],
    ['anne_e', ['anne']],
    ['%', ['anne']],
    ['lyon', []],
    ["'; drop table candidates; --", []],
  ])('finds %s', async (search, expected) => {
    const { body } = await call('GET', `/candidates?search=${encodeURIComponent(search)}&limit=10`);
    expect(names(body.data)).toEqual(expected);
    expect(body.total).toBe(expected.length);
  });

  test('is filtered by availability and status', async () => {
    expect(names((await call('GET', '/candidates?availabilityStatus=available')).body.data)).toEqual(['Éric']);
    expect((await call('GET', '/candidates?status=analysis_failed')).body.total).toBe(0);
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'offset=-1', 'sort=salary', 'status=gone', 'availabilityStatus=x'])(
    'refuses %s',
    async (query) => {
      expect((await call('GET', `/candidates?${query}`)).status).toBe(400);
    },
  );

  const revalidate = (etag: string) => server.call('GET', '/candidates', { token, headers: { 'if-none-match': etag } });

  test('costs nothing while nothing changed, and is sent again after any write', async () => {
    let etag = (await call('GET', '/candidates')).headers.get('etag')!;
    const [{ id }] = (await call('GET', '/candidates')).body.data;
    const writes = [
      () => call('PUT', `/candidates/${id}`, { firstName: 'Jeanne' }),
      async () => {
        await call('POST', `/candidates/${id}/analyse`);
        await settled(server, token);
      },
      () => call('DELETE', `/candidates/${id}`),
      () => makeCandidates(server, token, [{ firstName: 'Ines' }]),
    ];
    for (const write of writes) {
      expect((await revalidate(etag)).status).toBe(304);
      await write();
      const changed = await revalidate(etag);
      expect(changed.status).toBe(200);
      etag = changed.headers.get('etag')!;
    }
  });

  test('of a company does not change when another one works', async () => {
    const etag = (await call('GET', '/candidates')).headers.get('etag')!;
    const other = await server.signUp({ company: true });
    await makeCandidates(server, other.token, [{ firstName: 'Autre' }]);
    expect((await revalidate(etag)).status).toBe(304);
    const foreign = await server.call('GET', '/candidates', { token: other.token, headers: { 'if-none-match': etag } });
    expect(names(foreign.body.data)).toEqual(['Autre']);
  });
});

describe('a candidate', () => {
  test('carries what its CV says and nothing of our own keeping', async () => {
    const id = await make({ firstName: 'Léa', technicalSkills: ['C', 'Go'], languages: { Anglais: 'C1' } });
    const { body } = await call('GET', `/candidates/${id}`);
    expect(body.data).toMatchObject({
      id,
      status: 'analyzed',
      firstName: 'Léa',
      technicalSkills: ['C', 'Go'],
      languages: { Anglais: 'C1' },
      fileName: 'cv.txt',
    });
    for (const key of ['companyId', 'fileId', 'analysisTaskId']) expect(body.data).not.toHaveProperty(key);
  });

  test('is edited with its lists and summary wrapped; what is absent stays', async () => {
    const id = await make({ firstName: 'Léa', lastName: 'Roux', technicalSkills: ['C', 'Go'], availabilityStatus: 'actively_looking' });
    const { status, body } = await call('PUT', `/candidates/${id}`, {
      lastName: 'Leroux',
      professionalSummary: { content: 'Dix ans de métier.' },
      technicalSkills: { skills: ['Go', 'Rust'] },
      softSkills: { skills: ['Écoute'] },
      certifications: { certifications: ['PMP'] },
      workExperience: {
        experiences: [{ position: 'Chef de projet', company: 'Exemple', startDate: '2020-03', endDate: null, description: '' }],
      },
      education: { education: [{ degree: 'Master', institution: 'Lyon 2', field: '', startDate: '2012', endDate: '2014' }] },
      languages: { Français: 'natif' },
      yearsOfExperience: 10,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      firstName: 'Léa',
      lastName: 'Leroux',
      professionalSummary: 'Dix ans de métier.',
      technicalSkills: ['Go', 'Rust'],
      softSkills: ['Écoute'],
      certifications: ['PMP'],
      workExperience: [{ position: 'Chef de projet', endDate: null }],
      education: [{ degree: 'Master', endDate: '2014' }],
      languages: { Français: 'natif' },
      yearsOfExperience: 10,
      availabilityStatus: 'actively_looking',
    });
  });

  test('keeps the passages of what an edit left alone, at their new place', async () => {
    const id = await make({ firstName: 'Léa', technicalSkills: ['C', 'Go'] });
    const { body } = await call('PUT', `/candidates/${id}`, { technicalSkills: { skills: ['Go', 'Rust'] } });
    expect(Object.keys(body.data.passages).sort()).toEqual(['firstName', 'technicalSkills.0']);
    const renamed = await call('PUT', `/candidates/${id}`, { firstName: 'Lia' });
    expect(Object.keys(renamed.body.data.passages)).toEqual(['technicalSkills.0']);
  });

  test.each([
    [{ firstName: '' }, 'firstName', 'Le prénom est requis'],
    [{ emailAddress: 'x' }, 'emailAddress', 'Email invalide'],
    [{ yearsOfExperience: -1 }, 'yearsOfExperience', "L'expérience doit être positive"],
    [{ professionalSummary: { content: '' } }, 'professionalSummary.content', 'Le résumé professionnel est requis'],
  ])('refuses %j', async (changes, field, sentence) => {
    const id = await make({ firstName: 'Léa' });
    const { status, body } = await call('PUT', `/candidates/${id}`, changes);
    expect(status).toBe(422);
    expect(body.fields[field]).toBe(sentence);
  });

  test('cannot be given to another company, nor another status, by an edit', async () => {
    const id = await make({ firstName: 'Léa', lastName: 'Roux' });
    const { companyId } = await server.signUp({ company: true });
    const { body } = await call('PUT', `/candidates/${id}`, { companyId, status: 'ai_analyzing', id: companyId, firstName: 'Lia' });
    expect(body.data).toMatchObject({ id, status: 'analyzed', firstName: 'Lia' });
    expect((await call('GET', `/candidates/${id}`)).status).toBe(200);
  });

  test('goes with its file', async () => {
    const id = await make({ firstName: 'Léa' });
    expect((await call('DELETE', `/candidates/${id}`)).status).toBe(204);
    for (const path of [`/candidates/${id}`, `/candidates/${id}/file`]) expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', '/candidates')).body.total).toBe(0);
    expect(
      (await server.database.execute('select count(*)::int as n from files f join candidates c on c.file_id = f.id where c.id is null'))
        .rows,
    ).toEqual([{ n: 0 }]);
    expect((await call('DELETE', `/candidates/${id}`)).status).toBe(404);
  });
});

describe('a failed analysis', () => {
  const drop = async (text: string) => {
    const { body } = await upload(server, token, '/candidates/file', [new File([text], 'cv.txt')]);
    await settled(server, token);
    return body.data.id as string;
  };

  test.each([
    ['unreadable', READING_FAILURES.corrupt],
    ['words that say nothing of anybody', TEXTS.nothingFound],
  ])('of %s says why', async (text, reason) => {
    const id = await drop(text);
    expect((await call('GET', `/candidates/${id}`)).body.data).toMatchObject({
      status: 'analysis_failed',
      analysisError: reason,
      firstName: '',
    });
  });

  test('can be tried again', async () => {
    const id = await drop('unreadable');
    const release = hold();
    const { status, body } = await call('POST', `/candidates/${id}/analyse`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, status: 'ai_analyzing', analysisError: null });
    release();
    await settled(server, token);
    expect((await call('GET', `/candidates/${id}`)).body.data.status).toBe('analysis_failed');
  });

  test('can be completed by hand', async () => {
    const id = await drop('unreadable');
    expect((await call('PUT', `/candidates/${id}`, { firstName: 'Léa' })).body.data.status).toBe('analysis_failed');
    const { body } = await call('PUT', `/candidates/${id}`, { lastName: 'Roux' });
    expect(body.data).toMatchObject({ status: 'analyzed', analysisError: null });
  });
});

test('another company meets 404 on every call about a candidate', async () => {
  const id = await make({ firstName: 'Léa' });
  const before = (await call('GET', `/candidates/${id}`)).body;
  const { token: foreign } = await server.signUp({ company: true });
  const calls = [
    ['GET', `/candidates/${id}`],
    ['GET', `/candidates/${id}/file`],
    ['PUT', `/candidates/${id}`, { firstName: 'Volée' }],
    ['POST', `/candidates/${id}/analyse`],
    ['DELETE', `/candidates/${id}`],
  ] as const;
  for (const [method, path, body] of calls) {
    const answer = await server.call(method, path, { token: foreign, body });
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('Léa');
  }
  expect((await call('GET', `/candidates/${id}`)).body).toEqual(before);
});

test.each(['GET', 'PUT', 'DELETE'])('%s of an id that is none is 404', async (method) => {
  expect((await call(method, '/candidates/x', method === 'PUT' ? {} : undefined)).status).toBe(404);
});

test('nobody gets in without a session or a company', async () => {
  const homeless = await server.signUp();
  for (const path of [
    '/candidates',
    '/candidates/0190a5d0-0000-7000-8000-000000000000',
    '/candidates/0190a5d0-0000-7000-8000-000000000000/file',
  ]) {
    expect((await server.call('GET', path)).status).toBe(401);
    expect((await server.call('GET', path, { token: homeless.token })).body.code).toBe('company_required');
  }
});
