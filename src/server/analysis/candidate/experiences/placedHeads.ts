import { findPeriods } from '../../dates/periods.ts';
import { fold } from '../../text/fold.ts';
import { isOnlyPlace } from '../../text/places.ts';
import { type Row, sliceRow } from '../../text/rows.ts';

/** Heads built alike from so many on, and the share of those that end with a known town, show how a section is built. */
const ALIKE_MIN = 2;
const PLACED_SHARE = 0.5;
/** Letters that a head has at most, and parts of a place behind commas. */
const MAX_LETTERS = 240;
const PLACE_PIECES = 3;
/** Words of each of two sentences that are a head. */
const SENTENCE_WORDS = 12;

/** Where the place begins that ends a text behind a comma: « Orvane, Austin, TX »; -1 for none. */
const placeAt = (text: string): number => {
  const commas = [...text.matchAll(/,\s/gu)].map(({ index }) => index).slice(-PLACE_PIECES);
  const at = commas.find((comma) => isPlace(text.slice(comma + 2).trim()));
  return at ?? -1;
};
const isPlace = (text: string): boolean => isOnlyPlace(text, fold(text));

/** A text with a break in place of what stands at some of its letters: it keeps its length. */
const withBreaks = (text: string, from: number, length: number): string =>
  `${text.slice(0, from)}\n${' '.repeat(length - 1)}${text.slice(from + length)}`;

/** What a row tells behind its date and before it, and where that begins. */
interface Told {
  from: number;
  text: string;
}

/** Where the last bracket of a text that ends with one opens; -1 where none does. */
const openingOf = (text: string): number => {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    if (text[at] === '(') depth -= 1;
    if (depth === 0) return at === text.length - 1 ? -1 : at;
  }
  return -1;
};

/** « Stage à Orvane (Tirley, Royaume-Uni) », « Vendeuse, Orvane (…) »: an employer before the bracket. */
const NAMES = /,|\s(?:à|au|chez|at|with|for|pour|@)\s(?:la\s|the\s)?\p{Lu}/u;

/** « Vendeuse (Orvane, Lodre), 2019 »: what stands before the date or behind it; null for other rows. */
const bracketedOf = (row: Row): Told | null => {
  const [period, another] = row.bullet || row.text.length > MAX_LETTERS ? [] : findPeriods(row.folded);
  if (!period || another) return null;
  const isBehind = row.text.slice(row.from, period.start).trim() === '';
  const from = isBehind ? period.end + /^[\s,;:.|–—-]*/u.exec(row.text.slice(period.end))![0].length : row.from;
  const text = row.text.slice(from, isBehind ? row.text.length : period.start).replace(/[\s,;:.|–—-]+$/u, '');
  if (!isBehind && /[\p{L}\d]/u.test(row.text.slice(period.end))) return null;
  const opening = text.endsWith(')') ? openingOf(text) : -1;
  const inside = opening > 2 ? text.slice(opening + 1, -1) : '';
  return inside.includes(', ') && !isPlace(inside) && !NAMES.test(text.slice(0, opening)) ? { from, text } : null;
};

/** « Vendeuse (Orvane, Lodre) »: a title, an employer and a town, as cells. */
const partBracket = (row: Row, { from, text }: Told): Row => {
  const opening = openingOf(text);
  const inside = text.slice(opening + 1, -1);
  const known = placeAt(inside);
  const comma = known < 0 ? inside.lastIndexOf(', ') : known;
  const parted = withBreaks(`${withBreaks(text, opening, 1).slice(0, -1)} `, opening + 1 + comma, 2);
  const whole = row.text.slice(0, from) + parted + row.text.slice(from + text.length);
  return { ...row, text: whole, folded: fold(whole) };
};

/** The end of a sentence, and no « Jr. », « St. ». */
const STOP = /(?<=[\p{L}\d)]{2})(?<!(?<!\p{L})(?:Jr|Sr|Dr|Pr|Prof|Asst|Resp|Ing|Ste?))\.\s+(?=\p{L})/gu;

/** « 2019 Orvane, Lodre. Vendeuse. Accueil… », « 2019 Vendeuse. Orvane, Lodre. … »: where the first two sentences behind the date end; null for other rows. */
const sentencesOf = (row: Row): { first: number; second: number; placed: boolean } | null => {
  const [period] = row.bullet ? [] : findPeriods(row.folded.slice(0, row.from + 60));
  if (!period || /[\p{L}\d]/u.test(row.text.slice(row.from, period.start))) return null;
  const told = row.text.slice(period.end, period.end + MAX_LETTERS);
  const stops = [...told.matchAll(STOP)].map(({ index }) => index);
  const [first, second = /\.\s*$/u.exec(told)?.index] = stops;
  if (first === undefined || second === undefined) return null;
  const sentences = [told.slice(0, first), told.slice(first + 1, second)].map((text) => text.trim());
  if (sentences.some((text) => text.split(/\s+/u).length > SENTENCE_WORDS)) return null;
  const placed = sentences.filter((text) => placeAt(text) > 0).length === 1;
  return { first: period.end + first, second: period.end + second, placed };
};

/** Whether heads of one build are those of a section: enough of them end with a town that is known. */
const areUsual = (placed: readonly boolean[], all: number): boolean =>
  placed.filter(Boolean).length >= ALIKE_MIN && placed.filter(Boolean).length >= PLACED_SHARE * placed.length && placed.length * 2 >= all;

/**
 * Rows whose employers and towns stand in brackets behind the titles, or in two short sentences with them, parted there: known towns
 * show how a section is built, and its other rows are built alike.
 */
export const partPlacedHeads = (rows: readonly Row[]): Row[] => {
  const dated = rows.filter((row) => !row.bullet && findPeriods(row.folded).length > 0).length;
  const brackets = rows.map(bracketedOf);
  const inside = brackets.flatMap((told) => (told ? [placeAt(told.text.slice(openingOf(told.text) + 1, -1)) > 0] : []));
  if (areUsual(inside, dated)) return rows.map((row, at) => (brackets[at] ? partBracket(row, brackets[at]) : row));
  const sentences = rows.map(sentencesOf);
  if (
    !areUsual(
      sentences.flatMap((told) => (told ? [told.placed] : [])),
      dated,
    )
  )
    return [...rows];
  return rows.flatMap((row, at) => {
    const told = sentences[at];
    if (!told) return [row];
    const text = withBreaks(row.text, told.first, 1);
    const head = sliceRow({ ...row, text }, 0, told.second);
    const account = { ...sliceRow(row, told.second + 1, row.text.length), bullet: false };
    return account.text.trim() === '' ? [head] : [head, account];
  });
};
