import { degreeIn } from '../../text/studyWords.ts';
import type { Draft } from './drafts.ts';
import { FIELD_LABEL } from './entry.ts';
import { isSubject } from './names.ts';
import type { Piece } from './pieces.ts';

/** Entries from so many on, whose field stands on the row beside a bare degree, show that the section does so. */
const MIN_ENTRIES = 2;

/** « Master », « BSc (Hons) », « Certificate III »: a degree that tells nothing of what was studied. */
const isBare = (text: string): boolean => {
  const degree = degreeIn(text);
  const rest = degree ? text.slice(degree.end).replaceAll(/\([^()]*\)/gu, ' ') : text;
  return degree !== null && degree.start === 0 && rest.trim().split(/\s+/u).length < 2 && !/^\s*,/u.test(rest);
};

/** Where a row of nothing but a field stands from its degree. */
const UNDER = 1;
const ABOVE = -1;
type Side = typeof UNDER | typeof ABOVE;

interface OwnField {
  degree: Piece;
  field: Piece;
  side: Side;
}

/** The rows that stand right beside a bare degree and are one piece that words do not tell. */
const ownFields = ({ pieces, rows, spare, school }: Draft): OwnField[] => {
  const all = [...pieces, ...spare.flatMap((one) => one.pieces)];
  const alone = (piece: Piece): boolean => all.every((other) => other === piece || other.row !== piece.row || other.place);
  const degree = all.find((piece) => piece.degree);
  if (!degree || !school || !alone(degree) || !isBare(degree.text)) return [];
  const order = [...new Set([...rows, ...spare.map(({ row }) => row)].map(({ index }) => index))].toSorted((a, b) => a - b);
  const at = order.indexOf(degree.row);
  return ([UNDER, ABOVE] as const).flatMap((side) => {
    const field = all.find(({ row }) => row === order[at + side]);
    const untold = field && !field.degree && !field.school && !field.place && !FIELD_LABEL.test(field.text);
    return untold && alone(field) && /^\p{Lu}/u.test(field.text) ? [{ degree, field, side }] : [];
  });
};

/**
 * Entries whose fields stand on rows of their own, under their degrees or above them, with the field put behind its degree:
 * no word need tell it where several entries of the section do the same on the same side; a subject under its degree is one anywhere.
 */
export const withFieldRows = (drafts: readonly Draft[]): Draft[] => {
  const found = drafts.map(ownFields);
  const side = ([UNDER, ABOVE] as const).find(
    (one) => found.filter((fields) => fields.some((own) => own.side === one)).length >= MIN_ENTRIES,
  );
  return drafts.map((draft, index) => {
    const own = found[index]!.find((one) => one.side === side || (one.side === UNDER && isSubject(one.field.text)));
    if (!own) return draft;
    const { degree, field } = own;
    const pieces = draft.pieces.filter((piece) => piece !== field);
    pieces.splice(pieces.indexOf(degree) + 1, 0, { ...field, row: degree.row, mark: ',' });
    const taken = draft.spare.find(({ row }) => row.index === field.row);
    return { ...draft, pieces, rows: taken ? [...draft.rows, taken.row] : draft.rows };
  });
};
