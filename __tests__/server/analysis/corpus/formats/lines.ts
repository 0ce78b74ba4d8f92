import type { CvView } from '../view.ts';

/** A CV as a typist writes it: what the word processors' formats and plain text share. A tab separates an entry from its date. */
export interface TypedLine {
  kind: 'name' | 'heading' | 'entry' | 'text' | 'bullet';
  text: string;
}

const text = (line: string): TypedLine => ({ kind: 'text', text: line });
const bullet = (line: string): TypedLine => ({ kind: 'bullet', text: line });
const entry = (line: string): TypedLine => ({ kind: 'entry', text: line });

const block = (heading: string, lines: TypedLine[]): TypedLine[] =>
  lines.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...lines];

export const headLines = ({ source, name, address }: CvView): TypedLine[] => [
  { kind: 'name', text: name },
  ...[source.headline ?? '', address].filter(Boolean).map(text),
  text(
    [source.phone && `${source.language === 'fr' ? 'Tél.' : 'Phone'} : ${source.phone}`, `Email : ${source.email}`]
      .filter(Boolean)
      .join(' | '),
  ),
  ...(source.links ?? []).map(text),
];

export const careerLines = ({ headings, careers, source }: CvView): TypedLine[] =>
  block(
    headings.careers,
    careers.flatMap((career) => [
      entry(`${career.position}\t${career.when}`),
      text([career.company, career.place].filter(Boolean).join(', ')),
      ...(source.style.prose ? [text(career.lines.join(' '))] : career.lines.map(bullet)),
    ]),
  );

export const studyLines = ({ headings, studies }: CvView): TypedLine[] =>
  block(
    headings.studies,
    studies.flatMap(({ title, institution, when }) => [entry(`${title}\t${when}`), text(institution)]),
  );

export const skillLines = ({ headings, skills, source }: CvView): TypedLine[] =>
  block(
    headings.skills,
    skills.flatMap(({ group, items }) =>
      source.style.skills === 'bullets'
        ? items.map(bullet)
        : [text(skills.length === 1 ? items.join(', ') : `${group} : ${items.join(', ')}`)],
    ),
  );

export const smallLines = ({ headings, source, languages, wishes }: CvView): TypedLine[] => [
  ...block(headings.soft, (source.soft ?? []).map(bullet)),
  ...block(
    headings.languages,
    languages.map(({ name, level }) => text(level ? `${name} : ${level}` : name)),
  ),
  ...block(headings.certifications, (source.certifications ?? []).map(bullet)),
  ...block(headings.wishes, wishes.map(text)),
  ...(source.extras ?? []).flatMap(([heading, lines]) => block(heading, lines.map(text))),
];

export const summaryLines = ({ headings, source }: CvView): TypedLine[] =>
  block(headings.profile, source.summary ? [text(source.summary)] : []);

export const typedLines = (view: CvView): TypedLine[] => [
  ...headLines(view),
  ...summaryLines(view),
  ...careerLines(view),
  ...studyLines(view),
  ...skillLines(view),
  ...smallLines(view),
];

/** The same without any style, one paragraph a line. */
export const typedText = (view: CvView): string =>
  typedLines(view)
    .map(({ kind, text }) => (kind === 'bullet' ? `• ${text}` : text))
    .join('\n');
