import { endOf, findInstants, partialDate, type Instant } from './instants.ts';
import { PRESENT_WORDS, SINCE_WORDS } from './vocabulary.ts';

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
const DASH = '(?:-{1,3}|>|[→➔➜➝➞⟶⇒⟹»]|/|~|\\||\\.\\.\\.?|…)';
const LINK = `(?:${DASH}|au|a|to|until|till|through|thru|bis|et|and|jusqu'en|jusqu'au|jusqu'a)`;
const JOIN = new RegExp(
  `^[\\s.,(]*${LINK}[\\s>(]*(?:(?:le|la|the|fin|debut|mi|end of|early|late|expected|anticipated|exp\\.|prevue?)[\\s:)-]+)?$`,
  'u',
);
const TO_PRESENT = new RegExp(`^[\\s.,]*(?:${LINK}\\s*)?[\\s(]*(?:${presentWord})(?![\\p{L}])\\)?`, 'u');
const OPEN_END = /^\s?(?:-|–|→|>)\s*(?:\.{2,3}|\?{1,3})?\s*(?:$|[)\n|])/u;
const SINCE = new RegExp(`(?:^|[^\\p{L}])(?:${SINCE_WORDS.join('|')})\\s+(?:(?:le|the|debut|fin|mi|du|de)[\\s-]+)?$`, 'u');
const FROM = /(?:^|[^\p{L}])(?:de|du|from|d'|entre|between)\s*$/u;
const SHORT_END = /^\s?[-/]\s?'?(\d{2})(?![\p{L}\p{N}/.:%€-]|\s?[%€k])/u;

const precedes = (from: Instant, to: Instant): boolean => {
  if (from.year === null || to.year === null) return true;
  if (from.year !== to.year) return from.year < to.year;
  return from.month === null || to.month === null || from.month <= to.month;
};

/** « du 3 au 15 mars 2019 », « mars - juin 2019 »: the first date borrows what it leaves out. */
const withYearOf = (from: Instant, to: Instant): Instant =>
  from.year === null && to.year !== null
    ? { ...from, year: from.month !== null && to.month !== null && from.month > to.month ? to.year - 1 : to.year }
    : from;

const lead = (folded: string, from: Instant): number => {
  const before = folded.slice(Math.max(0, from.start - 14), from.start);
  const word = (SINCE.exec(before) ?? FROM.exec(before))?.[0];
  return word === undefined ? from.start : from.start - word.replace(/^[^\p{L}]/u, '').length;
};

const toPresent = (folded: string, instant: Instant): Period | null => {
  const tail = folded.slice(instant.end, instant.end + 40);
  const since = SINCE.test(folded.slice(Math.max(0, instant.start - 20), instant.start));
  const present = TO_PRESENT.exec(tail);
  if (!present && !since && !OPEN_END.test(tail)) return null;
  const end = instant.end + (present?.[0].length ?? 0);
  return { startDate: partialDate(instant), endDate: null, single: false, start: lead(folded, instant), end };
};

/** « 2018-20 », « 2018/19 ». */
const shortEnd = (folded: string, instant: Instant): Period | null => {
  if (instant.month !== null || instant.year === null) return null;
  const match = SHORT_END.exec(folded.slice(instant.end, instant.end + 8));
  const year = match ? Math.floor(instant.year / 100) * 100 + Number(match[1]) : 0;
  if (!match || year < instant.year || year > instant.year + 40) return null;
  return {
    startDate: String(instant.year),
    endDate: String(year),
    single: false,
    start: lead(folded, instant),
    end: instant.end + match[0].length,
  };
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

/** Periods and single dates of a folded text, left to right, without overlap. */
export const findPeriods = (folded: string): Period[] => joinSchoolYears(folded, periodsOf(folded));

const periodsOf = (folded: string): Period[] => {
  const instants = findInstants(folded);
  const periods: Period[] = [];
  for (let index = 0; index < instants.length; index += 1) {
    const [from, to] = [instants[index]!, instants[index + 1]];
    const between = to && to.start - from.end < 30 ? folded.slice(from.end, to.start) : null;
    if (to && to.year !== null && between !== null && JOIN.test(between) && precedes(from, to)) {
      const start = withYearOf(from, to);
      periods.push({
        startDate: partialDate(start),
        endDate: partialDate(endOf(to)),
        single: false,
        start: lead(folded, from),
        end: to.end,
      });
      index += 1;
      continue;
    }
    if (from.year === null) continue;
    periods.push(
      toPresent(folded, from) ??
        shortEnd(folded, from) ?? {
          startDate: partialDate(from),
          endDate: partialDate(endOf(from)),
          single: true,
          start: from.start,
          end: from.end,
        },
    );
  }
  return periods;
};
