import { findPeriods } from '../dates/periods.ts';
import type { SectionKind } from '../lexicon/headings.ts';
import { LIST_TITLES } from '../lexicon/skillTitles.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { kindOfTitle } from './headings.ts';
import { isDressed, isShortTitle } from './typography.ts';

/** A plain title of a few words right behind an empty line and right over something of the same page. */
const isPlainTitle = (rows: readonly Row[], index: number, body: number): boolean => {
  const [above, row, below] = [rows[index - 1], rows[index]!, rows[index + 1]];
  if (!above || !below || isDressed(row, body) || !isShortTitle(row, below) || !/^\p{Lu}/u.test(contentOf(row))) return false;
  return above.block !== row.block && above.page === row.page && below.page === row.page && !/[.:;]\s*$/u.test(row.text);
};

/** « Cloud & DevOps » over names that commas part: every word of it names lists of skills. */
const namesList = (row: Row, below: Row): boolean =>
  /,\s.*,\s|:\s.*,\s/u.test(below.text) &&
  !/[.!?]$/u.test(below.text) &&
  row.folded
    .slice(row.from)
    .split(/\s*(?:&|\/|(?<!\p{L})(?:et|and)(?!\p{L}))\s*/u)
    .every((part) => LIST_TITLES.has(part.trim()));

const LISTS: readonly (SectionKind | null)[] = ['skills', 'languages', 'certifications'];

/** « Weaving skills », « Safety training » where nothing but the empty line before it sets it apart; null for any other row. */
export const kindOfPlainTitle = (rows: readonly Row[], index: number, body: number): SectionKind | null => {
  if (!isPlainTitle(rows, index, body)) return null;
  const kind = kindOfTitle(contentOf(rows[index]!));
  return LISTS.includes(kind) ? kind : namesList(rows[index]!, rows[index + 1]!) ? 'skills' : null;
};

/** Whether rows may stand under such a title: lists have no dates, certificates no stays. */
export const mayBeListed = (kind: SectionKind, rows: readonly Row[]): boolean =>
  rows.every(({ folded }) => findPeriods(folded).every(({ single }) => single && kind === 'certifications'));
