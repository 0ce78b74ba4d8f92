import type { FetchArgs } from '@reduxjs/toolkit/query';
import { type Endpoint, type EndpointDefinition, endpointUrl, type InputOf } from '#contract/endpoint';
import { readJsonAnswer } from './jsonAnswer.ts';

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: File[];
}

const toForm = (field: 'file' | 'files', files: File[]) => {
  const form = new FormData();
  for (const file of files) form.append(field, file, file.name);
  return form;
};

/** Twenty files of 10 MB on a slow link. */
const UPLOAD_TIMEOUT_MS = 900_000;

/** `query` of an RTK Query endpoint, made from an endpoint of the contract: `build.query({ query: call(endpoints.get) })`. */
export const call =
  <D extends EndpointDefinition>(definition: Endpoint<D>) =>
  (input: InputOf<D> | void): FetchArgs => {
    const { params, query, body, files } = (input ?? {}) as AnyInput;
    return {
      url: endpointUrl(definition, params),
      method: definition.method,
      ...(definition.status !== 204 && { responseHandler: readJsonAnswer }),
      ...(query && { params: query }),
      ...(body !== undefined && { body }),
      ...(definition.upload && { body: toForm(definition.upload, files ?? []), timeout: UPLOAD_TIMEOUT_MS }),
    };
  };
