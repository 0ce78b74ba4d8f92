import { http, HttpResponse, type HttpHandler } from 'msw';
import { API_PREFIX } from '#contract/common';
import type { EndpointDefinition } from '#contract/endpoint';
import { type ErrorCode, ERROR_MESSAGES, ERROR_STATUS } from '#contract/errors';
import { cut, hang, refuse } from '../../../__mocks__/api/respond.ts';

/** One way for a call to go wrong. */
export interface Fault {
  name: string;
  /** null when no answer can be read. */
  status: number | null;
  /** The server's sentence; null when there is none. */
  said: string | null;
  answer: (definition: EndpointDefinition) => HttpHandler;
  /** Which calls it may befall; any unless told. */
  befalls?: (definition: EndpointDefinition) => boolean;
}

const refused = (code: ErrorCode, befalls?: Fault['befalls']): Fault => ({
  name: String(ERROR_STATUS[code]),
  status: ERROR_STATUS[code],
  said: ERROR_MESSAGES[code],
  answer: (definition) => refuse(definition, code),
  befalls,
});

const silent = (name: string, answer: Fault['answer']): Fault => ({ name, status: null, said: null, answer });

/** What a proxy or the sign-in page of a hotel puts in place of an answer. */
const malform = ({ method, path }: EndpointDefinition) =>
  http[method.toLowerCase() as 'get'](`*${API_PREFIX}${path}`, () => HttpResponse.html('<!doctype html><title>Bienvenue</title>'));

/** What a gateway that lost the answer puts in its place. */
const emptied = (body: object): Fault => ({
  ...silent(`an empty answer ${JSON.stringify(body)}`, ({ method, path }) =>
    http[method.toLowerCase() as 'get'](`*${API_PREFIX}${path}`, () => HttpResponse.json(body)),
  ),
  befalls: ({ status }) => status !== 204,
});

const EMPTIED = [emptied({}), emptied({ data: {} })];

const changes: Fault['befalls'] = ({ method }) => method !== 'GET';
const uploads: Fault['befalls'] = ({ upload }) => upload !== undefined;
const sends: Fault['befalls'] = ({ body, upload }) => body !== undefined || upload !== undefined;

/** A 401 comes last: it ends the session of the screen that the others shared. */
const FAULTS: readonly Fault[] = [
  refused('malformed'),
  refused('forbidden'),
  refused('not_found'),
  refused('conflict', changes),
  refused('too_large', sends),
  refused('unsupported_type', uploads),
  refused('invalid'),
  refused('too_many_requests'),
  refused('internal'),
  refused('unavailable'),
  silent('a hang', hang),
  silent('a cut connection', cut),
  silent('a malformed body', malform),
  ...EMPTIED,
  refused('unauthenticated'),
];

/** Every fault that this call may meet. */
export const faultsOf = (definition: EndpointDefinition): Fault[] => FAULTS.filter(({ befalls }) => befalls?.(definition) ?? true);

/** Whether the answer is a success that holds nothing. */
export const isEmpty = ({ name }: Fault): boolean => EMPTIED.some((fault) => fault.name === name);

/** A record that is not there, or whose id is no id: the server does not tell which. */
export const isAbsent = ({ status }: Fault): boolean => [400, 404, 422].includes(status ?? 0);

/** The server's sentence where there is one; a 403 has its own toast, and no second message. */
export const saidOr =
  (fallback: string) =>
  ({ said, status }: Fault): string =>
    status === 403 ? fallback : (said ?? fallback);
