import { contentOf, type Row } from '../text/rows.ts';
import { fold } from '../text/fold.ts';
import { headingKinds } from './headings.ts';

/** Rows among which a page tells what it holds, and letters of such a row at most. */
const [TOP, MAX_LETTERS] = [60, 40];
/** Rows of a list that stand again further down, at least, and their share of it. */
const [MIN_REPEATED, SHARE] = [3, 0.6];
/** Of these, headings that a list knows. */
const MIN_KNOWN = 2;

const wordsOf = (row: Row): string =>
  fold(contentOf(row))
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim();

const mayBeListed = (row: Row): boolean => row.text.length <= MAX_LETTERS && !/[@\d\n]/u.test(row.text) && wordsOf(row) !== '';

const goesOn = (above: Row, row: Row): boolean =>
  row.bullet === above.bullet && row.page === above.page && row.bold === above.bold && Math.abs(row.fontSize - above.fontSize) < 0.4;

/** Stretches of short rows in one look at the top of a page. */
const listsOf = (rows: readonly Row[]): Row[][] => {
  const lists: Row[][] = [];
  rows.slice(0, TOP).forEach((row, index, top) => {
    if (!mayBeListed(row)) return;
    const above = top[index - 1];
    if (above && lists.at(-1)?.at(-1) === above && goesOn(above, row)) lists.at(-1)!.push(row);
    else lists.push([row]);
  });
  return lists;
};

/** « • Education / • Employment / • Publications » at the top, each again further down: what a page holds, and none of its headings. */
export const withoutContents = (rows: readonly Row[]): readonly Row[] => {
  const lastAt = new Map(rows.map((row, index) => [wordsOf(row), index]));
  const listed = listsOf(rows).flatMap((list) => {
    const end = rows.indexOf(list.at(-1)!);
    const repeated = list.filter((row) => lastAt.get(wordsOf(row))! > end);
    const known = repeated.filter((row) => headingKinds(contentOf(row)).length > 0);
    return repeated.length >= MIN_REPEATED && repeated.length >= SHARE * list.length && known.length >= MIN_KNOWN ? list : [];
  });
  return listed.length === 0 ? rows : rows.filter((row) => !listed.includes(row));
};
