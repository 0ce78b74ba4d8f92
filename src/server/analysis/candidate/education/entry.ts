import type { Education } from '#contract/candidates';
import type { Period } from '../../dates/periods.ts';
import { SCHOOL_WORDS } from '../../lexicon/education.ts';
import { fold } from '../../text/fold.ts';
import { spanOf, type Row } from '../../text/rows.ts';
import { covering, type Found } from '../../text/span.ts';
import { tokenize } from '../../text/tokens.ts';
import { atLevel } from './levels.ts';
import { ACRONYM, isSubject, mayNameSchool, spells } from './names.ts';
import { AT, DOTTED, type Piece } from './pieces.ts';
import { FRENCH_TOWN, isPlace } from './places.ts';
import { type Customs, TOLD, weighedPair, withPlaceAsSchool } from './roles.ts';
import { seated, type Seat } from './seats.ts';
import { tidy } from './tidy.ts';
import { degreeAt, degreeIn, KIND_OF_SCHOOL } from '../../text/studyWords.ts';

/** A grade or a mention is neither a field nor a school. */
const DISTINCTION =
  /^(?:mention\s?[«"“]?\s?(?:assez |très |tres )?bien\W*|mention honorable|avec mention|with honou?rs|(?:\d+\s?\/\s?\d+ )?(?:e lode|(?:magna |summa )?cum laude).*|dean['’]?s['’]? list.*|(?:second|third|upper|lower) (?:class|credit|division).*|(?:(?:with )?(?:high(?:est)?|first[- ]class) )?(?:distinction|honou?rs)|merit|n\/a|date (?:prévue|de fin).*|expected.*|(?:1st|2nd|3rd|[12][:.][12])|(?:attendue?|pr[ée]vue?|anticipated|projected)\W*|(?:c?gpa|grade(?! 1[0-3]\b| \d \p{L}{3})|percentage|note|rang|moyenne)\b.*|(?:first|second|1st|2nd|[12][:.][12]|upper|lower)\b.{0,20}\b(?:class|hons|honours)\b.*|félicitations du jury|(?:niveau )?(?:avanc[ée]e?|confirm[ée]e?|interm[ée]diaire|d[ée]butante?|perfectionnement)|(?:level )?(?:advanced|beginners?)|(?:niveau|level) (?:\d|initiation|intermediate)|obten(?:u|tion).*|(?:\d{1,3}(?:e|[èe]me) )?promotion|\d[^\p{L}]*(?:%|pts?|points|(?:c|w)?gpa)?[^\p{L}]*)$/iu;

/** « Spécialité : … »: the field on a row of its own. */
export const FIELD_LABEL =
  /^(?:sp[ée]cialit[ée]|mention(?!\s?:?\s?(?:honorable|\W?(?:(?:assez |tr[èe]s )?bien|(?:tb|ab|b)(?!\p{L}))))|option|fili[èeé]re|parcours|major(?! c?gpa| de promo)(?: in)?|field|sp[ée]cialisation|domaine|concentration|domaine d['’]études?|field of study)\s*:?\s+(.{2,120})$/iu;
const FIELD_WORD =
  /^(.{2,80}?)\s+(?:in|en|sp[ée]cialit[ée]|sp[ée]cialis[ée]e? en|mention|option|fili[èe]re|parcours|major(?:ing)? in|specialising in|specializing in)\s+(?!cours\b|alternance\b|apprentissage\b|\d)(.+)$/iu;
const BARE =
  /^((?:master(?:\s?[12])?(?:\s(?:pro|recherche|professionnel))?|m[12]|mast[èe]re(?:\sspécialisé)?|licence(?:\s(?:pro(?:fessionnelle)?|[123]))?|bts|dut|but|cap|bep|bac\s?pro(?:fessionnel)?|brevet professionnel|bachelor(?:\sof\s(?:science|arts|engineering|technology|commerce))?|mba|doctorat|l[123]|ph\.?d\.?|b\.?\s?sc\.?|m\.?\s?sc\.?|b\.?\s?[as]\.?|m\.?\s?[as]\.?|b\.?\s?tech|b\.?\s?eng|m\.?\s?eng|m\.?\s?tech|deug|deust|dess|dea|titre professionnel|associate (?:of|in) (?:science|arts|applied science))\.?(?:\s\([^()]{2,12}\))?)\s+(?!\(|[/&+]|de\b|of\b|degree|spécialisé|recherche\b|pro\b|professionnel)(.{2,100})$/iu;

/** « Master 2 en finance » → degree and field; only what is written after a comma, in, en, mention, spécialité… or a degree's own name. */
const splitField = (degree: string, others: readonly Piece[]): { degree: string; field: string } => {
  const own = FIELD_WORD.exec(degree);
  const told = (/\s(?:in|en)\s/iu.test(degree) && own && degreeAt(own[1]!) !== null) || isSubject(BARE.exec(degree)?.[2] ?? '');
  for (const { text } of told ? [] : others) {
    const labelled = FIELD_LABEL.exec(text);
    if (labelled) return { degree, field: labelled[1]!.trim() };
  }
  const comma = /^((?:\([^()]*\)|[^,(]){2,60}?),\s+(.{3,})$/u.exec(degree);
  if (comma && degreeAt(comma[1]!) !== null && degreeAt(comma[2]!) === null) return { degree: comma[1]!, field: comma[2]! };
  const match = own ?? BARE.exec(degree);
  if (match && degreeAt(match[1]!) !== null) return { degree: tidy(match[1]!), field: tidy(match[2]!) };
  return { degree, field: '' };
};

/** « Bac Pro option SEN », « BSc in CSE »: letters behind the word for what is studied name no school. */
const OPTION = /(?<!\p{L})(?:sp[ée]cialit[ée]|mention|option|fili[èe]re|parcours|major|in|en)\s?:?\s\S+$/iu;

/** « Certification Harlow School »: what the school gave, in front of its name. */
const GIVEN = /^(?:[Cc]ertification|[Cc]ertificat|[Ff]ormation|[Dd]ipl[oô]me)\s(?=\p{Lu})/u;

const tidyEnd = (text: string): string => (/\.[^.]*\.$/.test(text) ? text : text.replace(/\.$/, ''));

const cutAt = (text: string, comma: number): [string, string] => (comma < 0 ? [text, ''] : [text.slice(0, comma), text.slice(comma + 2)]);

/** What the sure entries of a section show of the others; null where they differ. */
export interface Habits {
  /** Which of degree and school stands on the upper row. */
  order: 'degree' | 'school' | null;
  /** The mark in front of the school, behind its degree on one row. */
  mark: string | null;
  /** How many rows below its school a degree stands, above it when negative. */
  gap: number | null;
  /** Whether none of several entries names a school that words tell. */
  schoolsUnknown: boolean;
  /** How schools are set, and no degree. */
  look: number | null;
  /** How degrees are set, and no school. */
  degreeLook: number | null;
  /** What is seen of degrees and schools that no word tells. */
  customs: Customs;
  /** Where in an entry its degree and its school stand. */
  seats: { degree: Seat; school: Seat } | null;
}

/** Where people learn or write a thesis when no school is named. */
const LABORATORY =
  /^(?:laboratoire|laboratory|lab|inria|cnrs|inserm|cea|onera|inra|inrae|irit|irisa|loria|labri|limsi|lip6|centre de (?:recherche|formation)s?|research cent(?:er|re)|training cent(?:er|re)|maison familiale|chambre (?:de|des) \p{L}+)(?!\p{L})/iu;

/** « Master 2 de mathématiques pures » says what was studied: words behind the school add no field. */
const tellsField = (degree: string): boolean => /^\s(?:de|des|du|d['’]|of|in|en)(?!\p{L})/iu.test(degree.slice(degreeIn(degree)?.end ?? 0));

/** « Bac+2 Assistant de gestion »: what was studied stands in the words of the degree. */
const tellsMuch = (degree: string): boolean =>
  degree
    .slice(degreeIn(degree)?.end ?? degree.length)
    .trim()
    .split(' ').length > 1;

/** « Faculté de droit », « Department of Physics », « Doctoral School »: a part of a university. */
export const PART_OF_SCHOOL =
  /^(?:ufr|facult[ée]s?|faculty|d[ée]partement|department|dept|school of|college of|laboratoire|[ée]cole doctorale)(?!\p{L})|(?:doctoral|ph\.?d|graduate) school$/iu;
const WHOLE_SCHOOL =
  /^(?!.*(?:doctoral|ph\.?d|graduate) school)(?=.*(?<!\p{L})(?:universit|university|univ\.?(?!\p{L})|institute of technology))/iu;

/** « Université de Lyon en chimie organique »: what was studied behind the name of the school. */
const FIELD_BEHIND = /^(.{6,80}?)\s(?:en|in|mention|sp[ée]cialit[ée]|option)\s(\p{L}.{2,100})$/iu;

/** « Ensa Génie des procédés » beside « Ensa »: what stands behind the name of the school was studied there. */
const withoutName = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => {
    const name = pieces.find(({ text, school, row }) => school && row === piece.row && piece.text.startsWith(`${text} `))?.text;
    return name && piece.school && !piece.degree && !isPlace(piece.text.slice(name.length + 1))
      ? { ...piece, text: piece.text.slice(name.length + 1), school: false }
      : piece;
  });

const schoolOf = (free: readonly Piece[]): Piece | null => {
  const schools = free.filter(({ school }) => school);
  const named = schools.filter(({ text }) => !KIND_OF_SCHOOL.test(text));
  const whole = named.find(({ text, degree }) => !degree && WHOLE_SCHOOL.test(text));
  if (whole && named.some(({ text }) => PART_OF_SCHOOL.test(text))) return whole;
  const led = named.find(({ mark, degree }) => mark === AT && !degree);
  return led ?? named.find(({ degree }) => !degree) ?? named[0] ?? schools.find(({ degree }) => !degree) ?? schools[0] ?? null;
};

/** Words that the name of a school has at most where nothing but its place tells it. */
const NAME_WORDS = 6;

/** « TechOrda », « Les Ormes »: words that are all capitalised. */
const NAME = /^\p{Lu}[\p{L}\d'’.&-]*(?: \p{Lu}[\p{L}\d'’.&-]*){0,2}$/u;

/** « Licence de droit, Les Ormes »: a name behind a degree that tells what was studied, or where the section has its schools. */
const schoolBeside = (free: readonly Piece[], degree: Piece, usual: boolean): Piece | null => {
  const next = free[free.indexOf(degree) + 1];
  if (!next || next.row !== degree.row || next.degree || next.text.split(' ').length > NAME_WORDS) return null;
  if (ACRONYM.test(next.text.split(', ').slice(1).at(-1) ?? '')) return null;
  const named = /^\p{Lu}/u.test(next.text) && mayNameSchool(next.text) && !FIELD_LABEL.test(next.text) && !TOLD.test(next.text);
  const apart = /[|–·•]/u.test(next.mark) && free.length === 2 && !degree.degree && degree.text.includes(' ') && NAME.test(next.text);
  return named && (usual || apart || tellsMuch(degree.text) || DOTTED.test(degree.text)) ? next : null;
};

/** Longer, what stands behind the name of a school is a list of what was taught. */
const LONG_SUBJECT = 80;

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
        /\s(?:de|des|du|et|and|of|in|en)\s/iu.test(text) ||
        (text.split(' ').length > 1 && pieces[index + 1]?.place === true && pieces[index + 1]!.row === row)),
  );

/** Degree, school and field among the pieces of one entry; null when there is neither a degree nor a school. */
export const toStudy = (
  rows: readonly Row[],
  period: Period | null,
  told: readonly Piece[],
  { order, mark, look, degreeLook, gap, schoolsUnknown, seats, customs }: Habits,
): Found<Education> | null => {
  const pieces = withPlaceAsSchool(told, order);
  const free = withoutName(
    pieces.filter(({ place, text }) => !place && /\p{L}.?\p{L}|^(?:X|C\+\+|C#)$/u.test(text) && !DISTINCTION.test(text)),
  );
  const set = look === null ? null : schoolOf(free.filter((piece) => piece.school && piece.look === look));
  let school = set && degreeLook !== null && free.some((piece) => piece.look === degreeLook) ? set : schoolOf(free);
  let degree = free.find((piece) => piece.degree && piece !== school) ?? null;
  if (!degree && school?.degree) [degree, school] = [school, null];
  const placed = school && degree && degree.row <= school.row ? null : seated(free, seats, mark);
  if (placed) ({ degree, school } = placed);
  const weighed = placed
    ? null
    : weighedPair(
        pieces.filter((piece) => free.includes(piece) || piece.place),
        customs,
      );
  if (weighed) ({ degree, school } = weighed);
  school ??= free.find((piece) => piece !== degree && !piece.degree && LABORATORY.test(piece.text)) ?? null;
  if (look !== null && (free.length === 1 || free.some((piece) => piece.look !== look)))
    school ??=
      free.find(
        (piece) =>
          piece !== degree &&
          !piece.degree &&
          piece.look === look &&
          !FIELD_LABEL.test(piece.text) &&
          !(piece.row === degree?.row && isSubject(piece.text)),
      ) ?? null;
  const rowsOfPieces = new Set(free.map(({ row }) => row));
  if (!degree && !school && order === 'school' && rowsOfPieces.size > 1) school = free[0]!;
  const untold = free.filter(
    (piece) => piece !== school && !piece.behindSchool && piece.text.length < 140 && !KIND_OF_SCHOOL.test(piece.text),
  );
  if (degreeLook !== null && look !== null) degree ??= free.find((piece) => piece !== school && piece.look === degreeLook) ?? null;
  const seat = school && gap !== null ? untold.find(({ row }) => row === school!.row + gap) : undefined;
  if (seat && (!degree || (degree.row > seat.row && degree.row > school!.row))) degree = seat;
  degree ??= untold.find((piece) => !piece.school) ?? untold[0] ?? studiedThere(pieces) ?? null;
  school ??=
    free.find(
      (piece) =>
        piece.mark === mark &&
        mark !== ',' &&
        !piece.degree &&
        (piece.school || mayNameSchool(piece.text)) &&
        piece.row === degree?.row &&
        free.indexOf(piece) > free.indexOf(degree),
    ) ?? null;
  const named = free.filter(
    (piece) =>
      piece !== degree &&
      piece.row !== degree?.row &&
      !piece.degree &&
      piece.text.length < 100 &&
      !FIELD_LABEL.test(piece.text) &&
      !TOLD.test(piece.text) &&
      !(degree && spells(degree.text, piece.text)) &&
      (piece.school || mayNameSchool(piece.text)),
  );
  school ??= degree
    ? (free.find((piece) => piece !== degree && piece.row === degree!.row && !piece.degree && ACRONYM.test(piece.text)) ?? null)
    : null;
  const above = named.findLast((piece) => free.indexOf(piece) < free.indexOf(degree!));
  const ahead = above && named.find(({ row }) => row === above.row);
  const behind = named.find((piece) => free.indexOf(piece) > free.indexOf(degree!));
  school ??= named.find(({ row }) => gap !== null && row === degree!.row - gap) ?? null;
  school ??= (order === 'degree' ? (behind ?? ahead) : (ahead ?? behind)) ?? null;
  const beside = degree ? schoolBeside(free, degree, schoolsUnknown || mark === ',') : null;
  school ??= beside;
  const unsaid = free.filter((piece) => piece !== degree && !piece.degree && !FIELD_LABEL.test(piece.text));
  const inFront = degree !== null && unsaid.length > 1 && free.indexOf(unsaid[1]!) < free.indexOf(degree);
  const unknown = unsaid[degree && !inFront ? 1 : 0];
  if (unknown && mayNameSchool(unknown.text) && !TOLD.test(unknown.text)) school ??= unknown;
  if (!degree && !school) return null;
  if (degree?.school && !school) {
    const text = degree.text;
    const at = tokenize(fold(text)).find(({ word, start }) => start > 0 && SCHOOL_WORDS.has(word))?.start;
    if (at !== undefined && degreeAt(text.slice(0, at)) !== null) {
      school = { ...degree, text: tidy(text.slice(at)), degree: false };
      degree = { ...degree, text: tidy(text.slice(0, at)), school: false };
    }
  }
  const before = degree && !degree.degree ? pieces[pieces.indexOf(degree) - 1] : undefined;
  const kind =
    before !== school && before?.row === degree?.row && before?.text.includes(' ') && KIND_OF_SCHOOL.test(before.text) ? before : null;
  const others = free.filter((piece) => piece !== degree && piece !== school && piece !== kind && piece !== placed?.whole);
  if (kind && degree) degree = { ...degree, text: `${kind.text}, ${degree.text}` };
  if (degree?.behindSchool && degree.text.length > LONG_SUBJECT) degree = { ...degree, text: degree.text.split(', ')[0]! };
  const studied = atLevel(degree, others) ?? splitField(degree?.text ?? '', others);
  const behindName = studied.field === '' && school ? FIELD_BEHIND.exec(school.text) : null;
  if (behindName && (/^\p{Ll}/u.test(behindName[2]!) || isSubject(behindName[2]!))) {
    school = { ...school!, text: behindName[1]! };
    studied.field = behindName[2]!;
  }
  if (!school && ACRONYM.test(studied.field) && !OPTION.test(degree?.text ?? '') && !others.some(({ text }) => FIELD_LABEL.test(text))) {
    school = { ...degree!, text: studied.field, degree: false };
    studied.field = '';
  }
  const isTown = (piece: Piece): boolean =>
    piece.behindSchool &&
    ((/^\p{Lu}\p{Ll}+(?:-\p{L}+)*$/u.test(piece.text) && !isSubject(piece.text)) ||
      FRENCH_TOWN.test(piece.text) ||
      school?.mark === '|' ||
      school?.mark === '·' ||
      pieces.indexOf(piece) < pieces.indexOf(degree!));
  const neighbour = others.find(
    (piece) =>
      !piece.school &&
      !piece.degree &&
      piece.row === degree?.row &&
      piece.text.length < 90 &&
      !isTown(piece) &&
      FIELD_LABEL.exec(piece.text)?.[1]?.trim() !== studied.field,
  );
  let aside = neighbour?.text ?? '';
  if (degree && others.some((piece) => piece.behindSchool && piece.text === aside) && tellsField(degree.text)) aside = '';
  let institution = school?.text ?? '';
  const first = others.find((piece) => piece.text === aside);
  if (institution === '' && degree && first && pieces.indexOf(first) < pieces.indexOf(degree))
    [institution, aside] = cutAt(aside, aside.indexOf(', '));
  else if (institution === '' && ACRONYM.test(aside) && !(first && FIELD_LABEL.test(first.text))) [institution, aside] = [aside, ''];
  else if (institution === '' && aside.includes(', ') && mayNameSchool(aside.slice(aside.lastIndexOf(', ') + 2))) {
    [aside, institution] = cutAt(aside, aside.lastIndexOf(', '));
  }
  if (studied.field === '' && aside === '' && degree !== null && !tellsField(degree.text) && !tellsMuch(degree.text)) {
    const subject = others.find(
      (piece) => !piece.school && !piece.degree && !piece.behindSchool && piece.row < degree.row && isSubject(piece.text),
    );
    aside = subject?.text ?? '';
  }
  const follower = pieces[pieces.indexOf(degree!) + 1];
  const inTown = neighbour?.mark === ',' && pieces[pieces.indexOf(neighbour) + 1]?.place === true && mayNameSchool(neighbour.text);
  const apart =
    institution === '' &&
    neighbour &&
    !TOLD.test(neighbour.text) &&
    !FIELD_LABEL.test(neighbour.text) &&
    (/[|·•\n–]/u.test(neighbour.mark) || inTown)
      ? neighbour
      : null;
  if (apart && (studied.field !== '' || (tellsMuch(studied.degree) && mayNameSchool(apart.text)))) [institution, aside] = [apart.text, ''];
  else if (
    studied.field !== '' &&
    aside !== '' &&
    follower?.text === aside &&
    (follower.mark === ',' || (institution !== '' && (school?.row !== degree?.row || (follower.mark === '–' && school?.school === true))))
  )
    studied.field = `${studied.field}, ${aside}`;
  const value = {
    degree: studied.degree.slice(0, 300),
    institution: tidyEnd(institution.replace(GIVEN, '')).slice(0, 200),
    field: tidyEnd(studied.field || aside).slice(0, 200),
    startDate: period && !period.single ? period.startDate : '',
    endDate: period ? period.endDate : '',
  };
  return { value, span: covering(rows.map((row) => spanOf(row))) };
};
