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

/** « Weaving skills », « Cloud & DevOps » where nothing but the empty line before it sets it apart; null for any other row. */
export const plainTitleOfSkills = (rows: readonly Row[], index: number, body: number): SectionKind | null =>
  isPlainTitle(rows, index, body) && (kindOfTitle(contentOf(rows[index]!)) === 'skills' || namesList(rows[index]!, rows[index + 1]!))
    ? 'skills'
    : null;
