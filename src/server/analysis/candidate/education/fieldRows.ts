import { degreeIn } from '../../text/studyWords.ts';
import type { Draft } from './drafts.ts';
import { FIELD_LABEL } from './fields.ts';
import { isSubject, mayNameSchool } from './names.ts';
import type { Piece } from './pieces.ts';

/** Entries from so many on, whose field stands on the row beside a bare degree, show that the section does so. */
const MIN_ENTRIES = 2;

/** « Master », « BSc (Hons) », « Certificate III »: a degree that tells nothing of what was studied. */
const isBare = (text: string): boolean => {
  const degree = degreeIn(text);
  const rest = degree ? text.slice(degree.end).replaceAll(/\([^()]*\)/gu, ' ') : text;
  return degree !== null && degree.start === 0 && rest.trim().split(/\s+/u).length < 2 && !/^\s*,/u.test(rest);
};

/** Words that what was studied has at most where nothing but its place tells it. */
const FIELD_WORDS = 6;

/** Where a row of nothing but a field stands from its degree. */
const UNDER = 1;
const ABOVE = -1;
type Side = typeof UNDER | typeof ABOVE;

interface OwnField {
  degree: Piece;
  field: Piece;
  side: Side;
  /** Whether words tell the school beside it or the field itself. */
  sure: boolean;
  /** Whether it stands between its degree and a school that words tell. */
  between: boolean;
}

/** What is told of a degree on a row of its own, and names no field. */
const TOLD =
  /^(?:member|president|captain|treasurer|secr[ée]taire|pr[ée]sidente?|bourse|scholarship|stages?|exchange|[ée]change|merit|awards?|dean|en alternance)(?!\p{L})/iu;

/** The rows that stand right beside a bare degree and are one piece that words do not tell, and another row that names the school. */
const ownFields = ({ pieces, rows, spare, school }: Draft): OwnField[] => {
  const all = [...pieces, ...spare.flatMap((one) => one.pieces)];
  const alone = (piece: Piece): boolean => all.every((other) => other === piece || other.row !== piece.row || (other.place && school));
  const degree = all.find((piece) => piece.degree);
  if (!degree || !alone(degree) || !isBare(degree.text)) return [];
  const order = [...new Set([...rows, ...spare.map(({ row }) => row)].map(({ index }) => index))].toSorted((a, b) => a - b);
  const at = order.indexOf(degree.row);
  const untold = (piece: Piece): boolean => !piece.degree && !piece.school && !piece.place && !FIELD_LABEL.test(piece.text);
  return ([UNDER, ABOVE] as const).flatMap((side) => {
    const field = all.find(({ row }) => row === order[at + side]);
    if (!field || !untold(field) || !alone(field) || !/^\p{Lu}/u.test(field.text) || TOLD.test(field.text)) return [];
    const named =
      school || all.some((piece) => piece.row !== degree.row && piece.row !== field.row && untold(piece) && mayNameSchool(piece.text));
    const between = all.some((piece) => piece.school && piece.row === order[at + 2 * side]) && field.text.split(' ').length <= FIELD_WORDS;
    return named ? [{ degree, field, side, between, sure: school || isSubject(field.text) }] : [];
  });
};

/**
 * Entries whose fields stand on rows of their own, under their degrees or above them, with the field put behind its degree:
 * no word need tell it where several entries of the section do the same on the same side; a subject under its degree is one anywhere.
 */
export const withFieldRows = (drafts: readonly Draft[]): Draft[] => {
  const found = drafts.map(ownFields);
  const count = (side: Side, sure: boolean): number =>
    found.filter((fields) => fields.some((own) => own.side === side && (own.sure || !sure))).length;
  const side = ([UNDER, ABOVE] as const).find((one) => count(one, true) > 0 && count(one, false) >= MIN_ENTRIES);
  return drafts.map((draft, index) => {
    const own = found[index]!.find((one) => one.side === side || (one.side === UNDER && (one.between || isSubject(one.field.text))));
    if (!own) return draft;
    const { degree, field } = own;
    const pieces = draft.pieces.filter((piece) => piece !== field);
    pieces.splice(pieces.indexOf(degree) + 1, 0, { ...field, row: degree.row, mark: ',' });
    const taken = draft.spare.find(({ row }) => row.index === field.row);
    return { ...draft, pieces, rows: taken ? [...draft.rows, taken.row] : draft.rows };
  });
};
