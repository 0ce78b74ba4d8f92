import { DOCUMENT_TITLES, type SectionKind } from '../lexicon/headings.ts';
import { bareLabelOf } from '../text/entryLabels.ts';
import { findPeriods } from '../dates/periods.ts';
import { bodySize, contentOf, type Row } from '../text/rows.ts';
import { kindOfTitle } from './headings.ts';
import { endsBroken } from './brokenRows.ts';
import { entryRows } from './entryRows.ts';
import { partMixedEntries } from './mixedEntries.ts';
import { marginHeadings } from './marginHeadings.ts';
import { misspeltHeading } from './misspeltHeadings.ts';
import { kindOfPlainTitle, mayBeListed } from './plainTitles.ts';
import { readHeading, type Heading } from './readHeading.ts';
import { repeatedLabels } from './repeatedLabels.ts';
import { withSharedHeadings } from './sharedHeadings.ts';
import { fold } from '../text/fold.ts';
import { degreeAt, isSchool } from '../text/studyWords.ts';
import { titleScore } from '../text/workWords.ts';
import { findWraps, joinWraps } from '../text/unwrap.ts';
import {
  type HeadingStyle,
  hasTwins,
  headingStyle,
  isDressedAs,
  isDressed,
  isPlausible,
  isTitleDressedAsHeading,
  looksLikeForeignHeading,
  opensHead,
} from './typography.ts';
import { underTheirHeadings } from './ownColumns.ts';
import { withGroupedJobs } from './groupedJobs.ts';
import { isPartOfEntry } from './partOfEntry.ts';
import { withQualifications } from './qualifications.ts';
import { kindsByContent, rectify } from './rectify.ts';
import { goesOnBelow, withResumedStudies } from './resumedStudies.ts';
import { ENTRY_KINDS, type EntryKind, holdsEntries, kindOfEntries } from './entryKind.ts';
import { lookOf, unknownTitles } from './headingLook.ts';
import { namedByStudies, partStudies, withSchoolsAsHeadings } from './unannouncedStudies.ts';

/** Part of a CV under one heading. The rows before the first heading form a section of kind `head`. */
export interface Section {
  kinds: (SectionKind | 'head')[];
  heading: Row | null;
  rows: Row[];
}

/** The same row, beginning after its label. */
const afterLabel = (row: Row, from: number): Row => ({ ...row, from, bullet: false, bold: false, caps: false });

const kindsAt = (heading: Heading | 'continued' | null | undefined): SectionKind[] | null =>
  heading && heading !== 'continued' ? heading.kinds : null;

const NARRATIVE: ReadonlySet<string> = new Set(['experience', 'projects']);
/** Sections that a date may stand beside. */
const DATED: ReadonlySet<string> = new Set(['experience', 'education', 'projects', 'certifications']);
/** What a labelled line inside an experience may say beside it; any other label belongs to the description. */
const ASIDES: ReadonlySet<string> = new Set(['skills', 'softSkills', 'languages']);

/**
 * Cuts a CV where headings stand: known words in French and English, confirmed or extended by typography
 * (a line dressed exactly as the known headings opens an unknown section).
 */
export const toSections = (inReadingOrder: readonly Row[]): Section[] => {
  const body = bodySize(inReadingOrder);
  const rows = inOwnColumns(inReadingOrder, body);
  const headings = withQualifications(rows, readHeadings(rows, body));
  const styles = rows.flatMap((row, index) => {
    const heading = headings[index];
    return heading && heading !== 'continued' && heading.contentFrom === null ? [headingStyle(row)] : [];
  });
  const margins = marginHeadings(rows, headings);
  const labels = new Set([...repeatedLabels(rows, headings), ...entryRows(rows, headings)]);
  const isOwnRow = (heading: Heading | 'continued' | null | undefined): boolean =>
    heading != null && (heading === 'continued' || heading.contentFrom === null);
  const titles = unknownTitles(rows, new Set(rows.filter((_, index) => isOwnRow(headings[index]))), body);
  const upToHeading = (at: number, parts: (row: Row) => boolean): Row[] => {
    const end = rows.findIndex((row, index) => index > at && (isOwnRow(headings[index]) || parts(row)));
    return rows.slice(at + 1, end < 0 ? rows.length : end);
  };
  const plainKind = (index: number): SectionKind | null => {
    const kind = kindOfPlainTitle(rows, index, body);
    return kind !== null &&
      mayBeListed(
        kind,
        upToHeading(index, () => false),
      )
      ? kind
      : null;
  };
  const toldKinds = rows.map((row, index) => {
    if (headings[index] !== null) return null;
    const dressed = titles.headings.has(row) || isTitleDressedAsHeading(row, rows[index + 1], styles, body);
    return dressed ? kindOfTitle(contentOf(row)) : plainKind(index);
  });
  const missing = ENTRY_KINDS.filter((kind) =>
    rows.every((_, index) => {
      const kinds = kindsAt(headings[index]) ?? [toldKinds[index]];
      return (
        kinds[0] !== kind ||
        !kinds.every((one) => ENTRIES.has(one!)) ||
        !holdsEntries(
          kind,
          upToHeading(index, () => false),
        )
      );
    }),
  );
  const ownKind = (index: number, { kinds, heading: over }: Section): EntryKind | null => {
    const row = rows[index]!;
    const lesser = over !== null && isWeaker(row, over) && isDressedAs(over, styles);
    if (missing.length === 0 || !titles.likely.has(row) || lesser) return null;
    const look = lookOf(row);
    const own = upToHeading(index, (other) => titles.headings.has(other) || (titles.likely.has(other) && lookOf(other) === look));
    const kind = kindOfEntries(row, own, missing);
    return kind !== kinds[0] || over === null ? kind : null;
  };
  const sections: Section[] = [{ kinds: ['head'], heading: null, rows: [] }];
  const asides: Section[] = [];
  rows.forEach((row, index) => {
    const current = sections.at(-1)!;
    const heading = headings[index];
    if (heading === 'continued') return;
    const margin = margins.get(row);
    if (margin) {
      const { heading: announced, content } = margin;
      if (announced) sections.push({ kinds: kindsByContent(announced.kinds, content), heading: row, rows: [content] });
      else current.rows.push(content);
      return;
    }
    if (labels.has(row) && DATED.has(current.kinds[0]!)) {
      current.rows.push(row);
      return;
    }
    if (heading && (isPartOfEntry(row, heading, current, styles) || isSubHeading(rows, index, headings, current, styles))) {
      current.rows.push(row);
      return;
    }
    if (heading && isGroupTitle(row, heading, current)) return;
    const told = toldKinds[index] ?? null;
    const large = row.fontSize > body + 0.9 && current.heading !== null && row.fontSize > current.heading.fontSize - 0.3;
    const ofStudies = heading?.kinds[0] === 'education';
    const label =
      heading && !ofStudies && NARRATIVE.has(current.kinds[0]!) && !large && bareLabelOf(contentOf(row)) !== null && !hasTwins(row, styles);
    if (label) current.rows.push(row);
    else if (heading && heading.contentFrom === null && isPlausible(row, heading.kinds, rows, index, body, styles, current.kinds[0]!)) {
      sections.push({ kinds: heading.kinds, heading: row, rows: [] });
    } else if (heading && heading.contentFrom !== null) {
      const content = afterLabel(row, heading.contentFrom);
      const kinds = kindsByContent(heading.kinds, content);
      const inside = NARRATIVE.has(current.kinds[0]!);
      const alone = row.block !== rows[index + 1]?.block || (headings[index + 1] ?? null) !== null;
      const titled = row.fontSize > body + 0.9 && isDressedAs(row, [...styles, headingStyle(row)]);
      const dated = isDressed(row, body) && /^\s*(?:\d|depuis|since)/u.test(content.folded.slice(content.from));
      const entries = ENTRY_KINDS.find((kind) => kind === kinds[0]);
      const opened = entries !== undefined && row.caps && alone && holdsStays(upToHeading(index, () => false));
      if (opened || (titled && NARRATIVE.has(current.kinds[0]!)) || (dated && DATED.has(kinds[0]!)))
        sections.push({ kinds, heading: row, rows: [content] });
      else if (inside || kinds[0] === current.kinds[0] || (current.kinds[0] === 'skills' && kinds[0] === 'other')) {
        current.rows.push(row);
        if (inside && ASIDES.has(kinds[0]!)) asides.push({ kinds, heading: row, rows: [content] });
      } else if (
        current.kinds[0] === 'skills' ||
        current.kinds[0] === 'head' ||
        alone ||
        goesOnBelow(
          row,
          kinds[0]!,
          current,
          upToHeading(index, () => false),
        )
      )
        asides.push({ kinds, heading: row, rows: [content] });
      else sections.push({ kinds, heading: row, rows: [content] });
    } else if (sections.length > 1 && opensHead(row, rows, styles, body)) sections.push({ kinds: ['head'], heading: null, rows: [row] });
    else if (told !== null) sections.push({ kinds: [told], heading: row, rows: [] });
    else {
      const own = ownKind(index, current);
      const opens =
        (titles.headings.has(row) && closesEntries(rows, index, current)) ||
        (looksLikeForeignHeading(row, rows[index + 1], styles, body) &&
          ((row.fontSize > 1.3 * body && !tellsEntry(row, current)) || !opensEntry(rows, index, current)) &&
          !isUnderHeading(row, current));
      if (own !== null || opens) sections.push({ kinds: [own ?? 'other'], heading: row, rows: [] });
      else current.rows.push(row);
    }
  });
  const wraps = findWraps(inReadingOrder);
  const whole = [...withGroupedJobs(withResumedStudies(withSchoolsAsHeadings(withSharedHeadings(sections)))), ...asides].map((section) => ({
    ...section,
    rows: joinWraps(section.rows, wrapsIn(section, wraps)),
  }));
  return partStudies(namedByStudies(partMixedEntries(whole.map(rectify))));
};

/** Stays that stand under a heading which tells where they were: « CARRIÈRE MILITAIRE - ARMÉE DE L’AIR ». */
const MIN_STAYS = 2;
const holdsStays = (rows: readonly Row[]): boolean =>
  rows.filter((row) => !row.bullet && findPeriods(row.folded).some(({ single }) => !single)).length >= MIN_STAYS;

/** Rows in the order of their columns where a heading is followed by another column than its own. */
const inOwnColumns = (rows: readonly Row[], body: number): readonly Row[] => {
  const headings = readHeadings(rows, body);
  const standing = rows.filter((row, index) => {
    const heading = headings[index];
    if (!heading || heading === 'continued') return false;
    return heading.contentFrom === null && (isDressed(row, body) || /:\s*$/.test(row.text));
  });
  const [known, styles] = [new Set(standing), standing.map(headingStyle)];
  const titles = rows.filter((row, index) => !known.has(row) && isTitleDressedAsHeading(row, rows[index + 1], styles, body));
  for (const row of unknownTitles(rows, known, body).headings) known.add(row);
  return underTheirHeadings(rows, known, titles);
};

/** Headings row by row; one that wraps covers the next row too (`continued`). */
const readHeadings = (rows: readonly Row[], body: number): (Heading | 'continued' | null)[] => {
  const headings: (Heading | 'continued' | null)[] = [];
  rows.forEach((row, index) => {
    if (headings[index] === 'continued') return;
    const next = rows[index + 1];
    const joined = next ? readHeading(row, next) : null;
    if (joined && next && sameDress(row, next)) {
      headings[index] = joined;
      headings[index + 1] = 'continued';
    } else if (endsBroken(rows[index - 1], row)) headings[index] = null;
    else headings[index] = isDocumentTitle(row, index, next) ? null : (readHeading(row, null, body) ?? misspeltHeading(row, next, body));
  });
  return headings;
};

/** Words of a row that only prose has so many of. */
const PROSE = 8;

/** « Résumé » at the top of a document names it, unless prose follows: a summary then. */
const isDocumentTitle = (row: Row, index: number, next: Row | undefined): boolean => {
  const told = next && !next.bullet && !/@/.test(next.text) ? contentOf(next).split(' ') : [];
  const announces = told.length >= PROSE && told.filter((word) => /^\p{Ll}/u.test(word)).length * 2 >= told.length;
  return index < 4 && !announces && DOCUMENT_TITLES.has(row.folded.slice(row.from).trim());
};

const sameDress = (row: Row, next: Row): boolean =>
  row.page === next.page &&
  row.bold === next.bold &&
  row.caps === next.caps &&
  Math.abs(row.fontSize - next.fontSize) < 0.4 &&
  (Math.abs(row.x - next.x) < 3 || Math.abs(row.right - next.right) < 3 || Math.abs(row.x + row.right - next.x - next.right) < 6) &&
  next.y - row.y < 2 * row.fontSize;

/** What a job may tell under a heading of its own. */
const OF_A_JOB: ReadonlySet<string> = new Set(['projects', 'skills', 'softSkills', 'certifications', 'other']);

/** Whether a row is dressed less than the heading of its section: smaller, or without its capitals or its weight. */
const isWeaker = (row: Row, heading: Row): boolean =>
  row.fontSize < heading.fontSize + 0.3 &&
  (row.fontSize < heading.fontSize - 0.5 || (heading.caps && !row.caps) || (heading.bold && !row.bold)) &&
  !(row.caps && !heading.caps);

/** « Key projects » inside a job: dressed less than the headings of the CV, and other jobs with their dates follow it further down. */
const isSubHeading = (
  rows: readonly Row[],
  index: number,
  headings: readonly (Heading | 'continued' | null)[],
  { kinds, heading: over }: Section,
  styles: readonly HeadingStyle[],
): boolean => {
  const [row, heading] = [rows[index]!, headings[index]];
  if (kinds[0] !== 'experience' || !over || !heading || heading === 'continued' || heading.contentFrom !== null) return false;
  if (!OF_A_JOB.has(heading.kinds[0]!) || !isWeaker(row, over) || !isDressedAs(over, styles) || Math.abs(row.x - over.x) > 60) return false;
  if (findPeriods(rows[index + 1]?.folded ?? '').length > 0) return false;
  const end = rows.findIndex((other, at) => at > index && headings[at] != null && !isWeaker(other, over));
  return rows
    .slice(index + 2, end < 0 ? rows.length : end)
    .some((other) => !other.bullet && other.text.length < 120 && findPeriods(other.folded).some(({ single }) => !single));
};

/** « Autres » in a smaller type than the section's own heading parts its jobs into groups. */
const isGroupTitle = (row: Row, { kinds, contentFrom }: Heading, { kinds: inside, heading }: Section): boolean =>
  inside[0] === 'experience' && kinds[0] === 'other' && contentFrom === null && heading !== null && row.fontSize < heading.fontSize - 0.5;

const ENTRIES: ReadonlySet<string> = new Set(['experience', 'education', 'projects', 'certifications']);

/** A row dressed as a heading inside entries, with a date just below: an employer or a school. */
const opensEntry = (rows: readonly Row[], index: number, { kinds }: Section): boolean =>
  ENTRIES.has(kinds[0]!) &&
  rows.slice(index + 1, index + 3).some((row) => row.page === rows[index]!.page && findPeriods(row.folded).length > 0);

/** « Orvane – Vendeuse », « Northvale University – BSc »: the whole head of an entry, in type as large as the headings. */
const tellsEntry = (row: Row, { kinds }: Section): boolean => {
  const text = contentOf(row);
  if (kinds[0] === 'education') return degreeAt(text) !== null && isSchool(text);
  const [before, ...others] = text.split(/\s[–—|@-]\s|,\s|\s(?:at|chez)\s/u);
  return kinds[0] === 'experience' && others.length > 0 && [before!, others.at(-1)!].some((part) => titleScore(fold(part)) >= 3);
};

/** « Northvale University » right under « Education », in a lesser type: the title of an entry, as are those set like it. */
const isUnderHeading = (row: Row, { kinds, heading, rows }: Section): boolean =>
  (kinds[0] === 'education' || kinds[0] === 'experience') &&
  heading !== null &&
  heading.page === row.page &&
  row.fontSize < heading.fontSize - 0.9 &&
  (rows.length === 0 || (Math.abs(rows[0]!.fontSize - row.fontSize) < 0.3 && rows[0]!.bold === row.bold));

/** Whether a row set as the headings are ends a section of entries: neither does it open one of them nor is it set as they open. In lists it parts the list. */
const closesEntries = (rows: readonly Row[], index: number, section: Section): boolean => {
  const [first] = section.rows;
  if (!first || !ENTRIES.has(section.kinds[0]!) || section.kinds[0] === 'certifications') return false;
  return lookOf(first) !== lookOf(rows[index]!) && (section.kinds[0] !== 'experience' || !opensEntry(rows, index, section));
};

/** In a column of single words nothing tells a full row from a short list: only an enumeration goes on there. */
const LISTS: ReadonlySet<string> = new Set(['skills', 'softSkills', 'languages', 'contact', 'interests']);

const wrapsIn = ({ kinds, rows }: Section, wraps: ReadonlySet<Row>): ReadonlySet<Row> => {
  if (kinds[0] === 'head') return new Set();
  if (kinds[0] === 'certifications')
    return new Set(rows.filter((row, index) => wraps.has(row) && !/\([^()]*\d{4}\)$/u.test(rows[index - 1]?.text ?? '')));
  if (!kinds.some((kind) => LISTS.has(kind))) return wraps;
  return new Set(rows.filter((row, index) => wraps.has(row) && rows[index - 1]?.text.match(/[,;|•·/:]|\s[-–]\s/u)));
};

/** Sections that announce a kind, in reading order. */
export const sectionsOf = (sections: readonly Section[], ...kinds: Section['kinds']): Section[] =>
  sections.filter((section) => section.kinds.some((kind) => kinds.includes(kind)));
