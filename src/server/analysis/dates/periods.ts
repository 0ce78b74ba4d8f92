import { endOf, findInstants, partialDate, type Instant } from './instants.ts';
import { DATE_QUALIFIERS, PRESENT_WORDS, SINCE_WORDS } from './vocabulary.ts';

/** A period or a single date as written in a text. */
export interface Period {
  /** '' when only an end is written. */
  startDate: string;
  /** null means still running. */
  endDate: string | null;
  /** One date alone: « 2019 ». Its start and end are the same. */
  single: boolean;
  start: number;
  end: number;
}

const presentWord = PRESENT_WORDS.join('|');
const DASH = '(?:-{1,3}[>›]?|>|[→➔➜➝➞⟶⇒⟹»›]|/|~|\\||\\.\\.\\.?|…)';
const LINK = `(?:${DASH}|au|a|to|up to|until|till|through|thru|bis|hasta|ate|tot|al|et|and|jusqu'en|jusqu'au|jusqu'a)`;
const JOIN = new RegExp(
  `^[\\s.,(]*${LINK}[\\s>(]*(?:(?:le|la|the|mois d[e']|fin|debut|mi|mid|end of|early|late|expected|anticipated|exp\\.|prevue?)[\\s:)-]+)?$`,
  'u',
);
const TO_PRESENT = new RegExp(`^[\\s.,]*(?:${LINK}\\s*)?[\\s([]*(?:${presentWord})(?![\\p{L}])[)\\]]?`, 'u');
const OPEN_END = /^\s?(?:(?:-{1,3}|–|→|-?>|\+)\s*(?:\.{2,3}|…|\?{1,3})?\s*(?:$|[)\n|]|[.,:;](?=\s|$)))/u;
/** « août 2006 à … Consultante », « 2017-… ». */
const OPEN_DOTS = /^\s?(?:(?:a|to)\s|[-–/]\s?)(?:\.{3}|…)(?![\p{L}\p{N}.])/u;
const SINCE = new RegExp(`(?:^|[^\\p{L}])(?:${SINCE_WORDS.join('|')})\\s+(?:(?:le mois de|le|la|the|debut|fin|mi|du|de)[\\s-]+|l')?$`, 'u');
const FROM = /(?:^|[^\p{L}])(?:(?:de|du|from|d'|entre|between)(?: mois d[e'])?)\s*$/u;
const QUALIFIED = new RegExp(`(?:^|[^\\p{L}\\d])(?:${DATE_QUALIFIERS.join('|')})(?:\\s(?:de |d'|of )?|-)$`, 'u');
const SHORT_END = /^(?:\s?(?:-{1,3}|\/)\s?'?(\d{2})|-(\d))(?![\p{L}\p{N}/%€-]|[.:]\d|\s?[%€]|\s?k(?!\p{L}))/u;

const precedes = (from: Instant, to: Instant): boolean => {
  if (from.year === null || to.year === null) return true;
  if (from.year !== to.year) return from.year < to.year;
  return from.month === null || to.month === null || from.month <= to.month;
};

/** « du 3 au 15 mars 2019 », « mars - juin 2019 »: the first date borrows what it leaves out. */
const withYearOf = (from: Instant, to: Instant): Instant =>
  from.year === null && to.year !== null
    ? {
        ...from,
        year: from.month !== null && to.month !== null && from.month > to.month ? to.year - 1 : to.year,
        month: from.month ?? to.month,
      }
    : from;

/** « mars 2019 - juin »: the last date borrows its year from the first. */
const withYearBefore = (from: Instant, to: Instant | undefined, folded: string): Instant | undefined =>
  to?.year === null &&
  from.year !== null &&
  from.month !== null &&
  to.month !== null &&
  (to.month > from.month || (to.month === from.month && (to.day ?? 0) > (from.day ?? 0))) &&
  ENDS.test(folded.slice(to.end))
    ? { ...to, year: from.year }
    : to;
const ENDS = /^\s*(?:$|[\n()\],;|:])/u;

/** Where the words begin that qualify a date: « fin 2019 », « academic year 2019/20 ». */
const qualifiedStart = (folded: string, { start }: Instant): number => {
  const told = QUALIFIED.exec(folded.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  return start - told.replace(/^[^\p{L}\d]/u, '').length;
};

/** Where the words begin that belong to a date: « du », « depuis le ». */
const lead = (folded: string, from: Instant): number => {
  const at = qualifiedStart(folded, from);
  const before = folded.slice(Math.max(0, at - 14), at);
  const word = (SINCE.exec(before) ?? FROM.exec(before))?.[0];
  return word === undefined ? at : at - word.replace(/^[^\p{L}]/u, '').length;
};

/** From one date to another, as they stand in the text. */
const periodOf = (folded: string, first: Instant, last: Instant, [from, to]: readonly [Instant, Instant]): Period => ({
  startDate: partialDate(first),
  endDate: partialDate(endOf(last)),
  single: false,
  start: lead(folded, from),
  end: to.end,
});

/** « …, Lodre from Mar. 2021. »: a beginning that no end follows on its row. */
const OPENED = /(?<!\p{L})from\s$/u;
const ENDS_ROW = /^[\s.)]*(?:\n|$)/u;

const toPresent = (folded: string, instant: Instant): Period | null => {
  const tail = folded.slice(instant.end, instant.end + 40);
  const at = qualifiedStart(folded, instant);
  const since = SINCE.test(folded.slice(Math.max(0, at - 20), at));
  const present = TO_PRESENT.exec(tail);
  const dots = OPEN_DOTS.exec(tail);
  const from = OPENED.test(folded.slice(Math.max(0, at - 8), at)) && ENDS_ROW.test(tail);
  if (!present && !since && !from && !dots && !OPEN_END.test(tail)) return null;
  const end = instant.end + ((present ?? dots)?.[0].length ?? 0);
  return { startDate: partialDate(instant), endDate: null, single: false, start: lead(folded, instant), end };
};

/** « 2018-20 », « 2018/19 », « 1993-7 ». */
const shortEnd = (folded: string, instant: Instant): Period | null => {
  if (instant.month !== null || instant.year === null) return null;
  const match = SHORT_END.exec(folded.slice(instant.end, instant.end + 8));
  if (!match) return null;
  const [, decade, unit] = match;
  const year =
    unit === undefined ? instant.year - (instant.year % 100) + Number(decade) : instant.year - (instant.year % 10) + Number(unit);
  if (year < instant.year + Number(unit !== undefined) || year > instant.year + 40) return null;
  return {
    startDate: String(instant.year),
    endDate: String(year),
    single: false,
    start: lead(folded, instant),
    end: instant.end + match[0].length,
  };
};

/** « 2008-09 » and no other date beside it: two years rather than a month, where the second number can be the later year. */
const pairOfYears = (folded: string, instant: Instant): Period | null => {
  const [, century, first, last] = /^(\d\d)(\d\d)-(\d\d)$/u.exec(folded.slice(instant.start, instant.end)) ?? [];
  if (first === undefined || last === undefined || first >= last) return null;
  const [startDate, endDate] = [`${century}${first}`, `${century}${last}`];
  return { startDate, endDate, single: false, start: lead(folded, instant), end: instant.end };
};

/** « 2018/2019 »: the years of school that one is written with. */
const SCHOOL_YEAR = /^(?:19|20)\d{2}\s?[/-]\s?(?:(?:19|20)\d{2}|\d{2})$/u;
const TO = /^\s?(?:-{1,2}|>|→|to|au|a)\s?$/u;

/** « 2018/2019 – 2020/2021 »: from the first school year to the last. */
const joinSchoolYears = (folded: string, periods: readonly Period[]): Period[] => {
  const joined: Period[] = [];
  for (const period of periods) {
    const last = joined.at(-1);
    const both = last && [last, period].every(({ start, end }) => SCHOOL_YEAR.test(folded.slice(start, end)));
    const linked = both && TO.test(folded.slice(last.end, period.start)) && last.startDate < period.startDate;
    if (linked) joined[joined.length - 1] = { ...last, endDate: period.endDate, end: period.end };
    else joined.push(period);
  }
  return joined;
};

/** What stands between the dates of one list. */
const AMONG = /^\s?(?:[,;&+/]|,?\s?(?:et|and|puis|then)(?=\s))\s?$/u;
const BARE_YEAR = /^\d{4}$/;

/** « Fall 2016, 2017 and 2019 », « 2014 – 2016, 2018 – present »: one job that came back, from its first date to its last. */
const joinLists = (folded: string, periods: readonly Period[]): Period[] => {
  const joined: Period[] = [];
  for (const period of periods) {
    const last = joined.at(-1);
    const between = last ? folded.slice(last.end, period.start) : '';
    const backwards = last && last.single && period.single && period.startDate < last.startDate;
    const onwards = last && last.endDate !== null && last.endDate <= period.startDate && last.startDate < period.startDate;
    const again = last && !last.single && last.startDate.length > 4 && BARE_YEAR.test(period.startDate) && /^\s?-\s?$/u.test(between);
    if (!last || !(AMONG.test(between) || again) || !(backwards || onwards)) {
      joined.push(period);
      continue;
    }
    const month = (last.endDate ?? '').slice(4, 7);
    const endDate = period.endDate !== null && BARE_YEAR.test(period.endDate) ? `${period.endDate}${month}` : period.endDate;
    const dates = backwards ? { startDate: period.startDate, endDate: last.endDate } : { startDate: last.startDate, endDate };
    joined[joined.length - 1] = { ...dates, single: last.single && period.single, start: last.start, end: period.end };
  }
  return joined;
};

/** « Present – 2019 »: the end first. */
const TURNED_PRESENT =
  /(?:^|[\n|,(;:])\s*(?:present|now|today|current(?:ly)?|ongoing|aujourd'hui|actuel(?:le(?:ment)?)?|(?:a )?ce jour|en cours|en poste)\s?(?:-{1,2}|<-?|←)\s?$/u;
const TURNED = /^\s?(?:-{1,2}|<-?|←)\s?$/u;

const fromPresent = (folded: string, instant: Instant): Period | null => {
  const told = TURNED_PRESENT.exec(folded.slice(Math.max(0, instant.start - 30), instant.start));
  if (!told) return null;
  const start = instant.start - told[0].replace(/^[^\p{L}]+/u, '').length;
  return { startDate: partialDate(instant), endDate: null, single: false, start, end: instant.end };
};

/** « 2021 – 2019 », « June 2020 – March 2019 »: dates told as precisely as each other. */
const isTurned = (from: Instant, to: Instant, between: string): boolean =>
  TURNED.test(between) && from.year !== null && !precedes(from, to) && (from.month === null) === (to.month === null);

/** « 06/2019 08/2019 »: two months with nothing between them; « 2012 2015 »: two years that a cell holds and nothing else. */
const isBeside = (folded: string, from: Instant, to: Instant): boolean => {
  if (!/^ {1,3}$/.test(folded.slice(from.end, to.start)) || from.year === null || partialDate(from) >= partialDate(to)) return false;
  if (from.month !== null && to.month !== null) return true;
  const alone = /(?:^|\n)\s*$/u.test(folded.slice(Math.max(0, from.start - 4), from.start)) && /^\s*(?:\n|$)/u.test(folded.slice(to.end));
  return alone && from.month === null && to.month === null;
};

/** « (mars – aujourd’hui) », behind its year and month. */
const OPEN_IN_BRACKET = new RegExp(`^\\.?\\s?${DASH}\\s?(?:${presentWord})?\\s?[)\\]]`, 'u');

/** « 2019 (mars - juin) », « 2019, mars à juin », « 2020 (juillet) », « 2021 (mars – ) »: the months behind their year. */
const monthsBehind = (folded: string, [year, first, last]: readonly Instant[]): Period | null => {
  if (!year || year.year === null || year.month !== null || first?.year !== null || first.month === null) return null;
  const opened = /^\s?(\(|\[)?[\s,:]{0,2}$/u.exec(folded.slice(year.end, first.start));
  if (!opened) return null;
  const linked = last?.year === null && last.month !== null && last.month > first.month && JOIN.test(folded.slice(first.end, last.start));
  const end = linked ? last : first;
  const open = opened[1] ? OPEN_IN_BRACKET.exec(folded.slice(first.end))?.[0].length : undefined;
  if (open !== undefined)
    return {
      startDate: partialDate({ ...first, year: year.year }),
      endDate: null,
      single: false,
      start: lead(folded, year),
      end: first.end + open,
    };
  const closed = /^\.?\s?[)\]]/u.exec(folded.slice(end.end))?.[0].length ?? 0;
  if (opened[1] ? closed === 0 : !linked || !ENDS.test(folded.slice(end.end))) return null;
  const [startDate, endDate] = [first, end].map((instant) => partialDate({ ...instant, year: year.year }));
  return { startDate: startDate!, endDate: endDate!, single: !linked, start: lead(folded, year), end: end.end + (opened[1] ? closed : 0) };
};

/** « 2020-2021 (novembre 2020 – juin 2021) », « 2020 (mars-juin 2020) »: years, then the same in months. */
const joinRefined = (folded: string, periods: readonly Period[]): Period[] => {
  const joined: Period[] = [];
  for (const period of periods) {
    const last = joined.at(-1);
    const opened = last && /^\s?[([]\s?$/u.test(folded.slice(last.end, period.start));
    const closed = opened ? /^\s?[)\]]/u.exec(folded.slice(period.end)) : null;
    const same =
      closed !== null &&
      last !== undefined &&
      BARE_YEAR.test(last.startDate) &&
      period.startDate.length > last.startDate.length &&
      period.startDate.startsWith(last.startDate) &&
      (last.single || (period.endDate ?? '').startsWith(last.endDate ?? ''));
    if (same) joined[joined.length - 1] = { ...period, start: last.start, end: period.end + closed[0].length };
    else joined.push(period);
  }
  return joined;
};

/** The last of several months that share the year behind it, « juin, juillet et août 2019 », « mars-avril, juin 2019 »; the first where there are none. */
const monthsUpTo = (folded: string, instants: readonly Instant[], first: number): number => {
  for (let at = first; ; at += 1) {
    const [from, to] = [instants[at]!, instants[at + 1]];
    if (from.year !== null || from.month === null || from.day !== null || !to || to.month === null) return first;
    const between = folded.slice(from.end, to.start);
    if (!AMONG.test(between) && !JOIN.test(between)) return first;
    if (to.year !== null) return at + 1;
  }
};

/** Texts whose dates are remembered: those of a row are asked for some forty times while one CV is read. */
const MAX_REMEMBERED = 4_000;
const remembered = new Map<string, readonly Period[]>();

/** Periods and single dates of a folded text, left to right, without overlap. */
export const findPeriods = (folded: string): readonly Period[] => {
  if (!/\d/u.test(folded)) return [];
  const known = remembered.get(folded);
  if (known) return known;
  const found = joinRefined(folded, joinLists(folded, joinSchoolYears(folded, periodsOf(folded))));
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(folded, found);
  return found;
};

const periodsOf = (folded: string): Period[] => {
  const instants = findInstants(folded);
  const periods: Period[] = [];
  for (let index = 0; index < instants.length; index += 1) {
    const from = instants[index]!;
    const last = monthsUpTo(folded, instants, index);
    if (last > index) {
      const to = instants[last]!;
      periods.push(periodOf(folded, withYearOf(from, to), to, [from, to]));
      index = last;
      continue;
    }
    const to = withYearBefore(from, instants[index + 1], folded);
    const between = to && to.start - from.end < 30 ? folded.slice(from.end, to.start) : null;
    if (to && to.year !== null && between !== null && JOIN.test(between) && precedes(from, to)) {
      periods.push(periodOf(folded, withYearOf(from, to), to, [from, to]));
      index += 1;
      continue;
    }
    if (from.year === null) continue;
    if (to && between !== null && (isTurned(from, to, between) || isBeside(folded, from, to))) {
      const [first, last] = precedes(from, to) ? [from, to] : [to, from];
      periods.push(periodOf(folded, first, last, [from, to]));
      index += 1;
      continue;
    }
    const behind = monthsBehind(folded, instants.slice(index, index + 3));
    if (behind) {
      periods.push(behind);
      index += behind.single ? 1 : 2;
      continue;
    }
    periods.push(
      toPresent(folded, from) ??
        fromPresent(folded, from) ??
        shortEnd(folded, from) ??
        pairOfYears(folded, from) ?? { ...periodOf(folded, from, from, [from, from]), single: true, start: qualifiedStart(folded, from) },
    );
  }
  return periods;
};
