import { findPeriods } from '../dates/periods.ts';
import type { Row } from '../text/rows.ts';
import { degreeIn, isSchool } from '../text/studyWords.ts';
import { companyScore, titleScore } from '../text/workWords.ts';
import { fold } from '../text/fold.ts';
import { namesDegree, opensWithPlacement } from './content.ts';
import type { EntryKind } from './entryKind.ts';
import type { Section } from './sections.ts';

/** « Parcours », « Cursus », "Timeline": posts, studies or both. Folded. */
const PATH = /^\W*(?:mon |my )?(?:parcours|cursus|itineraire|path|journey|timeline|chronologie|chronology)(?: universitaire)?\W*$/u;

/** An entry names what it is in its first rows. */
const HEAD_ROWS = 3;
/** A longer row is prose. */
const MAX_LETTERS = 160;
/** Rows that may stand over the date of an entry. */
const MAX_ABOVE = 2;
/** Fewer entries show no habit. */
const MIN_ENTRIES = 3;

/** « Postdoctorat », « Research project », « Enseignement »: work, whatever degree stands beside it. Folded. */
const WORK = /^\W*(?:post-?doc\p{L}*|research|recherche|teaching|enseignement|tutoring|tutorat|monitorat|vacations?)(?!\p{L})/u;
/** « CDI », « Stage »: a cell that tells how somebody was employed. Folded. */
const CONTRACT = /^\W*(?:cdi|cdd|stage|interim|freelance|internship|full[- ]time|part[- ]time)\W*$/u;

/** « Élève fonctionnaire stagiaire, École … »: who learns there, whatever trade stands behind. Folded. */
const PUPIL = /^\W*(?:eleve|etudiante?)(?!\p{L})/u;

/** « 2019 – 2021 ¦ Vendeuse »: a cell with nothing but a date, whose left edge goes with its length where dates end at one edge. */
const opensWithDateCell = ({ text, folded, from, bullet }: Row): boolean => {
  const end = text.indexOf('\n', from);
  const [period] = end < 0 || bullet ? [] : findPeriods(folded);
  return period !== undefined && period.end <= end && !/\p{L}/u.test(text.slice(from, period.start) + text.slice(period.end, end));
};

/** Where the date stands in a row: before everything else, or behind it. */
const seatOf = (row: Row): 'first' | 'last' | null => {
  if (row.text.length > MAX_LETTERS && !opensWithDateCell(row)) return null;
  const periods = findPeriods(row.folded);
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return null;
  if (!/\p{L}/u.test(row.folded.slice(row.from, first.start))) return 'first';
  return /[\p{L}\d]/u.test(row.folded.slice(last.end)) ? null : 'last';
};

/** Where each entry opens: its date stands as the first one does, so many rows below its opening. */
const openingsOf = (rows: readonly Row[]): number[] => {
  const above = rows.findIndex((row) => seatOf(row) !== null);
  if (above < 0 || above > MAX_ABOVE) return [];
  const date = rows[above]!;
  const alike = (row: Row, other: Row): boolean =>
    (Math.abs(row.x - other.x) < 3 || (opensWithDateCell(row) && opensWithDateCell(other))) &&
    row.bullet === other.bullet &&
    row.bold === other.bold &&
    Math.abs(row.fontSize - other.fontSize) < 2.5;
  const openings = rows.flatMap((row, index) => (seatOf(row) === seatOf(date) && alike(row, date) ? [index - above] : []));
  return openings.every((at, index) => alike(rows[at]!, rows[0]!) && at >= (openings[index - 1] ?? -1) + above) ? openings : [];
};

/** What a row says beside its dates, piece by piece. */
const piecesOf = (row: Row): string[] => {
  let text = '';
  let at = row.from;
  for (const { start, end } of findPeriods(row.folded)) {
    text += `${row.text.slice(at, start)}\n`;
    at = Math.max(at, end);
  }
  return (text + row.text.slice(at))
    .split(/[\n,;|:•·]|\s[-–—]\s/u)
    .map((piece) => piece.replace(/^[^\p{L}\d]+/u, '').trim())
    .filter((piece) => /\p{L}/u.test(piece));
};

/** Whether a row opens with a degree: « Master », and « Ingénieur » beside a school, but neither « Associate professor » nor « Ingénieur de recherche » at a firm. */
const opensWithDegree = ([first = '', ...others]: readonly string[]): boolean => {
  const degree = degreeIn(first);
  if (degree?.start !== 0) return false;
  const own = first.slice(0, degree.end);
  if (titleScore(fold(own)) < 3 && !isSchool(own)) return true;
  return titleScore(fold(first.slice(degree.end))) < 3 && [own, ...others].some(isSchool);
};

/** What the pieces of one row tell of: a degree or a post. */
const kindOfRow = (pieces: readonly string[]): EntryKind | null => {
  const folded = pieces.map(fold);
  if (opensWithPlacement(folded[0] ?? '') || WORK.test(folded[0] ?? '')) return 'experience';
  // « EPITA, Lodre, Cycle ingénieur »: a school, and its degree in a piece of its own
  const [school = '', ...others] = pieces;
  if (isSchool(school) && others.some((piece) => degreeIn(piece)?.start === 0)) return 'education';
  if (opensWithDegree(pieces) || (PUPIL.test(folded[0] ?? '') && pieces.some(isSchool))) return 'education';
  if (folded.some((piece) => CONTRACT.test(piece) || titleScore(piece) >= 3)) return 'experience';
  return folded.some(namesDegree) ? 'education' : null;
};

/** What one entry tells of by its first rows: a post or a study; null where no word says so. */
const kindOfEntry = (rows: readonly Row[]): EntryKind | null => {
  const end = rows.findIndex((row, index) => index > 0 && (row.text.length > MAX_LETTERS || (row.bullet && !rows[0]!.bullet)));
  const head = rows.slice(0, end < 0 ? HEAD_ROWS : Math.min(end, HEAD_ROWS)).map(piecesOf);
  const told = head.map(kindOfRow).find((kind) => kind !== null);
  if (told) return told;
  const pieces = head.flat();
  if (pieces.some(isSchool)) return 'education';
  return pieces.some((piece) => companyScore(piece, fold(piece)) >= 2) ? 'experience' : null;
};

const mayBeMixed = ({ kinds, heading }: Section): boolean =>
  (kinds.includes('education') && kinds.includes('experience')) || (heading !== null && PATH.test(heading.folded));

/** Words from which a row that a full stop ends is a sentence: what somebody writes over their entries. */
const SENTENCE_WORDS = 12;
const isSentence = (row: Row): boolean => /\.$/u.test(row.text) && row.text.split(' ').length >= SENTENCE_WORDS;

/** A section cut into its posts and its studies, each entry judged on its own; left as it is where it holds but one of the two. */
export const partEntries = (section: Section): Section[] => {
  const told = section.rows.slice(
    Math.max(
      0,
      section.rows.findIndex((row) => !isSentence(row)),
    ),
  );
  const openings = openingsOf(told);
  if (openings.length < MIN_ENTRIES) return [section];
  const entries = openings.map((from, index) => told.slice(from, openings[index + 1]));
  const kinds = entries.map(kindOfEntry);
  if (!kinds.includes('education') || !kinds.includes('experience')) return [section];
  const rest = section.kinds[0] === 'education' ? 'education' : 'experience';
  const of = (kind: EntryKind): Row[] => entries.filter((_, index) => (kinds[index] ?? rest) === kind).flat();
  return (['experience', 'education'] as const).map((kind) => ({ ...section, kinds: [kind], rows: of(kind) }));
};

/** Posts and studies in one list (« Formation et expériences », « Parcours »). */
export const partMixedEntries = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => (mayBeMixed(section) ? partEntries(section) : [section]));
