import { type Question, questionEndpoints, type QuestionForm, type QuestionUpdate } from '#contract/questions';
import { makeQuestion } from '../../__tests__/support/makeQuestion.ts';
import { requireSession } from './accountHandlers.ts';
import { Refusal, respond } from './respond.ts';
import type { World } from './world.ts';

const GENERATED = 8;

const ofPlacement = ({ placements, questions }: World, placementId: string | undefined): Question[] => {
  if (!placements.some(({ id }) => id === placementId)) throw new Refusal('not_found');
  return questions.filter((question) => question.placementId === placementId);
};

export const questionHandlers = (world: World) => [
  respond(questionEndpoints.list, ({ params, request }) => {
    requireSession(request);
    const data = ofPlacement(world, params.placementId);
    return { data, total: data.length };
  }),
  respond(questionEndpoints.generate, ({ params }) => {
    ofPlacement(world, params.placementId);
    const data = Array.from({ length: GENERATED }, () => makeQuestion({ placementId: params.placementId! }));
    world.questions.push(...data);
    return { data, total: data.length };
  }),
  respond(questionEndpoints.create, ({ params, body }) => {
    ofPlacement(world, params.placementId);
    const { answer, ...form } = body as QuestionForm;
    const question = makeQuestion({ ...form, answer, placementId: params.placementId!, basis: '' });
    world.questions.push(question);
    return { data: question };
  }),
  respond(questionEndpoints.update, ({ params, body }) => {
    const before = ofPlacement(world, params.placementId).find(({ id }) => id === params.questionId);
    if (!before) throw new Refusal('not_found');
    const question = { ...before, ...(body as QuestionUpdate) };
    world.questions = world.questions.map((one) => (one.id === question.id ? question : one));
    return { data: question };
  }),
];
