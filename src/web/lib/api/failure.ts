import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ErrorBody } from '#contract/errors';

export type CallError = FetchBaseQueryError | SerializedError | undefined;

/**
 * HTTP status of a failed call; null when no answer came (server down, cut connection, time-out), or none of the server's: a
 * success that cannot be read is the page of a proxy or of a hotel's network.
 */
export const failureStatus = (error: CallError): number | null => {
  if (!error || !('status' in error)) return null;
  if (typeof error.status === 'number') return error.status;
  return error.status === 'PARSING_ERROR' && error.originalStatus >= 400 ? error.originalStatus : null;
};

const failureBody = (error: CallError): Partial<ErrorBody> =>
  error && 'data' in error && typeof error.data === 'object' && error.data !== null ? error.data : {};

/** The server's sentence, or the client's own for a failure it noticed itself; null when there is nothing fit to be read. */
export const failureMessage = (error: CallError): string | null => {
  const { message } = failureBody(error);
  if (typeof message === 'string' && message !== '') return message;
  if (error && 'status' in error && error.status === 'CUSTOM_ERROR') return error.error;
  return null;
};

/** Sentences to put under the inputs, keyed by their path in the body. */
export const failureFields = (error: CallError): Record<string, string> => failureBody(error).fields ?? {};

/** What a list or a record that did not come says. A 403 has its own toast, and no second message (decisions §3). */
export const failureText = (error: CallError, fallback: string): string =>
  failureStatus(error) === 403 ? fallback : (failureMessage(error) ?? fallback);

/** Whether a record is not there, or not this company's, or its id is no id: the server does not tell which. */
export const isAbsence = (error: CallError): boolean => [400, 404, 422].includes(failureStatus(error) ?? 0);
