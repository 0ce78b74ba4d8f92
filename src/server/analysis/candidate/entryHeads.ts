import { markedText, typeAt } from '../text/typed.ts';
import type { Row } from '../text/rows.ts';
import type { Anchor } from './anchors.ts';
import { assign, type Habits, type Head, NO_HABITS } from './heads.ts';
import { toSegments, type Segment } from './segments.ts';

/** An entry whose rows are still being sought. */
export interface Draft {
  anchor: Anchor;
  /** Rows [from, to) are the head; the rest up to the next draft is the description. */
  from: number;
  to: number;
}

/** « 6 ans 2 mois »: the whole stay at an employer whose roles follow. */
export const isDuration = (row: Row): boolean =>
  /^\W*\d{1,2} (?:ans?|mois|years?|yrs?|months?|mos?)(?: \d{1,2} (?:mois|months?|mos?))?\W*$/u.test(row.folded);

/** What the rows of a head say, up to row `to`. */
export const segmentsOf = (rows: readonly Row[], { anchor, from }: Draft, to: number): Segment[] =>
  rows.slice(from, to).flatMap((row, offset) => {
    if (isDuration(row)) return [];
    const text = from + offset === anchor.index ? anchor.marked : markedText(row).slice(row.from);
    const segments = toSegments(text, offset, row.bold, typeAt(row, from + offset === anchor.index ? anchor.from : row.from));
    const last = text.lastIndexOf('\n');
    const [alone] = segments;
    if (alone && last < 0 && segments.length === 1 && from + offset === anchor.index) return [{ ...alone, slot: 0 }];
    if (last < 0 || row.parts.length < 2) return segments;
    const inLast = new Set(toSegments(text.slice(last), offset, row.bold).map((segment) => segment.text));
    return segments.map((segment) => (inLast.has(segment.text) ? { ...segment, slot: from + offset - anchor.index } : segment));
  });

/** The head of a draft whose rows end before `to`. */
export const headOf = (
  rows: readonly Row[],
  draft: Draft,
  to: number,
  habits: Habits = NO_HABITS,
  labelled: readonly Segment[] = [],
): Head => assign([...segmentsOf(rows, draft, to), ...labelled], habits);
