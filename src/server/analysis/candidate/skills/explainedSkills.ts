import { LIST_TITLES } from '../../lexicon/skillTitles.ts';
import { fold } from '../../text/fold.ts';
import type { Row } from '../../text/rows.ts';

/** Rows whose first words are explained that make a habit, words to a comma in an explanation, words of the longest name. */
const [HABIT, WORDS, LONGEST] = [3, 4, 11];

/** Where the first words of a row, in a type that comes back no more in it, end; null where they are no name. */
const nameEnd = (row: Row): number | null => {
  const marks = row.parts.flatMap((part) => (part.marks ?? []).map((mark) => ({ at: part.at + mark.at, look: mark.look })));
  const end = marks.find(({ look }) => look !== marks[0]!.look)?.at;
  if (end === undefined || end <= row.from || marks.some(({ at, look }) => at >= end && look === marks[0]!.look)) return null;
  const name = row.text.slice(row.from, end).replace(/[\s:–—-]+$/u, '');
  const words = name.split(/\s+/u).length;
  return name !== '' && words <= LONGEST && !LIST_TITLES.has(fold(name)) ? row.from + name.length : null;
};

/** What follows is sentences, no list. */
const explains = (rest: string): boolean =>
  /\p{L}\.\)?$/u.test(rest.trim()) && rest.trim().split(/\s+/u).length >= WORDS * (rest.match(/[,;]/gu)?.length ?? 0) + WORDS;

/**
 * « **Quality control** Meeting with standards and tracing what was delivered. »: where most rows name something in a type of its own
 * and then tell of it, each row is its name. By row, its name alone.
 */
export const explainedSkills = (rows: readonly Row[]): ReadonlyMap<Row, Row> => {
  const named = rows.flatMap((row) => {
    const end = nameEnd(row);
    return end === null ? [] : [{ row, end, name: row.folded.slice(row.from, end) }];
  });
  const told = named.filter(({ row, end }) => explains(row.text.slice(end)));
  const names = new Set(told.map(({ name }) => name)).size;
  if (names < HABIT || names < told.length || told.length * 2 < named.length) return new Map();
  return new Map(named.map(({ row, end }) => [row, { ...row, text: row.text.slice(0, end), folded: row.folded.slice(0, end) }]));
};
