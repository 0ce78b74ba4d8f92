import type { Education } from '#contract/candidates';
import { findPeriods, type Period } from '../dates/periods.ts';
import { contentOf, type Row } from '../text/rows.ts';
import type { Found } from '../text/span.ts';
import { joinSplitDates, withoutPeriod } from './anchors.ts';
import { FIELD_LABEL, toStudy } from './educationEntry.ts';
import { toPieces, type Piece } from './educationPieces.ts';

interface Draft {
  rows: Row[];
  period: Period | null;
  pieces: Piece[];
  degree: boolean;
  school: boolean;
}

const periodOf = (row: Row): Period | null => {
  const periods = findPeriods(row.folded);
  return periods.find(({ single }) => !single) ?? periods[0] ?? null;
};

/** A short row without date, degree or bullet: it may name a school that we do not know. */
const mayName = (row: Row, { degree, period }: Facts): boolean =>
  !degree &&
  !period &&
  !row.bullet &&
  contentOf(row).split(' ').length <= 8 &&
  /^\p{Lu}/u.test(contentOf(row)) &&
  !/[.;:]$/.test(contentOf(row));

interface Facts {
  period: Period | null;
  pieces: Piece[];
  degree: boolean;
  school: boolean;
  long: boolean;
}

/** What is told of a degree, never one of its own: « Option … », « Coursework: … », « minor in … ». */
const DETAIL =
  /^(?:option|sp[ée]cialisations?|sp[ée]cialit[ée]s?|coursework|relevant courses?|courses|mention|c?gpa|moyenne|focus|majeure?|mineure?|major|minor|concentration|thesis|m[ée]moire|th[èe]me|th[èe]se dirig[ée]e|(?:co-?)?direct(?:eur|rice)s?|advisors?|supervisors?|jury|sujet|rang|projets?|honou?rs|activit(?:ies|és))(?![\p{L}-])/iu;

const factsOf = (row: Row): Facts => {
  const period = periodOf(row);
  const text = period ? withoutPeriod(row, period) : row.text.slice(row.from);
  const words = contentOf(row).split(' ').length;
  const detail = !period && DETAIL.test(contentOf(row));
  const long = detail || words > (period ? 40 : 22) || (period === null && /[.;]$/.test(contentOf(row)) && words > 12);
  const pieces =
    detail && FIELD_LABEL.test(text)
      ? [{ text, degree: false, school: false, place: false, row: row.index }]
      : long
        ? []
        : toPieces(text, row.index);
  return { period, pieces, degree: pieces.some((piece) => piece.degree), school: pieces.some((piece) => piece.school), long };
};

/** Whether the section names each school on a row above its degree: the first entry tells. */
const namesSchoolFirst = (rows: readonly Row[], facts: readonly Facts[]): boolean =>
  rows.length > 1 && mayName(rows[0]!, facts[0]!) && facts[1]!.degree && !facts[1]!.school;

/** A bullet, or a row further in. */
const isUnder = (row: Row, roof: Row): boolean => row.bullet || (row.page === roof.page && row.x > roof.x + 3);

/** Degrees of one school listed under its name, which is written once. */
const underOneSchool = (drafts: readonly Draft[]): void => {
  let roof: Draft | null = null;
  for (const draft of drafts) {
    const [first] = draft.pieces;
    const names = first !== undefined && !first.degree && !first.place && draft.rows.length > 1 && draft.rows[0]!.index === first.row;
    if (names && draft.degree) roof = draft;
    else if (
      draft.school ||
      !draft.degree ||
      (roof && !isUnder(draft.rows[0]!, roof.rows[0]!) && draft.pieces.some(({ degree, place }) => !degree && !place))
    )
      roof = null;
    else if (roof) {
      draft.pieces.unshift({ ...roof.pieces[0]!, school: true, row: -1 });
      draft.rows.unshift(roof.rows[0]!);
      draft.school = true;
    }
  }
};

/** Entries of an education section: a new one begins where a row brings a date, degree or school that the entry already has. */
export const readEducation = (sectionRows: readonly Row[]): Found<Education>[] => {
  const rows = joinSplitDates(sectionRows);
  const facts = rows.map(factsOf);
  const schoolFirst = namesSchoolFirst(rows, facts);
  const drafts: Draft[] = [];
  rows.forEach((row, index) => {
    const { period, pieces, degree, school, long } = facts[index]!;
    const current = drafts.at(-1);
    const next = facts[index + 1];
    const opens = schoolFirst && current?.degree && next?.degree && !next.school && mayName(row, facts[index]!);
    const repeats =
      current &&
      ((period !== null && current.period !== null && !(period.single && current.degree && !current.school && school && !degree)) ||
        (degree && current.degree) ||
        (school && current.school && (!current.degree || degree || period !== null)));
    const full = current && current.degree && current.school && current.period !== null && (degree || school);
    const detail = row.bullet && current && current.rows.length > 0 && !current.rows[0]!.bullet && period === null && !(degree && school);
    if (!current || ((repeats || full || opens) && !detail)) {
      const sentence = !degree && !period && contentOf(row).split(' ').length > 6 && current && !opens;
      if ((pieces.length > 0 || period) && !sentence) drafts.push({ rows: [row], period, pieces, degree, school });
      return;
    }
    if (detail && current.degree && current.school) return;
    if (!period && !degree && !school && current.rows.length >= 3) return;
    if (long && pieces.length === 0) return;
    current.rows.push(row);
    current.period ??= period;
    current.pieces.push(...pieces);
    current.degree ||= degree;
    current.school ||= school;
  });
  underOneSchool(drafts);
  return drafts.flatMap((draft) =>
    draft.degree || draft.school || draft.period ? (toStudy(draft.rows, draft.period, draft.pieces) ?? []) : [],
  );
};
