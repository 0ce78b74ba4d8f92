import type { SectionKind } from '../lexicon/headings.ts';
import { findPeriods } from '../dates/periods.ts';
import { contentOf, sliceRow, type Row } from '../text/rows.ts';
import { ENTRY_KINDS, kindOfEntries } from './entryKind.ts';
import { kindOfTitle } from './headings.ts';
import type { Beside } from './marginHeadings.ts';
import type { Heading } from './readHeading.ts';

/** Kinds of sections that such headings announce, at least. */
const MIN_KINDS = 3;
/** Letters that the left cell of a heading in unknown words has at most. */
const MAX_LETTERS = 30;

/** « Formation. »: a title at the beginning of a paragraph. */
const RUN_IN = /\.\s*$/u;

const isOwn = (heading: Heading | 'continued' | null | undefined): heading is Heading => heading != null && heading !== 'continued';

/** The words of the left cell where it may be a title: no date, no figure. */
const titleOf = (row: Row): Row | null => {
  const title = row.parts.length < 2 ? null : sliceRow(row, row.from, row.parts[1]!.at - 1);
  const told = title !== null && /^[\p{L} '’&/-]+$/u.test(title.text) && title.text.length <= MAX_LETTERS;
  return told && findPeriods(title.folded).length === 0 ? title : null;
};

/**
 * Headings in the left cell of a table that parts a page, in a column made of spaces, or before the first sentence of a paragraph:
 * each opens a block, what it announces stands at its right and in the rows below. Where places could tell, only the full stop
 * behind it does; three kinds of sections show the habit.
 */
export const cellHeadings = (rows: readonly Row[], headings: readonly (Heading | 'continued' | null)[]): ReadonlyMap<Row, Beside> => {
  const found = new Map<Row, Beside>();
  const opens = (row: Row, index: number): boolean => row.block !== rows[index - 1]?.block;
  const labelled = rows.flatMap((row, index) => {
    const heading = headings[index];
    const isCell = isOwn(heading) && heading.contentFrom !== null && row.text[heading.contentFrom - 1] === '\n';
    const apart = isCell && (row.x === 0 || RUN_IN.test(row.text.slice(0, heading.contentFrom!)));
    return apart && opens(row, index) ? [{ row, heading }] : [];
  });
  const kinds = new Set(labelled.map(({ heading }) => heading.kinds[0]!));
  const standing = headings.filter((heading) => isOwn(heading) && heading.contentFrom === null);
  const isHabit = labelled.every(({ row }) => row.x > 0) || ENTRY_KINDS.some((kind) => kinds.has(kind));
  if (kinds.size < MIN_KINDS || !isHabit || standing.length >= labelled.length) return found;
  for (const { row, heading } of labelled) found.set(row, { heading, content: sliceRow(row, heading.contentFrom!, row.text.length) });
  const missing = ENTRY_KINDS.filter((kind) => !kinds.has(kind));
  rows.forEach((row, index) => {
    const title = found.has(row) || row.x > 0 || !opens(row, index) ? null : titleOf(row);
    if (!title) return;
    const content = sliceRow(row, row.parts[1]!.at, row.text.length);
    const end = rows.findIndex((other, at) => at > index && found.has(other));
    const own = [content, ...rows.slice(index + 1, end < 0 ? rows.length : end)];
    const kind: SectionKind | null = kindOfTitle(contentOf(title)) ?? kindOfEntries(title, own, missing);
    if (kind) found.set(row, { heading: { kinds: [kind], contentFrom: row.parts[1]!.at }, content });
  });
  return found;
};
