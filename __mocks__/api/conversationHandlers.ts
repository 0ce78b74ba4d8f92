import { http, type HttpHandler, HttpResponse } from 'msw';
import { API_PREFIX, foldText } from '#contract/common';
import {
  type ChatBody,
  chatSchema,
  type ChatEvent,
  type Citation,
  type Conversation,
  CONVERSATION_PAGE,
  conversationEndpoints,
  type ConversationForm,
  type Exchange,
  type Message,
} from '#contract/conversations';
import { makeConversation, makeMessage } from '../../__tests__/support/makeConversation.ts';
import { requireSession } from './accountHandlers.ts';
import { Refusal, respond } from './respond.ts';
import type { World } from './world.ts';

const find = (world: World, id: string | undefined): Conversation => {
  const conversation = world.conversations.find((one) => one.id === id);
  if (!conversation) throw new Refusal('not_found');
  return conversation;
};

const replace = (world: World, conversation: Conversation): { data: Conversation } => {
  world.conversations = world.conversations.map((one) => (one.id === conversation.id ? conversation : one));
  return { data: conversation };
};

const messagesOf = (world: World, id: string): Message[] => (world.messages[id] ??= []);

const recordsOf = (world: World, { relatedEntities: { candidateIds, jobIds } }: ConversationForm): Citation[] => [
  ...world.candidates
    .filter(({ id }) => candidateIds.includes(id))
    .map(({ id, firstName, lastName }) => ({ kind: 'candidate' as const, id, label: `${firstName} ${lastName}` })),
  ...world.jobs.filter(({ id }) => jobIds.includes(id)).map(({ id, title }) => ({ kind: 'job' as const, id, label: title })),
];

/** The one answer of the fake assistant: the company's candidates, each with its link. */
const answerTo = (world: World): Message => {
  const citations = world.candidates.map(({ id, firstName, lastName }) => ({
    kind: 'candidate' as const,
    id,
    label: `${firstName} ${lastName}`,
  }));
  const names = citations.map(({ id, label }) => `- [${label}](/candidates/${id})`);
  return makeMessage({ role: 'assistant', content: ['Voici les profils de votre base :', '', ...names].join('\n'), citations });
};

const exchange = (world: World, id: string, content: string): Exchange => {
  const kept = { question: makeMessage({ content }), answer: answerTo(world) };
  messagesOf(world, id).push(kept.question, kept.answer);
  replace(world, { ...find(world, id), lastMessageAt: kept.answer.createdAt });
  return kept;
};

/** The body of a streamed answer. */
const eventStream = (events: ChatEvent[]) =>
  new HttpResponse(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  });

const chatPath = `*${API_PREFIX}${conversationEndpoints.chat.path}`;

/** The next answers are streamed as these events, whatever was asked. */
export const streamChat = (events: ChatEvent[]): HttpHandler => http.post(chatPath, () => eventStream(events));

/** Streams to whoever accepts it; the handler of the plain answer takes the others. */
const streamedChat = (world: World): HttpHandler =>
  http.post(chatPath, async ({ request, params }) => {
    const { id } = params as { id: string };
    if (!request.headers.get('accept')?.includes('text/event-stream')) return undefined;
    if (!world.conversations.some((one) => one.id === id)) return undefined;
    const sent: unknown = await request.clone().json();
    if (!chatSchema.isValidSync(sent)) return undefined;
    const { question, answer } = exchange(world, id, chatSchema.cast(sent).content);
    const texts = answer.content.split(/(?<=\s)/);
    return eventStream([...texts.map((text): ChatEvent => ({ type: 'delta', text })), { type: 'done', data: { question, answer } }]);
  });

export const conversationHandlers = (world: World): HttpHandler[] => [
  respond(conversationEndpoints.list, ({ query, request }) => {
    requireSession(request);
    const found = world.conversations.filter(({ title }) => foldText(title).includes(foldText(query.get('search') ?? '')));
    const offset = Number(query.get('offset') ?? 0);
    const limit = Number(query.get('limit') ?? CONVERSATION_PAGE);
    return { data: { conversations: found.slice(offset, offset + limit), total: found.length } };
  }),
  respond(conversationEndpoints.get, ({ params }) => ({ data: find(world, params.id) })),
  respond(conversationEndpoints.create, ({ body }) => {
    const form = body as ConversationForm;
    const conversation = makeConversation({ ...form, relatedRecords: recordsOf(world, form) });
    world.conversations.unshift(conversation);
    return { data: conversation };
  }),
  respond(conversationEndpoints.rename, ({ params, body }) =>
    replace(world, { ...find(world, params.id), title: (body as { title: string }).title }),
  ),
  respond(conversationEndpoints.remove, ({ params }) => {
    find(world, params.id);
    world.conversations = world.conversations.filter(({ id }) => id !== params.id);
    delete world.messages[params.id!];
  }),
  respond(conversationEndpoints.messages, ({ params, query }) => {
    const messages = messagesOf(world, find(world, params.id).id);
    const before = messages.findIndex(({ id }) => id === query.get('before'));
    const reachable = before < 0 ? messages : messages.slice(0, before);
    return { data: reachable.slice(Math.max(0, reachable.length - Number(query.get('limit') ?? Infinity))) };
  }),
  streamedChat(world),
  respond(conversationEndpoints.chat, ({ params, body }) => ({
    data: exchange(world, find(world, params.id).id, (body as ChatBody).content),
  })),
  respond(conversationEndpoints.summarise, ({ params }) => {
    const conversation = find(world, params.id);
    const asked = messagesOf(world, conversation.id).filter(({ role }) => role === 'user').length;
    const summary = `${asked} question${asked > 1 ? 's' : ''} sur « ${conversation.title} ».`;
    replace(world, { ...conversation, summary });
    return { data: { summary } };
  }),
];
