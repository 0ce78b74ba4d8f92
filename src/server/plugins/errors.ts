import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_MESSAGES, ERROR_STATUS, type ErrorBody, type ErrorCode } from '#contract/errors';
import { TEXTS } from './texts.ts';

interface AppErrorDetails {
  /** French sentence, where it says more than the one of the code. */
  message?: string;
  /** Path of the body → sentence shown under its input. */
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
  /** Where the specification reads it from a failure (spec 2 §7). */
  success?: false;
}

/** A failure that the caller is told about; anything else that is thrown is answered as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly success: false | undefined;

  constructor(code: ErrorCode, { message, fields, retryAfter, success }: AppErrorDetails = {}) {
    super(message ?? ERROR_MESSAGES[code]);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.success = success;
  }
}

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  404: 'not_found',
  406: 'unsupported_type',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Fastify's own failures (bad JSON, too large, wrong media type…) in the contract's words. */
const fromFastify = (error: Partial<FastifyError>): AppError => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('too_large', { message: TEXTS.bodyTooLarge });
  const status = error.statusCode ?? 500;
  return new AppError(CODE_OF_STATUS[status] ?? (status < 500 ? 'malformed' : 'internal'));
};

/** What the log keeps of a failure: drizzle repeats every parameter of a failed query, passwords included, so its cause alone. */
const loggable = (error: unknown) => (error instanceof Error && error.cause instanceof Error && 'params' in error ? error.cause : error);

const answer = (reply: FastifyReply, { code, message, fields, retryAfter, success }: AppError) => {
  if (code === 'unauthenticated') reply.header('www-authenticate', 'Bearer');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const body: ErrorBody = { ...(success === false && { success }), code, message, ...(fields && { fields }) };
  return reply.code(ERROR_STATUS[code]).type('application/json; charset=utf-8').send(JSON.stringify(body));
};

/** One shape for every failure, `{ code, message, fields? }`; the detail of a 5xx stays in the log (decisions §2). */
export const answerErrors = (app: FastifyInstance) => {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply) => {
    const failure = error instanceof AppError ? error : fromFastify(error as Partial<FastifyError>);
    if (ERROR_STATUS[failure.code] >= 500)
      request.log.error({ err: loggable(error), method: request.method, route: request.routeOptions.url });
    return answer(reply, failure);
  });
};
