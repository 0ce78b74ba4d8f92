import { markedText, typeAt } from '../../text/typed.ts';
import type { Row } from '../../text/rows.ts';
import type { Anchor } from '../anchors.ts';
import { type Habits, NO_HABITS } from './habits.ts';
import { assign, type Head } from './heads.ts';
import { toSegments } from './segments.ts';
import type { Segment } from './segment.ts';
import { endsBehindSign, withSignedPlaces } from './signedPlaces.ts';

/** An entry whose rows are still being sought. */
export interface Draft {
  anchor: Anchor;
  /** Rows [from, to) are the head; the rest up to the next draft is the description. */
  from: number;
  to: number;
}

/** « 6 ans 2 mois », « Full-time · 6 yrs »: the whole stay at an employer whose roles follow. */
export const isDuration = (row: Row): boolean =>
  /^\W*(?:(?:full[- ]time|part[- ]time|permanent|contract|freelance|self[- ]employed|internship|apprenticeship|seasonal|cdi|temps (?:plein|partiel))\W{1,3})?\d{1,2} (?:ans?|mois|years?|yrs?|months?|mos?)(?: \d{1,2} (?:mois|months?|mos?))?\W*$/u.test(
    row.folded,
  );

/** What rows say, alone and beside the date of their anchor: heads are tried in many ways, each row is cut once. */
const cut = new WeakMap<Row | Anchor, readonly Segment[]>();

/** The pieces of a row, those of its last cell told apart. */
const piecesOf = (row: Row, anchor: Anchor | null): readonly Segment[] => {
  const known = cut.get(anchor ?? row);
  if (known) return known;
  const text = anchor ? anchor.marked : markedText(row).slice(row.from);
  const segments = toSegments(text, 0, row.bold, typeAt(row, anchor ? anchor.from : row.from));
  const last = text.lastIndexOf('\n');
  const cells = last >= 0 && row.parts.length > 1;
  const inLast = new Set(cells ? toSegments(text.slice(last), 0, row.bold).map((segment) => segment.text) : []);
  const alone = anchor !== null && last < 0 && segments.length === 1;
  const signed = anchor !== null && endsBehindSign(row);
  const pieces = segments.map((segment) =>
    alone || inLast.has(segment.text) ? { ...segment, slot: 0, ...(signed && !alone ? { signed } : {}) } : segment,
  );
  cut.set(anchor ?? row, pieces);
  return pieces;
};

/** Rows begin at one place within so many points. */
const EDGE = 3;

/** Whether a row stands under the date of its entry in a margin, other rows of the head at the right of it. */
export const isUnderDate = (row: Row, dated: Row, head: readonly Row[]): boolean =>
  row.index > dated.index &&
  dated.parts.length > 1 &&
  row.parts.length === 1 &&
  Math.abs(row.x - dated.x) < EDGE &&
  head.some((other) => other !== dated && other.page === row.page && other.x > row.right);

/** What the rows of a head say, up to row `to`. */
export const segmentsOf = (rows: readonly Row[], { anchor, from }: Draft, to: number): Segment[] =>
  withSignedPlaces(
    rows.slice(from, to).flatMap((row, offset) => {
      if (isDuration(row)) return [];
      const below = from + offset - anchor.index;
      const underDate = isUnderDate(row, rows[anchor.index]!, rows.slice(anchor.index, to + 1));
      return piecesOf(row, below === 0 ? anchor : null).map((segment) => ({
        ...segment,
        row: offset,
        ...(underDate ? { underDate } : {}),
        ...(segment.slot === undefined ? {} : { slot: below }),
      }));
    }),
  );

/** The head of a draft whose rows end before `to`. */
export const headOf = (
  rows: readonly Row[],
  draft: Draft,
  to: number,
  habits: Habits = NO_HABITS,
  labelled: readonly Segment[] = [],
): Head => assign([...segmentsOf(rows, draft, to), ...labelled], habits);
