import { findPeriods, type Period } from '../dates/periods.ts';
import { fold } from '../text/fold.ts';
import type { Row } from '../text/rows.ts';
import { markedText, typeAt } from '../text/typed.ts';
import { isOnlyPlace } from '../text/places.ts';
import { titleScore } from '../text/workWords.ts';
import { skillIdsOf } from './skills/skills.ts';

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
  /** Tells how long, in a section that tells nowhere when. */
  lasts?: true;
}

const DURATION =
  /\(?\s?(?:(?<=\s)(?:d'une duree )?(?:de|pendant|for) )?(?:\b|soit |environ )?(?:\d{1,2}|(?<!\p{L})(?:un|deux|trois|quatre|cinq|six|huit|dix|douze|one|two|three|four|five|eight|ten|twelve)(?=\s))\s?(?:ans?|annees?|mois|semaines?|years?|yrs?|months?|mos?|weeks?)(?:\s?(?:et|and|,)?\s?\d{1,2}\s?(?:mois|months?|mos?))?(?![\p{L}])\s?\)?/gu;
/** « (CDD 6 mois) »: the bracket that holds more than a duration. */
const OPEN_BRACKET = /\([^()\n]*\p{L}[^()\n]*$/u;
const LABEL = /^\s*(?:date|dates|periode|period|duration|duree|from|de|du)\s*:?\s*$/u;

/** « (14 semaines en 2025) », « (6 months, 2021) »: brackets that end with the date. */
const bracketOf = (row: Row, { start, end }: Period): [number, number] | null => {
  const from = row.text.lastIndexOf('(', start);
  const inside = from < row.from ? '' : row.folded.slice(from + 1, start).replaceAll(DURATION, '');
  const isDate = from >= row.from && /^[\s,;:]*(?:(?:en|in|dans|during|of|de|the|l'|annee|summer|ete)[\s,]*)*$/u.test(inside);
  return isDate && row.text[end] === ')' ? [from, end + 1] : null;
};

/** « En 2021 : monitrice »: a date that announces what follows, with the word before it; a sentence may begin so too, and has no colon. */
const announcedOf = (row: Row, { start, end }: Period): [number, number] | null =>
  /^\s*en\s$/u.test(row.folded.slice(row.from, start)) && /^\s?:/u.test(row.text.slice(end)) ? [row.from, end] : null;

/** The row's words without that period and without durations such as « (2 ans 7 mois) ». */
export const withoutPeriod = (row: Row, told: Period, text = row.text): string => {
  const [start, end] = bracketOf(row, told) ?? announcedOf(row, told) ?? [told.start, told.end];
  const period = { ...told, start, end };
  const blank = text.slice(0, period.start) + '\n' + text.slice(period.end);
  const folded = fold(blank);
  let kept = '';
  let at = row.from;
  for (const match of folded.matchAll(DURATION)) {
    if (match.index < at) continue;
    kept += blank.slice(at, match.index);
    kept += match[0].endsWith(')') && !match[0].startsWith('(') && OPEN_BRACKET.test(kept) ? ')\n' : '\n';
    at = match.index + match[0].length;
  }
  kept += blank.slice(at);
  kept = kept.replaceAll(/\(\s*\)|\[\s*\]/g, '').trim();
  kept = kept.replace(/^[\s:;,.()|–—-]+/, '').replace(/[\s:;,(|–—[-]+$/, '');
  return LABEL.test(fold(kept)) ? '' : kept;
};

/** Whether nothing but signs and how long it lasted stands before a date: « ” 2021 », where a font of icons writes a calendar so, « 6 mois 2021 ». */
const opensRow = ({ folded, from }: Row, { start }: Period): boolean =>
  !/[\p{L}\d]/u.test(folded.slice(from, start).replaceAll(DURATION, ''));

const edges = (row: Row, period: Period): boolean => {
  const before = row.text.slice(row.from, period.start).replaceAll(/^\s+| +$/g, '');
  const after = fold(row.text.slice(period.end))
    .replaceAll(DURATION, '')
    .replace(/\.\s*$/, '')
    .trim();
  return opensRow(row, period) || /[\n|,;:·•([–—-]$|[_.…]{3}$/.test(before) || after === '' || /^[\n|,;:·•)\]–—-]/.test(after);
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
/** « Administrateur SQL Server 2012 »: the last words of a title, whose version the year may be. */
const VERSIONED_WORDS = 2;
const endsPost = (row: Row, { start, end }: Period, rest: string): boolean =>
  start > row.from &&
  /^[\s).]*$/.test(row.text.slice(end)) &&
  rest.split(/\s+/).length <= TITLE_WORDS &&
  titleScore(fold(rest)) >= 3 &&
  skillIdsOf(rest.split(/\s+/).slice(-VERSIONED_WORDS).join(' ')).length === 0;

/** « Tresko SAS, Lyon, France 2019 »: a year behind a place. Words that a place has at most. */
const PLACE_WORDS = 3;
const endsPlace = (row: Row, { start, end }: Period): boolean => {
  if (!/^[\s).]*$/.test(row.text.slice(end))) return false;
  const words = row.text.slice(row.from, start).trim().split(/\s+/);
  return Array.from({ length: Math.min(PLACE_WORDS, words.length - 1) }, (_, at) => words.slice(-at - 1).join(' ')).some((place) =>
    isOnlyPlace(place, fold(place)),
  );
};

/** « 2012 : animatrice au centre Orme, les samedis, avec les voisins »: the date announces what follows. */
const announces = ({ text, from }: Row, { start, end }: Period): boolean =>
  text.slice(from, start).trim() === '' && /^\s?:/u.test(text.slice(end));
/** « Vacataire à la mairie d’Orme dans le cadre de la fête des écoles (juin 2019) »: a bracket closes a head that stands out. */
const closesHead = (row: Row, period: Period): boolean => {
  const bracket = row.bold ? bracketOf(row, period) : null;
  return bracket !== null && /^[\s.:;]*$/u.test(row.text.slice(bracket[1]));
};
/** « Intern, Velmar Inc., Lodre. Summer 2017. »: a date that is all of the last sentence. */
const endsAlone = ({ text, from }: Row, { start, end }: Period): boolean =>
  /\.\s$/u.test(text.slice(from, start)) && /^\.?\s*$/u.test(text.slice(end));
/** Words of a dated row at most. */
const LONG_WORDS = 22;

/** The period that anchors an entry in this row, or null: a date inside a sentence anchors nothing. */
export const anchorOf = (row: Row, index: number, bulletsToo: boolean): Anchor | null => {
  const periods = findPeriods(row.folded);
  const period = besideEachOther(row, periods) ?? periods.find(({ single }) => !single) ?? periods[0];
  if (!period) return null;
  const rest = withoutPeriod(row, period);
  const words = rest.split(/\s+/).length;
  const told = !period.single && words <= 18 && edges(row, period) && titleScore(fold(rest)) > 0 && /\b(?:as|chez|at)\b/u.test(fold(rest));
  const opens = !period.single && announces(row, period);
  const isTask = (words > 8 && !opens) || (period.single && rest !== '');
  if (row.bullet && !bulletsToo && isTask && !told) return null;
  if (words > LONG_WORDS || rest.length > 170) return null;
  const precise =
    bracketOf(row, period) !== null ||
    announcedOf(row, period) !== null ||
    !period.single ||
    period.startDate.length > 4 ||
    isSetApart(row, period) ||
    endsAlone(row, period) ||
    endsPost(row, period, rest) ||
    endsPlace(row, period);
  if (
    period.single &&
    (words > (announces(row, period) || closesHead(row, period) ? LONG_WORDS : 14) || !(edges(row, period) || isSetApart(row, period)))
  )
    return null;
  if (!precise && rest !== '' && !opensRow(row, period) && !/(?:[\n|([,·•:–—-]|[_.…]{3})\s*$/.test(row.text.slice(0, period.start)))
    return null;
  if (words > 12 && !edges(row, period)) return null;
  return anchorAt(row, index, period);
};

/** « Août 2016 à Oiron ». */
const AT_TOWN = /^[àÀ]\s\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}$/u;

const anchorAt = (row: Row, index: number, period: Period): Anchor => {
  const rest = withoutPeriod(row, period);
  return {
    index,
    period,
    rest,
    marked: withoutPeriod(row, period, markedText(row)),
    from: row.text.slice(row.from, period.start).trim() === '' ? period.end + 1 : row.from,
    bare: rest === '' || AT_TOWN.test(rest) || isOnlyPlace(rest, fold(rest)),
  };
};

/** « Current | Chair, Orvane Society », « Actuellement : vendeuse »: what stands where others have their dates. Folded. */
const NOW =
  /^(?:actuel(?:lement)?|poste actuel|current(?:ly)?|present(?:ly)?|now|ongoing|today|aujourd'hui|a ce jour|en poste)\s?(?=[:\n–—-]\s?\p{L})/u;

/** The anchor of a row that begins with a word for today instead of a date; null for any other. */
export const currentAnchorOf = (row: Row, index: number): Anchor | null => {
  const told = row.bullet || findPeriods(row.folded).length > 0 ? null : NOW.exec(row.folded.slice(row.from));
  if (!told || row.text.split(/\s+/).length > LONG_WORDS) return null;
  return anchorAt(row, index, { startDate: '', endDate: null, single: false, start: row.from, end: row.from + told[0].length });
};

/** Words that a head has at most before its description goes on in the same row. */
export const HEAD_WORDS = 14;
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

/** Anchors without the years that titles end with, where a date in months stands right below: « Salon Orvane 2020 » over « Lyon, novembre 2020 ». */
export const withoutYearsOfTitles = (anchors: readonly Anchor[]): Anchor[] =>
  anchors.filter(({ index, period: { single, startDate, endDate } }, at) => {
    const below = anchors[at + 1];
    const dated = below?.index === index + 1 && below.period.startDate.length > 4 && titleScore(fold(below.rest)) < 3;
    const covers = dated && below.period.startDate >= startDate && below.period.startDate.slice(0, 4) <= (endDate ?? '');
    return !(single && startDate.length === 4 && covers);
  });

/** Where a date stands in its row: before the words, behind them, alone or among them. */
const placeOf = (row: Row, period: Period): 'alone' | 'before' | 'behind' | 'among' => {
  const before = !opensRow(row, period);
  const after = /[\p{L}\d]/u.test(row.folded.slice(period.end).replaceAll(DURATION, ''));
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
