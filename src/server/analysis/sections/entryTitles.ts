import { findPeriods } from '../dates/periods.ts';
import { isOnlyDate } from '../text/besideDate.ts';
import { fold } from '../text/fold.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { degreeAt, isSchool } from '../text/studyWords.ts';
import { titleScore } from '../text/workWords.ts';
import { lookOf } from './headingLook.ts';
import type { Heading } from './readHeading.ts';
import type { Section } from './sections.ts';
import { type HeadingStyle, isDressedAs } from './typography.ts';

/** Sections of entries, each of which may have a title of its own. */
export const ENTRIES: ReadonlySet<string> = new Set(['experience', 'education', 'projects', 'certifications']);

/** What a job may tell under a heading of its own. */
const OF_A_JOB: ReadonlySet<string> = new Set(['projects', 'skills', 'softSkills', 'certifications', 'other']);

/** Whether a row is dressed less than the heading of its section: smaller, or without its capitals or its weight. */
export const isWeaker = (row: Row, heading: Row): boolean =>
  row.fontSize < heading.fontSize + 0.3 &&
  (row.fontSize < heading.fontSize - 0.5 || (heading.caps && !row.caps) || (heading.bold && !row.bold)) &&
  !(row.caps && !heading.caps);

/** « Key projects » inside a job, « Projets : » inside a study: dressed less than the headings of the CV, and other jobs with their dates follow it further down. */
export const isSubHeading = (
  rows: readonly Row[],
  index: number,
  headings: readonly (Heading | 'continued' | null)[],
  { kinds, heading: over }: Section,
  styles: readonly HeadingStyle[],
): boolean => {
  const [row, heading] = [rows[index]!, headings[index]];
  if (!over || !heading || heading === 'continued' || heading.contentFrom !== null) return false;
  if (kinds[0] !== 'experience' && !(kinds[0] === 'education' && /:\s*$/u.test(row.text))) return false;
  if (!OF_A_JOB.has(heading.kinds[0]!) || !isWeaker(row, over) || !isDressedAs(over, styles) || Math.abs(row.x - over.x) > 60) return false;
  if (findPeriods(rows[index + 1]?.folded ?? '').length > 0) return false;
  const end = rows.findIndex((other, at) => at > index && headings[at] != null && !isWeaker(other, over));
  return rows
    .slice(index + 2, end < 0 ? rows.length : end)
    .some((other) => !other.bullet && other.text.length < 120 && findPeriods(other.folded).some(({ single }) => !single));
};

/** A row dressed as a heading inside entries, with a date just below: an employer or a school. */
export const opensEntry = (rows: readonly Row[], index: number, { kinds }: Section): boolean =>
  ENTRIES.has(kinds[0]!) &&
  rows.slice(index + 1, index + 3).some((row) => row.page === rows[index]!.page && findPeriods(row.folded).length > 0);

/** « (May 2019 - June 2021) »: a row with nothing but a date. */
const isDate = (row: Row | undefined): boolean => row !== undefined && !row.bullet && isOnlyDate(row);

/** Names of one look that stand over one date each, from so many on. */
const MIN_NAMES = 2;

/** « Orvane » over its dates, « Tarvel » over others: titles in one look that are employers, each over one entry. */
export const namesOverDates = (rows: readonly Row[], titles: ReadonlySet<Row>): ReadonlySet<Row> => {
  const found = rows.flatMap((row, at) => (titles.has(row) && isDate(rows[at + 1]) ? [at] : []));
  const alike = [...Map.groupBy(found, (at) => lookOf(rows[at]!)).values()].filter((names) => names.length >= MIN_NAMES);
  const isOver = (names: readonly number[], one: number): boolean =>
    rows.slice(names[one]! + 1, names[one + 1]).filter((row) => isDate(row)).length === 1;
  const single = alike.filter((names) => names.slice(0, -1).every((_, one) => isOver(names, one)));
  return new Set(single.flat().map((at) => rows[at]!));
};

/** Whether other rows above stand over their dates in the look of this one. */
export const standsAsOthers = (row: Row, above: readonly Row[]): boolean =>
  above.some((other, at) => lookOf(other) === lookOf(row) && isDate(above[at + 1]));

/** « Orme Projects » over its dates, set less than the heading and as other entries of the section open: an employer in words of headings. */
export const opensAsOthers = (rows: readonly Row[], index: number, section: Section): boolean => {
  const [row, { heading, rows: above }] = [rows[index]!, section];
  if (heading === null || !isWeaker(row, heading) || !opensEntry(rows, index, section)) return false;
  return above.some((other, at) => lookOf(other) === lookOf(row) && opensEntry(above, at, section));
};

/** « Orvane – Vendeuse », « Northvale University – BSc »: the whole head of an entry, in type as large as the headings. */
export const tellsEntry = (row: Row, { kinds }: Section): boolean => {
  const text = contentOf(row);
  if (kinds[0] === 'education') return degreeAt(text) !== null && isSchool(text);
  const [before, ...others] = text.split(/\s[–—|@-]\s|,\s|\s(?:at|chez)\s/u);
  return kinds[0] === 'experience' && others.length > 0 && [before!, others.at(-1)!].some((part) => titleScore(fold(part)) >= 3);
};

/** « Northvale University » right under « Education », in a lesser type: the title of an entry, as are those set like it. */
export const isUnderHeading = (row: Row, { kinds, heading, rows }: Section): boolean =>
  (kinds[0] === 'education' || kinds[0] === 'experience') &&
  heading !== null &&
  heading.page === row.page &&
  row.fontSize < heading.fontSize - 0.9 &&
  (rows.length === 0 || (Math.abs(rows[0]!.fontSize - row.fontSize) < 0.3 && rows[0]!.bold === row.bold));

/** Whether a row set as the headings are ends a section of entries: neither does it open one of them nor is it set as they open. In lists it parts the list. */
export const closesEntries = (rows: readonly Row[], index: number, section: Section): boolean => {
  const [first] = section.rows;
  if (!first || !ENTRIES.has(section.kinds[0]!) || section.kinds[0] === 'certifications') return false;
  const row = rows[index]!;
  return (
    lookOf(first) !== lookOf(row) && (section.kinds[0] !== 'experience' || !(opensEntry(rows, index, section) || tellsEntry(row, section)))
  );
};
