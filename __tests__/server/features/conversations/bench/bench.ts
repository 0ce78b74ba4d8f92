import { createAnalysisThread } from '#server/analysis/thread/analysisThread';
import { DEMO_ACCOUNT } from '#server/database/demo/demoAccount';
import { seedDemo } from '#server/database/demo/seedDemo';
import { closeReaders, readDocument } from '#server/reading/readDocument';
import { buildTestServer } from '../../../../support/buildTestServer.ts';
import { settled } from '../../../../support/makeUpload.ts';
import { BLIND } from './blindQuestions.ts';
import { BENCH, type BenchQuestion } from './questions.ts';

/**
 * `npm run bench:chat`: asks the questions of `questions.ts`, which the assistant was made with, and those of `blindQuestions.ts`, over
 * the demonstration, read from its files, through HTTP and without a model. Prints the share of answers that name whom they must and
 * nobody else, for each kind of question. Fails where one is below 90 %.
 */
const GOAL = 0.9;

const analysis = createAnalysisThread();
const server = await buildTestServer({ reader: { readDocument, ...analysis } });
await seedDemo(server.url);
const { accessToken: token } = await server.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
await settled(server, token);
await settled(server, token, 'jobs');

const call = async (method: string, path: string, body?: unknown) => (await server.call(method, path, { token, body })).body;
const people: string[] = (await call('GET', '/candidates')).data.map(
  ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`,
);
const offers: string[] = (await call('GET', '/jobs')).data.map(({ title }: { title: string }) => title);

interface Outcome {
  question: BenchQuestion;
  named: string[];
  faults: string[];
}

let asked = 0;
/** Each question from an address of its own: no office asks as many in a minute. */
const ask = async (id: string, content: string) => {
  asked += 1;
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/v1/conversations/${id}/chat`,
    headers: { authorization: `Bearer ${token}` },
    payload: { content },
    remoteAddress: `192.0.2.${asked % 250}`,
  });
  return response.json().data.answer;
};

const judge = async (question: BenchQuestion): Promise<Outcome> => {
  const form = { title: 'Banc', type: 'general', context: { searchType: 'candidates' } };
  const { id } = (await call('POST', '/conversations', form)).data;
  let answer = { content: '', citations: [] as { label: string }[] };
  for (const content of question.ask) answer = await ask(id, content);
  const told = [answer.content, ...answer.citations.map(({ label }) => label)].join('\n');
  const named = [...people, ...offers].filter((name) => told.includes(name));
  const banned = question.mustNot === 'others' ? people.filter((name) => !question.must.includes(name)) : question.mustNot;
  const faults = [
    ...question.must.filter((name) => !named.includes(name)).map((name) => `missing ${name}`),
    ...banned.filter((name) => named.includes(name)).map((name) => `named ${name}`),
    ...(question.says && !question.says.test(answer.content) ? [`does not say ${question.says}`] : []),
  ];
  return { question, named, faults };
};

const KINDS: [name: string, questions: BenchQuestion[]][] = [
  ['known to the makers', BENCH],
  ['blind, open while it was mended', BLIND.filter((_, index) => index % 2 === 0)],
  ['blind, sealed until the end', BLIND.filter((_, index) => index % 2 === 1)],
];
const judged: [name: string, outcomes: Outcome[]][] = [];
for (const [name, questions] of KINDS) {
  const outcomes: Outcome[] = [];
  for (const question of questions) outcomes.push(await judge(question));
  judged.push([name, outcomes]);
}
await server.close();
await Promise.all([analysis.close(), closeReaders()]);

for (const { question, named, faults } of judged.flatMap(([, outcomes]) => outcomes))
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${question.ask.join(' → ')}\n    ${named.join(', ') || '–'}${faults.length > 0 ? `\n    ${faults.join('; ')}` : ''}`,
  );
console.log('\nWithout a model:');
for (const [name, outcomes] of judged) {
  const right = outcomes.filter(({ faults }) => faults.length === 0).length;
  console.log(`${right} of ${outcomes.length} answers right (${name}): ${((100 * right) / outcomes.length).toFixed(1)} %`);
  if (right / outcomes.length < GOAL) process.exitCode = 1;
}
