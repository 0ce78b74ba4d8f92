import type { Placement } from '#contract/placements';
import { TEXTS } from '#server/features/placements/texts';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { makeReader } from '../../../support/makeReader.ts';
import { factsFile, makeCandidates, makeJobs, settled, upload } from '../../../support/makeUpload.ts';
import { BAKER, DEVELOPER, type makeBase, makePlacement, REACT_JOB } from './support.ts';

describe('an analysis', () => {
  let server: TestServer;
  let token: string;
  const call = (method: string, path: string, body?: unknown) => server.call(method, path, { token, ...(body !== undefined && { body }) });
  const get = async (id: string) => (await call('GET', `/placements/${id}`)).body.data;

  /** Waits for what a task is to write; the test's own time limit ends a wait in vain. */
  const until = async (id: string, reached: (placement: Placement) => boolean): Promise<void> => {
    while (!reached(await get(id))) await new Promise((resolve) => setTimeout(resolve, 30));
  };

  beforeAll(async () => {
    server = await buildTestServer({ reader: makeReader() });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ({ token } = await server.signUp({ company: true }));
  });

  const pairOf = async (candidateId: string, offer = REACT_JOB) => {
    const [jobId] = await makeJobs(server, token, [offer]);
    return { ...(await makePlacement(server, token, candidateId, jobId!)), jobId: jobId! };
  };

  test('of a candidate whose CV said nothing stays to be analysed, and says why; a completed candidate is matched', async () => {
    const { body } = await upload(server, token, '/candidates/file', [new File(['unreadable'], 'cv.txt')]);
    await settled(server, token);
    const candidateId = body.data.id;
    const placement = await pairOf(candidateId);
    expect(placement).toMatchObject({ placementStatus: 'to_analyze', analysisError: TEXTS.candidateFailed, matchScore: null, match: null });
    expect(placement.workflowTracking).toMatchObject({
      nextActions: ['Relancer l’analyse'],
      blockers: [TEXTS.candidateFailed, expect.any(String)],
    });
    await call('PUT', `/candidates/${candidateId}`, { firstName: 'Léa', lastName: 'Moreau', technicalSkills: { skills: ['React'] } });
    await settled(server, token, 'placements');
    expect(await get(placement.id)).toMatchObject({ placementStatus: 'analyzed', analysisError: null, matchScore: expect.any(Number) });
  });

  test('of an offer that could not be read stays to be analysed, and says why', async () => {
    const [candidateId] = await makeCandidates(server, token, [DEVELOPER]);
    const { body } = await upload(server, token, '/jobs/file', [new File(['%PDF-unreadable'], 'offre.pdf')]);
    await settled(server, token, 'jobs');
    const placement = await makePlacement(server, token, candidateId!, body.data.id);
    expect(placement).toMatchObject({ placementStatus: 'to_analyze', analysisError: TEXTS.jobFailed });
  });

  test('is made anew when the candidate changes; the status that a person gave stays', async () => {
    const [candidateId] = await makeCandidates(server, token, [DEVELOPER]);
    const before = await pairOf(candidateId!);
    await call('PATCH', `/placements/${before.id}/status`, { placementStatus: 'presented' });
    await call('PUT', `/candidates/${candidateId}`, { technicalSkills: { skills: ['React', 'TypeScript', 'Kubernetes', 'GraphQL'] } });
    await until(before.id, ({ matchScore }) => matchScore! > before.matchScore!);
    const after = await get(before.id);
    expect(after.placementStatus).toBe('presented');
    expect(after.history).toHaveLength(3);
    expect(after.aiAnalysis.missingSkills).not.toContain('Kubernetes');
  });

  test('is made anew when the offer changes', async () => {
    const [candidateId] = await makeCandidates(server, token, [DEVELOPER]);
    const before = await pairOf(candidateId!);
    await call('PUT', `/jobs/${before.jobId}`, { requirements: ['React', 'TypeScript'], niceToHave: [] });
    await until(before.id, ({ matchScore }) => matchScore! > before.matchScore!);
  });

  test('is made anew when the CV is analysed again, and on demand', async () => {
    const [candidateId] = await makeCandidates(server, token, [DEVELOPER]);
    const before = await pairOf(candidateId!);
    await call('POST', `/candidates/${candidateId}/analyse`);
    await until(before.id, (now) => now.analyzedAt !== before.analyzedAt);
    const { analyzedAt, matchScore } = await get(before.id);
    expect(matchScore).toBe(before.matchScore);
    const asked = await call('POST', `/placements/${before.id}/analyse`);
    expect([asked.status, asked.body.data.placementStatus]).toEqual([200, 'analyzed']);
    await until(before.id, (now) => now.analyzedAt !== analyzedAt);
  });

  test('never sees who the person is', async () => {
    const facts = {
      ...DEVELOPER,
      firstName: 'Kubernetes',
      lastName: 'GraphQL',
      nationality: 'Kubernetes',
      emailAddress: 'kubernetes@example.fr',
    };
    const ids = await makeCandidates(server, token, [facts, DEVELOPER]);
    const [jobId] = await makeJobs(server, token, [REACT_JOB]);
    const [named, plain] = [await makePlacement(server, token, ids[0]!, jobId!), await makePlacement(server, token, ids[1]!, jobId!)];
    expect(named.match).toEqual(plain.match);
  });

  test('of rules that have changed is made anew at the next start', async () => {
    const [candidateId] = await makeCandidates(server, token, [DEVELOPER]);
    const before = await pairOf(candidateId!);
    await server.database.execute(
      `update placements set match = jsonb_set(match, '{version}', '"older"'), match_score = 1 where id = '${before.id}'`,
    );
    await server.backend.services.placements.renewOlderMatches();
    await until(before.id, ({ match }) => match!.version === before.match!.version);
    expect((await get(before.id)).matchScore).toBe(before.matchScore);
  });
});

describe('where nobody works on the tasks', () => {
  let server: TestServer;
  let base: Awaited<ReturnType<typeof makeBase>>;
  let id: string;
  const get = async () => (await server.call('GET', `/placements/${id}`, { token: base.token })).body.data;

  beforeAll(async () => {
    server = await buildTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const account = await server.signUp({ company: true });
    const { token } = account;
    const candidate = await upload(server, token, '/candidates/file', [factsFile(BAKER)]);
    const job = await server.call('POST', '/jobs', {
      token,
      body: {
        title: 'Boulanger',
        description: 'Du pain',
        company: 'Le Fournil',
        location: 'Nantes',
        salaryCurrency: 'EUR',
        requirements: [],
        niceToHave: [],
        benefits: [],
      },
    });
    base = { ...account, candidateIds: [candidate.body.data.id], jobIds: [job.body.data.id] };
    id = (await server.call('POST', `/placements/candidate/${base.candidateIds[0]}/job/${base.jobIds[0]}`, { token })).body.data.id;
  });

  const tasks = async () => {
    const { rows } = await server.backend.database.pool.query(
      `select id, data->>'companyId' as company from pgboss.job where name = 'placement-analysis' and data->>'companyId' = $1 and state = 'created' order by created_on`,
      [base.companyId],
    );
    return rows.map((row: { id: string; company: string }) => ({ taskId: row.id, companyId: row.company }));
  };
  const { signal } = new AbortController();

  test('a placement is to be analysed, and counted so', async () => {
    expect(await get()).toMatchObject({ placementStatus: 'to_analyze', analysisError: null, workflowTracking: { nextActions: [] } });
    expect((await server.call('GET', '/placements', { token: base.token })).body.analyzing).toBe(1);
  });

  test('a candidate that is still analysed makes its placement wait: the end of that analysis asks again', async () => {
    const [task] = await tasks();
    await server.backend.services.placements.analyse(task!, signal);
    expect(await get()).toMatchObject({ placementStatus: 'to_analyze', analysisError: null });
    await server.backend.services.placements.sweepLost();
    expect((await get()).analysisError).toBeNull();
    await server.database.execute(`update pgboss.job set state = 'failed' where name = 'candidate-analysis'`);
    await server.backend.services.candidates.sweepLost();
    const [, asked] = await tasks();
    await server.backend.services.placements.analyse(asked!, signal);
    expect((await get()).analysisError).toBe(TEXTS.candidateFailed);
  });

  test('a task that died leaves a placement that says so and can be analysed again', async () => {
    await server.backend.services.placements.sweepLost();
    expect((await get()).analysisError).toBeNull();
    await server.database.execute(`update pgboss.job set state = 'failed' where name = 'placement-analysis'`);
    await server.backend.services.placements.sweepLost();
    expect(await get()).toMatchObject({ placementStatus: 'to_analyze', analysisError: TEXTS.lost });
    const { body } = await server.call('POST', `/placements/${id}/analyse`, { token: base.token });
    expect(body.data.analysisError).toBeNull();
    expect(await tasks()).toHaveLength(1);
  });

  test('a task that is given up says so; one that comes back late writes nothing', async () => {
    const [first] = await tasks();
    await server.call('POST', `/placements/${id}/analyse`, { token: base.token });
    await server.backend.services.placements.giveUp(first!);
    expect((await get()).analysisError).toBeNull();
    const [, second] = await tasks();
    await server.backend.services.placements.giveUp(second!);
    expect(await get()).toMatchObject({ placementStatus: 'to_analyze', analysisError: TEXTS.gaveUp });
  });
});
