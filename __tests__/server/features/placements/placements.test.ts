import type { PlacementRow } from '#contract/placements';
import { PLACEMENT_STATUSES } from '#contract/placements';
import { TEXTS } from '#server/features/placements/texts';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { makeReader } from '../../../support/makeReader.ts';
import { makeCandidates, settled } from '../../../support/makeUpload.ts';
import { BAKER, DEVELOPER, makeBase, makePlacement, REACT_JOB } from './support.ts';

const UNKNOWN = '0190a000-0000-7000-8000-000000000000';

let server: TestServer;
let base: Awaited<ReturnType<typeof makeBase>>;
const call = (method: string, path: string, body?: unknown, headers = {}) =>
  server.call(method, path, { token: base.token, headers, ...(body !== undefined && { body }) });
const pair = (candidate = 0, job = 0) => `/placements/candidate/${base.candidateIds[candidate]}/job/${base.jobIds[job]}`;

beforeAll(async () => {
  server = await buildTestServer({ reader: makeReader() });
});
afterAll(() => server.close());
beforeEach(async () => {
  base = await makeBase(server, [DEVELOPER, BAKER], [REACT_JOB, { ...REACT_JOB, title: 'Développeur front', salaryCurrency: 'USD' }]);
});

describe('bringing a candidate and an offer together', () => {
  test('answers the success flag, then is analysed and explains its score', async () => {
    const created = await call('POST', pair());
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ success: true, data: { placementStatus: 'to_analyze', matchScore: null, feePercentage: 20 } });
    await settled(server, base.token, 'placements');
    const { body } = await call('GET', `/placements/${created.body.data.id}`);
    const { match, matchScore, history, ...placement } = body.data;
    expect(placement).toMatchObject({
      placementStatus: 'analyzed',
      analysisError: null,
      estimatedFee: 9000,
      feeAssumed: true,
      candidate: { lastName: 'Moreau' },
      job: { title: 'Développeur React', salaryCurrency: 'EUR' },
      verdict: null,
    });
    expect(matchScore).toBe(match.score);
    expect(match.criteria.map(({ label }: { label: string }) => label)).toEqual(expect.arrayContaining(['React', 'Kubernetes']));
    expect(placement.aiAnalysis.missingSkills).toContain('Kubernetes');
    expect(placement.aiReasoning).not.toBe('');
    expect(history.map(({ status, by }: { status: string; by: string | null }) => [status, by])).toEqual([
      ['to_analyze', 'Amélie Durand'],
      ['analyzed', null],
    ]);
    expect(placement.analyzedAt).toBe(history[1].at);
  });

  test('a pair that exists is refused with the flag, and stays one', async () => {
    await call('POST', pair());
    const again = await call('POST', pair());
    expect([again.status, again.body]).toEqual([409, { success: false, code: 'conflict', message: TEXTS.pairExists }]);
    expect((await call('GET', '/placements')).body.total).toBe(1);
  });

  test('at the same instant, one of two wins', async () => {
    const answers = await Promise.all([call('POST', pair()), call('POST', pair())]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  test('a repeated call with one key answers the same placement; the key serves no other pair', async () => {
    const headers = { 'idempotency-key': 'rapprochement-1' };
    const first = await call('POST', pair(), undefined, headers);
    const second = await call('POST', pair(), undefined, headers);
    expect([second.status, second.body.data.id]).toEqual([201, first.body.data.id]);
    expect((await call('POST', pair(1), undefined, headers)).status).toBe(422);
    expect((await call('GET', '/placements')).body.total).toBe(1);
  });

  test('an unknown candidate or offer, or another company’s, does not exist', async () => {
    const other = await makeBase(server, [BAKER], [REACT_JOB]);
    const [candidate] = base.candidateIds;
    const [job] = base.jobIds;
    for (const path of [
      `/placements/candidate/${UNKNOWN}/job/${job}`,
      `/placements/candidate/${candidate}/job/${UNKNOWN}`,
      `/placements/candidate/${other.candidateIds[0]}/job/${job}`,
      `/placements/candidate/${candidate}/job/${other.jobIds[0]}`,
    ])
      expect((await call('POST', path)).status).toBe(404);
    expect((await call('GET', '/placements')).body.total).toBe(0);
  });

  test('a shortlist adds who is not there yet and says how many were', async () => {
    await call('POST', pair());
    const { status, body } = await call('POST', `/jobs/${base.jobIds[0]}/placements`, {
      candidateIds: [...base.candidateIds, base.candidateIds[1]],
    });
    expect([status, body.success, body.existing]).toEqual([201, true, 1]);
    expect(body.data.map(({ candidate }: PlacementRow) => candidate.lastName)).toEqual(['Ancel']);
    await settled(server, base.token, 'placements');
    expect((await call('GET', `/jobs?search=React`)).body.data[0].stats).toEqual({ total: 2, analyzed: 2, presented: 0, placed: 0 });
  });

  test('a shortlist with one stranger adds nobody', async () => {
    const { status } = await call('POST', `/jobs/${base.jobIds[0]}/placements`, { candidateIds: [base.candidateIds[0], UNKNOWN] });
    expect(status).toBe(404);
    expect((await call('GET', '/placements')).body.total).toBe(0);
  });
});

describe('the list', () => {
  const names = (data: PlacementRow[]) => data.map(({ candidate, job }) => `${candidate.lastName} ${job.title}`);
  const list = async (query: string) => (await call('GET', `/placements${query}`)).body;

  beforeEach(async () => {
    await call('POST', pair(0, 0));
    await call('POST', pair(1, 0));
    await call('POST', pair(0, 1));
    await settled(server, base.token, 'placements');
  });

  test('carries rows, newest first, and counts candidates and analyses', async () => {
    const body = await list('');
    expect(names(body.data)).toEqual(['Moreau Développeur front', 'Ancel Développeur React', 'Moreau Développeur React']);
    expect(body).toMatchObject({ total: 3, analyzing: 0, candidates: 2 });
    expect(body.data[0]).not.toHaveProperty('match');
    expect(body.data[0].estimatedFee).toBeNull();
  });

  test('is filtered by offer, candidate, status and words', async () => {
    expect((await list(`?jobId=${base.jobIds[0]}`)).total).toBe(2);
    expect((await list(`?candidateId=${base.candidateIds[1]}&limit=1`)).total).toBe(1);
    expect((await list('?placementStatus=to_analyze')).total).toBe(0);
    expect(names((await list('?search=fournil')).data)).toEqual(['Ancel Développeur React']);
    expect(names((await list('?search=léa nautilus&limit=1&sort=createdAt')).data)).toEqual(['Moreau Développeur React']);
    expect((await call('GET', '/placements?placementStatus=gone')).status).toBe(400);
    expect((await call('GET', '/placements?jobId=x')).status).toBe(400);
  });

  test('is sorted by score and by name', async () => {
    const scores = (data: PlacementRow[]) => data.map(({ matchScore }) => matchScore!);
    const up = scores((await list('?sort=matchScore')).data);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(scores((await list('?sort=-matchScore')).data)).toEqual(up.toSorted((a, b) => b - a));
    expect(names((await list('?sort=name&limit=1')).data)).toEqual(['Ancel Développeur React']);
  });

  test('costs nothing while nothing changed, and is sent again after any write', async () => {
    const tagOf = async (path: string) => (await call('GET', path)).headers.get('etag')!;
    for (const path of ['/placements', '/jobs']) {
      let tag = await tagOf(path);
      const unchanged = await call('GET', path, undefined, { 'if-none-match': tag });
      expect([unchanged.status, unchanged.text]).toEqual([304, '']);
      const { data } = await list('');
      const [one] = data;
      for (const [method, at, body] of [
        ['PATCH', `/placements/${one.id}/status`, { placementStatus: path === '/jobs' ? 'presented' : 'placed' }],
        ['DELETE', `/placements/${one.id}`],
        ['DELETE', path === '/jobs' ? `/candidates/${base.candidateIds[0]}` : `/candidates/${base.candidateIds[1]}`],
      ] as const) {
        expect((await call(method, at, body)).status).toBeLessThan(300);
        const after = await tagOf(path);
        expect(after).not.toBe(tag);
        tag = after;
      }
    }
  });

  test('of another company holds nothing of this one', async () => {
    const [{ id }] = (await list('')).data;
    const other = await server.signUp({ company: true });
    const ask = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: other.token, ...(body !== undefined && { body }) });
    expect((await ask('GET', '/placements')).body.total).toBe(0);
    for (const [method, path, body] of [
      ['GET', `/placements/${id}`],
      ['PATCH', `/placements/${id}`, { actualFee: 1 }],
      ['PATCH', `/placements/${id}/status`, { placementStatus: 'placed' }],
      ['PUT', `/placements/${id}/verdict`, { band: 'good', reason: 'Une raison assez longue' }],
      ['DELETE', `/placements/${id}/verdict`],
      ['DELETE', `/placements/${id}`],
      ['POST', `/placements/${id}/analyse`],
      ['GET', `/jobs/${base.jobIds[0]}/matches`],
      ['GET', `/candidates/${base.candidateIds[0]}/matches`],
      ['POST', `/jobs/${base.jobIds[0]}/placements`, { candidateIds: [base.candidateIds[0]] }],
    ] as const)
      expect([method, path, (await ask(method, path, body)).status]).toEqual([method, path, 404]);
    expect((await call('GET', `/placements/${id}`)).body.data.placementStatus).toBe('analyzed');
  });
});

describe('what people decide', () => {
  let id: string;
  const get = async () => (await call('GET', `/placements/${id}`)).body.data;
  const setStatus = (placementStatus: string) => call('PATCH', `/placements/${id}/status`, { placementStatus });

  beforeEach(async () => {
    ({ id } = await makePlacement(server, base.token, base.candidateIds[0]!, base.jobIds[0]!));
  });

  test('any of the seven statuses is accepted, dated, with who; offering it twice is one change', async () => {
    for (const status of PLACEMENT_STATUSES.filter((status) => status !== 'to_analyze' && status !== 'analyzed')) {
      expect((await setStatus(status)).body.data.placementStatus).toBe(status);
      await setStatus(status);
    }
    const { history, presentedAt } = await get();
    expect(history.slice(2).map(({ status, by }: { status: string; by: string }) => [status, by])).toEqual([
      ['reviewed', 'Amélie Durand'],
      ['presented', 'Amélie Durand'],
      ['interviewed', 'Amélie Durand'],
      ['placed', 'Amélie Durand'],
      ['rejected', 'Amélie Durand'],
    ]);
    expect(presentedAt).toBe(history[3].at);
  });

  test('« à analyser » asks for an analysis, which comes back', async () => {
    expect((await setStatus('to_analyze')).body.data.placementStatus).toBe('to_analyze');
    await settled(server, base.token, 'placements');
    expect((await get()).placementStatus).toBe('analyzed');
  });

  test('an unknown status is refused and nothing changes', async () => {
    expect((await setStatus('hired')).status).toBe(422);
    expect((await setStatus('')).body.fields).toHaveProperty('placementStatus');
    expect((await get()).history).toHaveLength(2);
  });

  test('stages count in the offer’s stats', async () => {
    const stats = async () => (await call('GET', '/jobs?search=Développeur React')).body.data[0].stats;
    await setStatus('interviewed');
    expect(await stats()).toEqual({ total: 1, analyzed: 1, presented: 1, placed: 0 });
    await setStatus('placed');
    expect(await stats()).toEqual({ total: 1, analyzed: 1, presented: 1, placed: 1 });
    await setStatus('rejected');
    expect(await stats()).toEqual({ total: 1, analyzed: 1, presented: 0, placed: 0 });
  });

  test('rate, fee and priority are kept; null gives the assumed rate back', async () => {
    const { body } = await call('PATCH', `/placements/${id}`, { feePercentage: 15, actualFee: 7000, priorityLevel: 'high' });
    expect(body.data).toMatchObject({ feePercentage: 15, feeAssumed: false, estimatedFee: 6750, actualFee: 7000, priorityLevel: 'high' });
    const back = await call('PATCH', `/placements/${id}`, { feePercentage: null });
    expect(back.body.data).toMatchObject({
      feePercentage: 20,
      feeAssumed: true,
      estimatedFee: 9000,
      actualFee: 7000,
      priorityLevel: 'high',
    });
    expect(back.body.data.formulas.estimatedFee).toContain('hypothèse');
  });

  test.each([{ feePercentage: -1 }, { feePercentage: 101 }, { feePercentage: 'beaucoup' }, { actualFee: -5 }, { priorityLevel: 'urgent' }])(
    'refuses %j at its place',
    async (body) => {
      const answer = await call('PATCH', `/placements/${id}`, body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, Object.keys(body)]);
    },
  );

  test('a verdict stands beside the score, with its reason, who and when, until it is withdrawn', async () => {
    const { matchScore } = await get();
    const { body } = await call('PUT', `/placements/${id}/verdict`, { band: 'excellent', reason: '  Recommandée par son ancien chef  ' });
    expect(body.data).toMatchObject({
      matchScore,
      verdict: { band: 'excellent', reason: 'Recommandée par son ancien chef', by: 'Amélie Durand', at: expect.any(String) },
    });
    expect((await call('PUT', `/placements/${id}/verdict`, { band: 'excellent', reason: 'court' })).body.fields).toHaveProperty('reason');
    expect((await call('DELETE', `/placements/${id}/verdict`)).body.data.verdict).toBeNull();
  });

  test('a placement that is removed is gone', async () => {
    expect((await call('DELETE', `/placements/${id}`)).status).toBe(204);
    expect((await call('DELETE', `/placements/${id}`)).status).toBe(404);
    expect((await call('GET', `/placements/${id}`)).status).toBe(404);
  });

  test.each(['candidates', 'jobs'])('goes with its side of %s', async (noun) => {
    await call('DELETE', `/${noun}/${noun === 'jobs' ? base.jobIds[0] : base.candidateIds[0]}`);
    expect((await call('GET', `/placements/${id}`)).status).toBe(404);
    expect((await call('GET', '/placements')).body).toMatchObject({ total: 0, analyzing: 0, candidates: 0 });
  });
});

test('the detail says where it stands, what blocks, and how each estimate was made', async () => {
  const [candidateId] = await makeCandidates(server, base.token, [
    { ...DEVELOPER, emailAddress: '', expectedSalaryMin: 60, salaryCurrency: 'EUR', noticePeriodWeeks: 12 },
  ]);
  const placement = await makePlacement(server, base.token, candidateId!, base.jobIds[0]!);
  expect(placement.workflowTracking).toMatchObject({ currentStage: 'Examen par le recruteur', expectedCompletionDate: null });
  expect(placement.workflowTracking.blockers).toEqual(
    expect.arrayContaining([
      'L’adresse e-mail du candidat manque.',
      expect.stringContaining('60\u00A0k'),
      expect.stringContaining('Kubernetes'),
    ]),
  );
  expect(placement.riskAnalysis.timeToProductivity).toBe(12 + placement.performancePredictions.rampUpTimeWeeks!);
  expect(placement.riskAnalysis.retentionRisk).toBeNull();
  expect(placement.successMetrics.successProbability).toBeNull();
  for (const [group, estimates] of Object.entries({
    riskAnalysis: placement.riskAnalysis,
    marketContext: placement.marketContext,
    performancePredictions: placement.performancePredictions,
    successMetrics: placement.successMetrics,
  }))
    for (const name of Object.keys(estimates)) expect(placement.formulas[`${group}.${name}`]).toMatch(/\.$/);
});
