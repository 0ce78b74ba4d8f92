import type { Education } from '#contract/candidates';
import type { Period } from '../../dates/periods.ts';
import { fold } from '../../text/fold.ts';
import { spanOf, type Row } from '../../text/rows.ts';
import { covering, type Found } from '../../text/span.ts';
import { isSchool, KIND_OF_SCHOOL } from '../../text/studyWords.ts';
import { titleScore } from '../../text/workWords.ts';
import { FIELD_LABEL, namesOption, splitField, splitName, tellsField, tellsMuch } from './fields.ts';
import type { Habits } from './habits.ts';
import { headsOf } from './heads.ts';
import { atLevel } from './levels.ts';
import { ACRONYM, isSubject, mayNameSchool } from './names.ts';
import type { Piece } from './pieces.ts';
import { FRENCH_TOWN, isPlace } from './places.ts';
import { TOLD, withPlaceAsSchool } from './roles.ts';
import { namesSameSchool } from './sameSchool.ts';

/** A grade or a mention is neither a field nor a school. */
const DISTINCTION =
  /^(?:mention\s?[«"“]?\s?(?:assez |très |tres )?bien\W*|mention honorable|avec mention|with honou?rs|(?:\d+\s?\/\s?\d+ )?(?:e lode|(?:magna |summa )?cum laude).*|dean['’]?s['’]? (?:honou?rs? )?list.*|(?:second|third|upper|lower) (?:class|credit|division).*|(?:(?:with )?(?:high(?:est)?|first[- ]class) )?(?:distinction|honou?rs)|merit|n\/a|date (?:prévue|de fin).*|expected.*|(?:1st|2nd|3rd|[12][:.][12])|(?:attendue?|pr[ée]vue?|anticipated|projected)\W*|(?:c?gpa|grade(?! 1[0-3]\b| \d \p{L}{3})|percentage|note|rang|moyenne)\b.*|(?:first|second|1st|2nd|[12][:.][12]|upper|lower)\b.{0,20}\b(?:class|hons|honours)\b.*|félicitations du jury|valedictorian|salutatorian|major de promo(?:tion)?|(?:niveau )?(?:avanc[ée]e?|confirm[ée]e?|interm[ée]diaire|d[ée]butante?|perfectionnement)|(?:level )?(?:advanced|beginners?)|(?:niveau|level) (?:\d|initiation|intermediate)|obten(?:u|tion).*|(?:\d{1,3}(?:e|[èe]me) )?promotion|\d[^\p{L}]*(?:%|pts?|points|(?:c|w)?gpa)?[^\p{L}]*)$/iu;

/** « Certification Harlow School »: what the school gave, in front of its name. */
const GIVEN = /^(?:[Cc]ertification|[Cc]ertificat|[Ff]ormation|[Dd]ipl[oô]me)\s(?=\p{Lu})/u;

/** « Université de Tarvel + Freelance »: what somebody does besides. */
const BESIDES = /\s\+\s(?:freelance|stages?|alternance|emploi|job|travail|work|internship)(?!\p{L}).*$/iu;

/** « Groupe Tarvel, Brémont-Ville »: a town that nobody knows, behind a name that no word tells. */
const UNKNOWN_TOWN = /^(.{4,}), \p{Lu}[\p{L}'’]+(?:-\p{Lu}\p{L}+)*$/u;
const withoutUnknownTown = (name: string): string => {
  const [, before] = UNKNOWN_TOWN.exec(name) ?? [];
  return before !== undefined && !/[,\d]/u.test(before) && !isSchool(name) && before.includes(' ') ? before : name;
};

const tidyEnd = (text: string): string => (/\.[^.]*\.$/.test(text) ? text : text.replace(/\.$/, ''));

/** « BTS MUC en alternance »: how somebody studied is no part of what. */
const MODE =
  /,? (?:\()?(?:(?:en|par) (?:alternance|apprentissage|correspondance|formation (?:initiale|continue)|contrat (?:pro(?:fessionnel)?|de professionnalisation|d['’]apprentissage))|(?<!(?:cours|formations?|course) )(?:à distance|en ligne))\)?$/iu;

const cutAt = (text: string, comma: number): [string, string] => (comma < 0 ? [text, ''] : [text.slice(0, comma), text.slice(comma + 2)]);

/** « Ensa Génie des procédés » beside « Ensa »: what stands behind the name of the school was studied there. */
const withoutName = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => {
    const name = pieces.find(({ text, school, row }) => school && row === piece.row && piece.text.startsWith(`${text} `))?.text;
    return name && piece.school && !piece.degree && !isPlace(piece.text.slice(name.length + 1))
      ? { ...piece, text: piece.text.slice(name.length + 1), school: false }
      : piece;
  });

/** « Bac pro MEI », « BTS MUC »: the letters behind such a diploma are what was learnt. */
const VOCATIONAL = /^(?:bac(?:calaur[ée]at)?(?: pro(?:fessionnel)?| techno(?:logique)?)?|bep|cap|bp|bts|dut|but)$/iu;

/** Longer, what stands behind the name of a school is a list of what was taught. */
const LONG_SUBJECT = 80;

const datesOf = (period: Period | null): Pick<Education, 'startDate' | 'endDate'> => ({
  startDate: period && !period.single ? period.startDate : '',
  endDate: period ? period.endDate : '',
});

/** « D.U – Orthoptie », « Opticien, Lodre – B.T.S »: letters of a degree and the only thing beside them, which tells what was studied. */
const LETTERS_ALONE = /^(?:\p{Lu}\.){1,3}\p{Lu}?\.?$|^(?:BTS|DUT|BUT|DEUG|DEUST|DU|DE|CAP|BEP|Licen[cs]e|Master|Bachelor)$/u;
const fieldBesideLetters = (free: readonly Piece[]): { degree: string; field: string } | null => {
  const degree = free.find((piece) => piece.degree);
  const field = free.find((piece) => piece !== degree);
  const marked = free.length === 2 && field?.row === degree?.row && /[–:]/u.test(free[1]!.mark);
  return degree && field && marked && !free.some(({ school }) => school) && LETTERS_ALONE.test(degree.text) && !ACRONYM.test(field.text)
    ? { degree: degree.text, field: field.text }
    : null;
};

/** Degree, school and field among the pieces of one entry; null when there is neither a degree nor a school. */
export const toStudy = (rows: readonly Row[], period: Period | null, told: readonly Piece[], habits: Habits): Found<Education> | null => {
  const pieces = withPlaceAsSchool(told, habits.order);
  const free = withoutName(
    pieces.filter(
      ({ place, text }) => !place && /\p{L}.?\p{L}|^(?:X|C\+\+|C#)$/u.test(text) && !DISTINCTION.test(text) && !namesSameSchool(text),
    ),
  );
  const alone = fieldBesideLetters(free);
  if (alone) {
    return { value: { ...alone, institution: '', ...datesOf(period) }, span: covering(rows.map((row) => spanOf(row))) };
  }
  let { degree, school, whole } = headsOf(free, pieces, habits);
  if (!degree && !school) return null;
  const before = degree && !degree.degree ? pieces[pieces.indexOf(degree) - 1] : undefined;
  const kind =
    before !== school && before?.row === degree?.row && before?.text.includes(' ') && KIND_OF_SCHOOL.test(before.text) ? before : null;
  const others = free.filter((piece) => piece !== degree && piece !== school && piece !== kind && piece !== whole);
  if (kind && degree) degree = { ...degree, text: `${kind.text}, ${degree.text}` };
  if (degree?.behindSchool && degree.text.length > LONG_SUBJECT) degree = { ...degree, text: degree.text.split(', ')[0]! };
  const studied = atLevel(degree, others) ?? splitField(degree?.text ?? '', others);
  const cut = studied.field === '' && school ? splitName(school.text) : null;
  if (cut) {
    school = { ...school!, text: cut.name };
    studied.field = cut.field;
  }
  if (
    !school &&
    ACRONYM.test(studied.field) &&
    !VOCATIONAL.test(studied.degree) &&
    !namesOption(degree?.text ?? '') &&
    !others.some(({ text }) => FIELD_LABEL.test(text))
  ) {
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
  const namedApart = studied.field !== '' && neighbour !== undefined && /[|·•–]/u.test(neighbour.mark) && UNKNOWN_TOWN.test(neighbour.text);
  if (institution === '' && degree && first && pieces.indexOf(first) < pieces.indexOf(degree))
    [institution, aside] = cutAt(aside, aside.indexOf(', '));
  else if (institution === '' && ACRONYM.test(aside) && !(first && FIELD_LABEL.test(first.text))) [institution, aside] = [aside, ''];
  else if (institution === '' && !namedApart && aside.includes(', ') && mayNameSchool(aside.slice(aside.lastIndexOf(', ') + 2))) {
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
    titleScore(fold(neighbour.text)) < 3 &&
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
    degree: studied.degree.replace(MODE, '').slice(0, 300),
    institution: withoutUnknownTown(tidyEnd(institution.replace(GIVEN, '').replace(BESIDES, ''))).slice(0, 200),
    field: tidyEnd(studied.field || aside)
      .replace(MODE, '')
      .slice(0, 200),
    ...datesOf(period),
  };
  return { value, span: covering(rows.map((row) => spanOf(row))) };
};
