import { isDeepStrictEqual } from 'node:util';
import type { Passage } from '#contract/documents';

type Values = Record<string, unknown>;

/** Where an element of the old list stands in the new one; null when an edit removed or changed it. */
const newIndex = (before: unknown, after: unknown, key: string): string | null => {
  if (!Array.isArray(before) || !Array.isArray(after))
    return isDeepStrictEqual((before as Values)[key], (after as Values)[key]) ? key : null;
  const index = after.findIndex((element) => isDeepStrictEqual(element, before[Number(key)]));
  return index === -1 ? null : String(index);
};

const newPath = (path: string, before: Values, after: Values): string | null => {
  const [field = '', ...rest] = path.split('.');
  if (after[field] === undefined || isDeepStrictEqual(before[field], after[field])) return path;
  if (rest.length === 0) return null;
  const key = newIndex(before[field], after[field], rest.join('.'));
  return key === null ? null : `${field}.${key}`;
};

/** The passages of the facts that an edit leaves as they were, following list elements to their new place. */
export const keptPassages = (before: Values & { passages: Record<string, Passage> }, after: object): Record<string, Passage> => {
  const kept: Record<string, Passage> = {};
  for (const [path, passage] of Object.entries(before.passages)) {
    const moved = newPath(path, before, after as Values);
    if (moved !== null) kept[moved] = passage;
  }
  return kept;
};
