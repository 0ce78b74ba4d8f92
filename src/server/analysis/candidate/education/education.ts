import type { Education } from '#contract/candidates';
import { contentOf, type Row, spanOf } from '../../text/rows.ts';
import type { Found } from '../../text/span.ts';
import { partCards } from './cards.ts';
import { joinColumns } from './columns.ts';
import {
  addsNothing,
  completes,
  type Draft,
  endedWith,
  isAside,
  isBelow,
  isDatedBelow,
  isDatedSchool,
  isInside,
  completesDegree,
  endsWithDate,
  isLoneDate,
  isOverDetail,
  isSibling,
  isTitled,
  isTwin,
  isWholeStay,
  LEAD,
  namesDegreeFirst,
  opensAlike,
  opensAnother,
  standsUnder,
  underOneSchool,
  withSecondTitles,
} from './drafts.ts';
import { toStudy } from './entry.ts';
import { FIELD_LABEL } from './fields.ts';
import { FACULTY_LABEL, PART_OF_SCHOOL } from './heads.ts';
import { type Facts, factsOf, mayName, STAY } from './facts.ts';
import { takesField, withFieldRows } from './fieldRows.ts';
import { habitsOf } from './habits.ts';
import { isNoStudy, tellsNoStudy } from './notStudies.ts';
import { openingsOf } from './openings.ts';
import { underRoofs } from './roofs.ts';
import { withoutParts } from './wholeSchools.ts';
import { cutAtRepeated, cutAtTypes, joinBroken, oneEach } from './rows.ts';
import { withSameSchools, namesSameSchool } from './sameSchool.ts';
import { withoutSchoolTowns } from './schoolTowns.ts';
import { joinStackedYears } from './stackedYears.ts';
import { runningPeriod } from './studyDates.ts';
import { tableOf } from './tables.ts';
import { withTowns } from './towns.ts';
import { isSentence } from './undatedOpenings.ts';
import { partWrapped } from './wrappedEntries.ts';
import { isTableHead } from '../../text/studyColumns.ts';
import { degreeAt, isSchool } from '../../text/studyWords.ts';
import { isLanguageRow } from '../skills/languages.ts';
import { withOneEdge } from '../centred.ts';
import { joinSplitDates } from '../splitDates.ts';

/** Whether a row may hold a school and nothing that was studied there. */
const mayHoldSchool = (row: Row, facts: Facts): boolean => mayName({ ...row, bullet: false }, facts) || (facts.school && !facts.degree);

/** Whether the section names each school on a row above its degree: the first entry tells, or what stands first and what last. */
const namesSchoolFirst = (rows: readonly Row[], facts: readonly Facts[]): boolean => {
  if (rows.length < 2 || !mayHoldSchool(rows[0]!, facts[0]!)) return false;
  const told = facts.filter(({ degree, school }) => degree !== school);
  const schools = told.filter(({ school }) => school).length;
  return (facts[1]!.degree && !facts[1]!.school) || (schools > 1 && told.at(0)!.school && told.at(-1)!.degree && schools < told.length);
};

/** Where dated rows begin; a row further in, without a date, opens no entry. null when dated rows tell nothing. */
const openingEdge = (rows: readonly Row[], facts: readonly Facts[]): number | null => {
  const dated = rows.filter((row, index) => facts[index]!.period !== null && !row.bullet);
  return dated.length < 2 || dated.some(({ x }) => x === 0) ? null : Math.max(...dated.map(({ x }) => x));
};

/** Rows up to a line in larger type than the entries, which names neither a degree nor a school: another section begins there. */
const untilLarger = (rows: readonly Row[], facts: readonly Facts[]): number => {
  const largest = Math.max(
    0,
    ...rows.filter((_, index) => index < 2 || facts[index]!.degree || facts[index]!.school).map(({ fontSize }) => fontSize),
  );
  const end = rows.findIndex(
    (row, index) => index > 1 && row.fontSize > largest + 1 && facts[index]!.period === null && contentOf(row).split(' ').length <= 5,
  );
  return end < 0 ? rows.length : end;
};

/** « Références sur demande »: a closing line of the page. */
const CLOSING = /^r[ée]f[ée]rences?\s.{0,30}(?:request|available|demande)/iu;

/** « Dean’s List 2019 » on a row of its own: told of the degree above, and no date of another. */
const HONOURS_ROW = /^(?:(?:dean|provost|president|principal)['’]?s['’]? (?:honou?rs? )?list|honou?r roll)(?!\p{L}).{0,30}$/iu;

/** « Formation continue »: what parts the section into groups. */
const GROUP_TITLE =
  /^(?:formations?|dipl[oô]mes|education|certifications?|cursus)(?: (?:initiales?|continues?|compl[ée]mentaires?|professionnelles?|universitaires?|acad[ée]miques?|secondaires?|sup[ée]rieures?|scolaires?|g[ée]n[ée]rales?|obtenus))+\s?:?$/iu;

/** « Undergraduate » over a degree: the title of a group, where it says nothing that the degree does not. */
const LEVEL_TITLE =
  /^(?:post-?graduate|undergraduate|graduate|secondary|primary|tertiary|higher|further|vocational|professional)(?: (?:education|studies|qualifications?|degrees?))?\s?:?$/iu;

/** Words that the title of a study has at most. */
const TITLE_WORDS = 9;

/** A list of what was studied, without a date, a degree or a school that words tell: each row is a study, bullets under it what it taught. */
const titlesOnly = (all: readonly Row[], told: readonly Facts[]): Found<Education>[] => {
  const headed = all.some(({ bullet }) => bullet) && !all[0]!.bullet;
  const rows = headed ? all.filter(({ bullet }) => !bullet) : all;
  const facts = headed ? told.filter((_, index) => !all[index]!.bullet) : told;
  const listed = rows.every(
    (row, index) =>
      !facts[index]!.pieces.some(({ place }) => place) &&
      /^\p{Lu}[^:]*$/u.test(contentOf(row)) &&
      contentOf(row).split(' ').length <= TITLE_WORDS &&
      contentOf(row).includes(' ') &&
      !tellsNoStudy(contentOf(row)),
  );
  return listed && (headed || rows.length > 1)
    ? rows.map((row) => ({
        value: { degree: contentOf(row).replace(/\.$/u, ''), institution: '', field: '', startDate: '', endDate: '' },
        span: spanOf(row),
      }))
    : [];
};

/** « Niveau d’études : Bac +3 » over the degree itself, « Permis B » among studies: rows that name no study. */
const BARE_LEVEL = /^niveau(?: d['’][ée]tudes?)?\s?:\s?bac\s?\+\s?\d$/iu;
const LICENCE = /^(?:permis (?:de conduire|[A-E]\d?(?:[\s,]|$))|(?:full |clean )*(?:uk )?driv(?:ing|er['’]?s) licen[cs]e(?!\p{L}))/iu;

const namesBoth = (text: string): boolean => degreeAt(text) !== null && isSchool(text);

/** Entries of an education section: those of its table, read by columns, and those of the other rows. */
export const readEducation = (sectionRows: readonly Row[]): Found<Education>[] => {
  const told = withOneEdge(sectionRows).filter(
    (row, index, all) =>
      contentOf(row) !== '' &&
      !GROUP_TITLE.test(contentOf(row)) &&
      !CLOSING.test(contentOf(row)) &&
      !HONOURS_ROW.test(contentOf(row)) &&
      !(isLanguageRow(row) && degreeAt(contentOf(row)) === null && !isSchool(contentOf(row)) && !row.text.includes('\n')) &&
      !(LICENCE.test(contentOf(row)) && !isSchool(contentOf(row))) &&
      !(BARE_LEVEL.test(contentOf(row)) && all[index + 1] && degreeAt(contentOf(all[index + 1]!)) !== null) &&
      !(LEVEL_TITLE.test(contentOf(row)) && all[index + 1] && namesBoth(contentOf(all[index + 1]!))),
  );
  const table = tableOf(told);
  const read = (rows: readonly Row[]): Found<Education>[] => readEntries(rows.filter((row) => !isTableHead(row)));
  return table ? [...read(table.before), ...table.studies, ...read(table.after)] : read(told);
};

/** « Exchange semester at … » under a degree, or further in than the entry: told of it. */
const isStay = (row: Row, { period }: Facts, current: Draft): boolean =>
  ((current.degree && (period === null || isInside(row, current))) ||
    (period === null && current.pieces.length > 0 && isInside(row, current))) &&
  !opensAlike(row, current) &&
  STAY.test(contentOf(row));

/** « Coupe florale – Orvatel » in a list without dates: what was studied and where, though no word tells either. */
const namesTwo = ({ pieces }: Draft): boolean => pieces.filter(({ place, behindSchool }) => !place && !behindSchool).length > 1;

const tellsOnly = (row: Row, { degree, school, period }: Facts): boolean => !degree && !school && period === null && isSentence(row);

/** A new entry begins where a row brings a date, degree or school that the entry already has. */
const readEntries = (told: readonly Row[]): Found<Education>[] => {
  const all = cutAtRepeated(joinBroken(joinStackedYears(joinSplitDates(joinColumns(partCards(told))))))
    .map(cutAtTypes)
    .flatMap(partWrapped)
    .flatMap(oneEach);
  const allFacts = withoutParts(all.map(factsOf));
  const end = untilLarger(all, allFacts);
  const { rows, facts } = underRoofs(all.slice(0, end), allFacts.slice(0, end));
  if (!facts.some(({ degree, school, period }) => degree || school || period)) return titlesOnly(rows, facts);
  const edge = openingEdge(rows, facts);
  const schoolFirst = namesSchoolFirst(rows, facts);
  const openings = openingsOf(rows, facts);
  const listed = openings !== null && facts.every(({ period }) => period === null);
  const drafts: Draft[] = [];
  const opensWithDate = facts[0]!.period !== null && facts[0]!.pieces.length === 0;
  let late = false;
  rows.forEach((row, index) => {
    const { period, pieces, degree, school, long } = facts[index]!;
    const current = drafts.at(-1);
    const next = facts[index + 1];
    const dated = next?.period != null && next.pieces.length > 0 && facts[1]?.period != null && period === null;
    const headsDegree = (next?.degree || dated) && !next.school && (!row.bullet || (rows[0]!.bullet && !rows[index + 1]!.bullet));
    const opens =
      schoolFirst &&
      current?.degree &&
      headsDegree &&
      mayHoldSchool(row, facts[index]!) &&
      !isOverDetail(row, facts[index]!, rows[index + 1], next, current);
    const isPart =
      current &&
      period === null &&
      (FACULTY_LABEL.test(contentOf(row)) ||
        (!current.degree && next?.degree === true && !next.school && PART_OF_SCHOOL.test(contentOf(row))));
    const repeats =
      current &&
      !completes(current, row, facts[index]!) &&
      ((period !== null && current.period !== null && !isDatedSchool(current, facts[index]!)) ||
        (degree && current.degree) ||
        (school && current.school && !isPart && (!current.degree || degree || period !== null)));
    const another = current !== undefined && opensAnother(row, facts[index]!, current);
    const closed =
      current !== undefined &&
      degree &&
      period === null &&
      next?.period != null &&
      !next.degree &&
      endsWithDate(current, rows[index - 1]!, facts[index - 1]!);
    const below = current !== undefined && isDatedBelow(facts[index]!, next, facts[index - 1], current);
    const full = current && current.degree && current.school && current.period !== null && (degree || school);
    const leads = degree && (degreeAt(contentOf(row)) ?? LEAD) < LEAD;
    const settled = current?.titled && current.school && current.period !== null && !school;
    const sibling = leads && current?.studied?.bullet && !current.rows[0]!.bullet;
    const told =
      row.bullet && current && !current.rows[0]!.bullet && !sibling && !(degree && school) && (period === null || !leads || settled);
    const lacksDegree = degree && current !== undefined && !current.degree;
    const inner =
      edge !== null &&
      period === null &&
      row.x > edge + 5 &&
      current?.period != null &&
      row.fontSize < current.rows[0]!.fontSize + 0.8 &&
      !lacksDegree;
    const beneath = current !== undefined && current.studied === rows[index - 1] && !school && standsUnder(row, facts[index]!, current);
    if (current && isStay(row, facts[index]!, current)) return;
    if (current && isLoneDate(row, facts[index]!, current)) {
      current.period ??= period;
      return;
    }
    if (current && isWholeStay(facts[index]!, current)) {
      current.period = period;
      return;
    }
    if (current && takesField(current, rows[index - 1], row, facts[index]!)) return;
    const detail =
      current && !beneath && !opens && (told || inner || isBelow(row, current, facts[index]!) || isAside(row, current, facts[index]!));
    const begins =
      openings !== null &&
      (late ||
        openings.has(index) ||
        (current !== undefined && (isTwin(row, current, facts[index]!) || isSibling(row, rows[index - 1]!, facts[index]!, current))));
    const second = listed && school && !degree && !current?.degree;
    if (current && openings && !begins && !second && addsNothing(row, current, facts[index]!)) return;
    if (listed && !begins && tellsOnly(row, facts[index]!)) return;
    if (!current || (openings ? begins : (repeats || full || opens || another || closed || below) && !detail)) {
      const sentence = !openings && !degree && !period && contentOf(row).split(' ').length > 6 && current && !opens;
      late = begins && pieces.length === 0 && !period;
      if ((pieces.length === 0 && !period) || sentence) return;
      const untitled = school && !degree && rows[index - 1] === current?.spare.at(-1)?.row && current && namesDegreeFirst(current);
      const spare = !current
        ? []
        : untitled
          ? current.spare.slice(-1)
          : period && pieces.every(({ place }) => place) && !opensWithDate
            ? current.spare
            : [];
      drafts.push({
        rows: [...spare.map((one) => one.row), row],
        period,
        pieces: [...spare.flatMap((one) => one.pieces), ...pieces],
        degree,
        titled: degree && !row.bullet,
        studied: degree ? row : null,
        school,
        spare: [],
      });
      return;
    }
    const studied = degree && !current.degree && degreeAt(contentOf(row)) === 0;
    if (
      detail &&
      !studied &&
      !completesDegree(pieces, current) &&
      (current.degree || isTitled(current)) &&
      (current.school || isAside(row, current, facts[index]!))
    )
      return;
    if (!period && !degree && !school && current.degree && current.school && current.period && mayName(row, facts[index]!)) {
      const labelled = pieces.some(({ text }) => FIELD_LABEL.test(text));
      if (!labelled && current.rows.at(-1)!.page === row.page) current.spare.push({ row, pieces });
      if (!labelled) return;
    }
    if (!period && !degree && !school && new Set(current.pieces.map((piece) => piece.row)).size >= 3) return;
    if (long && pieces.length === 0) return;
    current.rows.push(row);
    current.period = current.period ? endedWith(current.period, period) : period;
    current.pieces.push(...(openings && degree && current.degree ? pieces.filter((piece) => !piece.degree) : pieces));
    current.degree ||= degree;
    current.titled ||= degree && !row.bullet;
    if (degree) current.studied ??= row;
    current.school ||= school;
  });
  underOneSchool(drafts);
  const entries = withTowns(withFieldRows(withoutSchoolTowns(withSecondTitles(drafts))));
  const habits = habitsOf(entries);
  return withSameSchools(
    entries
      .filter((draft) => !isNoStudy(draft) && (draft.degree || draft.school || draft.period || (listed && namesTwo(draft))))
      .flatMap((draft) => {
        const study = toStudy(draft.rows, draft.period ?? runningPeriod(draft.rows), draft.pieces, habits);
        return study ? [{ study, same: draft.pieces.some(({ text }) => namesSameSchool(text)) }] : [];
      }),
  );
};
