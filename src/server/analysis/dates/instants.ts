import { FOREIGN_MONTHS, MONTHS, QUARTERS, SEASONS } from './vocabulary.ts';

/** One date of a text: a year with month and day when written. `year` null: a month that borrows the year of what follows. */
export interface Instant {
  year: number | null;
  month: number | null;
  day: number | null;
  /** A quarter: `month` is its first, and as an end it means its last. */
  quarter: boolean;
  start: number;
  end: number;
}

const monthWord = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');
const seasonWord = [...SEASONS, ...QUARTERS.keys()].sort((a, b) => b.length - a.length).join('|');
const foreignWord = [...FOREIGN_MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');
const DAY = '(?:0?[1-9]|[12][0-9]|3[01])';
const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
const before = '(?<![\\p{L}\\p{N}])';
/** « 2021vendeuse »: a word may be glued to a year, a unit may not. */
const after = '(?!\\p{N}|\\p{L}{1,3}(?!\\p{L}))';

/** The day in front of a month: « 3.7 », « 3.8/4 » are marks, a number in another cell is none of its date either. */
const leadingDay = (name: string): string => `(?:(?<!\\d[.,/])(?<${name}>${DAY})(?:er|st|nd|rd|th)?[^\\S\\n\\t]{1,2})?`;

/** Every shape in one linear pass; the alternatives go from the most precise to the bare year. */
const SHAPES = new RegExp(
  [
    // 15/05, as in 15/05 – 30/06/2019, 15.05. – 30.06.2019
    `${before}(?<d14>${DAY})[./](?<m14>0?[1-9]|1[0-2])\\.?(?=\\s?(?:-|to|au|a)\\s?${DAY}[./](?:0?[1-9]|1[0-2])[./]${YEAR}${after})`,
    // 01.10.19, 06/15/18, beside another, a month or a word for today
    `${before}(?<![./-])(?<d15>${DAY})[./](?<m15>${DAY})[./](?<s15>\\d{2})(?=\\s?(?:-|to|au|a)\\s?(?:${DAY}[./]${DAY}[./]\\d{2}(?!\\d)|(?:0?[1-9]|1[0-2])[./]${YEAR}|[a-z]))`,
    `(?<=(?:${DAY}[./]${DAY}[./]\\d{2}|(?:0?[1-9]|1[0-2])[./]${YEAR})\\s?(?:-|to|au|a)\\s?)(?<d16>${DAY})[./](?<m16>${DAY})[./](?<s16>\\d{2})(?![\\p{L}\\p{N}])`,
    // May 15, as in May 15 – June 30, 2019
    `${before}(?<m17>${monthWord})\\.?\\s(?<d17>${DAY})(?:st|nd|rd|th)?(?=\\s?(?:-|to)\\s?(?:${monthWord})\\.?\\s${DAY}(?:st|nd|rd|th)?,?\\s${YEAR}${after})`,
    // 2020 Jul, beside another or a word for today
    `${before}(?<y18>${YEAR}),?\\s(?<m18>${monthWord})\\.?(?=\\s?-\\s?(?:${YEAR},?\\s(?:${monthWord})(?!\\p{L})|(?:present|now|current|today|ongoing)(?!\\p{L})))`,
    `(?<=${YEAR},?\\s(?:${monthWord})\\.?\\s?-\\s?)(?<y19>${YEAR}),?\\s(?<m19>${monthWord})\\.?(?!\\p{L})`,
    // 1er, as in « du 1er au 30 juin 2019 », « 6 – 21 Oct 2014 »
    `${before}(?<![./-])(?<d25>${DAY})(?:er|st|nd|rd|th)?(?=\\s?(?:-|to|au|a)\\s?${DAY}(?:er|st|nd|rd|th)?\\s(?:${monthWord})\\.?\\s${YEAR}${after})`,
    // 3 marzo 2019, marzo de 2019; marzo, as in « marzo - mayo 2019 »
    `${before}(?:(?<d26>${DAY})\\.?\\s(?:de\\s)?)?(?<m26>${foreignWord})\\.?\\s(?:del?\\s)?(?<y26>${YEAR})${after}`,
    `${before}(?<m27>${foreignWord})\\.?(?=\\s?(?:-|/|al?|bis|ate|tot|hasta)\\s?(?:${foreignWord}|${monthWord})\\.?\\s(?:del?\\s)?${YEAR}${after})`,
    // 15/03/2021, 15.03.2021, 15-03-2021; « 3.8 – 2018 » is a mark and its year
    `${before}(?<d1>\\d{1,2})\\s?(?<x1>[./-])\\s?(?<m1>\\d{1,2})\\s?\\k<x1>\\s?(?<y1>${YEAR})${after}`,
    // 2021-03-15
    `${before}(?<y2>${YEAR})[./-](?<m2>0[1-9]|1[0-2])[./-](?<d2>${DAY})${after}`,
    // 03/2021, 3.2021, 03-2021; « Orme 2 – 2015 » is a name and its year
    `${before}(?<m3>0?[1-9]|1[0-2])(?:\\s?[./]\\s?|-|(?<=0\\d|1[0-2])\\s?-\\s?)(?<y3>${YEAR})${after}`,
    // 2021-03, 2021/03
    `${before}(?<y4>${YEAR})[./-](?<m4>0[1-9]|1[0-2])(?![\\p{L}\\p{N}]|[./-]\\d{1,2}(?!\\d))`,
    // March 15, 2021
    `${before}(?<m6>${monthWord})\\.?\\s(?<d6>${DAY})(?:st|nd|rd|th)?,?\\s(?<y6>${YEAR})${after}`,
    // 15 mars 2021, 1er mars 2021, mars 2021, mars 21, sept. '19, March of 2021
    `${before}${leadingDay('d5')}(?<m5>${monthWord})\\.?[\\s,/-]{0,3}(?:of\\s)?(?:(?<y5>${YEAR})|'?(?<s5>\\d{2})(?!\\d|\\s?(?:[h%€k]|:\\d)|\\s?ans|(?:er|st|nd|rd|th)?\\s(?:${monthWord})(?!\\p{L})))${after}`,
    // 2019.9, 2019/9
    `${before}(?<y20>${YEAR})[./](?<m20>[1-9])(?![\\p{L}\\p{N}]|[./]\\d|-(?!${YEAR})\\d)`,
    // Summer 2020, été 2020, Q3 2020, Summer '15
    `${before}(?<m7>${seasonWord})\\.?[ ,-]{1,3}(?:(?<y7>${YEAR})|'(?<s7>\\d{2}))${after}`,
    // 03/21
    `${before}(?<m8>0[1-9]|1[0-2])[./](?<s8>\\d{2})(?![\\p{L}\\p{N}]|[./]\\d|-\\d(?!\\d[./]\\d)|\\s?%)`,
    // 8/19 – 5/21
    `${before}(?<m21>[1-9]|1[0-2])/(?<s21>\\d{2})(?=\\s?-\\s?(?:(?:0?[1-9]|1[0-2])/\\d{2}(?![\\d/])|(?:present|now|current)(?!\\p{L})))`,
    `(?<=${before}(?:0?[1-9]|1[0-2])/\\d{2}\\s?-\\s?)(?<m22>[1-9])/(?<s22>\\d{2})(?![\\p{L}\\p{N}/])`,
    // 03-21, beside another or a word for today
    `${before}(?<m10>0[1-9]|1[0-2])-(?<s10>\\d{2})(?=\\s?[–—-]\\s?(?:(?:0[1-9]|1[0-2])-\\d{2}(?!\\d)|[a-z]))`,
    `(?<=(?:0[1-9]|1[0-2])-\\d{2}\\s?[–—-]\\s?)(?<m11>0[1-9]|1[0-2])-(?<s11>\\d{2})${after}`,
    // 03-06 2021: a month beside another, whose year it borrows
    `${before}(?<m12>0[1-9]|1[0-2])(?=\\s?-\\s?(?:0[1-9]|1[0-2])\\s${YEAR}${after})`,
    `(?<=${before}(?:0[1-9]|1[0-2])\\s?-\\s?)(?<m13>0[1-9]|1[0-2])\\s(?<y13>${YEAR})${after}`,
    // 08 2019, beside another or a word for today
    `${before}(?<m23>0[1-9]|1[0-2])\\s(?<y23>${YEAR})(?=\\s?-\\s?(?:(?:0[1-9]|1[0-2])\\s${YEAR}${after}|(?:present|now|current|today|aujourd'hui|ce jour)(?!\\p{L})))`,
    `(?<=${before}(?:0[1-9]|1[0-2])\\s${YEAR}\\s?-\\s?)(?<m24>0[1-9]|1[0-2])\\s(?<y24>${YEAR})${after}`,
    // 2021
    `${before}(?<y9>${YEAR})${after}`,
    // mars, as in « mars à juin 2019 », 15 mai, as in « 15 mai – 30 juin 2019 »
    `${before}${leadingDay('d0')}(?<m0>${monthWord}|${[...QUARTERS.keys()].join('|')})${after}\\.?`,
  ].join('|'),
  'gu',
);

/** What stands in the groups of a match, by their first letter: year, short year, month, day. One pass: there are some eighty. */
const partsOf = (groups: Record<string, string | undefined>): Partial<Record<string, string>> => {
  const parts: Partial<Record<string, string>> = {};
  for (const name in groups) if (groups[name] !== undefined) parts[name[0]!] ??= groups[name];
  return parts;
};

const century = (short: string): number => (Number(short) <= 45 ? 2000 : 1900) + Number(short);

const monthNumber = (written: string | undefined): number | null =>
  written === undefined
    ? null
    : (MONTHS.get(written) ?? FOREIGN_MONTHS.get(written) ?? QUARTERS.get(written) ?? (SEASONS.has(written) ? null : Number(written)));

/** Every date of a folded text. Slashed dates are read day first, month first when only that is possible. */
export const findInstants = (folded: string): Instant[] => {
  const instants: Instant[] = [];
  for (const match of folded.matchAll(SHAPES)) {
    const { y, s, m, d } = partsOf(match.groups ?? {});
    let month = monthNumber(m);
    let day = d === undefined ? null : Number(d);
    if (month !== null && month > 12 && day !== null && day <= 12) [month, day] = [day, month];
    if (month !== null && (month > 12 || month < 1)) continue;
    if (day !== null && (day > 31 || day < 1)) continue;
    const year = y === undefined ? (s === undefined ? null : century(s)) : Number(y);
    const quarter = QUARTERS.has(m ?? '');
    instants.push({ year, month, day, quarter, start: match.index, end: match.index + match[0].length });
  }
  return instants;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** As precise as written: `2021`, `2021-03`, `2021-03-15` (contract: partialDate). */
export const partialDate = ({ year, month, day }: Pick<Instant, 'year' | 'month' | 'day'>): string => {
  if (year === null) return '';
  if (month === null) return String(year);
  return day === null ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(day)}`;
};

/** The same as the end of a period: the last month of a quarter. */
export const endOf = (instant: Instant): Pick<Instant, 'year' | 'month' | 'day'> =>
  instant.quarter && instant.month !== null ? { ...instant, month: instant.month + 2 } : instant;
