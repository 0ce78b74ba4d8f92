import { isOnlyDate } from '../../text/besideDate.ts';
import { contentOf, spanOf, type Row } from '../../text/rows.ts';
import { covering, type Found } from '../../text/span.ts';
import type { Section } from '../../sections/sections.ts';
import { headingKinds } from '../../sections/headings.ts';
import { describeRows } from '../experiences/descriptions.ts';

const isSentence = (row: Row): boolean => {
  const text = contentOf(row);
  const words = text.split(' ');
  const lower = words.filter((word) => /^[\p{Ll}]/u.test(word)).length;
  return words.length >= 8 && lower * 2 >= words.length && !/@|https?:/.test(text);
};

/** Where a sentence of which the first full row is the middle began: « Zoé … is Head Baker at the Norvale Mill of » tells capitals only. */
const sentenceStart = (rows: readonly Row[], from: number): number => {
  const above = rows[from - 1];
  const opens =
    above !== undefined &&
    above.page === rows[from]!.page &&
    above.block === rows[from]!.block &&
    contentOf(above).split(' ').length >= 6 &&
    !/@|https?:|\n|\d{4}|[.:!?]\s*$/u.test(above.text);
  return opens && (/^\p{Ll}/u.test(contentOf(rows[from]!)) || contentOf(above).length >= NEARLY * contentOf(rows[from]!).length)
    ? from - 1
    : from;
};
/** Another sentence, or the rest of the last one. */
const goesOn = (above: Row, row: Row): boolean => {
  if (isSentence(row)) return true;
  const open = above.block === row.block && contentOf(above).length > LONG && !/[.!?]\s*$/u.test(above.text);
  return (/^\p{Ll}/u.test(contentOf(row)) || open) && !/@|https?:|\d[\d .()-]{7,}/u.test(row.text);
};
const LONG = 60;

/** A row that goes on below fills its column, or nearly. */
const NEARLY = 0.85;

/** Rows of the head among which such a paragraph is looked for. */
const HEAD_ROWS = 80;
/** Rows and words of a paragraph that a narrow column cut into short rows. */
const [SHORT_ROWS, RUN_WORDS] = [4, 20];

/** A paragraph of the head of which no row is long enough for a sentence: where it begins and ends; null for none. */
const narrowParagraph = (rows: readonly Row[]): { from: number; to: number } | null => {
  for (let from = 0; from < rows.length; from += 1) {
    const first = rows[from]!;
    const end = rows.findIndex(
      (row, at) =>
        at > from &&
        (row.block !== first.block ||
          row.bullet ||
          Math.abs(row.fontSize - first.fontSize) > 0.4 ||
          /@|https?:|\n|\d[\d .()-]{7,}/u.test(row.text)),
    );
    const to = end < 0 ? rows.length : end;
    const words = rows.slice(from, to).flatMap((row) => contentOf(row).split(' '));
    const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
    const opens = /^\p{Lu}/u.test(contentOf(first)) && !first.bullet && !/@|https?:|\n/u.test(first.text);
    if (
      opens &&
      to - from >= SHORT_ROWS &&
      words.length >= RUN_WORDS &&
      lower * 2 >= words.length &&
      /[.!]$/u.test(contentOf(rows[to - 1]!))
    )
      return { from, to };
  }
  return null;
};

/** « Présentation ⏎ Mes projets ⏎ Contact »: the cells of a bar of navigation, of which one heads a section. */
const isBar = (row: Row): boolean => {
  const cells = row.text.split('\n');
  return cells.length > 2 && cells.every((cell) => cell.split(' ').length <= 3) && cells.some((cell) => headingKinds(cell).length > 0);
};

/** « Louise Tardel » over her address, in front of what she says of herself. */
const CONTACT_ROWS = 6;
const isContact = (row: Row): boolean => /@|https?:|\+?\d[\d .()-]{7,}/u.test(row.text);

/** The rows of a section that tell of the person: without the contacts in front of them and the dated entries behind. */
const toldRows = (rows: readonly Row[]): Row[] => {
  const first = rows.findIndex(isSentence);
  const from = first > 0 && first <= CONTACT_ROWS && rows.slice(0, first).some(isContact) ? first : 0;
  const dated = rows.findIndex((row, at) => at > from && isOnlyDate(row));
  const entry = dated < 0 ? rows.length : rows.findIndex(({ block, page }) => block === rows[dated]!.block && page === rows[dated]!.page);
  return rows.slice(from, entry > from ? entry : rows.length);
};

/** The summary section as written; without one, the sentences of the head when there are at least two rows of them. */
export const findSummary = (sections: readonly Section[]): Found<string> | null => {
  const announced = sections.find(
    ({ kinds, rows }) => kinds[0] === 'summary' && rows.some((row) => contentOf(row).split(' ').length >= 3 && !isBar(row)),
  );
  const head = sections.find(({ kinds }) => kinds[0] === 'head')?.rows ?? [];
  const from = head.findIndex(isSentence);
  let rows = toldRows(announced?.rows ?? []);
  if (!announced && from >= 0) {
    let to = from + 1;
    while (to < head.length && goesOn(head[to - 1]!, head[to]!)) to += 1;
    rows = contentOf(head[from]!).length > 60 || to - from > 1 ? head.slice(sentenceStart(head, from), to) : [];
  }
  const narrow = announced || from >= 0 ? null : narrowParagraph(head.slice(0, HEAD_ROWS));
  if (narrow) rows = head.slice(narrow.from, narrow.to);
  if (rows.length === 0) return null;
  const { description } = describeRows(rows);
  return description === '' ? null : { value: description, span: covering(rows.map((row) => spanOf(row))) };
};
