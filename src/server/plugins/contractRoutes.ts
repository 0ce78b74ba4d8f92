import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from '#contract/common';
import type { AnswerOf, EndpointDefinition, InputOf } from '#contract/endpoint';
import { alreadyHeld } from './etag.ts';
import { repeatableCall } from './idempotency.ts';
import { admit } from './session.ts';

type AccessOf<E extends EndpointDefinition> = E['access'] extends 'public'
  ? unknown
  : { user: { id: string; sessionId: string } } & (E['access'] extends 'company' ? { companyId: string } : unknown);

/** What a handler receives: the validated parts the endpoint declares, and who calls as far as its access tells. */
export type CallOf<E extends EndpointDefinition> = Omit<InputOf<E>, 'files'> &
  AccessOf<E> & { request: FastifyRequest; reply: FastifyReply };

/** Answers with the contract's body, or with the reply itself where it sent a stream. */
type Handler<E extends EndpointDefinition> = (call: CallOf<E>) => Promise<AnswerOf<E> | FastifyReply>;

interface RouteOptions<E extends EndpointDefinition> {
  /** Cheap text that changes whenever the answer would: the call is then answered 304 before the handler runs. */
  version?: (call: CallOf<E>) => Promise<string>;
  /** Calls of one address. Generous: an office shares one (decisions §2). */
  rateLimit?: { max: number; timeWindow: string };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointDefinition;
  }
}

const schemaOf = ({ params, query, body }: EndpointDefinition) => ({
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
});

const callOf = <E extends EndpointDefinition>(request: FastifyRequest, reply: FastifyReply): CallOf<E> => {
  const { params, query, body, identity } = request;
  const caller = identity && { user: { id: identity.userId, sessionId: identity.sessionId }, companyId: identity.companyId };
  return { params, query, body, ...caller, request, reply } as unknown as CallOf<E>;
};

/** Registers an endpoint of the contract: who may call, what is accepted, which status a success has. */
export const route = <E extends EndpointDefinition>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { version, rateLimit }: RouteOptions<E> = {},
) => {
  const status = endpoint.status ?? 200;
  const repeatable = endpoint.method === 'POST' && status === 201;

  app.route({
    method: endpoint.method,
    url: API_PREFIX + endpoint.path,
    schema: schemaOf(endpoint),
    config: { endpoint, ...(rateLimit && { rateLimit }) },
    ...(endpoint.access !== 'public' && { onRequest: admit(endpoint.access) }),
    handler: async (request, reply) => {
      const call = callOf<E>(request, reply);
      if (version && alreadyHeld(request, reply, await version(call))) return reply.code(304).send();

      if (!version) reply.header('cache-control', 'private, no-store');
      reply.code(status);
      const repeated = repeatable ? repeatableCall(request, endpoint) : null;
      if (repeated) {
        const answered = await app.once(repeated, async () => {
          const body = JSON.stringify(await handler(call));
          return { status: reply.statusCode, body };
        });
        if (reply.sent) return reply; // the handler streamed its answer itself
        return reply.code(answered.status).type('application/json; charset=utf-8').send(answered.body);
      }

      const answer = await handler(call);
      return status === 204 ? reply.send() : answer;
    },
  });
};
