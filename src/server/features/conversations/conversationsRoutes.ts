import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ChatEvent, conversationEndpoints as endpoints, type Exchange } from '#contract/conversations';
import { ERROR_MESSAGES } from '#contract/errors';
import { route } from '#server/plugins/contractRoutes';
import { AppError } from '#server/plugins/errors';
import type { Answering } from './answering.ts';
import type { ConversationsService } from './conversationsService.ts';

/** Per address, which an office shares. */
const CHAT_LIMIT = { max: 120, timeWindow: '1 minute' };

const wantsStream = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/event-stream') ?? false;

/** Sends events on a reply that the handler then owns; nothing is sent before the first, so that a refusal stays a plain answer. */
const eventsOn = (reply: FastifyReply) => {
  const send = (event: ChatEvent) => {
    if (!reply.sent) {
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-accel-buffering': 'no',
      });
    }
    reply.raw.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  return { send, end: () => reply.raw.end() };
};

/** An answer as it is written (contract, ChatEvent); a failure after the first event is the last one. */
const stream = async (reply: FastifyReply, chat: (listener: Answering) => Promise<Exchange>): Promise<{ data: Exchange }> => {
  const { send, end } = eventsOn(reply);
  try {
    const data = await chat({ onText: (text) => send({ type: 'delta', text }), onReset: () => send({ type: 'reset' }) });
    send({ type: 'done', data });
    end();
    return { data };
  } catch (error) {
    if (!reply.sent) throw error;
    const failure = error instanceof AppError ? error : { code: 'internal', message: ERROR_MESSAGES.internal };
    send({ type: 'error', code: failure.code, message: failure.message });
    end();
    throw error;
  }
};

export const conversationsRoutes = (app: FastifyInstance, conversations: ConversationsService) => {
  route(app, endpoints.list, async ({ companyId, query }) => ({ data: await conversations.list(companyId, query) }), {
    version: ({ companyId }) => conversations.version(companyId),
  });
  route(app, endpoints.get, async ({ companyId, params }) => ({ data: await conversations.get(companyId, params.id) }));
  route(app, endpoints.create, async ({ companyId, body }) => ({ data: await conversations.create(companyId, body) }));
  route(app, endpoints.rename, async ({ companyId, params, body }) => ({
    data: await conversations.rename(companyId, params.id, body.title),
  }));
  route(app, endpoints.remove, async ({ companyId, params }) => conversations.remove(companyId, params.id));
  route(app, endpoints.messages, async ({ companyId, params, query }) => ({
    data: await conversations.messages(companyId, params.id, query),
  }));
  route(
    app,
    endpoints.chat,
    async ({ companyId, params, body, request, reply }) => {
      const chat = (listener?: Answering) => conversations.chat(companyId, params.id, body, listener);
      return wantsStream(request) ? stream(reply, chat) : { data: await chat() };
    },
    { rateLimit: CHAT_LIMIT },
  );
  route(app, endpoints.summarise, async ({ companyId, params }) => ({ data: await conversations.summarise(companyId, params.id) }), {
    rateLimit: CHAT_LIMIT,
  });
};
