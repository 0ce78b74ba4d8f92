import { OPEN } from './items.ts';
import { fold } from '../text/fold.ts';
import { bodySize, contentOf, type Row } from '../text/rows.ts';
import { tokenize } from '../text/tokens.ts';
import { JOB_SECTIONS, type JobLabel, type JobSectionKind, LABELS, SECTION_PHRASES } from './vocabulary.ts';

/** Part of a job description under one heading; what stands before the first one is of kind `head`. */
export interface JobSection {
  kind: JobSectionKind | 'head';
  heading: Row | null;
  rows: Row[];
}

/** « Lieu : Lille »: a row that says what its content is. `row.from` is where the content begins. */
export interface LabelledRow {
  label: JobLabel;
  row: Row;
}

/** « Ton profil » is « votre profil ». */
const FORMAL: Record<string, string> = {
  ton: 'votre',
  ta: 'votre',
  tes: 'vos',
  feras: 'ferez',
  tu: 'vous',
  t: 'vous',
  es: 'etes',
  as: 'avez',
};

const wordsOf = (text: string): string =>
  tokenize(
    fold(text)
      .replaceAll(/(?<=\s)\+/gu, 'plus')
      .replaceAll(/\s&\s/gu, ' and '),
  )
    .map(({ word }) => FORMAL[word] ?? word)
    .join(' ');

const kinds = new Map(JOB_SECTIONS.flatMap((kind) => SECTION_PHRASES[kind].map((phrase) => [phrase, kind] as const)));
const labels = new Map(Object.entries(LABELS).flatMap(([label, phrases]) => phrases.map((phrase) => [phrase, label as JobLabel] as const)));

/** Sections whose name alone on a line opens them, in a plain text without empty lines. */
const STANDALONE: ReadonlySet<JobSectionKind> = new Set(['about', 'role', 'missions', 'profile', 'nice', 'benefits']);

const isDressed = (row: Row, body: number): boolean => row.bold || row.caps || row.fontSize > body + 0.4;

/** « Desired criteria », « Activités liées au poste »: what the noun of a short heading announces. Folded. */
const NOUNS: readonly (readonly [RegExp, JobSectionKind])[] = [
  [
    /^(?:preferred|desired|desirable|additional|bonus) (?:\p{L}+ ){0,2}(?:requirements|qualifications|criteria|skills|experience)$/u,
    'nice',
  ],
  [/^(?:\p{L}+ ){1,3}(?:requirements|qualifications|criteria)$|^(?:profil|qualites|prerequis|exigences) (?:\p{L}+ ?){1,4}$/u, 'profile'],
  [
    /^(?:\p{L}+ ){1,3}(?:duties|responsibilities|accountabilities)$|^(?:missions|responsabilites|activites) (?:\p{L}+ ?){1,4}$/u,
    'missions',
  ],
  [/^(?:\p{L}+ ){1,3}(?:benefits|perks)$|^avantages (?:\p{L}+ ?){1,4}$/u, 'benefits'],
];

/** « Profil recherché (H/F) », « 2. Vos missions : », « About Larkfield »: what a short line of its own announces. */
export const headingKind = (row: Row, above: Row | undefined, below: Row | undefined, body: number): JobSectionKind | null => {
  const text = contentOf(row)
    .replace(/^(?:\d{1,2}|[ivx]{1,4})\s?[.)/-]\s+/iu, '')
    .replaceAll(/\([^)]*\)/gu, '');
  if (text.length > 70) return null;
  const words = wordsOf(text);
  const known = kinds.get(words) ?? NOUNS.find(([noun]) => noun.test(words))?.[1];
  // Nothing sets it apart but its place, and that it says nothing else.
  const alone = known !== undefined && STANDALONE.has(known) && above !== undefined && below !== undefined && !OPEN.test(contentOf(above));
  const opens =
    (alone || row.block !== above?.block || below?.bullet === true) && !row.bullet && /^\p{Lu}/u.test(text) && !/[.,]$/u.test(text);
  if (!isDressed(row, body) && !/[:?]$/u.test(text.trim()) && !(opens && (known || /^(?:a propos|about) /u.test(words)))) return null;
  if (known) return known;
  const parts = words.split(/ (?:et|and) /u).map((part) => kinds.get(part));
  if (parts.length > 1 && parts.every((part) => part !== undefined)) return parts[0]!;
  if (/^(?:a propos d[eu]?|about|qui est|pourquoi rejoindre|why join) /u.test(words) && words.split(' ').length < 9)
    return /^(?:pourquoi|why)/u.test(words) ? 'benefits' : 'about';
  // « Votre profil de développeur », « Nice to have, but not required »: a heading that goes on for a few words.
  const start = [...kinds.keys()]
    .filter((phrase) => phrase.includes(' ') && words.startsWith(`${phrase} `))
    .sort((a, b) => b.length - a.length)[0];
  return start && words.split(' ').length <= start.split(' ').length + 4 ? kinds.get(start)! : null;
};

const LABEL = /^([^:\n\t]{2,34}?)\s?(?::|\n|\t)\s*(?=\S)/u;

/** The label of a row and where its content begins. */
export const readLabel = (row: Row): LabelledRow | null => {
  const match = LABEL.exec(row.text.slice(row.from));
  const label = match && labels.get(wordsOf(match[1]!));
  return label ? { label, row: { ...row, from: row.from + match[0].length, bullet: false } } : null;
};

/** A label whose content follows under a known section instead: « Compétences requises : Java, SQL ». */
const labelledSection = (row: Row): JobSection | null => {
  const match = LABEL.exec(row.text.slice(row.from));
  const kind = match && kinds.get(wordsOf(match[1]!));
  return kind ? { kind, heading: row, rows: [{ ...row, from: row.from + match[0].length, bullet: false }] } : null;
};

/** A line dressed as two known headings, and larger or bolder than the text: a heading we have no word for. */
const isForeignHeading = (row: Row, headings: readonly Row[], body: number): boolean => {
  const text = contentOf(row);
  if (text.length > 50 || row.bullet || !isDressed(row, body) || /[.,;@\d]/u.test(text)) return false;
  return (
    headings.filter(
      ({ bold, caps, fontSize, x }) =>
        bold === row.bold && caps === row.caps && Math.abs(fontSize - row.fontSize) < 0.3 && Math.abs(x - row.x) < 3,
    ).length >= 2
  );
};

/** Cuts a job description where its headings stand, and sets the labelled rows of facts apart. */
export const readSections = (rows: readonly Row[]): { sections: JobSection[]; labelled: LabelledRow[] } => {
  const body = bodySize(rows);
  const found = rows.map((row) => (row.index === 0 ? null : headingKind(row, rows[row.index - 1], rows[row.index + 1], body)));
  const headings = rows.filter((_, index) => found[index] !== null);
  const sections: JobSection[] = [{ kind: 'head', heading: null, rows: [] }];
  const asides: JobSection[] = [];
  const labelled: LabelledRow[] = [];
  rows.forEach((row, index) => {
    const current = sections.at(-1)!;
    const label = found[index] === null ? readLabel(row) : null;
    const section = found[index] === null && !label ? labelledSection(row) : null;
    if (found[index]) sections.push({ kind: found[index], heading: row, rows: [] });
    else if (label) labelled.push(label);
    else if (section && (current.kind === 'profile' || current.kind === 'head')) asides.push(section);
    else if (section) sections.push(section);
    else if (sections.length > 1 && isForeignHeading(row, headings, body)) sections.push({ kind: 'other', heading: row, rows: [] });
    else current.rows.push(row);
  });
  return { sections: [...sections, ...asides], labelled };
};
