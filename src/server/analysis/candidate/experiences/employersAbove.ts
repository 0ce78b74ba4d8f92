import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { typeAt } from '../../text/typed.ts';
import { titleScore } from '../../text/workWords.ts';
import { type Draft, headOf } from './entryHeads.ts';
import { isHeaderLike } from './headers.ts';
import { isOnlyPlace } from '../../text/places.ts';

/** An employer stands over so many posts, told in so few words. */
const MIN_POSTS = 2;
const MAX_WORDS = 8;

const lookOf = (row: Row): number | undefined => typeAt(row, row.from)?.look;

/** Whether a row is set to be seen before what follows it: larger, or bold over what is not. */
const standsOut = (row: Row, told: readonly Row[], body: number): boolean =>
  row.fontSize > body + 0.4 || row.caps || (row.bold && told.some(({ bold }) => !bold));

/**
 * Employers that stand over posts of which none names its own, an account of the employer between them: index of each row that
 * names one. Such rows are set alike, as no head and no account is.
 */
export const employersAbove = (rows: readonly Row[], drafts: readonly Draft[], body: number): number[] => {
  const first = drafts[0];
  if (!first || drafts.length < MIN_POSTS) return [];
  const heads = drafts.map((draft) => headOf(rows, draft, draft.to));
  if (
    heads.some(({ company }) => company !== '') ||
    heads.some(({ position }) => position === '') ||
    heads.filter(({ titled }) => titled).length * 2 < heads.length
  )
    return [];
  const inHeads = new Set(drafts.flatMap(({ from, to }) => rows.slice(from, to)));
  const told = rows.filter((row) => !inHeads.has(row));
  const names = (row: Row): boolean => {
    const text = contentOf(row);
    return (
      !row.bullet &&
      isHeaderLike(row) &&
      text.split(' ').length <= MAX_WORDS &&
      titleScore(fold(text)) < 2 &&
      !isOnlyPlace(text, fold(text)) &&
      standsOut(row, told, body)
    );
  };
  const roof = rows.slice(0, first.from).find(names);
  if (!roof) return [];
  const alike = (row: Row): boolean =>
    lookOf(row) === lookOf(roof) && Math.abs(row.fontSize - roof.fontSize) < 0.4 && row.bold === roof.bold && Math.abs(row.x - roof.x) < 3;
  const set = rows.filter(alike);
  return set.every((row) => !inHeads.has(row) && names(row)) ? set.map((row) => rows.indexOf(row)) : [];
};
