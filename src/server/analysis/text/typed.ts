import type { Row } from './rows.ts';

/** A letter that no text keeps (`reading` drops private characters) stands for the type that follows it: twice its look, plus one when bold. */
const BASE = 0xe000;
const LAST = 0x18ff;
const MARK = /[\uE000-\uF8FF]/u;

/** How a stretch of text is set. */
export interface Type {
  bold: boolean;
  look: number;
}

const markOf = ({ bold, look }: Type): string => String.fromCharCode(BASE + Math.min(2 * look + Number(bold), LAST));

/** `row.text`, the space before a change of type replaced by a mark: every offset stays. */
export const markedText = (row: Row): string => {
  let text = row.text;
  let last: number | null = null;
  for (const part of row.parts)
    for (const mark of part.marks ?? []) {
      const at = part.at + mark.at;
      if (last !== null && mark.look !== last && row.text[at - 1] === ' ') text = text.slice(0, at - 1) + markOf(mark) + text.slice(at);
      last = mark.look;
    }
  return text;
};

/** The type at a place of a row; null where the format does not tell. */
export const typeAt = (row: Row, at: number): Type | null => {
  const part = row.parts.findLast((one) => one.at <= at) ?? row.parts[0];
  return part?.marks?.findLast((mark) => part.at + mark.at <= at) ?? null;
};

/** Text cut where its type changes; `type` null: that of the text before its first mark. */
export const cutAtMarks = (text: string): { text: string; type: Type | null }[] => {
  const pieces: { text: string; type: Type | null }[] = [];
  let from = 0;
  let type: Type | null = null;
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && !MARK.test(text[at]!)) continue;
    pieces.push({ text: text.slice(from, at), type });
    const code = at < text.length ? text.charCodeAt(at) - BASE : 0;
    type = { bold: code % 2 === 1, look: code >> 1 };
    from = at + 1;
  }
  return pieces;
};

/** The same text without its marks. */
export const unmarked = (text: string): string => text.replaceAll(new RegExp(MARK, 'gu'), ' ');
