import { contentOf, spanOf, type Row } from '../../text/rows.ts';
import { covering, type Found } from '../../text/span.ts';
import type { Section } from '../../sections/sections.ts';
import { describeRows } from '../experiences/descriptions.ts';

const isSentence = (row: Row): boolean => {
  const text = contentOf(row);
  const words = text.split(' ');
  const lower = words.filter((word) => /^[\p{Ll}]/u.test(word)).length;
  return words.length >= 8 && lower * 2 >= words.length && !/@|https?:/.test(text);
};

/** The summary section as written; without one, the sentences of the head when there are at least two rows of them. */
export const findSummary = (sections: readonly Section[]): Found<string> | null => {
  const announced = sections.find(({ kinds, rows }) => kinds[0] === 'summary' && rows.some((row) => contentOf(row).split(' ').length >= 3));
  const head = sections.find(({ kinds }) => kinds[0] === 'head')?.rows ?? [];
  const from = head.findIndex(isSentence);
  let rows = announced?.rows ?? [];
  if (!announced && from >= 0) {
    let to = from + 1;
    while (to < head.length && (isSentence(head[to]!) || (/^\p{Ll}/u.test(contentOf(head[to]!)) && !/@/.test(head[to]!.text)))) to += 1;
    rows = contentOf(head[from]!).length > 60 || to - from > 1 ? head.slice(from, to) : [];
  }
  if (rows.length === 0) return null;
  const { description } = describeRows(rows);
  return description === '' ? null : { value: description, span: covering(rows.map((row) => spanOf(row))) };
};
