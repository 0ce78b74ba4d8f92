import type { UnknownAction } from '@reduxjs/toolkit';
import { isOurWord, isPathWord } from './vocabulary.ts';

/**
 * What leaves the page for Redux DevTools or a recording. Everything is hidden but what is known to tell nothing of a
 * person, so that a field added tomorrow is hidden until somebody says otherwise. A hidden value keeps its kind, and equal
 * values stay equal: reducers do the same with hidden values as with real ones, and a recording of them replays.
 */
export interface Sanitizer {
  value: <T>(value: T) => T;
  action: <A extends UnknownAction>(action: A) => A;
}

const HIDDEN = /^·\d+$/;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
/** A moment, such as a creation: a birth or the start of a job is a date, and hidden. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const DATE = /^\d{4}(?:-\d\d){0,2}$/;
const COLOUR = /^#[\da-f]{3,8}$/i;
const CACHE_KEY = /^(\w+)\((.*)\)$/s;
const FIELD = /^[A-Za-z_$][\w$]*(?:(?:\[\d+\])?\.[A-Za-z_$][\w$]*)*$/;
/** Never shown, even where somebody's password is one of our words. */
const SECRET = /token|password|secret|authorization/i;
/** Counts, clocks and places in lists. Any other number may be somebody's salary. */
const NUMBERS =
  /^(?:status|originalStatus|seq|startedTimeStamp|fulfilledTimeStamp|pollingInterval|limit|offset|pageParams?|total|analyzing)$/;
/** What Immer says of one change; `path` holds names of fields and places in lists. */
interface Patch {
  op: 'add' | 'remove' | 'replace';
  path: (string | number)[];
  value?: unknown;
}
const isPatch = (value: object): value is Patch => 'op' in value && 'path' in value && Array.isArray(value.path);

/** Mapped by ids that Redux Toolkit draws. */
const MAPPED_BY_ID = 'mutations';

/** A sanitiser with its own numbering of what it hides: `·1`, `·2`… */
export const createSanitizer = (): Sanitizer => {
  const numbers = new Map<string, number>();
  const seen = new WeakMap<object, unknown>();

  const hide = (text: string): string => {
    if (text === '' || HIDDEN.test(text)) return text;
    if (DATE.test(text)) return '2000-01-01'.slice(0, text.length);
    if (!numbers.has(text)) numbers.set(text, numbers.size + 1);
    return `·${numbers.get(text)}`;
  };

  const showAddress = (address: string): string => {
    const { pathname, searchParams } = new URL(address, 'http://page');
    const path = pathname.split('/').map((part) => (part === '' || isPathWord(part) ? part : showText(decodeURIComponent(part))));
    const query = [...searchParams].map(([name, value]) => [name, /^\d{1,3}$/.test(value) ? value : showText(value)]);
    return path.join('/') + (query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '');
  };

  const showCacheKey = (text: string, name: string, args: string): string => {
    if (!isOurWord(name)) return hide(text);
    if (args === 'undefined') return text;
    try {
      return `${name}(${JSON.stringify(show(JSON.parse(args), 'queryArg'))})`;
    } catch {
      return hide(text);
    }
  };

  const showText = (text: string): string => {
    if (isOurWord(text) || UUID.test(text) || MOMENT.test(text) || COLOUR.test(text)) return text;
    const [, name, args] = CACHE_KEY.exec(text) ?? [];
    if (name !== undefined && args !== undefined) return showCacheKey(text, name, args);
    return text.startsWith('/') && URL.canParse(text, 'http://page') ? showAddress(text) : hide(text);
  };

  const showKey = (key: string): string => (FIELD.test(key) || UUID.test(key) ? key : showText(key));

  const showPatch = ({ path, value, ...rest }: Patch): Patch => {
    const field = path.findLast((part) => typeof part === 'string') ?? '';
    const shown = path.map((part) => (typeof part === 'string' ? showKey(part) : part));
    return { ...rest, path: shown, ...(value !== undefined && { value: show(value, field) }) };
  };

  const showObject = (value: object, key: string): unknown =>
    Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [key === MAPPED_BY_ID ? showText(name) : showKey(name), show(inner, name)]),
    );

  const show = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return SECRET.test(key) ? hide(value) : showText(value);
    if (typeof value === 'number') return NUMBERS.test(key) ? value : 0;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((inner) => show(inner, key));
    if (Object.getPrototypeOf(value) !== Object.prototype) return `[${value.constructor.name}]`;
    if (isPatch(value)) return showPatch(value);
    if (key === MAPPED_BY_ID) return showObject(value, key);
    // What the store holds is never changed, only replaced: most of a state was seen with the action before.
    if (!seen.has(value)) seen.set(value, showObject(value, key));
    return seen.get(value);
  };

  return {
    value: <T>(value: T) => show(value, '') as T,
    action: <A extends UnknownAction>({ type, ...rest }: A) => ({ type, ...(show(rest, '') as object) }) as A,
  };
};
