import type { SectionKind } from '../lexicon/headings.ts';
import { bareLabelOf } from '../text/entryLabels.ts';
import { findPeriods } from '../dates/periods.ts';
import { bodySize, contentOf, type Row } from '../text/rows.ts';
import { kindOfTitle } from './headings.ts';
import { entryRows } from './entryRows.ts';
import { partMixedEntries } from './mixedEntries.ts';
import { cellHeadings } from './cellHeadings.ts';
import { withoutContents } from './contents.ts';
import { marginHeadings } from './marginHeadings.ts';
import { kindOfPlainTitle, mayBeListed } from './plainTitles.ts';
import {
  closesEntries,
  ENTRIES,
  isSubHeading,
  isUnderHeading,
  isWeaker,
  namesOverDates,
  opensAsOthers,
  opensEntry,
  standsAsOthers,
  tellsEntry,
} from './entryTitles.ts';
import { readHeadings } from './headingRows.ts';
import type { Heading } from './readHeading.ts';
import { repeatedLabels } from './repeatedLabels.ts';
import { withSharedHeadings } from './sharedHeadings.ts';
import { findWraps, joinRows, joinWraps } from '../text/unwrap.ts';
import {
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
import { withEmployersAsHeadings } from './employersAsHeadings.ts';
import { withGroupedJobs } from './groupedJobs.ts';
import { isPartOfEntry } from './partOfEntry.ts';
import { withQualifications } from './qualifications.ts';
import { kindsByContent, rectify } from './rectify.ts';
import { goesOnBelow, withResumedStudies } from './resumedStudies.ts';
import { ENTRY_KINDS, type EntryKind, holdsEntries, kindOfEntries } from './entryKind.ts';
import { lookOf, unknownTitles } from './headingLook.ts';
import { withListsOfSkills } from './listsOfSkills.ts';
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

/** « Principales activités et responsabilités »: a label of forms of so many words heads no section, whatever it looks like. */
const FORM_LABEL_WORDS = 3;
const isFormLabel = (row: Row): boolean => contentOf(row).split(' ').length >= FORM_LABEL_WORDS;

/**
 * Cuts a CV where headings stand: known words in French and English, confirmed or extended by typography
 * (a line dressed exactly as the known headings opens an unknown section).
 */
export const toSections = (inReadingOrder: readonly Row[]): Section[] => {
  const body = bodySize(inReadingOrder);
  const rows = inOwnColumns(withoutContents(inReadingOrder), body);
  const headings = withQualifications(rows, readHeadings(rows, body));
  const styles = rows.flatMap((row, index) => {
    const heading = headings[index];
    return heading && heading !== 'continued' && heading.contentFrom === null ? [headingStyle(row)] : [];
  });
  const margins = new Map([...marginHeadings(rows, headings), ...cellHeadings(rows, headings)]);
  const labels = new Set([...repeatedLabels(rows, headings), ...entryRows(rows, headings)]);
  const isOwnRow = (heading: Heading | 'continued' | null | undefined): boolean =>
    heading != null && (heading === 'continued' || heading.contentFrom === null);
  const titles = unknownTitles(rows, new Set(rows.filter((_, index) => isOwnRow(headings[index]))), body, margins.keys());
  const employers = namesOverDates(rows, titles.likely);
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
    const dressed = titles.ended.has(row) || titles.headings.has(row) || isTitleDressedAsHeading(row, rows[index + 1], styles, body);
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
  const wholeHeading = (index: number): Row => {
    const end = headings.findIndex((heading, at) => at > index && heading !== 'continued');
    return rows.slice(index + 1, end < 0 ? rows.length : end).reduce((row, next) => joinRows(row, next, ' '), rows[index]!);
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
      heading &&
      !ofStudies &&
      NARRATIVE.has(current.kinds[0]!) &&
      !large &&
      bareLabelOf(contentOf(row)) !== null &&
      (isFormLabel(row) || !hasTwins(row, styles));
    if (label) current.rows.push(row);
    else if (heading && heading.contentFrom === null && isPlausible(row, heading.kinds, rows, index, body, styles, current.kinds[0]!)) {
      sections.push({ kinds: heading.kinds, heading: wholeHeading(index), rows: [] });
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
    else if (told !== null && !opensAsOthers(rows, index, current)) sections.push({ kinds: [told], heading: row, rows: [] });
    else {
      const own = ownKind(index, current);
      const opens =
        (titles.headings.has(row) && closesEntries(rows, index, current)) ||
        (looksLikeForeignHeading(row, rows[index + 1], styles, body) &&
          ((row.fontSize > 1.3 * body && !tellsEntry(row, current)) || !opensEntry(rows, index, current)) &&
          !isUnderHeading(row, current));
      const isEmployer = own === 'experience' && employers.has(row);
      if (own === 'experience' && current.kinds[0] === 'other' && standsAsOthers(row, current.rows)) {
        current.kinds = [own];
        current.rows.push(row);
      } else if (own !== null || opens) sections.push({ kinds: [own ?? 'other'], heading: row, rows: isEmployer ? [row] : [] });
      else current.rows.push(row);
    }
  });
  const wraps = findWraps(inReadingOrder);
  const whole = [
    ...withListsOfSkills(withEmployersAsHeadings(withGroupedJobs(withResumedStudies(withSchoolsAsHeadings(withSharedHeadings(sections)))))),
    ...asides,
  ].map((section) => ({
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
  const labels = repeatedLabels(rows, headings);
  const standing = rows.filter((row, index) => {
    const heading = headings[index];
    if (!heading || heading === 'continued' || labels.has(row)) return false;
    return heading.contentFrom === null && (isDressed(row, body) || /:\s*$/.test(row.text));
  });
  const [known, styles] = [new Set(standing), standing.map(headingStyle)];
  const counts = Map.groupBy(rows, contentOf);
  const titles = rows.filter(
    (row, index) =>
      !known.has(row) && counts.get(contentOf(row))!.length === 1 && isTitleDressedAsHeading(row, rows[index + 1], styles, body),
  );
  for (const row of unknownTitles(rows, known, body).headings) known.add(row);
  return underTheirHeadings(rows, known, titles);
};

/** « Encadrement », "Invited talks", « Événements organisés »: what comes beside a post and is none. Folded. */
const NO_POSTS =
  /^(?:encadrements?|mentoring|mentorship|student|students|supervision|evenements|events|visites|services|(?:academic|professional) service|guest|invited|talks|seminars|seminaires|exposes|communications|committees|jurys|reviewing|peer|relectures|workshops)(?!\p{L})/u;

/** « Autres » in a smaller type than the section's own heading parts its jobs into groups. */
const isGroupTitle = (row: Row, { kinds, contentFrom }: Heading, { kinds: inside, heading }: Section): boolean =>
  inside[0] === 'experience' &&
  kinds[0] === 'other' &&
  contentFrom === null &&
  heading !== null &&
  row.fontSize < heading.fontSize - 0.5 &&
  !NO_POSTS.test(row.folded.slice(row.from));

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
