import { findInstants } from '../dates/instants.ts';
import { findPeriods, type Period } from '../dates/periods.ts';
import { MONTHS } from '../dates/vocabulary.ts';
import { fold } from '../text/fold.ts';
import { partsBetween, type Row, sliceRow } from '../text/rows.ts';
import { cutAtMarks, markedText, typeAt } from '../text/typed.ts';
import { joinRows } from '../text/unwrap.ts';
import { isOnlyPlace } from './places.ts';
import { titleScore } from './segments.ts';
import { skillIdsOf } from './skills.ts';

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
  /\(?\s?(?:(?<=\s)(?:d'une duree )?(?:de|pendant|for) )?(?:\b|soit |environ )?\d{1,2}\s?(?:ans?|annees?|mois|semaines?|years?|yrs?|months?|mos?|weeks?)(?:\s?(?:et|and|,)?\s?\d{1,2}\s?(?:mois|months?|mos?))?(?![\p{L}])\s?\)?/gu;
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
  return before === '' || /[\n|,;:·•([–—-]$|[_.…]{3}$/.test(before) || after === '' || /^[\n|,;:·•)\]–—-]/.test(after);
};

/** « 05/2012 | 07/2012 »: a start and an end in cells of their own. */
const besideEachOther = ({ text }: Row, [first, last]: readonly Period[]): Period | null => {
  const apart = first?.single && last?.single && /^\s*[\n\t]\s*$/.test(text.slice(first.end, last.start));
  const ordered = apart && first.startDate.length === last.startDate.length && first.startDate < last.startDate;
  return ordered ? { startDate: first.startDate, endDate: last.endDate, single: false, start: first.start, end: last.end } : null;
};

/** « Retail intern *Summer 2016* »: a date that ends its row in a face of its own. */
const isSetApart = (row: Row, { start, end }: Period): boolean => {
  const [before, own] = [typeAt(row, Math.max(row.from, start - 2)), typeAt(row, start)];
  return start > row.from && /^[\s).]*$/.test(row.text.slice(end)) && before !== null && own !== null && before.look !== own.look;
};

/** « Employé polyvalent 2020 »: a year behind nothing but a title. Words that a title has at most. */
const TITLE_WORDS = 6;
const endsPost = (row: Row, { start, end }: Period, rest: string): boolean =>
  start > row.from &&
  /^[\s).]*$/.test(row.text.slice(end)) &&
  rest.split(/\s+/).length <= TITLE_WORDS &&
  titleScore(fold(rest)) >= 3 &&
  skillIdsOf(rest).length === 0;

/** The period that anchors an entry in this row, or null: a date inside a sentence anchors nothing. */
export const anchorOf = (row: Row, index: number, bulletsToo: boolean): Anchor | null => {
  const periods = findPeriods(row.folded);
  const period = besideEachOther(row, periods) ?? periods.find(({ single }) => !single) ?? periods[0];
  if (!period) return null;
  const rest = withoutPeriod(row, period);
  const words = rest.split(/\s+/).length;
  const told = !period.single && words <= 18 && edges(row, period) && titleScore(fold(rest)) > 0 && /\b(?:as|chez|at)\b/u.test(fold(rest));
  if (row.bullet && !bulletsToo && (words > 8 || period.single) && !told) return null;
  if (words > 22 || rest.length > 170) return null;
  const precise = !period.single || period.startDate.length > 4 || isSetApart(row, period) || endsPost(row, period, rest);
  if (period.single && (words > 14 || !(edges(row, period) || isSetApart(row, period)))) return null;
  if (
    !precise &&
    rest !== '' &&
    !/^[\s([]*$/.test(row.text.slice(row.from, period.start)) &&
    !/(?:[\n|([,·•:–—-]|[_.…]{3})\s*$/.test(row.text.slice(0, period.start))
  )
    return null;
  if (words > 12 && !edges(row, period)) return null;
  return anchorAt(row, index, period);
};

const anchorAt = (row: Row, index: number, period: Period): Anchor => {
  const rest = withoutPeriod(row, period);
  return {
    index,
    period,
    rest,
    marked: withoutPeriod(row, period, markedText(row)),
    from: row.text.slice(row.from, period.start).trim() === '' ? period.end + 1 : row.from,
    bare: rest === '' || isOnlyPlace(rest, fold(rest)),
  };
};

/** Words that a head has at most where its date says that it is one. */
const LONG_HEAD = 40;

/** Anchors of rows too long for a head that open with a date set as those of the other heads are, and as no description is. */
export const longAnchors = (rows: readonly Row[], anchors: readonly Anchor[]): Anchor[] => {
  const opens = (row: Row): Period | undefined =>
    findPeriods(row.folded).find(({ start }) => !row.bullet && row.text.slice(row.from, start).trim() === '');
  const lookOf = (row: Row): number | undefined => typeAt(row, row.from)?.look;
  const looks = new Set(anchors.map(({ index }) => lookOf(rows[index]!)));
  const [look] = looks;
  if (anchors.length < 2 || looks.size > 1 || look === undefined || !anchors.every(({ index }) => opens(rows[index]!))) return [];
  if (rows.some((row) => lookOf(row) === look && row.text.split(/\s+/).length > HEAD_WORDS && !opens(row))) return [];
  const taken = new Set(anchors.map(({ index }) => index));
  return rows.flatMap((row, index) => {
    const period = taken.has(index) || lookOf(row) !== look || row.text.split(/\s+/).length > LONG_HEAD ? undefined : opens(row);
    return period ? [anchorAt(row, index, period)] : [];
  });
};

/** A row that tells how long a job lasted and not when: « Acme – Tester (6 months) »; null for any other. */
export const durationAnchorOf = (row: Row, index: number): Anchor | null => {
  const told = [...row.folded.matchAll(DURATION)].at(-1);
  if (!told || row.bullet || findPeriods(row.folded).length > 0 || row.text.split(/\s+/).length > HEAD_WORDS) return null;
  const before = row.text.slice(row.from, told.index) + /^[^\p{L}\d]*/u.exec(told[0])![0];
  const after = row.text.slice(told.index + told[0].length);
  if (/[^\s.)\]]/u.test(after) || !/^\s*$|[\n|,;:·•([–—-]\s*$/u.test(before)) return null;
  const period = { startDate: '', endDate: '', single: true, start: told.index, end: told.index + told[0].length };
  const rest = withoutPeriod(row, period);
  return { index, period, rest, marked: withoutPeriod(row, period, markedText(row)), from: row.from, bare: rest === '' };
};

/** Where a date stands in its row: before the words, behind them, alone or among them. */
const placeOf = ({ text, from }: Row, { start, end }: Period): 'alone' | 'before' | 'behind' | 'among' => {
  const before = /[\p{L}\d]/u.test(text.slice(from, start));
  const after = /[\p{L}\d]/u.test(text.slice(end));
  return before ? (after ? 'among' : 'behind') : after ? 'before' : 'alone';
};

/** Entries of one section keep their dates in one place: from so many on, and for such a share of them. */
const USUAL_MIN = 3;
const USUAL_SHARE = 0.75;

/** Anchors without the lone dates that a description ends or opens with, where the dates of the other entries stand elsewhere. */
export const withoutStrayDates = (rows: readonly Row[], anchors: readonly Anchor[]): Anchor[] => {
  const places = anchors.map(({ index, period }) => placeOf(rows[index]!, period));
  const usual = (['before', 'behind', 'alone'] as const).find((place) => {
    const count = places.filter((other) => other === place).length;
    return count >= USUAL_MIN && count >= USUAL_SHARE * places.length;
  });
  const stray = (at: number): boolean => anchors[at]!.period.single && places[at] !== usual && !rows[anchors[at]!.index]!.bold;
  return usual === undefined ? [...anchors] : anchors.filter((_, at) => !stray(at));
};

/** « to », « - » on a row of its own between two dates. */
const LINK_ONLY = /^\s*(?:-|–|—|to|au|a|until|jusqu'a)\s*$/u;
const OPEN = new RegExp(`(?:-|–|—|\\b(?:au|a|to|until)|jusqu'a)\\s*(?:\\b(?:${[...MONTHS.keys()].join('|')}))?\\s*$`, 'u');
const DASH = /^\s?[-–—](?=\s|$)\s?/u;
const LINKED = /^(?:to|until|au|a|jusqu'a|-|–|—)\s/u;

/** « Jan 2019 - | Nurse » over « Dec 2020 | Alpha »: a date in the margin on two rows, each with its words beside it. */
const joinMarginDate = (row: Row, below: Row): Row[] | null => {
  if (row.bullet || below.bullet || row.page !== below.page || Math.abs(row.x - below.x) > 60) return null;
  if (below.y - row.y > 2.2 * row.fontSize || findPeriods(row.folded).some(({ single }) => !single)) return null;
  const [instant] = findInstants(row.folded.slice(0, 60));
  if (!instant || instant.year === null || row.text.slice(row.from, instant.start).trim() !== '') return null;
  const dash = DASH.exec(row.folded.slice(instant.end))?.[0];
  const under = below.folded.slice(below.from);
  if (dash === undefined && !LINKED.test(under)) return null;
  const date = `${row.folded.slice(instant.start, instant.end)}${dash === undefined ? ' ' : ' - '}`;
  const [period] = findPeriods(date + under.slice(0, 60));
  if (!period || period.single || period.start > 0 || period.end <= date.length) return null;
  const end = below.from + period.end - date.length;
  const head = row.text.slice(0, instant.end);
  const link = dash === undefined ? ' ' : ' - ';
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
    const ends = edge === 'last' && start > row.from && from > below.from && areStartAndEnd(upper, under);
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

/** Words that a head has at most before its description goes on in the same row. */
const HEAD_WORDS = 14;

/** « 2019 - 2021 » over « **Alpha** Nurse; all that followed… »: the head of a long row is a row of its own. */
const partLongHead = (row: Row, above: Row | undefined): Row[] => {
  if (!above || row.bullet || above.page !== row.page || row.text.split(/\s+/).length <= HEAD_WORDS) return [row];
  const [period] = findPeriods(above.folded);
  if (!period || withoutPeriod(above, period) !== '') return [row];
  const end = /[;:.](?=\s)/u.exec(row.text.slice(row.from));
  const head = end ? row.text.slice(row.from, row.from + end.index) : '';
  const typed = cutAtMarks(markedText(row).slice(row.from, row.from + head.length)).length;
  if (!end || typed < 2 || typed > 3 || head.split(/\s+/).length > HEAD_WORDS) return [row];
  const at = row.from + end.index + 1;
  return [sliceRow(row, row.from, at - 1), sliceRow(row, at + /^\s*/u.exec(row.text.slice(at))![0].length, row.text.length)];
};

/** Words that a head told in a sentence has at most, and words that an account has at least. */
const SENTENCE_WORDS = 22;
const ACCOUNT_WORDS = 3;
const SENTENCE_END = /(?<=\p{Ll}{3}|\p{Lo}|\)|\s\d)\.\s+(?=\p{Lu})/u;

/** « 2014 à 2015 : Professeur à l’école Alpha. Cours, accueil des élèves… »: what follows the first sentence is told of the job. */
const partSentence = (row: Row): Row[] => {
  if (row.text.split(/\s+/).length <= HEAD_WORDS) return [row];
  const [period] = findPeriods(row.folded.slice(0, row.from + 60));
  if (!period || /[\p{L}\d]/u.test(row.text.slice(row.from, period.start))) return [row];
  const end = SENTENCE_END.exec(row.text.slice(period.end));
  if (!end) return [row];
  const words = row.folded
    .slice(period.end, period.end + end.index)
    .split(/[\s:]+/u)
    .filter((word) => word !== '');
  const at = period.end + end.index + end[0].length;
  const titled = titleScore(words.slice(0, 8).join(' ')) >= 2 && words.length <= SENTENCE_WORDS;
  if (!titled || row.text.slice(at).split(/\s+/).length < ACCOUNT_WORDS) return [row];
  return [sliceRow(row, 0, at - end[0].length), { ...sliceRow(row, at, row.text.length), bullet: false }];
};

/** Rows of entries, each date whole and each head apart from what follows it. */
export const toEntryRows = (rows: readonly Row[]): Row[] =>
  joinSplitDates(rows)
    .flatMap((row, index, all) => partLongHead(row, all[index - 1]))
    .flatMap(partSentence);

/** « Jan 2019 - » on one row and « Dec 2020 » on the next are one row. */
export const joinSplitDates = (rows: readonly Row[]): Row[] => {
  const joined: Row[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const margin = last && (joinMarginDate(last, row) ?? joinEdgeDate(last, row) ?? joinMonthAndYear(last, row));
    if (margin) {
      joined.splice(-1, 1, ...margin);
      continue;
    }
    const ended = joinMarginEnd(joined.at(-2), row);
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
