import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import type { PlacementStatus } from '#contract/placements';
import { candidates } from '#server/database/schema/candidates';
import { jobs } from '#server/database/schema/jobs';
import { placements } from '#server/database/schema/placements';
import { renewListVersion } from '#server/database/listVersions';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';

let server: TestServer;
let token: string;
let companyId: string;

beforeAll(async () => {
  server = await buildTestServer();
  server.pass({ seconds: (NOON - Date.now()) / 1000 });
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ token, companyId } = await server.signUp({ company: true }));
});

const statistics = async (query = '') => (await server.call('GET', `/statistics${query}`, { token })).body.data;

const DAY_MS = 86_400_000;
/** The server’s clock says noon, whatever the time: midnight is far from all days that are counted here. */
const NOON = Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2;
const daysAgo = (days: number) => new Date(NOON - days * DAY_MS);

const makeCandidate = async (createdAt: Date) => {
  const [row] = await server.database.insert(candidates).values({ companyId, status: 'analyzed', createdAt }).returning();
  return row!.id;
};

const makeJob = async (salary: { salaryMin?: number; salaryMax?: number } = {}) => {
  const [row] = await server.database
    .insert(jobs)
    .values({ companyId, status: 'active', createdAt: daysAgo(1), ...salary })
    .returning();
  return row!.id;
};

interface Pair {
  jobId: string;
  status: PlacementStatus;
  createdAt: Date;
  decidedAt?: Date;
  actualFee?: number;
  matchScore?: number;
}

const makePlacement = async ({ jobId, status, createdAt, decidedAt = createdAt, ...rest }: Pair) =>
  server.database.insert(placements).values({
    id: uuidv7(),
    companyId,
    candidateId: await makeCandidate(createdAt),
    jobId,
    placementStatus: status,
    history: [{ status, at: decidedAt.toISOString(), by: null }],
    createdAt,
    placedAt: status === 'placed' ? decidedAt : null,
    ...rest,
  });

test('a new company has nothing to count', async () => {
  expect(await statistics()).toMatchObject({
    period: 30,
    totals: { candidates: 0, jobs: 0, placements: 0, placed: 0 },
    outcomes: { placed: 0, rejected: 0, revenue: 0, averageFee: null, averageDays: null },
    placementsByStatus: { to_analyze: 0, placed: 0, rejected: 0 },
    placementsByScore: { excellent: 0, good: 0, poor: 0, unscored: 0 },
  });
});

describe('a period', () => {
  test('counts what was created in it, and in the one before', async () => {
    for (const days of [0, 3, 6, 8, 13, 20]) await makeCandidate(daysAgo(days));
    const { created, createdBefore, totals, series, from, to } = await statistics('?period=7');
    expect([created.candidates, createdBefore.candidates, totals.candidates]).toEqual([3, 2, 6]);
    expect(series).toHaveLength(7);
    expect(series.at(0).from).toBe(from);
    expect(series.at(-1)).toMatchObject({ from: to, candidates: 1 });
  });

  test('is 7, 30, 90 or 365 days', async () => {
    expect((await server.call('GET', '/statistics?period=31', { token })).status).toBe(400);
    expect((await statistics('?period=365')).series.length).toBeGreaterThanOrEqual(12);
  });

  test('knows its successes: real fees before estimated ones, days, rejections', async () => {
    const jobId = await makeJob({ salaryMin: 40, salaryMax: 50 });
    await makePlacement({ jobId, status: 'placed', createdAt: daysAgo(20), decidedAt: daysAgo(2), actualFee: 10_000, matchScore: 85 });
    await makePlacement({ jobId, status: 'placed', createdAt: daysAgo(12), decidedAt: daysAgo(2), matchScore: 70 });
    await makePlacement({ jobId, status: 'rejected', createdAt: daysAgo(12), decidedAt: daysAgo(1), matchScore: 20 });
    await makePlacement({ jobId, status: 'placed', createdAt: daysAgo(80), decidedAt: daysAgo(50), actualFee: 7000 });
    const { outcomes, outcomesBefore, converted, placementsByScore, placementsByStatus } = await statistics();
    expect(outcomes).toEqual({ placed: 2, rejected: 1, revenue: 19_000, averageFee: 9500, averageDays: 14 });
    expect(outcomesBefore).toMatchObject({ placed: 1, revenue: 7000, averageDays: 30 });
    expect(converted).toBe(2);
    expect(placementsByScore).toEqual({ excellent: 1, good: 1, poor: 1, unscored: 1 });
    expect(placementsByStatus).toMatchObject({ placed: 3, rejected: 1, analyzed: 0 });
  });

  test('a success without any salary has no fee, and is no zero', async () => {
    await makePlacement({ jobId: await makeJob(), status: 'placed', createdAt: daysAgo(5) });
    expect((await statistics()).outcomes).toMatchObject({ placed: 1, revenue: 0, averageFee: null });
  });
});

test('another company’s records are not counted', async () => {
  await makeCandidate(daysAgo(0));
  const { token: other } = await server.signUp({ company: true });
  const { body } = await server.call('GET', '/statistics', { token: other });
  expect(body.data.totals.candidates).toBe(0);
});

test('unchanged figures cost a 304, changed ones do not', async () => {
  const first = await server.call('GET', '/statistics', { token });
  const headers = { 'if-none-match': first.headers.get('etag')! };
  expect((await server.call('GET', '/statistics', { token, headers })).status).toBe(304);
  await makeCandidate(daysAgo(0));
  await renewListVersion(server.database, companyId, 'candidates');
  expect((await server.call('GET', '/statistics', { token, headers })).body.data.totals.candidates).toBe(1);
});
