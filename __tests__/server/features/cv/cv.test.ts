import { closePrinter } from '#server/pdf/printPdf';
import { PrintingError } from '#server/pdf/printingError';
import { closeRenderer } from '#server/features/cv/rendering/renderInChild';
import { TEXTS } from '#server/features/cv/texts';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { inspectPdf } from '../../../support/inspectPdf.ts';
import { makeReader } from '../../../support/makeReader.ts';
import { makeCandidates } from '../../../support/makeUpload.ts';

const LEA = {
  firstName: 'Léa',
  lastName: 'Moreau',
  emailAddress: 'lea.moreau@example.fr',
  phoneNumber: '+33639980042',
  nationality: 'Française',
  currentPosition: 'Développeuse C++',
  professionalSummary: 'Léa Moreau, développeuse. Écrivez à lea.moreau@example.fr ou au 06 39 98 00 42.',
  workExperience: [
    { position: 'Développeuse C++', company: 'Nautilus Logiciels', startDate: '2019-09', endDate: null, description: 'Moteur de calcul.' },
  ],
};

let server: TestServer;
let token: string;
let candidateId: string;
let configId: string;
beforeAll(async () => {
  server = await buildTestServer({ reader: makeReader() });
});
afterAll(async () => {
  await server.close();
  await Promise.all([closePrinter(), closeRenderer()]);
});
beforeEach(async () => {
  ({ token } = await server.signUp({ company: true }));
  [candidateId] = (await makeCandidates(server, token, [LEA])) as [string];
  configId = (await server.call('GET', '/template-configs', { token })).body.data.configs[0].id;
});

const download = async (path: string, caller = token) => {
  const response = await fetch(`${server.url}/api/v1${path}`, { headers: { authorization: `Bearer ${caller}` } });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const generate = () => download(`/cv-templates/generate/${candidateId}/${configId}`);
const refusal = async () => {
  const { status, body } = await server.call('GET', `/cv-templates/generate/${candidateId}/${configId}`, { token });
  return { status, message: body.message };
};
const configure = (body: unknown) => server.call('PATCH', `/template-configs/${configId}`, { token, body });
const useTemplate = async (handlebarsTemplate: string, rest = {}) => {
  const { body } = await server.call('POST', '/templates', { token, body: { name: 'Essai', handlebarsTemplate, ...rest } });
  await configure({ templateId: body.data.id });
};

test('the CV is a PDF, downloaded as cv-{candidate}-{configuration}.pdf, that nobody keeps', async () => {
  const { response, bytes } = await generate();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain(`attachment; filename="cv-${candidateId}-${configId}.pdf"`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const { text, title } = await inspectPdf(bytes);
  expect(title).toBe('CV – Léa Moreau');
  for (const words of ['Léa Moreau', 'lea.moreau@example.fr', 'septembre 2019 – Aujourd’hui', 'Nautilus Logiciels', 'Moteur de calcul.'])
    expect(text).toContain(words);
});

test('an anonymous CV says neither the name, nor the contacts, nor the nationality, nor the employers', async () => {
  await configure({ config: { anonymity: { enabled: true, name: 'trigram', hideEmployers: true } } });
  const { text, title } = await inspectPdf((await generate()).bytes);
  expect(title).toBe('CV – LMO');
  expect(text).toContain('LMO');
  expect(`${text} ${title}`).not.toMatch(/léa|moreau|@|06 39|3998|française|nautilus/i);
});

test('a configuration without template, or whose template is gone, prints the built-in classic', async () => {
  const [{ id }] = (await server.call('GET', '/templates', { token })).body.data.templates;
  await server.call('DELETE', `/templates/${id}`, { token });
  expect((await inspectPdf((await generate()).bytes)).text).toContain('Expérience');
});

test('the sample of a configuration', async () => {
  const { response, bytes } = await download(`/template-configs/${configId}/sample`);
  expect(response.headers.get('content-disposition')).toContain('cv-exemple.pdf');
  expect((await inspectPdf(bytes)).text).toContain('Marie Dupont');
  await configure({ config: { anonymity: { enabled: true } } });
  const anonymous = await inspectPdf((await download(`/template-configs/${configId}/sample`)).bytes);
  expect(anonymous.text).toContain('M. D.');
  expect(anonymous.text).not.toContain('Dupont');
});

test('a faulty template is told with its line', async () => {
  await useTemplate('<h1>{{fullName}}</h1>\n{{#if summary}}\n{{/each}}');
  expect(await refusal()).toEqual({
    status: 422,
    message: 'Erreur lors du rendu du template\u00A0: Ligne 2\u00A0: le bloc «\u00A0if\u00A0» n’est pas fermé par la bonne balise.',
  });
});

test('a template that is no CV is refused', async () => {
  await useTemplate('{{fullName}}', { templateType: 'invoice' });
  expect(await refusal()).toEqual({ status: 409, message: TEXTS.notACv });
});

test('a candidate under analysis, or whose analysis failed, has no CV yet', async () => {
  await server.database.execute(`update candidates set status = 'ai_analyzing' where id = '${candidateId}'`);
  expect(await refusal()).toEqual({ status: 409, message: TEXTS.analyzing });
  await server.database.execute(`update candidates set status = 'analysis_failed' where id = '${candidateId}'`);
  expect(await refusal()).toEqual({ status: 409, message: TEXTS.notAnalyzed });
});

test('another company can print neither the candidate nor with the configuration', async () => {
  const stranger = (await server.signUp({ company: true })).token;
  const own = (await server.call('GET', '/template-configs', { token: stranger })).body.data.configs[0].id;
  expect((await download(`/cv-templates/generate/${candidateId}/${own}`, stranger)).response.status).toBe(404);
  expect((await download(`/template-configs/${configId}/sample`, stranger)).response.status).toBe(404);
  expect((await download(`/cv-templates/generate/${candidateId}/${own}`)).response.status).toBe(404);
});

describe('where nothing can be printed', () => {
  test.each([
    ['no_browser', 503, TEXTS.noBrowser],
    ['failed', 503, TEXTS.printFailed],
    ['too_complex', 422, TEXTS.renderFailed(TEXTS.tooComplex)],
  ] as const)('%s', async (reason, status, message) => {
    const broken = await buildTestServer({ printPdf: () => Promise.reject(new PrintingError(reason)) });
    const caller = (await broken.signUp({ company: true })).token;
    const [config] = (await broken.call('GET', '/template-configs', { token: caller })).body.data.configs;
    const answer = await broken.call('GET', `/template-configs/${config.id}/sample`, { token: caller });
    await broken.close();
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(message);
  });
});
