import type { Flow, Paragraph } from '../layout/flow.ts';
import type { Look } from '../layout/run.ts';

/** Headings that tell Markdown from text in which a line happens to begin with « # ». */
const MIN_HEADINGS = 2;
const HEADING = /^ {0,3}(?:\d{1,2}[.)]\s+)?(#{1,6})\s+(?=\S)/u;
/** « ===== » or « ----- » under a line makes a heading of it. */
const UNDERLINE = /^ {0,3}(?:(={3,})|-{3,})\s*$/u;
const RULE = /^ {0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/u;
/** « |---|:---:| » under the head of a table. */
const TABLE_RULE = /^\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?$/u;
const LIST = /^(\s*)[*+-]\s+(?=\S)/u;
const QUOTE = /^\s*>\s?/u;

/** Points of headings by their depth, and of the text. */
const SIZES = [20, 16, 13, 12, 11.5, 11.5];
const BODY = 11;

/** Changes of type that a line may have; a hostile one has thousands, and only its words count from there on. */
const MAX_LOOKS = 100;

/** Marks inside a line that leave words behind: pictures nothing, links their words. */
const PICTURE = /!\[[^\]]{0,200}\]\([^)\s]{0,500}[^)]{0,100}\)/gu;
const LINK = /\[([^\][]{1,200})\]\((?:mailto:|tel:)?([^)\s]{0,500})[^)]{0,100}\)(?:\{[^}]{0,80}\})?/gu;
const AUTOLINK = /<(?:mailto:|tel:)?([^<>\s]{3,200}[@/.][^<>\s]{1,200})>/gu;
const TAG = /<\/?(?:br|div|p|span|center|small|b|i|strong|em|sub|sup|a|h[1-6]|img|hr|table|tr|td|ul|li)(?:\s[^<>]{0,300})?\/?>/giu;
const ESCAPE = /\\([\\`*_{}[\]()#+.!|~>-])/gu;
/** « **bold** », « *slanted* », « `code` »: where they open and close. */
const MARK = /(?<!\\)(\*{1,3}(?=[^\s*])|(?<=\S)\*{1,3}|(?<![\p{L}\d])_{1,3}(?=[^\s_])|(?<=\S)_{1,3}(?![\p{L}\d])|`{1,2})/u;
/** « [Tarvel][1] », and the line « [1]: https://… » that says where it leads. */
const REFERENCE = /\[([^\][]{1,200})\]\s?\[([^\][]{0,80})\]/gu;
const DEFINITION = /^ {0,3}\[([^\][]{1,80})\]:\s*<?\S{0,500}[./#@]\S{0,500}(?:\s+["'(].*)?$/u;
/** « __Name:__ _Tarvel_ »: words between marks, as plain text has hardly any. */
const MARKED = /(?<![\p{L}\d_*])(?:__?|\*\*)(?=[^\s_*])[^_*\n]{1,80}(?<=[^\s_*])(?:__?|\*\*)(?![\p{L}\d_*])/u;
const MIN_MARKED = 2;
/** Lines that are looked at. */
const MAX_LINES = 2_000;
const IS_MARK = /^(?:\*{1,3}|_{1,3}|`{1,2})$/u;

/** Whether a text has several headings of Markdown, by their signs or by the lines that underline them where words stand between marks too. */
export const isMarkdown = (text: string): boolean => {
  const lines = text.split('\n', MAX_LINES);
  if (lines.filter((line) => HEADING.test(line)).length >= MIN_HEADINGS) return true;
  const underlined = lines.filter((line, index) => depthBelow(lines[index - 1] ?? '', line, lines[index + 1] ?? '') > 0);
  return underlined.length >= MIN_HEADINGS && lines.filter((line) => MARKED.test(line)).length >= MIN_MARKED;
};

/** A text whose marks are type: headings larger, what stands between stars bold or slanted, links their words. */
export function markdownFlows(text: string): Flow[] {
  const flows: Flow[] = [{ paragraphs: [] }];
  const add = (paragraph: Paragraph) => flows.at(-1)!.paragraphs.push(paragraph);
  const lines = withoutReferences(text.split('\n'));
  lines.forEach((line, index) => {
    const [above, below] = [lines[index - 1] ?? '', lines[index + 1] ?? ''];
    const depth = HEADING.exec(line)?.[1]!.length ?? depthBelow(above, line, below);
    const parts = line.trim() === '' || RULE.test(line) || TABLE_RULE.test(line.trim()) || UNDERLINE.test(line);
    if (parts || depth > 0) flows.push({ paragraphs: [] });
    if (depth > 0) add({ text: withoutMarks(titleOf(line)).text, fontSize: SIZES[depth - 1]!, bold: true });
    else if (!parts) add(paragraphOf(line));
  });
  return flows.filter(({ paragraphs }) => paragraphs.length > 0);
}

/** Lines in which words that lead somewhere stand alone, without those that say where; brackets that lead nowhere stay. */
function withoutReferences(lines: readonly string[]): string[] {
  const labels = new Set(lines.flatMap((line) => DEFINITION.exec(line)?.[1]!.toLowerCase() ?? []));
  return lines
    .filter((line) => !DEFINITION.test(line))
    .map((line) =>
      line.replaceAll(REFERENCE, (whole, words: string, label: string) => (labels.has((label || words).toLowerCase()) ? words : whole)),
    );
}

/** The words of a heading, without the signs that open it and may close it. */
function titleOf(line: string): string {
  const title = line.slice(HEADING.exec(line)?.[0].length ?? 0).trim();
  let end = title.length;
  while (title[end - 1] === '#') end -= 1;
  return title.slice(0, end).trimEnd();
}

/** How deep a heading a line alone is that the next one underlines; 0 for any other line. */
function depthBelow(above: string, line: string, below: string): number {
  const underline = above.trim() === '' && line.trim() !== '' && !LIST.test(line) ? UNDERLINE.exec(below) : null;
  return underline ? (underline[1] ? 1 : 2) : 0;
}

/** One line of text, of a list or of a table. */
function paragraphOf(line: string): Paragraph {
  const told = line.replace(QUOTE, '').replace(LIST, '$1• ');
  const cells = /^\s*\|.*\|\s*$/u.test(told)
    ? told
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
        .join('\t')
    : told;
  const { text, looks } = withoutMarks(cells.trimEnd());
  const bold = looks.reduce((sum, look, at) => sum + (look.bold ? (looks[at + 1]?.at ?? text.length) - look.at : 0), 0);
  return { text, fontSize: BODY, bold: bold * 2 > text.length, looks };
}

/** The words of a line, and where they change their look. */
function withoutMarks(line: string): { text: string; looks: Look[] } {
  const plain = line
    .replaceAll(PICTURE, '')
    .replaceAll(LINK, (_, words: string, target: string) =>
      /@|^\+?\d/u.test(target) && !words.includes(target) ? `${words} ${target}` : words,
    )
    .replaceAll(AUTOLINK, '$1')
    .replaceAll(TAG, ' ');
  let text = '';
  const looks: Look[] = [];
  const open = new Set<string>();
  for (const piece of plain.split(MARK)) {
    if (IS_MARK.test(piece)) {
      if (!open.delete(piece)) open.add(piece);
    } else if (piece !== '') {
      const marks = [...open].filter((mark) => !mark.startsWith('`'));
      const [bold, slanted] = [marks.some(({ length }) => length > 1), marks.some(({ length }) => length !== 2)];
      if (looks.length < MAX_LOOKS) looks.push({ at: text.length, bold, key: `${BODY}${slanted ? ' italic' : ''}${bold ? ' bold' : ''}` });
      text += piece.replaceAll(ESCAPE, '$1');
    }
  }
  return { text, looks };
}
