import { MAX_UPLOAD_BYTES, UPLOAD_MESSAGES } from '#contract/candidates';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { makeHeldReader } from '../../../support/makeReader.ts';
import { factsFile, settled, upload } from '../../../support/makeUpload.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');
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

const list = async () => (await server.call('GET', '/candidates', { token })).body;

test('one CV makes one candidate, under analysis then analysed', async () => {
  const release = hold();
  const { status, body } = await upload(server, token, '/candidates/file', [
    factsFile({ firstName: 'Élodie', lastName: 'Garnier' }, 'CV d’Élodie.txt'),
  ]);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ status: 'ai_analyzing', fileName: 'CV d’Élodie.txt', firstName: '' });
  release();
  await settled(server, token);
  expect((await list()).data).toMatchObject([{ id: body.data.id, status: 'analyzed', firstName: 'Élodie', lastName: 'Garnier' }]);
});

test('each of several files has its own outcome', async () => {
  const { status, body } = await upload(server, token, '/candidates/files', [
    factsFile({ firstName: 'Anne' }, 'anne.txt'),
    new File(['MZ\u0000\u0001'], 'cv.exe'),
    new File([], 'vide.txt'),
    new File(['<html><script>alert(1)</script></html>'], 'page.pdf'),
    new File([Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'a')], 'lourd.txt'),
    new File([PDF], 'bon.pdf'),
  ]);
  expect(status).toBe(201);
  expect(body.data.map((row: { fileName: string }) => row.fileName)).toEqual(['anne.txt', 'bon.pdf']);
  expect(body.rejected).toEqual([
    { fileName: 'cv.exe', message: UPLOAD_MESSAGES.wrongType },
    { fileName: 'vide.txt', message: UPLOAD_MESSAGES.empty },
    { fileName: 'page.pdf', message: UPLOAD_MESSAGES.wrongType },
    { fileName: 'lourd.txt', message: UPLOAD_MESSAGES.tooLarge },
  ]);
  expect((await list()).total).toBe(2);
});

test('a file of exactly 10 MB is accepted', async () => {
  const { status } = await upload(server, token, '/candidates/file', [new File([Buffer.alloc(MAX_UPLOAD_BYTES, 'a')], 'plein.txt')]);
  expect(status).toBe(201);
});

test('the twenty-first file is refused by name, the others are kept', async () => {
  const files = Array.from({ length: 22 }, (_, n) => factsFile({ firstName: `N${n}` }, `cv-${n}.txt`));
  const { body } = await upload(server, token, '/candidates/files', files);
  expect(body.data).toHaveLength(20);
  expect(body.rejected).toEqual([
    { fileName: 'cv-20.txt', message: UPLOAD_MESSAGES.tooMany },
    { fileName: 'cv-21.txt', message: UPLOAD_MESSAGES.tooMany },
  ]);
});

test.each([
  ['no file', [], 422, 'invalid', UPLOAD_MESSAGES.noFile],
  ['an empty file', [new File([], 'vide.pdf')], 422, 'invalid', UPLOAD_MESSAGES.empty],
  ['a wrong name', [new File([PDF], 'cv.html')], 415, 'unsupported_type', UPLOAD_MESSAGES.wrongType],
  ['no extension', [new File([PDF], 'cv')], 415, 'unsupported_type', UPLOAD_MESSAGES.wrongType],
  ['a program under a good name', [new File(['MZ\u0000\u0001\u0002'], 'cv.pdf')], 415, 'unsupported_type', UPLOAD_MESSAGES.wrongType],
  [
    'a program that claims to be text',
    [new File([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2])], 'cv.txt')],
    415,
    'unsupported_type',
    UPLOAD_MESSAGES.wrongType,
  ],
  ['too many bytes', [new File([Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'a')], 'cv.txt')], 413, 'too_large', UPLOAD_MESSAGES.tooLarge],
])('%s is refused and leaves nothing behind', async (_, files, status, code, message) => {
  const answer = await upload(server, token, '/candidates/file', files);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code, message });
  expect((await list()).total).toBe(0);
});

test('when every file is refused the answer is 422 and names each', async () => {
  const { status, body } = await upload(server, token, '/candidates/files', [new File(['x'], 'a.exe'), new File([], 'b.pdf')]);
  expect(status).toBe(422);
  expect(body.fields).toEqual({ 'a.exe': UPLOAD_MESSAGES.wrongType, 'b.pdf': UPLOAD_MESSAGES.empty });
});

test('a body that is no upload is refused in the words of the contract', async () => {
  expect((await server.call('POST', '/candidates/file', { token, body: { file: 'x' } })).body.code).toBe('unsupported_type');
  const broken = await server.call('POST', '/candidates/file', {
    token,
    body: 'garbage',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(broken.body.code).toBe('malformed');
});

test('a hostile name is kept harmless', async () => {
  const { body } = await upload(server, token, '/candidates/file', [
    factsFile({ firstName: 'Antoinette' }, '../..\\etc/\u202Ecv; filename=x.txt'),
  ]);
  expect(body.data.fileName).not.toMatch(/[/\\\r\n\u202E]/u);
  const file = await server.call('GET', `/candidates/${body.data.id}/file`, { token });
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"\r\n]*"; filename\*=UTF-8''[^"\s]*$/);
});

test('a repeated upload with the same key makes one candidate', async () => {
  const headers = { 'idempotency-key': 'depot-1' };
  const first = await upload(server, token, '/candidates/file', [factsFile({ firstName: 'Une' })], headers);
  const second = await upload(server, token, '/candidates/file', [factsFile({ firstName: 'Une' })], headers);
  expect(second.status).toBe(201);
  expect(second.body.data.id).toBe(first.body.data.id);
  expect((await list()).total).toBe(1);
});

test('the original comes back as it was sent, to be saved and not shown', async () => {
  const file = factsFile({ firstName: 'Zoé' }, 'CV Zoé.txt');
  const { body } = await upload(server, token, '/candidates/file', [file]);
  const answer = await server.call('GET', `/candidates/${body.data.id}/file`, { token });
  expect(answer.text).toBe(await file.text());
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="CV Zoe.txt"; filename*=UTF-8''CV%20Zo%C3%A9.txt`);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
