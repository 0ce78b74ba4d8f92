import { TEXTS } from '#server/features/conversations/texts';
import { buildTestServer, type TestServer } from '../../../support/buildTestServer.ts';
import { makeReader } from '../../../support/makeReader.ts';
import { makeCandidates } from '../../../support/makeUpload.ts';

const FORM = { title: 'Au sujet de zoé partie (2e avis)', type: 'analysis', context: { searchType: 'candidates' } };
const ZOE = { firstName: 'Zoé', lastName: 'Partie', technicalSkills: ['Soudure'] };
const LINA = { firstName: 'Lina', lastName: 'Reste', technicalSkills: ['Python'] };

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ reader: makeReader() });
});
afterAll(() => server.close());

const openWith = async (token: string, questions: string[]) => {
  const call = (method: string, path: string, body?: unknown) => server.call(method, path, { token, body });
  const { id } = (await call('POST', '/conversations', FORM)).body.data;
  for (const content of questions) await call('POST', `/conversations/${id}/chat`, { content });
  await call('POST', `/conversations/${id}/summarize`);
  return { id: id as string, call, contents: async () => (await call('GET', `/conversations/${id}/messages`)).body.data };
};

test('a deleted candidate leaves no answer, question, title or summary that names them', async () => {
  const { token } = await server.signUp({ company: true });
  const [zoe] = await makeCandidates(server, token, [ZOE, LINA]);
  const { id, call, contents } = await openWith(token, ['Parle-moi de Zoé Partie', 'Qui connaît Python ?']);
  expect(JSON.stringify(await contents())).toContain(`/candidates/${zoe}`);
  await call('DELETE', `/candidates/${zoe}`);

  const [question, erased, other, kept] = await contents();
  expect(question.content).toBe('Parle-moi de (candidat supprimé)');
  expect(erased).toMatchObject({ content: TEXTS.answerErased, citations: [] });
  expect(other.content).toBe('Qui connaît Python ?');
  expect(kept.content).toContain('Lina Reste');
  const conversation = (await call('GET', `/conversations/${id}`)).body.data;
  expect(conversation).toMatchObject({ title: 'Au sujet de (candidat supprimé) (2e avis)', summary: '' });
  expect(JSON.stringify([await contents(), conversation])).not.toMatch(/Partie|Soudure/i);

  const next = (await call('POST', `/conversations/${id}/chat`, { content: 'Qui connaît la soudure ?' })).body.data.answer;
  expect(next.citations).toEqual([]);
});

test('conversations of another company about a namesake stay as they are', async () => {
  const [ours, theirs] = [await server.signUp({ company: true }), await server.signUp({ company: true })];
  const [mine] = await makeCandidates(server, ours.token, [ZOE]);
  await makeCandidates(server, theirs.token, [ZOE]);
  const { contents } = await openWith(theirs.token, ['Parle-moi de Zoé Partie']);
  const before = await contents();
  await server.call('DELETE', `/candidates/${mine}`, { token: ours.token });
  expect(await contents()).toEqual(before);
});
