import { findInstants } from '../dates/instants.ts';
import { findPeriods, type Period } from '../dates/periods.ts';
import { MONTHS, SEASONS } from '../dates/vocabulary.ts';
import { fold } from '../text/fold.ts';
import { contentOf, partsBetween, type Row, sliceRow } from '../text/rows.ts';
import { isSchool } from '../text/studyWords.ts';
import { joinRows } from '../text/unwrap.ts';
import { titleScore } from '../text/workWords.ts';

/** « to », « - » on a row of its own between two dates. */
const LINK_ONLY = /^\s*(?:-|–|—|to|au|a|until|jusqu'a)\s*$/u;
const OPEN = new RegExp(`(?:-|–|—|\\b(?:au|a|to|until)|jusqu'a)\\s*(?:\\b(?:${[...MONTHS.keys()].join('|')}))?\\s*$`, 'u');
const DASH = /^\s?[-–—](?=\s|$)\s?/u;
/** « Sept 2016 - Apr » over « 2018 »: the month that goes with the year below. */
const DASH_AND_MONTH = new RegExp(`^\\s?[-–—]\\s?((?:${[...MONTHS.keys()].join('|')})\\.?)(?=\\s|$)`, 'u');
/** « Summer 2023 »: no stay ends with a season. */
const SEASON_FIRST = new RegExp(`^(?:${[...SEASONS].join('|')})\\s`, 'u');
/** « août 2007 à | Vendeuse »: the word that ends a cell of the margin. */
const LINK_CELL = /^\s(?:au?|to|until|jusqu'a)(?=\n|$)/u;
const FROM = /^(?:de|du|from|depuis|entre)?\s*$/u;
const LINKED = /^(?:to|until|au|a|jusqu'a|-|–|—)\s/u;

/** « Jan 2019 - | Nurse » over « Dec 2020 | Alpha »: a date in the margin on two rows, each with its words beside it. */
const joinMarginDate = (row: Row, below: Row): Row[] | null => {
  if (row.bullet || below.bullet || row.page !== below.page || Math.abs(row.x - below.x) > 60) return null;
  const isWhole = ({ single, endDate, end }: Period): boolean => !single && (endDate !== null || !DASH.test(row.folded.slice(end)));
  if (below.y - row.y > 2.2 * row.fontSize || findPeriods(row.folded).some(isWhole)) return null;
  const [instant] = findInstants(row.folded.slice(0, 60));
  if (!instant || instant.year === null || !FROM.test(row.folded.slice(row.from, instant.start))) return null;
  const under = below.folded.slice(below.from);
  const [dashed, month] = (YEAR_FIRST.test(under) && DASH_AND_MONTH.exec(row.folded.slice(instant.end))) || [];
  const dash = dashed ?? (DASH.exec(row.folded.slice(instant.end)) ?? LINK_CELL.exec(row.folded.slice(instant.end)))?.[0];
  if (SEASON_FIRST.test(under)) return null;
  if (findPeriods(under).some((period) => period.start === 0 && isWhole(period))) return null;
  if (dash === undefined && !LINKED.test(under)) return null;
  const link = dash === undefined ? ' ' : month === undefined ? ' - ' : ` - ${month} `;
  const date = row.folded.slice(instant.start, instant.end) + link;
  const [period] = findPeriods(date + under.slice(0, 60));
  if (!period || period.single || period.start > 0 || period.end <= date.length) return null;
  const end = below.from + period.end - date.length;
  if (dash !== undefined && DASH.test(below.folded.slice(end))) return null; // « 2016 – Master … » over « 2014 – Licence … »: two dates
  const head = row.text.slice(0, instant.end);
  const words = instant.end + (dash?.length ?? 0);
  const text = `${head}${link}${below.text.slice(below.from, end)}\n${row.text.slice(words).trimStart()}`;
  const start = words + row.text.slice(words).length - row.text.slice(words).trimStart().length;
  const parts = [
    ...partsBetween(row, 0, instant.end, 0),
    ...partsBetween(below, below.from, end, head.length + link.length),
    ...partsBetween(row, start, row.text.length, head.length + link.length + end - below.from + 1),
  ];
  const whole = { ...row, text: text.trimEnd(), folded: fold(text.trimEnd()), parts };
  const from = end + /^\s*/u.exec(below.text.slice(end))![0].length;
  return from >= below.text.length ? [whole] : [whole, sliceRow(below, from, below.text.length)];
};

const MONTH_ONLY = new RegExp(`^(?:${[...MONTHS.keys()].join('|')})\\.?$`, 'u');
const YEAR_ONLY = /^(?:19|20)\d\d$/u;
const MONTH_FIRST = new RegExp(`^(?:(?:depuis|since|from)\\s)?(?:${[...MONTHS.keys()].join('|')})\\.?(?=\\s)`, 'u');
const YEAR_FIRST = /^(?:19|20)\d\d(?=\s|$)/u;

/** A date among the words of a row: what stands before it, the date, what stands behind it. */
const withDate = (row: Row, at: number, date: string, behind: number): Row => {
  const text = `${row.text.slice(0, at)}${date}${row.text.slice(behind)}`;
  const parts = [...partsBetween(row, 0, at, 0), ...partsBetween(row, behind, row.text.length, at + date.length)];
  return { ...row, text, folded: fold(text), parts };
};

/** « décembre Stage chez Alpha » over « 2021 et Fils », « février Alpha » over « 2015 - mai 2015 • Tests »: a margin that holds the date in pieces. */
const joinMonthAndYear = (row: Row, below: Row): Row[] | null => {
  const [month] = MONTH_FIRST.exec(row.folded.slice(row.from)) ?? [];
  const [year] = YEAR_FIRST.exec(below.folded.slice(below.from)) ?? [];
  if (month === undefined || year === undefined || row.bullet || row.page !== below.page || Math.abs(row.x - below.x) > 60) return null;
  if (below.y - row.y > 2.2 * row.fontSize || findPeriods(row.folded.slice(0, row.from + month.length + 6)).length > 0) return null;
  const at = row.from + month.length;
  const [period] = findPeriods(`${month} ${below.folded.slice(below.from, below.from + 60)}`);
  const whole = period && !period.single && period.start === 0 ? period.end - month.length - 1 : year.length;
  const dash = whole > year.length ? '' : (/^\s?[-–—](?=\s|$)/u.exec(below.folded.slice(below.from + whole))?.[0] ?? '');
  const rest = below.from + whole + dash.length;
  const joined = withDate(row, at, ` ${below.text.slice(below.from, rest)}`, at);
  const from = rest + /^\s*/u.exec(below.text.slice(rest))![0].length;
  return from >= below.text.length ? [joined] : [joined, sliceRow(below, from, below.text.length)];
};

/** « septembre 2016 - Alpha » two rows over « octobre 2019 • Tests »: the margin goes on with the end of the date. */
const joinMarginEnd = (head: Row | undefined, below: Row): Row[] | null => {
  if (!head || head.bullet || head.page !== below.page || Math.abs(head.x - below.x) > 60 || below.y - head.y > 4 * head.fontSize)
    return null;
  const [start] = findPeriods(head.folded.slice(0, head.from + 40));
  const [end] = findPeriods(below.folded.slice(0, below.from + 40));
  if (!start?.single || !end?.single || start.start > head.from || end.start > below.from) return null;
  const dash = /^\s?[-–—](?=\s)/u.exec(head.folded.slice(start.end))?.[0];
  if (dash === undefined || start.startDate > end.startDate) return null;
  const at = start.end + dash.length;
  const from = end.end + /^\s*/u.exec(below.text.slice(end.end))![0].length;
  const whole = withDate(head, at, ` ${below.text.slice(end.start, end.end)}`, at);
  return from >= below.text.length ? [whole] : [whole, sliceRow(below, from, below.text.length)];
};

const DASHED = /\s*[-–—]+$/u;

/** Where the first or the last cell of a row stands in its text. */
const cellOf = ({ text, from, parts }: Row, edge: 'first' | 'last'): [number, number] =>
  edge === 'last' ? [Math.max(from, parts.at(-1)!.at), text.length] : [from, (parts[1]?.at ?? text.length + 1) - 1];

/** Whether the cells of two rows are one date: « May » over « 2018 », « May 2018 – » over « Present ». */
const areOneDate = (upper: string, under: string): boolean => {
  if (SEASON_FIRST.test(under)) return false;
  if (MONTH_ONLY.test(upper) && YEAR_ONLY.test(under)) return true;
  const [instant] = findInstants(upper);
  if (!DASHED.test(upper) || !instant || instant.start > 0 || instant.end < upper.replace(DASHED, '').length) return false;
  const date = `${upper} ${under}`;
  const [period] = findPeriods(date);
  return period !== undefined && !period.single && period.start === 0 && period.end === date.length;
};

/** « May 2018 » over « Dec 2020 »: two dates, the later one below. */
const areStartAndEnd = (upper: string, under: string): boolean => {
  const dates = [upper, under].map((text) =>
    findPeriods(text).find(({ single, start, end }) => single && start === 0 && end === text.length),
  );
  const [first, last] = dates;
  return first !== undefined && last !== undefined && first.startDate.length === last.startDate.length && first.startDate < last.startDate;
};

/** A date told on two rows at the same edge, each with its words beside it: the upper row takes it whole. */
const joinEdgeDate = (row: Row, below: Row): Row[] | null => {
  if (row.bullet || below.bullet || row.page !== below.page || below.y - row.y > 2.2 * row.fontSize) return null;
  for (const edge of ['last', 'first'] as const) {
    const [[start, end], [from, to]] = [cellOf(row, edge), cellOf(below, edge)];
    if (end - start > 30 || to - from > 30) continue;
    const [upper, under] = [row.folded.slice(start, end).trim(), below.folded.slice(from, to).trim()];
    const schools = isSchool(row.text.slice(row.from, start)) && isSchool(below.text.slice(below.from, from));
    const ends = edge === 'last' && start > row.from && from > below.from && !schools && areStartAndEnd(upper, under);
    const oneEntry = ends && titleScore(row.folded.slice(row.from, start)) >= 3 !== titleScore(below.folded.slice(below.from, from)) >= 3;
    if (!oneEntry && !areOneDate(upper, under)) continue;
    const head = `${row.text.slice(0, end)}${oneEntry ? ' - ' : ' '}`;
    const date = head + below.text.slice(from, to);
    const text = date + row.text.slice(end);
    const parts = [
      ...partsBetween(row, 0, end, 0),
      ...partsBetween(below, from, to, head.length),
      ...partsBetween(row, end + 1, row.text.length, date.length + 1),
    ];
    const whole = { ...row, text, folded: fold(text), parts };
    const rest = edge === 'last' ? [below.from, from - 1] : [to + 1, below.text.length];
    return rest[1]! > rest[0]! ? [whole, sliceRow(below, rest[0]!, rest[1]!)] : [whole];
  }
  return null;
};

/** « janvier 2019 - mars | Alpha » some rows over « 2021 »: the margin ends with the year of the last month. */
const joinMarginYear = (head: Row | undefined, below: Row): Row[] | null => {
  if (!head || head.bullet || head.page !== below.page || Math.abs(head.x - below.x) > 60 || below.y - head.y > 5 * head.fontSize)
    return null;
  const [period] = findPeriods(head.folded.slice(0, head.from + 40));
  const cut = period && !period.single && period.start <= head.from && MONTH_END.test(head.folded.slice(period.start, period.end));
  return cut && YEAR_ONLY.test(contentOf(below)) ? [withDate(head, period.end, ` ${contentOf(below)}`, period.end)] : null;
};
const MONTH_END = new RegExp(`\\s(?:${[...MONTHS.keys()].join('|')})\\.?$`, 'u');

/** « Vendeuse, Alpha, de mai 2015 à janvier » over « 2017 », « Researcher, Carrow; May » over « 2014 – June 2015. »: what the end of the line cut off. */
const CUT_MONTH = new RegExp(
  `(?:[-,;(|]|\\b(?:au?|to|until|depuis|since|de|du|from|en|in))\\s*(?:${[...MONTHS.keys()].join('|')})\\.?$`,
  'u',
);
const joinCutYear = (row: Row, below: Row): Row[] | null =>
  !below.bullet &&
  row.page === below.page &&
  below.y - row.y < 2.2 * row.fontSize &&
  CUT_MONTH.test(row.folded.trimEnd()) &&
  isYearOn(fold(contentOf(below)))
    ? [joinRows(row, below, ' ')]
    : null;

/** « 2017 », « 2014 – June 2015. »: the year of the month above, alone or with all that follows it. */
const isYearOn = (told: string): boolean => {
  const [period, ...others] = YEAR_FIRST.test(told.replace(/[-–—).]/u, ' ')) ? findPeriods(told) : [];
  const rest = told.slice(period?.end);
  return period?.start === 0 && ((others.length === 0 && /^[).]*$/u.test(rest)) || (!period.single && /^\)?\s?[|;]\s/u.test(rest)));
};

/** The only thing that a row tells, a remark in brackets aside. */
const stayOf = (row: Row | undefined): Period | null => {
  const [period, ...others] = row && !row.bullet ? findPeriods(row.folded) : [];
  if (!row || !period || period.single || others.length > 0 || row.text.slice(row.from, period.start).trim() !== '') return null;
  return /^\s*(?:\([^()]*\))?[\s.]*$/u.test(row.text.slice(period.end)) ? period : null;
};

/** « July 2019 – March 2020 (laid off) » over « July 2020 – May 2023 (called back) »: two stays of one job. */
const joinStays = (rows: readonly Row[]): Row[] => {
  const stays = rows.map(stayOf);
  const isSecond = (at: number): boolean => {
    const [over, under] = [stays[at - 1], stays[at]];
    if (!over || !under || stays[at - 2] || stays[at + 1] || Math.abs(rows[at]!.x - rows[at - 1]!.x) > 3) return false;
    const [first, last] = over.startDate < under.startDate ? [over, under] : [under, over];
    return first.endDate !== null && first.endDate < last.startDate;
  };
  return rows.flatMap((row, at) => {
    if (isSecond(at)) return [];
    if (!isSecond(at + 1)) return [row];
    const [own, next] = [stays[at]!, stays[at + 1]!];
    const other = rows[at + 1]!.text.slice(next.start, next.end);
    return [
      own.startDate < next.startDate ? withDate(row, own.end, `, ${other}`, own.end) : withDate(row, own.start, `${other}, `, own.start),
    ];
  });
};

/** A date alone on its row; null for any other row. */
const loneDateOf = (row: Row | undefined): Period | null => {
  const [period, ...others] = row && !row.bullet ? findPeriods(row.folded) : [];
  return row && period?.single && others.length === 0 && period.start <= row.from && row.folded.slice(period.end).trim() === ''
    ? period
    : null;
};

/** « 2016 » over « 2019 », no third date beside them: the start and the end of an entry. */
const joinLoneDates = (rows: readonly Row[]): Row[] => {
  const dates = rows.map(loneDateOf);
  const isEnd = (at: number): boolean => {
    const [start, end] = [dates[at - 1], dates[at]];
    if (!start || !end || dates[at - 2] || dates[at + 1] || start.startDate.length !== end.startDate.length) return false;
    return start.startDate < end.startDate && rows[at]!.page === rows[at - 1]!.page && Math.abs(rows[at]!.x - rows[at - 1]!.x) < 60;
  };
  return rows.flatMap((row, at) => (isEnd(at) ? [] : isEnd(at + 1) ? [joinRows(row, rows[at + 1]!, ' - ')] : [row]));
};

/** « Jan 2019 - » on one row and « Dec 2020 » on the next are one row. */
export const joinSplitDates = (rows: readonly Row[]): Row[] => joinStays(joinLoneDates(joinCutDates(rows)));

const joinCutDates = (rows: readonly Row[]): Row[] => {
  const joined: Row[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const margin = last && (joinMarginDate(last, row) ?? joinEdgeDate(last, row) ?? joinMonthAndYear(last, row) ?? joinCutYear(last, row));
    if (margin) {
      joined.splice(-1, 1, ...margin);
      const [over, whole] = joined.slice(-2);
      const three = margin.length === 1 && whole ? joinMarginDate(over!, whole) : null;
      if (three) joined.splice(-2, 2, ...three);
      continue;
    }
    const ended = joinMarginEnd(joined.at(-2), row) ?? joinMarginYear(joined.at(-2), row);
    if (ended) {
      joined.splice(-2, 2, ended[0]!, joined.at(-1)!, ...ended.slice(1));
      continue;
    }
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
