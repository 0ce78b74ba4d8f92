import { findPeriods } from '../dates/periods.ts';
import type { SectionKind } from '../lexicon/headings.ts';
import { fold } from '../text/fold.ts';
import type { Row } from '../text/rows.ts';
import { isTableHead } from '../text/studyColumns.ts';
import { degreeAt, isSchool } from '../text/studyWords.ts';
import { headingKinds } from './headings.ts';

export interface Heading {
  kinds: SectionKind[];
  /** Offset in the row where content follows the heading on its own line: « Langues : anglais ». */
  contentFrom: number | null;
}

const LABEL = /^([^:\n]{2,40}?)\s?(?::|\s[-–—]\s|\.\s?[–—]\s|\n|\t|\s{3,})\s*(?=\S)/u;

/** « 04 Education », « 02/ Skills », « (03) Formation »: the number of a section. */
const NUMBER = /^\(?0\d\)?\s*[/.|:–—-]?\s*(?=\p{L})/u;

/** « A. Orme. "Prizes – who wins them" »: what a quotation mark opens and nothing closes. */
const QUOTED = /["“«][^"”»]*$/u;

/** « Distinction" (1987) »: the end of a quotation that the row above opens. */
const CLOSES_QUOTE = /^[^"“]*["”][^"“]*$/u;

const bareText = (row: Row): string =>
  row.text
    .slice(row.from)
    .replace(NUMBER, '')
    .replace(/^[\s\d.)(IVX]{0,5}[.)]\s/, '')
    .replace(/[\s:.…_=~*#|-]+$/, '')
    .replace(/\s+\([^()]{1,40}\)$/u, '');

/** « ffi EXPÉRIENCES », « z LOISIRS », « ^ LANGUES »: what the font of an icon leaves in front of a heading in capitals. */
const ICON = /^(?:\p{Ll}{1,3}|\p{L}|[^\p{L}\d\s]{1,2}|\d)\s+(?=[^\p{Ll}]+$)/u;

/** Two rows that are one heading: « DOMAINES DE / COMPÉTENCES », « LANGAGES DE PRO- / GRAMMATION ». Two headings one under the other are not. */
const wrapped = (row: Row, next: Row): Heading | null => {
  const [text, below] = [bareText(row), bareText(next)];
  if (text.length + below.length > 60 || /[:]\s*$/.test(row.text)) return null;
  const open = /(?:&|\bet|\band|\bde|\bdes|\bd['’]|\bof)$/iu.test(text);
  if (!open && headingKinds(text).length > 0 && headingKinds(below).length > 0) return null;
  const kinds = headingKinds(/\p{L}-\s*$/u.test(row.text) ? text + below : `${text} ${below}`);
  return kinds.length > 0 ? { kinds, contentFrom: null } : null;
};

/** « Maîtrise en gestion    2019 - 2021 », « Techniques - Option : réseaux    2019 - 2021 »: a date in the last cell, behind words of headings that announce no entries. */
const isDatedTitle = ([kind]: readonly SectionKind[], told: string): boolean => {
  const [period] = ENTRIES.has(kind!) ? [] : findPeriods(told);
  const cell = period ? told.lastIndexOf('\n', period.start) + 1 : 0;
  return period !== undefined && !/[\p{L}\d]/u.test(told.slice(cell, period.start) + told.slice(period.end));
};
const ENTRIES: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'certifications']);

/** « Professionnelles », « Associatives » under « Expériences »: which of them follow. */
const WHICH = new Map<string, SectionKind>([
  ['professionnelles', 'experience'],
  ['associatives', 'other'],
  ['benevoles', 'other'],
]);

/** What a row announces, alone or with the row under it; null when it is no heading. */
export const readHeading = (row: Row, next: Row | null, body = 0): Heading | null => {
  if (next) return wrapped(row, next);
  if ((row.text.includes('\n') && isTableHead(row)) || CLOSES_QUOTE.test(row.text)) return null;
  const kinds = headingKinds(bareText(row));
  if (kinds.length > 0) return { kinds, contentFrom: null };
  const which = WHICH.get(fold(bareText(row)));
  if (which) return { kinds: [which], contentFrom: null };
  const behindIcon = ICON.test(bareText(row)) ? headingKinds(bareText(row).replace(ICON, '')) : [];
  if (behindIcon.length > 0) return { kinds: behindIcon, contentFrom: null };
  const text = row.text.slice(row.from);
  const label = LABEL.exec(text);
  const studied = label !== null && !label[1]!.endsWith('.') && degreeAt(label[1]!) === 0 && isSchool(text.slice(label[0].length));
  const labelled = label && !studied && !QUOTED.test(label[1]!) ? headingKinds(label[1]!) : [];
  if (labelled.length > 0 && label && !isDatedTitle(labelled, row.folded.slice(row.from + label[0].length)))
    return { kinds: labelled, contentFrom: row.from + label[0].length };
  const [period] = row.bold || row.caps || row.fontSize > body + 0.4 ? findPeriods(row.folded) : [];
  const before = period && period.start > row.from ? headingKinds(row.text.slice(row.from, period.start)) : [];
  return period && (before[0] === 'experience' || before[0] === 'education') && row.text.slice(period.end).trim() === ''
    ? { kinds: before, contentFrom: period.start }
    : null;
};
