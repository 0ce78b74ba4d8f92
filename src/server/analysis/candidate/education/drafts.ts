import type { Period } from '../../dates/periods.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { FIELD_LABEL, tellsField, tellsMuch } from './fields.ts';
import { PART_OF_SCHOOL } from './heads.ts';
import { mayName, type Facts } from './facts.ts';
import { ACRONYM, mayNameSchool } from './names.ts';
import type { Piece } from './pieces.ts';
import { degreeAt } from '../../text/studyWords.ts';

/** An entry as its rows are put together. */
export interface Draft {
  rows: Row[];
  period: Period | null;
  pieces: Piece[];
  degree: boolean;
  /** Whether its degree stands on a row without bullet: bullets under it tell of it. */
  titled: boolean;
  /** The row of its degree. */
  studied: Row | null;
  school: boolean;
  /** Short rows behind an entry that had all it needs: the head of the next one where its date stands below. */
  spare: { row: Row; pieces: Piece[] }[];
}

/** Whether a row right under a degree without a school may name it. */
const mayBeItsSchool = (row: Row, { rows, studied, school }: Draft, facts: Facts): boolean =>
  !school && studied === rows.at(-1) && mayName(row, facts) && mayNameSchool(row.text.slice(row.from).split('\n')[0]!);

/** A school right under a dated degree that lacks one, over a bullet without a date: the bullet tells of that degree, whatever words it has. */
export const isOverDetail = (row: Row, { period }: Facts, below: Row | undefined, next: Facts | undefined, current: Draft): boolean =>
  current.period !== null &&
  !current.school &&
  current.studied === current.rows.at(-1) &&
  period === null &&
  next?.period === null &&
  below?.bullet === true &&
  !row.bullet &&
  current.studied?.index === row.index - 1;

/** A row in smaller type or further in than the opening one, without a degree or a school: it tells of the entry above. */
export const isAside = (row: Row, current: Draft, facts: Facts): boolean =>
  isSmaller(row, current.rows[0]!, facts) && !mayBeItsSchool(row, current, facts);

const isSmaller = (row: Row, opening: Row, { degree, school, period, pieces }: Facts): boolean =>
  !degree &&
  !school &&
  (period === null || pieces.some(({ place, text }) => !place && text.split(' ').length > 4)) &&
  contentOf(row).split(' ').length > 2 &&
  row.page === opening.page &&
  row.fontSize < opening.fontSize - 0.8;

/** A short row right under its degree, where that begins and as it is set: it may tell what was studied. */
export const standsUnder = (row: Row, facts: Facts, { studied }: Draft): boolean =>
  studied !== null &&
  mayName(row, facts) &&
  row.page === studied.page &&
  row.bullet === studied.bullet &&
  Math.abs(row.x - studied.x) < 3 &&
  Math.abs(row.fontSize - studied.fontSize) < 0.4;

/** Words before a degree in a row that begins with it: « 4 A-levels ». */
export const LEAD = 6;

/** A bullet, or a row further in. */
const isUnder = (row: Row, roof: Row): boolean => row.bullet || (row.page === roof.page && row.x > roof.x + 3);

/** A bullet under an entry that is none, or a row further in than all of an entry. */
export const isInside = (row: Row, { rows }: Draft): boolean =>
  (row.bullet && !rows[0]!.bullet) || (rows[0]!.page === row.page && row.x > Math.max(...rows.map(({ x }) => x)) + 6);

/** A row in bold, set as the bold row that opens an entry. */
export const opensAlike = (row: Row, { rows: [first] }: Draft): boolean =>
  row.bold && first!.bold && !row.bullet && Math.abs(row.fontSize - first!.fontSize) < 0.3 && Math.abs(row.x - first!.x) < 2;

/** « **Trainee at Harlow Academy** » under an entry that has all: set as what opens it, with a school and a title of its own. */
export const opensAnother = (row: Row, { school, degree, pieces }: Facts, current: Draft): boolean =>
  school &&
  !degree &&
  current.degree &&
  current.school &&
  opensAlike(row, current) &&
  pieces.some((piece) => !piece.school && !piece.place);

/** Whether the last row of an entry, not its first one, tells when: a degree below it is another’s. */
export const endsWithDate = ({ rows, degree }: Draft, above: Row, { period }: Facts): boolean =>
  !degree && rows.length > 1 && rows.at(-1) === above && period !== null;

/** A degree under another one of the same school, and under the bullets of that one, set as that is: the school stands over both. */
export const isSibling = (
  row: Row,
  above: Row,
  { degree, school, period }: Facts,
  { rows, studied, period: told, pieces: [first] }: Draft,
): boolean =>
  degree &&
  !school &&
  (period === null || told === null) &&
  studied !== null &&
  (studied === above || (above.bullet && rows.at(-1) === studied)) &&
  studied !== rows[0] &&
  first?.school === true &&
  !first.degree &&
  !row.bullet &&
  row.bold === studied.bold &&
  row.x > 0 &&
  Math.abs(row.x - studied.x) < 2 &&
  Math.abs(row.x - rows[0]!.x) < 2 &&
  Math.abs(row.fontSize - studied.fontSize) < 0.3 &&
  degreeAt(contentOf(row)) === 0;

/** A school over nothing but a date, under an entry that the row above has dated: the next one, unless both dates end in one year. */
export const isDatedBelow = (
  { period, degree, school }: Facts,
  next: Facts | undefined,
  above: Facts | undefined,
  { period: told }: Draft,
): boolean =>
  school &&
  !degree &&
  period === null &&
  told !== null &&
  above?.period != null &&
  above.pieces.length > 0 &&
  next?.period != null &&
  next.pieces.length === 0 &&
  told.endDate?.slice(0, 4) !== next.period.endDate?.slice(0, 4);

/** A school, a date and words that tell neither: they may be the title of what was studied. */
export const isTitled = ({ rows, pieces, school, period }: Draft): boolean =>
  school && period !== null && rows.length > 1 && pieces.some((piece) => !piece.school && !piece.place && isOwnTitle(piece.text));
const isOwnTitle = (text: string): boolean => /^\p{Lu}/u.test(text) && text.split(' ').length > 1;

/** A row further in than an entry that has all it needs and than its degree: it tells of it, a year or a word of degrees in it too. */
export const isBelow = (row: Row, draft: Draft, facts: Facts): boolean =>
  (!draft.degree && !facts.school && facts.period === null && isTitled(draft) && isInside(row, draft)) || isBelowDegree(row, draft, facts);

const isBelowDegree = (row: Row, { rows, studied, school, period }: Draft, facts: Facts): boolean =>
  studied !== null &&
  school &&
  period !== null &&
  !(facts.degree && facts.school) &&
  (facts.period === null || facts.period.single) &&
  row.page === studied.page &&
  row.x > studied.x + 6 &&
  row.x > rows[0]!.x + 6 &&
  row.x < studied.right &&
  row.y > studied.y &&
  studied.x > 0;

/** Whether an entry names its degree on a row above its school. */
export const namesDegreeFirst = ({ pieces }: Draft): boolean => {
  const [degree, school] = [pieces.find((piece) => piece.degree), pieces.find((piece) => piece.school && !piece.degree)];
  return degree !== undefined && school !== undefined && degree.row < school.row;
};

/** « Formatel, 2021 » over its degree: an entry whose date stands beside what may be its school. */
const namesOnDatedRow = ({ pieces: [first], studied }: Draft): boolean =>
  first !== undefined && studied !== null && !first.degree && !first.place && first.row < studied.index && mayNameSchool(first.text);

/** « MSc Mining, NTUV »: letters beside a degree are its school. */
const namesByLetters = ({ pieces }: Draft): boolean =>
  pieces.some(({ text, degree, row }) => !degree && ACRONYM.test(text) && pieces.some((piece) => piece.degree && piece.row === row));

/** « Harlow College, 2014 » under a degree with a date of its own: its school, where the row has no title besides. */
export const isDatedSchool = (current: Draft, { period, pieces, school, degree }: Facts): boolean =>
  period?.single === true &&
  current.degree &&
  !current.school &&
  school &&
  !degree &&
  !pieces.some((piece) => !piece.school && !piece.place && isOwnTitle(piece.text)) &&
  !namesOnDatedRow(current) &&
  !namesByLetters(current);

/** Whether a row is what an entry lacks: the degree of its school or the school of its degree. */
const isMissingHalf = ({ degree: studied, school: named }: Draft, { degree, school }: Facts): boolean =>
  (degree && !school && named && !studied) || (school && !degree && studied && !named);

/** « Leaving Certificate 2015 » under « 2009 – 2015 Harlow College », « PhD, 2023 » further in than « Harlow College, 2017 – »: what the entry lacks, and when its studies ended. */
export const completes = (current: Draft, row: Row, facts: Facts): boolean => {
  const [{ period: told }, { period }] = [current, facts];
  if (!period?.single || !told || told.single || !isMissingHalf(current, facts)) return false;
  const [first] = current.rows;
  const inside = row.x > first!.x + 3 && row.page === first!.page && first === current.rows.at(-1);
  return inside || period.startDate.slice(0, 4) === told.endDate?.slice(0, 4);
};

/** « 2017 – » beside the school, « expected 2023 » beside its degree: both tell one period. */
export const endedWith = (told: Period, end: Period | null): Period =>
  told.endDate === null && end?.single && told.startDate !== '' ? { ...told, endDate: end.endDate } : told;

/** « 2010 – 2012 » alone under « M.S. Botany (2012) »: the years of the studies whose end is told already. */
export const isWholeStay = ({ period, pieces }: Facts, { degree, school, period: told }: Draft): boolean =>
  degree &&
  school &&
  pieces.length === 0 &&
  period?.single === false &&
  told?.single === true &&
  told.endDate !== null &&
  period.endDate?.slice(0, 4) === told.endDate.slice(0, 4);

/** « • May 2019 », « — 2016 to 2019 — First » under a degree and a school: a bullet that tells nothing but when, and how it went. */
export const isLoneDate = ({ bullet }: Row, { period, pieces, degree, school }: Facts, { rows: [first], ...current }: Draft): boolean => {
  if (!bullet || first!.bullet || period === null) return false;
  const lacks = current.degree && current.school && current.period === null && !degree && !school && pieces.length < 2;
  return pieces.every(({ text }) => !/\p{L}{2}/u.test(text) || (lacks && text.split(' ').length <= 2));
};

/** A degree and a school on one row, under an entry that has both on one row: the next entry, though its date is not written. */
export const isTwin = (row: Row, { rows, pieces }: Draft, facts: Facts): boolean => {
  const [degree, school] = [pieces.find((piece) => piece.degree), pieces.find((piece) => piece.school && !piece.degree)];
  const whole = facts.pieces.some((piece) => piece.degree && !piece.school) && facts.pieces.some((piece) => piece.school && !piece.degree);
  return (
    whole && degree !== undefined && degree.row === school?.row && row.bullet === rows[0]!.bullet && Math.abs(row.x - rows.at(-1)!.x) < 3
  );
};

/** In entries whose ends are known: a second degree, date or school, unless it comes with something that the entry lacks. */
export const addsNothing = (row: Row, current: Draft, { degree, school, period }: Facts): boolean => {
  const repeats = (degree && current.degree) || (period !== null && current.period !== null) || (school && current.school);
  const adds = (degree && !current.degree) || (school && !current.school) || (period !== null && current.period === null);
  const part = school && !degree && current.pieces.some(({ text }) => PART_OF_SCHOOL.test(text));
  return repeats && !adds && !part && !PART_OF_SCHOOL.test(contentOf(row));
};

/** Whether a degree opens as the row that names a school does, while that school’s own degree stands otherwise: it is none of that school. */
const opensBeside = ({ rows: [row] }: Draft, { rows: [school, second], studied }: Draft): boolean => {
  const own = studied ?? second;
  return own !== undefined && isDressedOtherwise(own, school!) && !isDressedOtherwise(row!, school!);
};
const isDressedOtherwise = (row: Row, other: Row): boolean =>
  row.bold !== other.bold || row.bullet !== other.bullet || (row.page === other.page && Math.abs(row.x - other.x) > 3);

/** « M.S., Botany »: what stands right behind a degree and a comma. */
const behindComma = (pieces: readonly Piece[]): Piece | undefined =>
  pieces.find((piece, index) => piece.mark === ',' && pieces[index - 1]?.degree === true && pieces[index - 1]!.row === piece.row);

/** Degrees of one school listed under its name, which is written once. */
export const underOneSchool = (drafts: readonly Draft[]): void => {
  let roof: Draft | null = null;
  for (const draft of drafts) {
    const [first] = draft.pieces;
    const named = first !== undefined && !first.degree && !first.place && (first.school || mayNameSchool(first.text));
    const names = named && draft.rows.length > 1 && draft.rows[0]!.index === first.row;
    const studied = draft.degree || draft.pieces.some(({ row, place, school }) => row !== first?.row && !place && !school);
    if (names && studied) roof = draft;
    else if (
      draft.school ||
      !draft.degree ||
      (roof && opensBeside(draft, roof)) ||
      (roof &&
        !isUnder(draft.rows[0]!, roof.rows[0]!) &&
        draft.pieces.some(
          (piece) =>
            !piece.degree &&
            !piece.place &&
            !FIELD_LABEL.test(piece.text) &&
            mayNameSchool(piece.text) &&
            !(piece === behindComma(draft.pieces) && behindComma(roof!.pieces) !== undefined),
        ))
    )
      roof = null;
    else if (roof) {
      draft.pieces.unshift({ ...roof.pieces[0]!, school: true, row: -1 });
      draft.rows.unshift(roof.rows[0]!);
      draft.school = true;
    }
  }
};

/** « 2015 Master … » over « Ingénieur … » and the school of both: where all others have a date and a school, two titles of one study. */
export const withSecondTitles = (drafts: readonly Draft[]): Draft[] => {
  const whole: Draft[] = [];
  for (const draft of drafts) {
    const last = whole.at(-1);
    const completes = last?.degree && !last.school && last.period && draft.degree && draft.school && !draft.period;
    const others = drafts.filter((other) => other !== last && other !== draft && other.degree);
    const apart = last?.rows.at(-1)!.page === draft.rows[0]!.page && draft.rows[0]!.y - last.rows.at(-1)!.y > 2 * draft.rows[0]!.fontSize;
    if (!completes || apart || draft.rows[0]!.bullet || others.length === 0 || !others.every(({ period, school }) => period && school))
      whole.push(draft);
    else
      whole[whole.length - 1] = {
        ...last,
        rows: [...last.rows, ...draft.rows],
        pieces: [...last.pieces, ...draft.pieces.filter(({ degree }) => !degree)],
        school: true,
      };
  }
  return whole;
};

/** « Major in History » under « Bachelor’s Degree », « Spécialité … » under « Doctorat »: what was studied, however far in it stands; an option is but a part of it. */
export const completesDegree = (added: readonly Piece[], { pieces }: Draft): boolean => {
  const degree = pieces.find((piece) => piece.degree);
  const announced = added.some(({ text }) => FIELD_LABEL.test(text) && !/^option/iu.test(text));
  return announced && degree !== undefined && !tellsField(degree.text) && !tellsMuch(degree.text);
};
