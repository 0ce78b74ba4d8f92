import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointDefinition } from '#contract/endpoint';
import { AppError } from './errors.ts';
import { TEXTS } from './texts.ts';

/** A call that may be repeated: the same person, the same route, the same key. */
export interface RepeatableCall {
  userId: string;
  route: string;
  key: string;
  /** Tells whether address and body are the same; '' for uploads, whose key alone counts. */
  fingerprint: string;
}

export interface Answered {
  status: number;
  /** JSON text. */
  body: string;
}

/** Runs a call once and gives its first answer to every repetition. */
export type Once = (call: RepeatableCall, run: () => Promise<Answered>) => Promise<Answered>;

declare module 'fastify' {
  interface FastifyInstance {
    once: Once;
  }
}

/** Lets creations and uploads be repeated without making a second record (decisions §2). */
export const answerOnce = (app: FastifyInstance, once: Once) => {
  app.decorate('once', once);
};

/** The call as its `Idempotency-Key` names it; null when it carries none. */
export const repeatableCall = (request: FastifyRequest, { upload }: EndpointDefinition): RepeatableCall | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !request.identity) return null;
  if (typeof key !== 'string' || key.length < 1 || key.length > 200) throw new AppError('malformed', { message: TEXTS.idempotencyKey });
  return {
    userId: request.identity.userId,
    route: `${request.method} ${request.routeOptions.url}`,
    key,
    fingerprint: upload
      ? ''
      : createHash('sha256')
          .update(JSON.stringify([request.url, request.body]))
          .digest('base64url'),
  };
};
