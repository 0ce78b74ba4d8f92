import type { AnalyzedList, List } from '#contract/common';
import type { SessionTokens } from '../session/sessionSlice.ts';

/**
 * The one place that knows the shapes an answer may have (spec 1 §7, spec 2 §7): Vivier's own server always answers
 * `{ data }`, other backends may nest it once more or name the list after its content.
 */
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const LIST_KEYS = [
  'data',
  'candidates',
  'jobs',
  'placements',
  'questions',
  'messages',
  'conversations',
  'templates',
  'configs',
  'items',
  'results',
] as const;

const findList = (body: unknown): unknown[] | null => {
  if (Array.isArray(body)) return body;
  if (!isObject(body)) return null;
  for (const key of LIST_KEYS) {
    const list = Array.isArray(body[key]) ? body[key] : isObject(body[key]) ? findList(body[key]) : null;
    if (list) return list;
  }
  return null;
};

/** One record, under `data`, `data.data`, or bare. */
export const readOne = <T>(body: unknown): T => {
  let record = body;
  while (isObject(record) && isObject(record.data)) record = record.data;
  return record as T;
};

/** At top level or beside the list; null where the server does not tell. */
const totalOf = (body: unknown): number | null => {
  if (!isObject(body)) return null;
  return typeof body.total === 'number' ? body.total : totalOf(body.data);
};

/** A list and its total, which is the list's length where the server does not tell. */
export const readList = <T>(body: unknown): List<T> => {
  const data = (findList(body) ?? []) as T[];
  return { data, total: totalOf(body) ?? data.length };
};

/** A list that an analysis may be working on; without the server's count the rows are counted. */
export const readAnalyzedList = <T extends { status: string }>(body: unknown): AnalyzedList<T> => {
  const list = readList<T>(body);
  const told = isObject(body) && typeof body.analyzing === 'number' ? body.analyzing : null;
  return { ...list, analyzing: told ?? list.data.filter(({ status }) => status === 'ai_analyzing').length };
};

/** Tokens under `accessToken` or `token`, at top level or under `data` (spec 1 §5); null without an access token. */
export const readTokens = (body: unknown): SessionTokens | null => {
  const record = readOne<Json | null>(body);
  if (!isObject(record)) return null;
  const accessToken = record.accessToken ?? record.token;
  if (typeof accessToken !== 'string' || accessToken === '') return null;
  return { accessToken, refreshToken: typeof record.refreshToken === 'string' ? record.refreshToken : null };
};
