import { findPeriods, type Period } from '../../dates/periods.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { markedText } from '../../text/typed.ts';
import { type Draft, headOf } from './entryHeads.ts';
import { isHeaderLike } from './headers.ts';
import { MAX_ABOVE } from './headRows.ts';

/** Of an entry without a date. */
const NO_PERIOD: Period = { startDate: '', endDate: '', single: true, start: 0, end: 0 };

/** Rows further in than this belong to what is told. */
const INDENT = 6;
/** Words of an employer from so many on are prose. */
const PROSE = 9;
/** Such a share of the heads must name a title and an employer. */
const WHOLE_SHARE = 0.75;
/** Lone rows and bullets are posts from so many on. */
const MIN_LINES = 2;

const draftAt = (rows: readonly Row[], from: number, to: number): Draft => {
  const row = rows[from]!;
  const anchor = {
    index: from,
    period: NO_PERIOD,
    rest: row.text.slice(row.from),
    marked: markedText(row).slice(row.from),
    from: row.from,
    bare: false,
  };
  return { anchor, from, to };
};

/** Rows at the edge of the section, each run of which heads what is told under it; none where a run is longer than a head. */
const headsOverAccounts = (rows: readonly Row[]): Draft[] => {
  const edge = Math.min(...rows.map(({ x }) => x));
  const opens = rows.map((row) => !row.bullet && row.x - edge < INDENT && isHeaderLike(row));
  const drafts: Draft[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    if (!opens[at] || opens[at - 1]) continue;
    let to = at + 1;
    while (opens[to]) to += 1;
    if (to - at > MAX_ABOVE) return [];
    drafts.push(draftAt(rows, at, to));
  }
  return rows.length > drafts.reduce((sum, { from, to }) => sum + to - from, 0) ? drafts : [];
};

/** Rows that are all bullets, or none: each a post of its own. */
const headsOfLines = (rows: readonly Row[]): Draft[] =>
  rows.length >= MIN_LINES && rows.every(({ bullet }) => bullet === rows[0]!.bullet) ? rows.map((_, at) => draftAt(rows, at, at + 1)) : [];

const isWhole = (rows: readonly Row[], draft: Draft): boolean => {
  const { titled, position, company } = headOf(rows, draft, draft.to);
  return titled && /^\p{Lu}/u.test(position) && /^[\p{Lu}\d"“«]/u.test(company) && company.split(' ').length < PROSE;
};

/**
 * The entries of a section of jobs in which nothing is dated: rows at its edge over what is told of them, or lines of one kind. None
 * unless hardly a head lacks a title and an employer.
 */
export const undatedEntries = (rows: readonly Row[]): Draft[] => {
  const told = rows.filter((row) => contentOf(row) !== '');
  if (told.length === 0 || rows.some(({ folded }) => findPeriods(folded).length > 0)) return [];
  for (const drafts of [headsOverAccounts(rows), headsOfLines(rows)]) {
    const whole = drafts.filter((draft) => isWhole(rows, draft));
    if (whole.length > 0 && whole.length >= WHOLE_SHARE * drafts.length) return drafts;
  }
  return [];
};
