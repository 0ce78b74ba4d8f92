import { degreeIn, isSchool } from '../../text/studyWords.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import type { Draft } from './drafts.ts';
import type { Facts } from './facts.ts';
import { FIELD_LABEL } from './fields.ts';
import { PART_OF_SCHOOL } from './heads.ts';
import { isSubject, mayNameSchool } from './names.ts';
import type { Piece } from './pieces.ts';

/** Entries from so many on, whose field stands on the row beside a degree, show that the section does so. */
const MIN_ENTRIES = 2;

/** « Master », « BSc (Hons) », « Certificate III »: a degree that tells nothing of what was studied. */
const isBare = (text: string): boolean => {
  const degree = degreeIn(text);
  const rest = degree ? text.slice(degree.end).replaceAll(/\([^()]*\)/gu, ' ') : text;
  return degree !== null && degree.start === 0 && rest.trim().split(/\s+/u).length < 2 && !/^\s*,/u.test(rest);
};

/** Whether a row of nothing but a subject, or « Spécialité : … », stands right under a bare degree: it tells what was studied, however small or far in. */
const isSubjectUnder = ({ studied, pieces: told }: Draft, above: Row | undefined, { period, pieces: [first, ...others] }: Facts): boolean =>
  studied !== null &&
  studied === above &&
  period === null &&
  first !== undefined &&
  others.length === 0 &&
  !first.degree &&
  !first.school &&
  !first.place &&
  (isSubject(first.text) || FIELD_LABEL.test(first.text)) &&
  told.some(({ degree, text }) => degree && isBare(text));

/** « Filière MPSI, option informatique », « Diplômée en chimie »: what was studied, announced in words that may open an entry too. */
const ANNOUNCED = /^(?:fili[èe]re|dipl[oô]m[ée]e? en)\s+(?=\p{L})(.{2,88}?)\.?$/iu;

/** What a row right under a bare degree announces, put behind it. */
const takesAnnounced = (draft: Draft, above: Row | undefined, row: Row, { period }: Facts): boolean => {
  const field = ANNOUNCED.exec(contentOf(row))?.[1];
  const degree = draft.pieces.find(({ degree: named, text }) => named && isBare(text));
  if (!field || !degree || period !== null || draft.studied === null || draft.studied !== above || isSchool(field)) return false;
  const piece = { ...degree, text: field, degree: false, mark: ',' };
  draft.rows.push(row);
  draft.pieces.splice(draft.pieces.indexOf(degree) + 1, 0, piece);
  return true;
};

/** Whether a row tells what was studied for the bare degree right above it, which then has it. */
export const takesField = (draft: Draft, above: Row | undefined, row: Row, facts: Facts): boolean => {
  if (takesAnnounced(draft, above, row, facts)) return true;
  if (!isSubjectUnder(draft, above, facts)) return false;
  if (FIELD_LABEL.test(facts.pieces[0]!.text)) {
    draft.rows.push(row);
    draft.pieces.push(...facts.pieces);
  } else draft.spare.push({ row, pieces: facts.pieces });
  return true;
};

/** Words that what was studied has at most where nothing but its place tells it. */
const FIELD_WORDS = 6;
/** Words that it has at most where several entries have it in one place. */
const MOST_WORDS = 14;

/** Where a row of nothing but a field stands from its degree: beside it, or behind the school under it. */
const UNDER = 1;
const ABOVE = -1;
const BEHIND_SCHOOL = 2;
type Side = typeof UNDER | typeof ABOVE | typeof BEHIND_SCHOOL;

interface OwnField {
  degree: Piece;
  field: Piece;
  /** The pieces of its row. */
  taken: readonly Piece[];
  side: Side;
  /** Whether its degree is one word of degrees. */
  bare: boolean;
  /** Whether words tell the school beside it or the field itself. */
  sure: boolean;
  /** Whether it stands between its degree and a school that words tell. */
  between: boolean;
}

/** What is told of a degree on a row of its own, and names no field. */
const TOLD =
  /^(?:member|president|captain|treasurer|secr[ée]taire|pr[ée]sidente?|bourse|scholarship|stages?|exchange|[ée]change|merit|awards?|dean|en alternance|with |avec |mention |graduated|gpa|grade)(?!\p{L})/iu;

const isUntold = ({ degree, school, place, text }: Piece): boolean =>
  !degree && !school && !place && !FIELD_LABEL.test(text) && !TOLD.test(text) && !PART_OF_SCHOOL.test(text);

/** The words of a row as one piece; its dashes and commas belong to what was studied. */
const asOne = ([first, ...others]: readonly Piece[]): Piece => ({
  ...first!,
  text: others.reduce((text, piece) => `${text}${/[,]/u.test(piece.mark) ? ', ' : ` ${piece.mark} `}${piece.text}`, first!.text),
});

/** The rows that stand right beside a degree, or behind its school, and that words do not tell, where another row names the school. */
const ownFields = ({ pieces, rows, spare, school }: Draft): OwnField[] => {
  const all = [...pieces, ...spare.flatMap((one) => one.pieces)];
  const onRow = (row: number | undefined): Piece[] => all.filter((piece) => piece.row === row);
  const degree = all.find((piece) => piece.degree);
  if (!degree) return [];
  const bare = isBare(degree.text);
  const beside = onRow(degree.row).filter((piece) => piece !== degree && !(piece.place && school));
  const behind = beside.length > 0;
  if (behind && !(bare && beside.every((piece) => piece.school))) return [];
  const order = [...new Set([...rows, ...spare.map(({ row }) => row)].map(({ index }) => index))].toSorted((a, b) => a - b);
  const at = order.indexOf(degree.row);
  const sides: readonly Side[] = behind ? [UNDER] : [UNDER, ABOVE, BEHIND_SCHOOL];
  return sides.flatMap((side) => {
    const taken = onRow(order[at + side]);
    const [first] = taken;
    if (!first || !taken.every((piece) => isUntold(piece) || (piece.place && school))) return [];
    const field = asOne(taken.filter(({ place }) => !place).length > 0 ? taken.filter(({ place }) => !place) : taken);
    if (field.place || !/^\p{L}/u.test(field.text) || field.text.split(' ').length > MOST_WORDS) return [];
    if (side === BEHIND_SCHOOL && !onRow(order[at + 1]).some((piece) => piece.school)) return [];
    const named =
      school || all.some((piece) => piece.row !== degree.row && piece.row !== field.row && isUntold(piece) && mayNameSchool(piece.text));
    const between = all.some((piece) => piece.school && piece.row === order[at + 2 * side]) && field.text.split(' ').length <= FIELD_WORDS;
    return named ? [{ degree, field, taken, side, bare, between, sure: school || isSubject(field.text) }] : [];
  });
};

/** Where several entries have their fields: under or above bare degrees, or in any place where words tell schools and most fields, or one where all have some. */
const sideOf = (found: readonly (readonly OwnField[])[]): { side: Side; bare: boolean } | null => {
  const at = (side: Side): OwnField[] => found.flatMap((fields) => fields.filter((own) => own.side === side));
  const ofBare = ([UNDER, ABOVE] as const).find((side) => {
    const own = at(side).filter(({ bare, taken }) => bare && taken.length === 1);
    return own.some(({ sure }) => sure) && own.length >= MIN_ENTRIES;
  });
  if (ofBare) return { side: ofBare, bare: !at(ofBare).some(({ field, bare }) => !bare && isSubject(field.text)) };
  const ofAny = ([UNDER, BEHIND_SCHOOL] as const).find((side) => {
    const own = at(side).filter(({ sure }) => sure);
    const subjects = own.filter(({ field }) => isSubject(field.text)).length;
    return own.length >= MIN_ENTRIES && (subjects * 2 >= own.length || (subjects > 0 && own.length === found.length));
  });
  return ofAny ? { side: ofAny, bare: false } : null;
};

/**
 * Entries whose fields stand on rows of their own, under their degrees, above them or behind their schools, with the field put behind its
 * degree: no word need tell it where several entries of the section do the same on the same side; a subject under its degree is one anywhere.
 */
export const withFieldRows = (drafts: readonly Draft[]): Draft[] => {
  const found = drafts.map(ownFields);
  const usual = sideOf(found);
  return drafts.map((draft, index) => {
    const isOwn = ({ side, bare, between, field }: OwnField): boolean =>
      (side === usual?.side && (bare || !usual.bare)) ||
      (bare && side === UNDER && (between || isSubject(field.text))) ||
      (bare && side === BEHIND_SCHOOL && isSubject(field.text));
    const own = found[index]!.find(isOwn);
    if (!own) return draft;
    const { degree, field, taken } = own;
    const pieces = draft.pieces.filter((piece) => !taken.includes(piece) || piece.place);
    pieces.splice(pieces.indexOf(degree) + 1, 0, { ...field, row: degree.row, mark: ',' });
    const row = draft.spare.find((one) => one.row.index === field.row);
    return { ...draft, pieces, rows: row ? [...draft.rows, row.row] : draft.rows };
  });
};
