import { getIn } from 'formik';

/** Values that the server refused, by field, with its sentence. The status of a Formik form. */
export type RefusedFields = Record<string, { value: unknown; message: string }>;

/** Remembers which values the server's sentences are about (contract/errors, `fields`). */
export const refusedFields = (fields: Record<string, string>, values: object): RefusedFields =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, { value: getIn(values, name), message }]));

/** The sentence about a field for as long as it holds the value that was refused; null otherwise. */
export const refusal = (status: RefusedFields | undefined, name: string, value: unknown): string | null => {
  const refused = status?.[name];
  return refused && refused.value === value ? refused.message : null;
};
