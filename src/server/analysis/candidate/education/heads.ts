import { fold } from '../../text/fold.ts';
import { degreeAt, degreeIn, KIND_OF_SCHOOL, schoolWordAt } from '../../text/studyWords.ts';
import { FIELD_LABEL, tellsMuch } from './fields.ts';
import type { Habits } from './habits.ts';
import { ACRONYM, isSubject, mayNameSchool, spells } from './names.ts';
import { AT, DOTTED, type Piece } from './pieces.ts';
import { TOLD, weighedPair } from './roles.ts';
import { seated } from './seats.ts';
import { tidy } from './tidy.ts';

/** Where people learn or write a thesis when no school is named. */
const LABORATORY =
  /^(?:laboratoire|laboratory|lab|inria|cnrs|inserm|cea|onera|inra|inrae|irit|irisa|loria|labri|limsi|lip6|centre de (?:recherche|formation)s?|research cent(?:er|re)|training cent(?:er|re)|maison familiale|chambre (?:de|des) \p{L}+|ch(?:r)?u|centre hospitalier|hospices|h[ôo]pita(?:l|ux)|hospital)(?!\p{L})/iu;

/** « Faculté de droit », « Department of Physics », « Doctoral School »: a part of a university. */
export const PART_OF_SCHOOL =
  /^(?:ufr|facult[ée]s?|faculty|d[ée]partement|department|dept|school of|college of|laboratoire|[ée]cole doctorale)(?!\p{L})|(?:doctoral|ph\.?d|graduate) school$/iu;
/** « Faculty: Applied Optics » in a list of labels: of the university told before. */
export const FACULTY_LABEL = /^(?:facult[ée]|faculty|department|d[ée]partement)\s?:\s/iu;
/** « Orvane University »: all of one. */
export const WHOLE_SCHOOL =
  /^(?!.*(?:doctoral|ph\.?d|graduate) school)(?=.*(?<!\p{L})(?:universit|university|univ\.?(?!\p{L})|institute of technology))/iu;

const schoolOf = (free: readonly Piece[]): Piece | null => {
  const schools = free.filter(({ school }) => school);
  const named = schools.filter(({ text }) => !KIND_OF_SCHOOL.test(text));
  const whole = named.find(({ text, degree }) => !degree && WHOLE_SCHOOL.test(text));
  if (whole && named.some(({ text }) => PART_OF_SCHOOL.test(text))) return whole;
  const led = named.find(({ mark, degree }) => mark === AT && !degree);
  return led ?? named.find(({ degree }) => !degree) ?? named[0] ?? schools.find(({ degree }) => !degree) ?? schools[0] ?? null;
};

/** Whether a piece is a school by its words, or may be one: neither a field nor what is told of a degree. */
const mayBeSchool = ({ school, text }: Piece): boolean => school || (mayNameSchool(text) && !FIELD_LABEL.test(text) && !TOLD.test(text));

/** Words that the name of a school has at most where nothing but its place tells it. */
const NAME_WORDS = 6;

/** « TarvelLab », « Les Ormes »: words that are all capitalised. */
const NAME = /^\p{Lu}[\p{L}\d'’.&-]*(?: \p{Lu}[\p{L}\d'’.&-]*){0,2}$/u;

/** « Licence de droit, Les Ormes »: a name behind a degree that tells what was studied, or where the section has its schools. */
const schoolBeside = (free: readonly Piece[], degree: Piece, usual: boolean): Piece | null => {
  const next = free[free.indexOf(degree) + 1];
  if (!next || next.row !== degree.row || next.degree || next.text.split(' ').length > NAME_WORDS) return null;
  if (ACRONYM.test(next.text.split(', ').slice(1).at(-1) ?? '')) return null;
  const named = /^\p{Lu}/u.test(next.text) && mayNameSchool(next.text) && mayBeSchool(next);
  const apart = /[|–·•]/u.test(next.mark) && free.length === 2 && !degree.degree && degree.text.includes(' ') && NAME.test(next.text);
  return named && (usual || apart || tellsMuch(degree.text) || DOTTED.test(degree.text)) ? next : null;
};

/** « Machine Learning Specialisation »: words that close the title of a course. */
const COURSE_TITLE = /\s(?:speciali[sz]ation|course|programme|program|bootcamp|training|workshop|studies)$/iu;

/** « INSA, Architecture des systèmes d’information », « Northvale College, Course Credit, Denby, UT »: no degree is told, what was studied is. */
const studiedThere = (pieces: readonly Piece[]): Piece | undefined =>
  pieces.find(
    ({ behindSchool, place, text, row }, index) =>
      behindSchool &&
      !place &&
      (isSubject(text) ||
        COURSE_TITLE.test(text) ||
        /\s(?:de|des|du|et|and|&|of|in|en)\s/iu.test(text) ||
        (text.split(' ').length > 1 && pieces[index + 1]?.place === true && pieces[index + 1]!.row === row)),
  );

/** The degree and the school of an entry. */
interface Heads {
  degree: Piece | null;
  school: Piece | null;
}

/** « École hôtelière » over « Lycée Aubin », where degrees stand over their schools: a study that is called by the kind of its school. */
const bothSchools = (free: readonly Piece[]): (Heads & { whole: null }) | null => {
  const [degree, school] = free.filter((piece) => piece.school);
  const pair = degree && school && free.length === 2 && degree.row < school.row && !free.some((piece) => piece.degree);
  return pair ? { degree, school, whole: null } : null;
};

/** Both as words, type, seats and weights tell them; `whole`: what both were cut from. */
const toldHeads = (
  free: readonly Piece[],
  pieces: readonly Piece[],
  { look, degreeLook, mark, seats, customs, order }: Habits,
): Heads & { whole: Piece | null } => {
  const pair = order === 'degree' ? bothSchools(free) : null;
  if (pair) return pair;
  const set = look === null ? null : schoolOf(free.filter((piece) => piece.school && piece.look === look));
  const school = set && degreeLook !== null && free.some((piece) => piece.look === degreeLook) ? set : schoolOf(free);
  const degree = free.find((piece) => piece.degree && piece !== school) ?? null;
  const both = !degree && school?.degree ? { degree: school, school: null } : { degree, school };
  const placed = both.school && both.degree && both.degree.row <= both.school.row ? null : seated(free, seats, mark);
  if (placed) return placed;
  const around = pieces.filter((piece) => free.includes(piece) || piece.place);
  return { ...(weighedPair(around, customs) ?? both), whole: null };
};

/** A school that its place of work or its type tells; in sections that name schools first, what opens an entry without a degree. */
const dressedSchool = (free: readonly Piece[], degree: Piece | null, { look, order }: Habits): Piece | null => {
  const laboratory = free.find((piece) => piece !== degree && !piece.degree && LABORATORY.test(piece.text));
  if (laboratory) return laboratory;
  const parted = look !== null && (free.length === 1 || free.some((piece) => piece.look !== look));
  const dressed = free.find(
    (piece) =>
      parted &&
      piece !== degree &&
      !piece.degree &&
      piece.look === look &&
      !FIELD_LABEL.test(piece.text) &&
      !(piece.row === degree?.row && isSubject(piece.text)),
  );
  const rows = new Set(free.map(({ row }) => row));
  return dressed ?? (!degree && order === 'school' && rows.size > 1 ? free[0]! : null);
};

/** A degree that its type or its seat in the section tells, or what else is left beside the school. */
const untoldDegree = (
  told: Piece | null,
  school: Piece | null,
  free: readonly Piece[],
  pieces: readonly Piece[],
  { look, degreeLook, gap }: Habits,
): Piece | null => {
  const untold = free.filter(
    (piece) => piece !== school && !piece.behindSchool && piece.text.length < 140 && !KIND_OF_SCHOOL.test(piece.text),
  );
  const dressed = degreeLook !== null && look !== null ? free.find((piece) => piece !== school && piece.look === degreeLook) : undefined;
  const degree = told ?? dressed ?? null;
  const seat = school && gap !== null ? untold.find(({ row }) => row === school.row + gap) : undefined;
  if (seat && (!degree || (degree.row > seat.row && degree.row > school!.row))) return seat;
  return degree ?? untold.find((piece) => !piece.school) ?? untold[0] ?? studiedThere(pieces) ?? null;
};

/** A school that no word tells: behind the mark of the section, in letters, where the others have theirs, beside its degree, what else is left. */
const untoldSchool = (free: readonly Piece[], degree: Piece | null, { order, mark, gap, schoolsUnknown }: Habits): Piece | null => {
  const at = degree ? free.indexOf(degree) : -1;
  const beside = free.filter((piece) => piece !== degree && piece.row === degree?.row && !piece.degree);
  const marked = beside.find((piece) => mark !== ',' && piece.mark === mark && free.indexOf(piece) > at && mayBeSchool(piece));
  const named = free.filter(
    (piece) =>
      piece !== degree &&
      piece.row !== degree?.row &&
      !piece.degree &&
      piece.text.length < 100 &&
      !FIELD_LABEL.test(piece.text) &&
      !TOLD.test(piece.text) &&
      !(degree && spells(degree.text, piece.text)) &&
      mayBeSchool(piece),
  );
  const above = named.findLast((piece) => free.indexOf(piece) < at);
  const ahead = above && named.find(({ row }) => row === above.row);
  const behind = named.find((piece) => free.indexOf(piece) > at);
  const unsaid = free.filter((piece) => piece !== degree && !piece.degree && !FIELD_LABEL.test(piece.text));
  const inFront = degree !== null && unsaid.length > 1 && free.indexOf(unsaid[1]!) < at;
  const left = unsaid[degree && !inFront ? 1 : 0];
  return (
    marked ??
    beside.find(({ text }) => ACRONYM.test(text)) ??
    named.find(({ row }) => gap !== null && degree !== null && row === degree.row - gap) ??
    (order === 'degree' ? (behind ?? ahead) : (ahead ?? behind)) ??
    (degree ? schoolBeside(free, degree, schoolsUnknown || mark === ',') : null) ??
    (left && mayNameSchool(left.text) && mayBeSchool(left) ? left : null)
  );
};

/** « BTS Vitrail Lycée Aubin »: a piece that is both, cut in front of the word of schools. */
const cutInTwo = (both: Piece): Heads => {
  const { text } = both;
  const at = schoolWordAt(text, fold(text), degreeIn(text)?.end ?? 1);
  return at === undefined || degreeAt(text.slice(0, at)) === null
    ? { degree: both, school: null }
    : {
        degree: { ...both, text: tidy(text.slice(0, at)), school: false },
        school: { ...both, text: tidy(text.slice(at)), degree: false },
      };
};

/** The degree and the school among the pieces of an entry, `free` being those that may be either. */
export const headsOf = (free: readonly Piece[], pieces: readonly Piece[], habits: Habits): Heads & { whole: Piece | null } => {
  const { whole, ...told } = toldHeads(free, pieces, habits);
  const dressed = told.school ?? dressedSchool(free, told.degree, habits);
  const degree = untoldDegree(told.degree, dressed, free, pieces, habits);
  const school = dressed ?? untoldSchool(free, degree, habits);
  return { ...(degree?.school && !school ? cutInTwo(degree) : { degree, school }), whole };
};
