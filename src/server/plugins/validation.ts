import type { FastifyInstance } from 'fastify';
import { type Schema, ValidationError } from 'yup';
import { AppError } from './errors.ts';

/** The first sentence of each path, `a[0].b`; '' is the body itself, which has no input to show it under. */
const sentences = (error: ValidationError): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) if (path) fields[path] ??= message;
  return fields;
};

/** A part of the address that cannot exist is absent, a wrong query is malformed, a wrong body is invalid (decisions §2). */
const refusal = (part: string | undefined, error: ValidationError): AppError => {
  if (part === 'params') return new AppError('not_found');
  const fields = sentences(error);
  if (Object.keys(fields).length === 0) return new AppError('malformed');
  return new AppError(part === 'body' ? 'invalid' : 'malformed', { fields });
};

/** The same without NUL, which pasted text may carry and PostgreSQL keeps in no text; `1e999` is a number that no answer could say. */
const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (value === Infinity || value === -Infinity) throw new TypeError('A number out of range');
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key.replaceAll('\0', ''), storable(held)]));
};

/** Yup as Fastify's validator: the schema of the form is the schema of the server, and query strings are cast by it. */
export const validateWithYup = (app: FastifyInstance) => {
  app.setValidatorCompiler<Schema>(({ schema, httpPart }) => (data) => {
    try {
      return { value: schema.validateSync(storable(data), { abortEarly: false, stripUnknown: true }) };
    } catch (error) {
      if (ValidationError.isError(error)) return { error: refusal(httpPart, error) };
      // Yup's trim() and lowercase() throw on a list or an object where a text is expected; no body of ours is nested so deep.
      if (error instanceof TypeError || error instanceof RangeError) return { error: new AppError('malformed') };
      throw error;
    }
  });
};
