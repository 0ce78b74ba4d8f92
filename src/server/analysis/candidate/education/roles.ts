import { fold } from '../../text/fold.ts';
import { degreeAt, KIND_OF_SCHOOL } from '../../text/studyWords.ts';
import { findPlaceNames } from '../../text/places.ts';
import { titleScore } from '../../text/workWords.ts';
import { isSubject, mayNameSchool, spells } from './names.ts';
import { NAMED_FIELD } from './places.ts';
import { AT, DOTTED, type Piece } from './pieces.ts';

/** What the entries of a section show of the pieces whose words tell nothing. */
export interface Customs {
  /** Which of degree and school most entries name first; null when they differ. */
  leads: 'degree' | 'school' | null;
  /** How most degrees and most schools are set. */
  degreeLook: number | null;
  schoolLook: number | null;
}

/** Both, of one entry; a school only where something may be one. */
export interface Pair {
  degree: Piece | null;
  school: Piece | null;
}

/** « IET Award for Best Project », « Dynamics, jackets, topsides etc. »: what is told of a degree. */
export const TOLD =
  /(?<!\p{L})(?:awards?|prix|th[èe]me|theme|sujet|prizes?|projects?|projets?|dissertation|thesis|modules?|gpa|grades?|topics?|electives|subjects?|etc|en alternance|apprentissage|stage|internship)(?!\p{L})/iu;

const tellsDegree = (piece: Piece): boolean => piece.degree && !piece.school && degreeAt(piece.text) !== null;
const tellsSchool = (piece: Piece): boolean => piece.school && !piece.degree && !KIND_OF_SCHOOL.test(piece.text);

/** What two of three say, of at least so many. */
const most = <T>(votes: readonly T[], least: number): T | null => {
  const [value, count] = [...Map.groupBy(votes, (vote) => vote)]
    .map(([key, all]) => [key, all.length] as const)
    .toSorted((a, b) => b[1] - a[1])[0] ?? [null, 0];
  return count >= least && count * 3 >= votes.length * 2 ? value : null;
};

/** The pieces of an entry that may be its degree or its school. */
const heads = (pieces: readonly Piece[]): Piece[] => pieces.filter(({ place, text }) => !place && /\p{L}.?\p{L}/u.test(text));

/** Which of both an entry names first, by the one that words tell. */
const firstOf = (pieces: readonly Piece[]): ('degree' | 'school')[] => {
  const own = heads(pieces);
  const [degree, school] = [own.findIndex(tellsDegree), own.findIndex(tellsSchool)];
  if (own.length < 2 || (degree < 0 && school < 0)) return [];
  if (degree >= 0 && school >= 0) return [degree < school ? 'degree' : 'school'];
  if (degree >= 0) return [degree === 0 ? 'degree' : 'school'];
  return [school === 0 ? 'school' : 'degree'];
};

export const customsOf = (entries: readonly { pieces: readonly Piece[] }[]): Customs => {
  const all = entries.flatMap(({ pieces }) => pieces);
  const degreeLook = most(
    all.filter(tellsDegree).map(({ look }) => look),
    1,
  );
  const schoolLook = most(
    all.filter(tellsSchool).map(({ look }) => look),
    1,
  );
  return {
    leads: most(
      entries.flatMap(({ pieces }) => firstOf(pieces)),
      2,
    ),
    degreeLook,
    schoolLook,
  };
};

/** « IGR », « N.T.T.F. », « C-DAC »: letters that a name is short for. */
const LETTERS = /^(?:\p{Lu}[.-]?){2,}\p{Lu}?\d?$/u;
const CAPITALISED = /^\p{Lu}[\p{L}.'’&-]*(?: (?:\p{Lu}[\p{L}.'’&-]*|of|the|and|&|de|du|la|des|les|for)){0,5}$/u;
const LOW_WORDS = /\s\p{Ll}{4}/u;

/** What speaks for a piece being the school, and against it. */
const asSchool = (piece: Piece, pieces: readonly Piece[], { degreeLook, schoolLook }: Customs): number => {
  const next = pieces[pieces.indexOf(piece) + 1];
  const { text, look } = piece;
  return (
    (tellsSchool(piece) ? 6 : piece.school ? 1 : 0) +
    (piece.mark === AT || piece.mark === '@' ? 5 : 0) +
    (tellsDegree(piece) ? -6 : 0) +
    (next?.place && next.row === piece.row ? 2.5 : 0) +
    (LETTERS.test(text) ? 1.5 : CAPITALISED.test(text) ? 0.7 : 0) +
    (mayNameSchool(text) ? 0.5 : -2.5) +
    (TOLD.test(text) || NAMED_FIELD.test(text) ? -5 : 0) +
    (isSubject(text) ? -1.5 : 0) +
    (LOW_WORDS.test(text) ? -1 : 0) +
    (titleScore(fold(text)) >= 3 ? -1.5 : 0) +
    (text.split(' ').length > 8 ? -2 : 0) +
    (text.includes(', ') ? -3 : 0) +
    (DOTTED.test(text) ? -1 : 0) +
    (schoolLook !== null && degreeLook !== schoolLook && look !== null ? (look === schoolLook ? 2 : look === degreeLook ? -2 : 0) : 0)
  );
};

/** What speaks for a piece being the degree, and against it. */
const asDegree = (piece: Piece, pieces: readonly Piece[], { degreeLook, schoolLook }: Customs): number => {
  const next = pieces[pieces.indexOf(piece) + 1];
  const { text, look } = piece;
  return (
    (tellsDegree(piece) ? 6 : 0) +
    (tellsSchool(piece) || piece.mark === AT ? -5 : 0) +
    (next?.place && next.row === piece.row ? -1.5 : 0) +
    (DOTTED.test(text) ? 1 : LETTERS.test(text) ? -0.5 : 0) +
    (isSubject(text) ? 1 : 0) +
    (LOW_WORDS.test(text) ? 0.5 : 0) +
    (titleScore(fold(text)) >= 3 ? 1.5 : 0) +
    (text.split(' ').length > 12 ? -2 : 0) +
    (degreeLook !== null && degreeLook !== schoolLook && look !== null ? (look === degreeLook ? 2 : look === schoolLook ? -2 : 0) : 0)
  );
};

/** Less than this, nothing speaks for a school. */
const LEAST = -0.5;

/** How well two pieces stand together: in the order of the section, near each other. */
const together = (degree: Piece, school: Piece, pieces: readonly Piece[], { leads }: Customs): number => {
  const first = pieces.indexOf(degree) < pieces.indexOf(school) ? 'degree' : 'school';
  const rows = [...new Set(pieces.map(({ row }) => row))];
  const apart = Math.abs(rows.indexOf(degree.row) - rows.indexOf(school.row));
  return (
    (leads === null ? 0 : leads === first ? 2.5 : -2.5) -
    (apart > 1 ? (apart - 1) * 0.5 : 0) -
    0.3 * Math.min(pieces.indexOf(degree), pieces.indexOf(school))
  );
};

const isTown = (text: string): boolean => findPlaceNames(fold(text)).some(({ value, end }) => value === 'city' && end === text.length);

/** Towns by which people name their university. */
const UNIVERSITY_TOWN =
  /^(?:Oxford|Cambridge|Princeton|Berkeley|Heidelberg|St\.? Andrews|Durham|Leuven|Louvain|Uppsala|Salamanca|Coimbra)$/u;

/** « MSRT, Norvale »: letters in front of a country are no town. */
const LETTERS_IN = /^\p{Lu}[\p{Lu}\d&-]{2,7}, \p{Lu}\p{L}+/u;

/** Such letters in an entry of nothing else but a degree and what was studied. */
const letteredPlace = (pieces: readonly Piece[], degree: Piece): Piece | undefined => {
  const field = pieces[pieces.indexOf(degree) + 1];
  const untold = heads(pieces).filter((piece) => piece !== degree && !(piece === field && piece.mark === ',' && piece.row === degree.row));
  return untold.length > 0 ? undefined : pieces.find(({ place, text }) => place && LETTERS_IN.test(text) && !isTown(text.split(',')[0]!));
};

/**
 * « La Rochelle, Amiens » beside a degree, « Oxford » on a row where others have their school: a place that has a town of its own, or
 * stands where nothing else may be the school, is one.
 */
export const withPlaceAsSchool = (pieces: readonly Piece[], order: 'degree' | 'school' | null): Piece[] => {
  const degree = pieces.find((piece) => piece.degree);
  const lettered = degree && letteredPlace(pieces, degree);
  if (lettered)
    return pieces.map((piece) => (piece === lettered ? { ...piece, text: piece.text.split(',')[0]!, school: true, place: false } : piece));
  if (!degree || heads(pieces).some((piece) => piece !== degree && !isSubject(piece.text))) return [...pieces];
  const alone = (piece: Piece): boolean => pieces.every((other) => other === piece || other.row !== piece.row);
  const school = pieces.find((piece, index) => {
    const next = pieces[index + 1];
    if (!piece.place) return false;
    if (UNIVERSITY_TOWN.test(piece.text) && piece.row === degree.row) return true;
    if (heads(pieces).length > 1) return false;
    if (next?.place && next.row === piece.row && isTown(piece.text) && isTown(next.text)) return true;
    return order !== null && isTown(piece.text) && alone(piece) && order === (piece.row < degree.row ? 'school' : 'degree');
  });
  return pieces.map((piece) => (piece === school ? { ...piece, place: false } : piece));
};

/** The degree and the school of an entry whose school no word tells: the pair for which most speaks; null where nothing may be one. */
export const weighedPair = (pieces: readonly Piece[], customs: Customs): Pair | null => {
  const own = heads(pieces);
  if (own.length < 2 || own.some((piece) => piece.school)) return null;
  let best: (Pair & { worth: number }) | null = null;
  for (const degree of own)
    for (const school of own) {
      if (degree === school || spells(degree.text, school.text) || spells(school.text, degree.text)) continue;
      const named = asSchool(school, pieces, customs);
      if (named < LEAST) continue;
      const worth = named + asDegree(degree, pieces, customs) + together(degree, school, own, customs);
      if (!best || worth > best.worth) best = { degree, school, worth };
    }
  return best;
};
