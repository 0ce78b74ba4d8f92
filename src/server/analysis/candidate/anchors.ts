import { findPeriods, type Period } from '../dates/periods.ts';
import { fold } from '../text/fold.ts';
import type { Row } from '../text/rows.ts';
import { markedText } from '../text/typed.ts';
import { joinRows } from '../text/unwrap.ts';
import { isOnlyPlace } from './places.ts';
import { titleScore } from './segments.ts';

/** A row with the period that dates an entry. */
export interface Anchor {
  index: number;
  period: Period;
  /** What the row says beside its dates and durations. */
  rest: string;
  /** The same with the marks of its type, and where it begins in the row. */
  marked: string;
  from: number;
  /** Whether that is nothing, or a place alone: the title and the employer stand elsewhere. */
  bare: boolean;
}

const DURATION =
  /\(?\s?(?:\b|soit |environ )?\d{1,2}\s?(?:ans?|annees?|mois|semaines?|years?|yrs?|months?|mos?|weeks?)(?:\s?(?:et|and|,)?\s?\d{1,2}\s?(?:mois|months?|mos?))?(?![\p{L}])\s?\)?/gu;
const LABEL = /^\s*(?:date|dates|periode|period|duration|duree|from|de|du)\s*:?\s*$/u;

/** The row's words without that period and without durations such as « (2 ans 7 mois) ». */
export const withoutPeriod = (row: Row, period: Period, text = row.text): string => {
  const blank = text.slice(0, period.start) + '\n' + text.slice(period.end);
  const folded = fold(blank);
  let kept = '';
  let at = row.from;
  for (const match of folded.matchAll(DURATION)) {
    if (match.index < at) continue;
    kept += blank.slice(at, match.index) + '\n';
    at = match.index + match[0].length;
  }
  kept += blank.slice(at);
  kept = kept.replaceAll(/\(\s*\)|\[\s*\]/g, '').trim();
  kept = kept.replace(/^[\s:;,.()|–—-]+/, '').replace(/[\s:;,(|–—[-]+$/, '');
  return LABEL.test(fold(kept)) ? '' : kept;
};

const edges = (row: Row, period: Period): boolean => {
  const before = row.text.slice(row.from, period.start).trim();
  const after = row.text
    .slice(period.end)
    .replace(/\.\s*$/, '')
    .trim();
  return before === '' || /[\n|,;:·•(–—-]$|[_.…]{3}$/.test(before) || after === '' || /^[\n|,;:·•)–—-]/.test(after);
};

/** The period that anchors an entry in this row, or null: a date inside a sentence anchors nothing. */
export const anchorOf = (row: Row, index: number, bulletsToo: boolean): Anchor | null => {
  const periods = findPeriods(row.folded);
  const period = periods.find(({ single }) => !single) ?? periods[0];
  if (!period) return null;
  const rest = withoutPeriod(row, period);
  const words = rest.split(/\s+/).length;
  const told = !period.single && words <= 18 && edges(row, period) && titleScore(fold(rest)) > 0 && /\b(?:as|chez|at)\b/u.test(fold(rest));
  if (row.bullet && !bulletsToo && (words > 8 || period.single) && !told) return null;
  if (words > 22 || rest.length > 170) return null;
  const precise = !period.single || period.startDate.length > 4;
  if (period.single && (words > 14 || !edges(row, period))) return null;
  if (
    !precise &&
    rest !== '' &&
    !/^[\s([]*$/.test(row.text.slice(row.from, period.start)) &&
    !/(?:[\n|(,·•:–—-]|[_.…]{3})\s*$/.test(row.text.slice(0, period.start))
  )
    return null;
  if (words > 12 && !edges(row, period)) return null;
  return {
    index,
    period,
    rest,
    marked: withoutPeriod(row, period, markedText(row)),
    from: row.text.slice(row.from, period.start).trim() === '' ? period.end + 1 : row.from,
    bare: rest === '' || isOnlyPlace(rest, fold(rest)),
  };
};

/** « to », « - » on a row of its own between two dates. */
const LINK_ONLY = /^\s*(?:-|–|—|to|au|a|until|jusqu'a)\s*$/u;
const OPEN = /(?:-|–|—|\bau|\ba|\bto|until|jusqu'a)\s*$/u;

/** « Jan 2019 - » on one row and « Dec 2020 » on the next are one row. */
export const joinSplitDates = (rows: readonly Row[]): Row[] => {
  const joined: Row[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const dated = last !== undefined && last.page === row.page && last.text.length < 40 && findPeriods(last.folded).length === 1;
    if (last && dated && LINK_ONLY.test(row.folded)) {
      joined[joined.length - 1] = joinRows(last, row, '\n');
      continue;
    }
    if (last && dated && row.text.length < 60 && OPEN.test(last.folded)) {
      const whole = joinRows(last, row, '\n');
      const [period] = findPeriods(whole.folded);
      if (period && !period.single && period.end > last.text.length + 1) {
        joined[joined.length - 1] = whole;
        continue;
      }
    }
    joined.push(row);
  }
  return joined;
};
