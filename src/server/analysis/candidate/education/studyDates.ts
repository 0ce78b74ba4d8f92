import { findPeriods, type Period } from '../../dates/periods.ts';
import { contentOf, type Row } from '../../text/rows.ts';

/** « 16,01/20 », « moyenne 12/20 »: a mark that looks like a month. */
const MARK = /(?<!\d[:.])\d(?:[.,]|\.\s)$|(?:notes?|moyenne|mark|grade|average|gpa)[\s:=(]{0,3}$/u;

/** « 2:1 - 2009 », « 8.4 — 2018 »: the class of honours or the mark in front of a year is no month. */
const HONOURS_AS_MONTH = /^\d{1,2}\s?[–—-]\s?/u;
/** « Université Marelle 2 - 2010 »: the number of a university in front of a year. */
const NUMBERED = /^\d\s[–—-]\s\d{4}$/u;
const withoutHonours = (period: Period, folded: string): Period => {
  const before = folded.slice(0, period.start);
  const told = folded.slice(period.start, period.end);
  const words = /\d[:.,]$/.test(before) || (/\p{L} $/u.test(before) && NUMBERED.test(told)) ? HONOURS_AS_MONTH.exec(told) : null;
  const year = period.startDate.slice(0, 4);
  return words && period.single ? { ...period, startDate: year, endDate: year, start: period.start + words[0].length } : period;
};

/** « 2012 2015 »: two years side by side, in a cell or in two, are a beginning and an end. */
const besideEachOther = ([from, to]: readonly Period[], row: Row): Period | null =>
  from && to && /^\d{4}$/.test(from.startDate) && from.startDate < to.startDate && /^\s+$/.test(row.text.slice(from.end, to.start))
    ? { ...from, endDate: to.endDate, single: false, end: to.end }
    : null;

/** « , admitted January 2014 »: no date of the studies. */
const ADMITTED = /(?:admitted|admise?|inscrite?|enrolled|accredited)(?: (?:in|en|on|le))?\s$/u;

/** « Present  Ph.D. candidate … »: where others have their date. */
const STILL =
  /^(?:currently\s*[\n:–-]|(?:present|now|current|ongoing|in progress|en cours|actuellement|aujourd'hui)(?!\p{L})\s*[\n:–-]?)\s*(?=\S)/u;

/** « BA Botany ’19 », « MSc (’17 – ’19) », « ’17–’19 | MSc »: years without their century, at the end of a cell or in front of a mark. */
const SHORT_YEARS = /(?<=^|[\s(])(?:'(\d\d)\s?[–-]\s?)?'(\d\d)(?=\)?\s*(?:$|\n)|\s?[|:])/u;
/** The last year of this century that two digits mean. */
const LAST_SHORT = 40;

const shortYears = ({ folded, from }: Row): Period | null => {
  const [words, first, last] = SHORT_YEARS.exec(folded.slice(from)) ?? [];
  if (words === undefined || last === undefined) return null;
  const yearOf = (digits: string): string => `${Number(digits) <= LAST_SHORT ? 20 : 19}${digits}`;
  const start = folded.indexOf(words, from);
  return {
    startDate: yearOf(first ?? last),
    endDate: yearOf(last),
    single: first === undefined,
    start,
    end: start + words.length,
  };
};

/** When somebody studied, as one row tells it. */
export const periodOf = (row: Row): Period | null => {
  const periods = findPeriods(row.folded)
    .map((period) => withoutHonours(period, row.folded))
    .filter(({ start }) => {
      const before = row.folded.slice(Math.max(0, start - 16), start);
      return !MARK.test(before) && !ADMITTED.test(before);
    });
  const still = periods.length === 0 && /^\p{Lu}/u.test(contentOf(row)) ? STILL.exec(row.folded.slice(row.from)) : null;
  if (
    still &&
    still[0].length < row.text.length - row.from &&
    /^(?:[\p{Lu}\d]|\S+\.\p{L})/u.test(row.text.slice(row.from + still[0].length))
  )
    return { startDate: '', endDate: null, single: false, start: row.from, end: row.from + still[0].length };
  return periods.find(({ single }) => !single) ?? besideEachOther(periods, row) ?? periods[0] ?? shortYears(row);
};

/** « MA Economics, Harlow University, in progress », « Licence (en cours) », « En cours : … », a cell of its own: what runs, without a date. */
const RUNS =
  /^(?:in progress|en cours|ongoing)\s*(?:$|[:|\n–—-])|[,(|\n–—-]\s?(?:currently )?(?:in progress|en cours|ongoing|current|present)\)?(?:\s\([^()]{1,20}\))?\.?\s*$|\((?:en cours|in progress|ongoing)\)\s*(?=[,;|–—-])/iu;

/** The period of an entry without dates that says it still runs; null where it does not. */
export const runningPeriod = (rows: readonly Row[]): Period | null => {
  const row = rows.find(({ text }) => RUNS.test(text));
  return row ? { startDate: '', endDate: null, single: false, start: row.text.length, end: row.text.length } : null;
};
