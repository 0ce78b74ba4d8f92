/** One place of a state and what it became; without a value, it went. */
export type Change = [path: string[], value?: unknown];

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Arrays of the same length are compared item by item. */
const areComparable = (before: unknown, after: unknown): boolean =>
  (isObject(before) && isObject(after)) || (Array.isArray(before) && Array.isArray(after) && before.length === after.length);

/** What differs between two JSON values, the smallest places first met. */
export const changesBetween = (before: unknown, after: unknown, path: string[] = []): Change[] => {
  if (before === after) return [];
  if (!areComparable(before, after)) return [[path, after]];
  const [old, current] = [before as Json, after as Json];
  const gone = Object.keys(old).filter((key) => !Object.hasOwn(current, key));
  const left = Object.keys(current).flatMap((key) =>
    Object.hasOwn(old, key) ? changesBetween(old[key], current[key], [...path, key]) : [[[...path, key], current[key]] as Change],
  );
  return [...gone.map((key): Change => [[...path, key]]), ...left];
};

const withChange = (value: unknown, [path, ...rest]: Change): unknown => {
  const [key, ...inner] = path;
  if (key === undefined) return rest[0];
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Json) }) as Json;
  if (inner.length === 0 && rest.length === 0) delete copy[key];
  else copy[key] = withChange(copy[key], [inner, ...rest] as Change);
  return copy;
};

/** The value after these changes; the one given stays as it is. */
export const applyChanges = (value: unknown, changes: Change[]): unknown => changes.reduce(withChange, value);
