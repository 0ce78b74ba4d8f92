import { STATE_CODES } from '../lexicon/places.ts';
import type { DocumentLine, ReadDocument, TypeMark } from '#contract/documents';
import { findPeriods } from '../dates/periods.ts';
import { fold } from './fold.ts';
import { withoutIcons } from './icons.ts';
import type { Span } from './span.ts';
import { withColumns } from './tableColumns.ts';

/** What stands on one baseline of one block: usually a line, or a title with its date at the right margin. */
export interface Row {
  index: number;
  /** Cells joined by '\n', the bullet included. */
  text: string;
  /** `fold(text)`: same length. */
  folded: string;
  /** Where the words begin, after a bullet or an icon. */
  from: number;
  bullet: boolean;
  page: number;
  block: number;
  x: number;
  /** Where its last cell ends. */
  right: number;
  y: number;
  fontSize: number;
  bold: boolean;
  caps: boolean;
  /** Opens with a small letter and goes on with nothing. */
  opens?: boolean;
  /** Its cells: place in the row, in the document, size, and where their type changes, from the start of the cell. */
  parts: { at: number; start: number; length: number; fontSize: number; marks?: readonly TypeMark[] }[];
}

const GLYPHS = '→⇒•·▪●○■□◆◇►▶➢➤✓✔❖∙⁃‣◦\\uE000-\\uF8FF\\u2700-\\u27BF\\u25A0-\\u25FF\\u2600-\\u2604\\u2607-\\u26FF\\u2B00-\\u2BFF\\uFFFD';
/** A bullet or icon at the start of a row; `«`, `+`, `°` are what recognition makes of one. */
const BULLET = new RegExp(
  `^\\s*(?:[${GLYPHS}*§»>–—−-]+\\s*(?<=[\\s${GLYPHS}])|[«+°o]\\s(?=\\p{Lu}|\\p{Ll}{3})|\\.(?:\\s(?=\\p{L})|(?=\\p{Lu}\\p{Ll}{4})))+|^\\s+`,
  'u',
);

/** « ###Orvane Ltd », « ##Formation »: a heading of Markdown that the space after its signs was forgotten in. */
const HASHES = /^#{1,6}(?=\p{L})/u;

const bulletLength = (text: string): number => BULLET.exec(text.slice(0, 12))?.[0].length ?? 0;

const isCaps = (text: string): boolean => {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length >= 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
};

const toRow = (lines: DocumentLine[], index: number, page: number, block: number, source: string): Row => {
  const parts: Row['parts'] = [];
  let text = '';
  for (const line of lines) {
    if (text !== '') text += '\n';
    parts.push({
      at: text.length,
      start: line.start,
      length: line.text.length,
      fontSize: line.fontSize,
      ...(line.marks ? { marks: line.marks } : {}),
    });
    text += source.slice(line.start, line.start + line.text.length);
  }
  const hashes = HASHES.exec(text)?.[0].length ?? 0;
  const from = hashes > 0 ? hashes : bulletLength(text);
  const first = lines[0]!;
  const widest = lines.reduce((best, line) => (line.text.length > best.text.length ? line : best), first);
  return {
    index,
    text,
    folded: fold(text),
    from,
    bullet: hashes === 0 && text.slice(0, from).trim() !== '',
    page,
    block,
    x: first.x,
    right: Math.max(...lines.map(({ x, width }) => x + width)),
    y: first.y,
    fontSize: widest.fontSize,
    bold: first.bold,
    caps: isCaps(text),
    parts,
  };
};

/** Longest stretch that is looked at as one row: what costs more than linear time stays small. */
const MAX_LENGTH = 600;
/** What follows is an annex, not a CV. */
const MAX_ROWS = 4_000;

/** « Page 1 of 2 », « 1/2 ». */
const FOLIO = /^\s*(?:page\s)?\d{1,2}\s?(?:of|sur|\/)\s?\d{1,2}\s*$|^\s*page\s\d{1,2}\s*$/iu;

/** « Orvane Supply Chain-Marelle, TN »: a hyphen that parts an employer from its town, as job boards export a CV; « in Winston-Salem, NC » is one town. */
const GLUED_TOWN = new RegExp(
  `(?<=^[^,\\n-]{0,60}[\\s(][^,\\n-]{1,30})-(?!(?:Salem|Barre|Varina),)(?=\\p{Lu}[\\p{L}.' ]{1,25}, (?:${[...STATE_CODES].filter((code) => code.length === 2).join('|')})$)`,
  'gu',
);

/** The cells of a line, which wide gaps part, cut where they are longer than any line of a CV. */
const toCells = (line: DocumentLine, source: string): DocumentLine[] => {
  const cells: DocumentLine[] = [];
  const add = (from: number, to: number) => {
    for (let at = from; at < to;) {
      const space = to - at > MAX_LENGTH ? source.lastIndexOf(' ', line.start + at + MAX_LENGTH) - line.start : to;
      const end = to - at > MAX_LENGTH ? (space > at ? space : at + MAX_LENGTH) : to;
      const marks = line.marks && marksFrom(line.marks, at, end);
      cells.push({
        ...line,
        text: source.slice(line.start + at, line.start + end),
        start: line.start + at,
        ...(marks ? { marks, fontSize: sizeOf(marks, end - at, line.fontSize) } : {}),
      });
      at = end;
    }
  };
  let from = 0;
  for (const gap of [...line.text.matchAll(/(?<!\s)(?:\t\s*|\s{3,})(?=\S)|^\s+/gu), ...line.text.matchAll(GLUED_TOWN)]) {
    if (gap.index < from) continue;
    add(from, gap.index);
    from = gap.index + gap[0].length;
  }
  add(from, line.text.length);
  return cells;
};

/** The size of most letters of a stretch of a line: an icon in front is none of them. */
const sizeOf = (marks: readonly TypeMark[], length: number, fontSize: number): number => {
  let [most, size] = [0, fontSize];
  marks.forEach((mark, index) => {
    const letters = (marks[index + 1]?.at ?? length) - mark.at;
    if (mark.fontSize !== undefined && letters > most) [most, size] = [letters, mark.fontSize];
  });
  return size;
};

/** The marks of a stretch of a cell, counted from its start. */
const marksFrom = (marks: readonly TypeMark[], from: number, to: number): TypeMark[] => {
  const first = marks.findLast(({ at }) => at <= from);
  const inner = marks.filter(({ at }) => at > from && at < to).map((mark) => ({ ...mark, at: mark.at - from }));
  return first ? [{ ...first, at: 0 }, ...inner] : inner;
};

/** The parts of a row that make up [from, to) of its text, as they stand in a text where that begins at `at`. */
export const partsBetween = ({ parts }: Row, from: number, to: number, at: number): Row['parts'] =>
  parts.flatMap((part) => {
    const [start, end] = [Math.max(from - part.at, 0), Math.min(to - part.at, part.length)];
    if (start >= end) return [];
    const marks = part.marks ? { marks: marksFrom(part.marks, start, end) } : {};
    return [{ at: part.at + start - from + at, start: part.start + start, length: end - start, fontSize: part.fontSize, ...marks }];
  });

/** A row that holds [from, to) of another, at the same place; a bullet that opens it is one again. */
export const sliceRow = (row: Row, from: number, to: number): Row => {
  const text = row.text.slice(from, to);
  const words = bulletLength(text);
  return {
    ...row,
    text,
    folded: fold(text),
    from: words,
    bullet: text.slice(0, words).trim() !== '',
    parts: partsBetween(row, from, to, 0),
  };
};

const sameBaseline = (left: DocumentLine, right: DocumentLine): boolean =>
  Math.abs(left.y - right.y) < 0.5 * Math.min(left.fontSize, right.fontSize) && right.x > left.x && right.start > left.start;

/** Rows of a document in reading order; blank lines are left out. */
export const toRows = (document: ReadDocument): Row[] => {
  const rows: Row[] = [];
  let block = -1;
  for (const page of document.pages) {
    for (const { lines } of page.blocks) {
      block += 1;
      let pending: DocumentLine[] = [];
      const flush = () => {
        if (pending.length > 0 && rows.length < MAX_ROWS) rows.push(toRow(pending, rows.length, page.number, block, document.text));
        pending = [];
      };
      for (const line of lines) {
        if (line.text.trim() === '' || FOLIO.test(line.text)) continue;
        const last = pending.at(-1);
        if (last && !sameBaseline(last, line)) flush();
        for (const cell of toCells(line, document.text)) {
          if (pending.reduce((sum, { text }) => sum + text.length, 0) + cell.text.length > MAX_LENGTH) flush();
          pending.push(cell);
        }
      }
      flush();
    }
  }
  return withoutIcons(withColumns(withDates(rows)));
};

/** « 2011-2014 » over « Leeds, UK » beside an employer: rows of such an aside, and letters of each, at most. */
const ASIDE_ROWS = 2;
const ASIDE_LENGTH = 30;

/** Rows beside which a date is no margin: heights of a line between them at most, points that they go beyond it at least. */
const [NEAR_ROWS, WIDER] = [4, 30];

/** Whether a date stands in a column of text, wider rows close above and below it: what is beside it, in another column, is not its own. */
const isAmongText = (row: Row, rows: readonly Row[]): boolean => {
  const column = rows.filter(
    (other) =>
      other.page === row.page &&
      other !== row &&
      other.x < row.right &&
      other.right > row.right + WIDER &&
      Math.abs(other.x - row.x) < WIDER &&
      Math.abs(other.y - row.y) < NEAR_ROWS * Math.max(row.fontSize, other.fontSize),
  );
  return column.some(({ y }) => y < row.y - row.fontSize) && column.some(({ y }) => y > row.y + row.fontSize);
};

/** A column that holds dates alone belongs to the rows that stand beside it. */
const withDates = (rows: readonly Row[]): Row[] => {
  const dateOnly = (row: Row): boolean => {
    const [period] = row.text.length < 45 ? findPeriods(row.folded) : [];
    return (
      period !== undefined && row.text.slice(0, period.start).trim() === '' && row.text.slice(period.end).replaceAll(/[\s).]/g, '') === ''
    );
  };
  const byBlock = Map.groupBy(rows, ({ block }) => block);
  const asides = (block: readonly Row[]): boolean =>
    block.length <= ASIDE_ROWS && dateOnly(block[0]!) && block.every((row) => row.text.length <= ASIDE_LENGTH);
  const columns = [...byBlock.values()]
    .filter((block) => block.length < 60 && (block.every(dateOnly) || asides(block)))
    .map((block) => block.filter(dateOnly));
  const moved = new Set<Row>();
  const beside = new Map<Row, Row>();
  for (const row of columns.flat().filter((one) => !isAmongText(one, rows))) {
    const hosts = rows.filter(
      (other) =>
        other.page === row.page &&
        other.block !== row.block &&
        Math.abs(other.y - row.y) < 0.7 * Math.max(row.fontSize, other.fontSize) &&
        Math.abs(other.x - row.x) > 20,
    );
    const free = hosts.filter((other) => !beside.has(other) && !dateOnly(other));
    const host = free.toSorted((one, other) => Math.abs(one.y - row.y) - Math.abs(other.y - row.y))[0];
    if (!host) continue;
    beside.set(host, row);
    moved.add(row);
  }
  return rows
    .filter((row) => !moved.has(row))
    .map((row, index) => {
      const date = beside.get(row);
      if (!date) return { ...row, index };
      const text = `${row.text}\n${date.text}`;
      const parts = [...row.parts, ...date.parts.map((part) => ({ ...part, at: row.text.length + 1 + part.at }))];
      return { ...row, index, text, folded: fold(text), parts, right: Math.max(row.right, date.right) };
    });
};

const follows = (part: Row['parts'][number], next: Row['parts'][number]): boolean =>
  next.start >= part.start && next.start - part.start - part.length < 120;

/** Document span of `row.text.slice(from, to)`; when the row's cells lie apart in the text, of the first ones. */
export const spanOf = (row: Row, from = row.from, to = row.text.length): Span => {
  const last = Math.max(from, to - 1);
  const firstPart = Math.max(
    0,
    row.parts.findLastIndex(({ at }) => at <= from),
  );
  const lastPart = Math.max(
    0,
    row.parts.findLastIndex(({ at }) => at <= last),
  );
  let reached = firstPart;
  while (reached < lastPart && follows(row.parts[reached]!, row.parts[reached + 1]!)) reached += 1;
  const [first, final] = [row.parts[firstPart]!, row.parts[reached]!];
  const start = first.start + Math.min(from - first.at, first.length);
  return { start, end: final.start + (reached < lastPart ? final.length : Math.min(last - final.at + 1, final.length)) };
};

/** The row's words without bullet, cells separated by one space. */
export const contentOf = (row: Row): string => row.text.slice(row.from).replaceAll(/\s+/g, ' ').trim();

/** Font size that most characters have. */
export const bodySize = (rows: readonly Row[]): number => {
  const weight = new Map<number, number>();
  for (const row of rows) {
    const size = Math.round(row.fontSize * 2) / 2;
    weight.set(size, (weight.get(size) ?? 0) + row.text.length);
  }
  return [...weight].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
};
