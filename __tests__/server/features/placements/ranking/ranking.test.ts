import { eq } from 'drizzle-orm';
import { candidates } from '#server/database/schema/candidates';
import { buildTestServer, type TestServer } from '../../../../support/buildTestServer.ts';
import { makeReader } from '../../../../support/makeReader.ts';
import { makeCandidates, settled, upload } from '../../../../support/makeUpload.ts';
import { BAKER, DEVELOPER, makeBase, makePlacement, REACT_JOB } from '../support.ts';

let server: TestServer;
let base: Awaited<ReturnType<typeof makeBase>>;
const call = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { token: base.token, ...(body !== undefined && { body }) });
const rank = async (query = '') => (await call('GET', `/jobs/${base.jobIds[0]}/matches${query}`)).body;
const names = async (query = '') =>
  (await rank(query)).data.map(({ candidate }: { candidate: { lastName: string } }) => candidate.lastName);

beforeAll(async () => {
  server = await buildTestServer({ reader: makeReader() });
});
afterAll(() => server.close());
beforeEach(async () => {
  base = await makeBase(
    server,
    [BAKER, DEVELOPER],
    [REACT_JOB, { ...REACT_JOB, title: 'Boulanger', requirements: ['Pétrissage'], niceToHave: [] }],
  );
});

describe('a base ranked for an offer', () => {
  test('lists everybody analysed, best first, with the score that their placement would have', async () => {
    const { data, total } = await rank();
    expect([total, data.map(({ candidate }: { candidate: { lastName: string } }) => candidate.lastName)]).toEqual([2, ['Moreau', 'Ancel']]);
    expect(data[0]).toMatchObject({ placementId: null, missingSkills: ['Kubernetes', 'GraphQL'], candidate: { yearsOfExperience: 7 } });
    expect(data[0].strengths.length).toBeGreaterThan(0);
    expect(data[0].candidate).not.toHaveProperty('technicalSkills');
    const placement = await makePlacement(server, base.token, base.candidateIds[1]!, base.jobIds[0]!);
    expect([placement.matchScore, placement.confidenceLevel]).toEqual([data[0].score, data[0].confidence]);
    expect((await rank()).data[0].placementId).toBe(placement.id);
  });

  test('is paged and searched; the total counts what the words match', async () => {
    expect(await names('?limit=1&offset=1')).toEqual(['Ancel']);
    expect(await names('?search=boulanger fournil')).toEqual(['Ancel']);
    expect((await rank('?search=personne')).total).toBe(0);
    expect((await rank('?limit=1')).total).toBe(2);
  });

  test('follows every change of the base and of the offer', async () => {
    await rank();
    await makeCandidates(server, base.token, [
      { ...DEVELOPER, lastName: 'Petit', technicalSkills: ['React', 'TypeScript', 'Kubernetes', 'GraphQL'] },
    ]);
    expect(await names()).toEqual(['Petit', 'Moreau', 'Ancel']);
    await call('PUT', `/candidates/${base.candidateIds[0]}`, { lastName: 'Ancelin' });
    await call('DELETE', `/candidates/${base.candidateIds[1]}`);
    expect(await names()).toEqual(['Petit', 'Ancelin']);
    await call('PUT', `/jobs/${base.jobIds[0]}`, { title: 'Boulanger', requirements: ['Pétrissage'], niceToHave: [] });
    expect(await names()).toEqual(['Ancelin', 'Petit']);
  });

  test('leaves out who has not been analysed, and comes back with them', async () => {
    const { body } = await upload(server, base.token, '/candidates/file', [new File(['unreadable'], 'cv.txt')]);
    await settled(server, base.token);
    expect((await rank()).total).toBe(2);
    await call('PUT', `/candidates/${body.data.id}`, { firstName: 'Zoé', lastName: 'Zay' });
    expect(await names()).toContain('Zay');
  });

  test('by an offer that asks for nothing hides nobody', async () => {
    await call('PUT', `/jobs/${base.jobIds[0]}`, { title: 'Poste', description: 'Poste', requirements: [], niceToHave: [] });
    const { total } = await rank();
    expect(total).toBe(2);
  });

  test('compares the words of a CV beside its facts, and shows them to nobody', async () => {
    const scoreOfBaker = async () =>
      (await rank()).data.find(({ candidate }: { candidate: { lastName: string } }) => candidate.lastName === 'Ancel').score;
    const description = 'Vous pilotez des fours solaires, des étuves et des autoclaves.';
    await call('PUT', `/jobs/${base.jobIds[0]}`, { description });
    const before = await scoreOfBaker();
    await server.database
      .update(candidates)
      .set({ cvWords: ['autoclaves', 'etuves', 'fours', 'solaires'], updatedAt: new Date() })
      .where(eq(candidates.id, base.candidateIds[0]!));
    await call('PUT', `/candidates/${base.candidateIds[1]}`, { currentCompany: 'Autre' });
    expect(await scoreOfBaker()).toBeGreaterThan(before);
    for (const path of [`/candidates/${base.candidateIds[0]}`, '/candidates', `/jobs/${base.jobIds[0]}/matches`])
      expect(JSON.stringify((await call('GET', path)).body)).not.toContain('autoclaves');
  });

  test('keeps what it learnt: features made by other rules or from older facts are made anew', async () => {
    const before = await rank();
    const stored = async () =>
      (
        await server.backend.database.pool.query(
          'select version, features from candidate_features where company_id = $1 order by candidate_id',
          [base.companyId],
        )
      ).rows;
    const kept = await stored();
    await server.database.execute(`update candidate_features set version = 'older', features = '{}'`);
    await call('PUT', `/candidates/${base.candidateIds[0]}`, { lastName: 'Ancelin' });
    await call('PUT', `/candidates/${base.candidateIds[1]}`, { lastName: 'Moreaux' });
    expect((await rank()).data.map(({ score }: { score: number }) => score)).toEqual(
      before.data.map(({ score }: { score: number }) => score),
    );
    expect(await stored()).toEqual(kept);
  });
});

test('offers ranked for a candidate: the open ones, best first', async () => {
  const rankJobs = async (query = '') => (await call('GET', `/candidates/${base.candidateIds[0]}/matches${query}`)).body;
  const titles = async (query = '') => (await rankJobs(query)).data.map(({ job }: { job: { title: string } }) => job.title);
  expect(await titles()).toEqual(['Boulanger', 'Développeur React']);
  expect(await titles('?search=acier react')).toEqual(['Développeur React']);
  expect(await titles('?limit=1&offset=1')).toEqual(['Développeur React']);
  await call('PUT', `/jobs/${base.jobIds[1]}`, { status: 'closed' });
  expect(await titles()).toEqual(['Développeur React']);
});
