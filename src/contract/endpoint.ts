import type { InferType, Schema } from 'yup';
import { API_PREFIX } from './common.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, a signed-in user, or a signed-in member of a company. */
export type Access = 'public' | 'session' | 'company';

/** What travels in a call besides the body's files; absent parts are absent keys. */
interface Parts {
  params?: Schema;
  query?: Schema;
  body?: Schema;
}

export interface EndpointDefinition extends Parts {
  method: Method;
  /** Path below `/api/v1`, parameters written `:id`. */
  path: `/${string}`;
  access: Access;
  /** One line of French for the API description. */
  summary: string;
  /** Multipart field that carries the file or files, with no other body. */
  upload?: 'file' | 'files';
  /** Status of a success, 200 unless told. */
  status?: 200 | 201 | 204;
}

/** One call of the API: what web and server promise each other. `Answer` is the whole JSON body. */
export type Endpoint<D extends EndpointDefinition = EndpointDefinition, Answer = unknown> = D & {
  readonly answer?: Answer;
};

/** Declares a call: `endpoint<Answer>()({ method, path, … })`. Two steps, because the answer has no schema to infer from. */
export const endpoint =
  <Answer>() =>
  <const D extends EndpointDefinition>(definition: D): Endpoint<D, Answer> =>
    definition;

export type AnswerOf<E> = E extends { readonly answer?: infer A } ? A : never;

type PartInput<D, K extends keyof Parts> = D extends { [P in K]: infer S extends Schema } ? { [P in K]: InferType<S> } : unknown;

/** What a caller provides: `{ params, query, body }`, each only where the endpoint has it, `files` for an upload. */
export type InputOf<D> = PartInput<D, 'params'> &
  PartInput<D, 'query'> &
  PartInput<D, 'body'> &
  (D extends { upload: 'file' | 'files' } ? { files: File[] } : unknown);

/** The address of a call, its `:parameters` filled and encoded. */
export const endpointUrl = (definition: EndpointDefinition, params: Record<string, string> = {}): string =>
  API_PREFIX +
  definition.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Missing parameter ${name} for ${definition.path}`);
    return encodeURIComponent(value);
  });
