import { delay, http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import { ValidationError } from 'yup';
import { API_PREFIX } from '#contract/common';
import type { AnswerOf, Endpoint, EndpointDefinition } from '#contract/endpoint';
import { type ErrorBody, type ErrorCode, ERROR_MESSAGES, ERROR_STATUS } from '#contract/errors';

/** A call as the fake server received it; the body has passed the contract's schema. */
export interface ReceivedCall {
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  files: File[];
  request: Request;
}

const register = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

const refusal = (code: ErrorCode, rest: Partial<ErrorBody> = {}) =>
  HttpResponse.json({ code, message: ERROR_MESSAGES[code], ...rest } satisfies ErrorBody, { status: ERROR_STATUS[code] });

/** A failure that a resolver may throw. */
export class Refusal extends Error {
  readonly response: ReturnType<typeof refusal>;
  constructor(code: ErrorCode, rest: Partial<ErrorBody> = {}) {
    super(code);
    this.response = refusal(code, rest);
  }
}

const read = async (definition: EndpointDefinition, request: Request, params: PathParams): Promise<ReceivedCall> => {
  const received = { params: params as Record<string, string>, query: new URL(request.url).searchParams, request };
  if (definition.upload) {
    const form = await request.formData();
    return { ...received, body: undefined, files: form.getAll(definition.upload) as File[] };
  }
  const sent: unknown = definition.body ? await request.json() : undefined;
  try {
    const body: unknown = definition.body ? await definition.body.validate(sent, { abortEarly: false, stripUnknown: true }) : undefined;
    return { ...received, body, files: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Refusal('invalid', { fields: Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message])) });
  }
};

/** A handler for an endpoint of the contract: same path, same schema, same status as the real server. */
export const respond = <D extends EndpointDefinition, E extends Endpoint<D>>(
  definition: E,
  resolver: (call: ReceivedCall) => AnswerOf<E> | Promise<AnswerOf<E>>,
): HttpHandler =>
  register[definition.method](`*${API_PREFIX}${definition.path}`, async ({ request, params }) => {
    try {
      const answer = await resolver(await read(definition, request, params));
      return definition.status === 204
        ? new HttpResponse(null, { status: 204 })
        : HttpResponse.json(answer as object, { status: definition.status ?? 200 });
    } catch (error) {
      if (error instanceof Refusal) return error.response;
      throw error;
    }
  });

/** The endpoint answers this failure. */
export const refuse = (definition: EndpointDefinition, code: ErrorCode, rest: Partial<ErrorBody> = {}): HttpHandler =>
  register[definition.method](`*${API_PREFIX}${definition.path}`, () => refusal(code, rest));

/** The endpoint's connection breaks: no answer at all. */
export const cut = (definition: EndpointDefinition): HttpHandler =>
  register[definition.method](`*${API_PREFIX}${definition.path}`, () => HttpResponse.error());

/** The endpoint never answers. */
export const hang = (definition: EndpointDefinition): HttpHandler =>
  register[definition.method](`*${API_PREFIX}${definition.path}`, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
