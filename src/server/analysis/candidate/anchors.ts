import { findPeriods, type Period } from '../dates/periods.ts';
import { fold } from '../text/fold.ts';
import type { Row } from '../text/rows.ts';

/** A row with the period that dates an entry. */
export interface Anchor {
  index: number;
  period: Period;
  /** What the row says beside its dates and durations. */
  rest: string;
}

const DURATION = /\(?\s?(?:\b|soit |environ )?\d{1,2}\s?(?:ans?|annees?|mois|semaines?|years?|yrs?|months?|mos?|weeks?)(?:\s?(?:et|and|,)?\s?\d{1,2}\s?(?:mois|months?|mos?))?(?![\p{L}])\s?\)?/gu;
const LABEL = /^\s*(?:date|dates|periode|period|duration|duree|from|de|du)\s*:?\s*$/u;

/** The row's words without that period and without durations such as « (2 ans 7 mois) ». */
export const withoutPeriod = (row: Row, period: Period): string => {
  const blank = row.text.slice(0, period.start) + '\n' + row.text.slice(period.end);
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
  const after = row.text.slice(period.end).trim();
  return before === '' || /[\n|,;:(–—-]$/.test(before) || after === '' || /^[\n|,;:)–—-]/.test(after);
};

/** The period that anchors an entry in this row, or null: a date inside a sentence anchors nothing. */
export const anchorOf = (row: Row, index: number, bulletsToo: boolean): Anchor | null => {
  const periods = findPeriods(row.folded);
  const period = periods.find(({ single }) => !single) ?? periods[0];
  if (!period) return null;
  const rest = withoutPeriod(row, period);
  const words = rest.split(/\s+/).length;
  if (row.bullet && !bulletsToo && (words > 8 || period.single)) return null;
  if (words > 22 || rest.length > 170) return null;
  const precise = !period.single || period.startDate.length > 4;
  if (period.single && (words > 14 || !edges(row, period))) return null;
  if (!precise && rest !== '' && !/^[\s([]*$/.test(row.text.slice(row.from, period.start)) && !/[\n|(,–—-]\s*$/.test(row.text.slice(0, period.start))) return null;
  if (words > 12 && !edges(row, period)) return null;
  return { index, period, rest };
};

const OPEN = /(?:-|–|—|\bau|\ba|\bto|until|jusqu'a)\s*$/u;

/** « Jan 2019 - » on one row and « Dec 2020 » on the next are one row. */
export const joinSplitDates = (rows: readonly Row[]): Row[] => {
  const joined: Row[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last && last.page === row.page && last.text.length < 40 && row.text.length < 60 && OPEN.test(last.folded) && findPeriods(last.folded).length === 1) {
      const text = `${last.text}\n${row.text.slice(row.from)}`;
      const [period] = findPeriods(fold(text));
      if (period && !period.single && period.end > last.text.length + 1) {
        const skipped = row.from;
        const parts = row.parts.map((part) => {
          const at = Math.max(part.at, skipped);
          return { at: last.text.length + 1 + at - skipped, start: part.start + at - part.at, length: part.length - (at - part.at) };
        });
        joined[joined.length - 1] = { ...last, text, folded: fold(text), parts: [...last.parts, ...parts] };
        continue;
      }
    }
    joined.push(row);
  }
  return joined;
};
