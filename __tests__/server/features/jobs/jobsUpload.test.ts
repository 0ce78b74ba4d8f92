import { MAX_UPLOAD_BYTES, UPLOAD_MESSAGES } from '#contract/candidates';
import { JOB_UPLOAD_MESSAGES } from '#contract/jobs';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { makeHeldReader } from '../../../support/makeReader.ts';
import { jobFile, settled, upload } from '../../../support/makeUpload.ts';

const { notPdf, noFile, wrongType } = JOB_UPLOAD_MESSAGES;
/** An old Word file, by its first bytes. */
const DOC = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument', 'utf16le')]);
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

const list = async () => (await server.call('GET', '/jobs', { token })).body;

test('one job description makes one offer, under analysis then active', async () => {
  const release = hold();
  const { status, body } = await upload(server, token, '/jobs/file', [jobFile({ title: 'Soudeur', company: 'Fer' }, 'Offre d’été.pdf')]);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ status: 'ai_analyzing', fileName: 'Offre d’été.pdf', title: '' });
  release();
  await settled(server, token, 'jobs');
  expect((await list()).data).toMatchObject([{ id: body.data.id, status: 'active', title: 'Soudeur', company: 'Fer' }]);
});

test('each of several files has its own outcome', async () => {
  const { status, body } = await upload(server, token, '/jobs/files', [
    jobFile({ title: 'Une' }, 'une.pdf'),
    new File(['Offre'], 'offre.txt'),
    new File([DOC], 'renommé.pdf'),
    new File([], 'vide.pdf'),
    new File([Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'a')], 'lourd.pdf'),
    jobFile({ title: 'Deux' }, 'deux.PDF'),
  ]);
  expect(status).toBe(201);
  expect(body.data.map((row: { fileName: string }) => row.fileName)).toEqual(['une.pdf', 'deux.PDF']);
  expect(body.rejected).toEqual([
    { fileName: 'offre.txt', message: notPdf },
    { fileName: 'renommé.pdf', message: notPdf },
    { fileName: 'vide.pdf', message: UPLOAD_MESSAGES.empty },
    { fileName: 'lourd.pdf', message: UPLOAD_MESSAGES.tooLarge },
  ]);
  expect((await list()).total).toBe(2);
});

test.each([
  ['no file', [], 422, 'invalid', noFile],
  ['an empty file', [new File([], 'vide.pdf')], 422, 'invalid', UPLOAD_MESSAGES.empty],
  ['a text', [new File(['Offre'], 'offre.txt')], 415, 'unsupported_type', wrongType(1)],
  ['a PDF under another name', [new File(['%PDF-1.7'], 'offre.docx')], 415, 'unsupported_type', wrongType(1)],
  ['a text under a good name', [new File(['Offre'], 'offre.pdf')], 415, 'unsupported_type', wrongType(1)],
  ['a program under a good name', [new File(['MZ\u0000\u0001\u0002'], 'offre.pdf')], 415, 'unsupported_type', wrongType(1)],
  ['too many bytes', [new File([Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'a')], 'offre.pdf')], 413, 'too_large', UPLOAD_MESSAGES.tooLarge],
])('%s is refused and leaves nothing behind', async (_, files, status, code, message) => {
  const answer = await upload(server, token, '/jobs/file', files);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code, message });
  expect((await list()).total).toBe(0);
});

test('when every file is refused the answer counts the strangers and names each file', async () => {
  const files = [new File(['x'], 'a.exe'), new File(['x'], 'b.txt'), new File([], 'c.pdf')];
  const { status, body } = await upload(server, token, '/jobs/files', files);
  expect(status).toBe(422);
  expect(body).toMatchObject({ message: wrongType(2), fields: { 'a.exe': notPdf, 'b.txt': notPdf, 'c.pdf': UPLOAD_MESSAGES.empty } });
});

test('a hostile name is kept harmless', async () => {
  const { body } = await upload(server, token, '/jobs/file', [jobFile({ title: 'Soudeur' }, '../..\\etc/\u202Eoffre.pdf')]);
  expect(body.data.fileName).not.toMatch(/[/\\\r\n\u202E]/u);
});

test('a repeated upload with the same key makes one offer', async () => {
  const headers = { 'idempotency-key': 'depot-1' };
  const first = await upload(server, token, '/jobs/file', [jobFile({ title: 'Une' })], headers);
  const second = await upload(server, token, '/jobs/file', [jobFile({ title: 'Une' })], headers);
  expect(second.status).toBe(201);
  expect(second.body.data.id).toBe(first.body.data.id);
  expect((await list()).total).toBe(1);
});
