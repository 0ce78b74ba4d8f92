import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createIdempotencyService } from '#server/features/idempotency/idempotencyService';
import { AppError } from '#server/plugins/errors';
import type { Answered, RepeatableCall } from '#server/plugins/idempotency';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { makeCompany } from '../../../support/makeAccount.ts';

let server: TestServer;
let call: RepeatableCall;
let runs = 0;
let now = Date.now();
const clock = () => new Date(now);

beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { userId } = await server.signUp();
  call = { userId, route: 'POST /things', key: 'k', fingerprint: 'f' };
  runs = 0;
});

const service = () => createIdempotencyService({ database: server.database, clock });
const CREATED: Answered = { status: 201, body: '{"data":1}' };
const run = async () => {
  runs += 1;
  return CREATED;
};

describe('a repeated call', () => {
  test('runs once and is answered twice, also after a restart', async () => {
    expect(await service().once(call, run)).toEqual(CREATED);
    expect(await service().once(call, run)).toEqual(CREATED);
    expect(runs).toBe(1);
  });

  test('waits for the first when they come together', async () => {
    let finish = () => {};
    const finished = new Promise<void>((done) => (finish = done));
    const first = service().once(call, async () => {
      await finished;
      return run();
    });
    const second = service().once(call, run);
    finish();
    expect(await Promise.all([first, second])).toEqual([CREATED, CREATED]);
    expect(runs).toBe(1);
  });

  test('with another body is refused', async () => {
    await service().once(call, run);
    await expect(service().once({ ...call, fingerprint: 'other' }, run)).rejects.toThrow(
      'Cette clé d’idempotence a déjà servi à une autre demande.',
    );
  });

  test.each([
    ['route', 'POST /others'],
    ['key', 'k2'],
  ] as const)('with another %s is another call', async (part, value) => {
    await service().once(call, run);
    await service().once({ ...call, [part]: value }, run);
    expect(runs).toBe(2);
  });

  test('of another user is another call', async () => {
    const { userId } = await server.signUp();
    await service().once(call, run);
    await service().once({ ...call, userId }, run);
    expect(runs).toBe(2);
  });

  test('runs again after a failure, thrown or answered', async () => {
    await expect(service().once(call, () => Promise.reject(new AppError('conflict')))).rejects.toThrow(AppError);
    expect((await service().once(call, async () => ({ status: 422, body: '{}' }))).status).toBe(422);
    expect(await service().once(call, run)).toEqual(CREATED);
  });

  test('runs again after a day, and after a process died while it ran', async () => {
    await service().once(call, run);
    now += 86_400_001;
    await service().once(call, run);
    expect(runs).toBe(2);

    const dead = { ...call, key: 'dead' };
    let started = () => {};
    const start = new Promise<void>((done) => (started = done));
    void service().once(dead, () => {
      started();
      return new Promise<Answered>(() => {});
    });
    await start;
    now += 120_001;
    expect(await service().once(dead, run)).toEqual(CREATED);
  });
});

describe('over HTTP', () => {
  const create = (token: string, key: string, body = makeCompany()) =>
    server.call('POST', '/companies', { token, body, headers: { 'idempotency-key': key } });

  test('a creation sent twice makes one record, with one answer', async () => {
    const { token } = await server.signUp();
    const body = makeCompany();
    const answers = await Promise.all([create(token, 'a', body), create(token, 'a', body), create(token, 'a', body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[1].headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect((await create(token, 'a', makeCompany())).status).toBe(422);
    expect((await create(token, 'b', body)).status).toBe(409);
  });

  test('a key of no length or of too much is malformed', async () => {
    const { token } = await server.signUp();
    expect((await create(token, 'x'.repeat(201))).body).toEqual({
      code: 'malformed',
      message: 'L’en-tête Idempotency-Key doit compter de 1 à 200 caractères.',
    });
  });
});
