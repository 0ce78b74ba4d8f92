import type { SectionKind } from '../lexicon/headings.ts';
import { bodySize, contentOf, type Row } from '../text/rows.ts';
import { headingKinds } from './headings.ts';
import { mentionsHumanLanguage } from './content.ts';
import { headingStyle, looksLikeForeignHeading, type HeadingStyle } from './typography.ts';

/** Part of a CV under one heading. The rows before the first heading form a section of kind `head`. */
export interface Section {
  kinds: (SectionKind | 'head')[];
  heading: Row | null;
  rows: Row[];
}

interface Heading {
  kinds: SectionKind[];
  /** Offset in the row where content follows the heading on its own line: « Langues : anglais ». */
  contentFrom: number | null;
}

const LABEL = /^([^:\n]{2,40}?)\s?(?::|\s[-–—]\s|\n|\t|\s{3,})\s*(?=\S)/u;

const readHeading = (row: Row): Heading | null => {
  const text = row.text.slice(row.from);
  const bare = text.replace(/^[\s\d.)(IVX]{0,5}[.)]\s/, '').replace(/[\s:.…_=~*#|-]+$/, '');
  const kinds = headingKinds(bare);
  if (kinds.length > 0) return { kinds, contentFrom: null };
  const label = LABEL.exec(text);
  const labelled = label ? headingKinds(label[1]!) : [];
  return labelled.length > 0 && label ? { kinds: labelled, contentFrom: row.from + label[0].length } : null;
};

/** The same row, beginning after its label. */
const afterLabel = (row: Row, from: number): Row => ({ ...row, from, bullet: false, bold: false, caps: false });

const isNarrative = (section: Section | undefined): boolean =>
  section !== undefined && section.kinds.some((kind) => kind === 'experience' || kind === 'projects');

/**
 * Cuts a CV where headings stand: known words in French and English, confirmed or extended by typography
 * (a line dressed exactly as the known headings opens an unknown section).
 */
export const toSections = (rows: readonly Row[]): Section[] => {
  const headings = rows.map(readHeading);
  const styles = rows.flatMap((row, index) => (headings[index] && headings[index].contentFrom === null ? [headingStyle(row)] : []));
  const body = bodySize(rows);
  const sections: Section[] = [{ kinds: ['head'], heading: null, rows: [] }];
  const aside: Section[] = [];
  rows.forEach((row, index) => {
    const current = sections.at(-1)!;
    const heading = headings[index];
    if (heading && heading.contentFrom === null && isPlausible(row, heading, rows, index, body, styles, current)) {
      sections.push({ kinds: heading.kinds, heading: row, rows: [] });
    } else if (heading && heading.contentFrom !== null) {
      const content = afterLabel(row, heading.contentFrom);
      const known = heading.kinds.includes('languages') && !mentionsHumanLanguage(content.folded.slice(content.from));
      const kinds: SectionKind[] = known ? ['skills'] : heading.kinds;
      const alone = row.block !== rows[index + 1]?.block || headings[index + 1] !== null;
      if (isNarrative(current) || current.kinds[0] === 'skills' || current.kinds[0] === 'head' || alone) {
        aside.push({ kinds, heading: row, rows: [content] });
        if (!isNarrative(current) && current.kinds[0] === kinds[0]) aside.pop();
        if (isNarrative(current) || current.kinds[0] === kinds[0]) current.rows.push(row);
      } else sections.push({ kinds, heading: row, rows: [content] });
    } else if (looksLikeForeignHeading(row, rows[index + 1], styles, body)) {
      sections.push({ kinds: ['other'], heading: row, rows: [] });
    } else current.rows.push(row);
  });
  return [...sections, ...aside].map(rectify);
};

/** A one-word heading inside an entry or a list is only a word there, unless it is dressed as the other headings. */
const isPlausible = (row: Row, heading: Heading, rows: readonly Row[], index: number, body: number, styles: HeadingStyle[], current: Section): boolean => {
  if (row.bullet && row.text.slice(0, row.from).trim().length === 1 && !row.bold && row.fontSize <= body && current.kinds[0] !== 'head') {
    const neighbours = [rows[index - 1], rows[index + 1]];
    if (neighbours.some((other) => other?.bullet && other.x === row.x)) return false;
  }
  const dressed = row.bold || row.caps || row.fontSize > body + 0.4 || /[:_]\s*$/.test(row.text);
  if (dressed) return true;
  const dressedHeadings = styles.filter((style) => style.bold || style.caps || style.size > body + 0.4).length;
  const lower = /^\p{Ll}/u.test(contentOf(row));
  return !lower && (dressedHeadings < 3 || (heading.kinds.length > 1 && current.kinds[0] !== 'skills'));
};

/** Headings that say one thing over content that says another: « Languages » over Java and C++. */
const rectify = (section: Section): Section => {
  if (section.kinds.length !== 1 || section.kinds[0] !== 'languages') return section;
  const text = section.rows.map(({ folded }) => folded).join('\n');
  return section.rows.length > 0 && !mentionsHumanLanguage(text) ? { ...section, kinds: ['skills'] } : section;
};

/** Sections that announce a kind, in reading order. */
export const sectionsOf = (sections: readonly Section[], ...kinds: Section['kinds']): Section[] =>
  sections.filter((section) => section.kinds.some((kind) => kinds.includes(kind)));
