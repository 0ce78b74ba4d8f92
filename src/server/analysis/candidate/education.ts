import type { Education } from '#contract/candidates';
import { findPeriods, type Period } from '../dates/periods.ts';
import { contentOf, type Row } from '../text/rows.ts';
import type { Found } from '../text/span.ts';
import { typeAt } from '../text/typed.ts';
import { withoutPeriod } from './anchors.ts';
import { joinColumns } from './educationColumns.ts';
import { FIELD_LABEL, PART_OF_SCHOOL, toStudy } from './educationEntry.ts';
import { toPieces, type Piece } from './educationPieces.ts';
import { degreeAt, KIND_OF_SCHOOL } from './educationWords.ts';
import { habitsOf } from './educationHabits.ts';
import { mayNameSchool } from './educationNames.ts';
import { openingsOf } from './educationOpenings.ts';
import { isTableHead } from './educationTables.ts';
import { withTowns } from './educationTowns.ts';
import { cutAtTypes, joinBroken, oneEach } from './educationRows.ts';
import { joinSplitDates } from './splitDates.ts';

interface Draft {
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

/** « 16,01/20 », « moyenne 12/20 »: a mark that looks like a month. */
const MARK = /\d[.,]\s?$|(?:notes?|moyenne|mark|grade|average|gpa)\W{0,3}$/u;

/** « , admitted January 2014 »: no date of the studies. */
const ADMITTED = /(?:admitted|admise?|inscrite?|enrolled|accredited)(?: (?:in|en|on|le))?\s$/u;

/** « Present  Ph.D. candidate … »: where others have their date. */
const STILL = /^(?:present|now|current|ongoing|in progress|en cours|actuellement|aujourd'hui)\s*[\n:–-]?\s*(?=\S)/u;

const periodOf = (row: Row): Period | null => {
  const periods = findPeriods(row.folded).filter(({ start }) => {
    const before = row.folded.slice(Math.max(0, start - 16), start);
    return !MARK.test(before) && !ADMITTED.test(before);
  });
  const still = periods.length === 0 && /^\p{Lu}/u.test(contentOf(row)) ? STILL.exec(row.folded.slice(row.from)) : null;
  if (still && still[0].length < row.text.length - row.from && /[\p{Lu}\d]/u.test(row.text[row.from + still[0].length]!))
    return { startDate: '', endDate: null, single: false, start: row.from, end: row.from + still[0].length };
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
  /^(?:(?:(?:under)?graduate|bachelor['’]?s?|master['’]?s?|m\.?sc\.?|b\.?sc\.?|ph\.?d\.?|doctoral|honou?rs|final[- ]year|senior|capstone|relevant|main|selected|key|related|core) (?:thesis|project|dissertation|courses?|coursework|modules)|option|sp[ée]cialisations?|sp[ée]cialit[ée]s?|coursework|course highlights|relevant courses?|courses|mention|(?:(?:cumulative|overall|current|final|major|average) )?c?gpa|moyenne|focus|majeure?|mineure?|major|minor|concentration|thesis|m[ée]moire|th[èe]me|th[èe]se dirig[ée]e|(?:co-?)?direct(?:eur|rice)s?|advisors?|supervisors?|jury|sujet|rang|projets?|honou?rs|activit(?:ies|és)|fellowships?|scholarships?|bourse|dissertation|electives|classes\s?:|modules|subjects|mati[èe]res|contenu|programme\s?:|area of interest|participation)(?![\p{L}-])/iu;

/** « Engineering thesis: … »: the label of what was written there. */
const TOLD_LABEL = /^(?:[\p{L}.’'-]+ ){1,2}(?:thesis|dissertation|project|m[ée]moire|projet)\s?:/iu;

/** What somebody did or won there, dated or not. */
const DEED =
  /^(?:awarded|awards?|received|completed|recipient|winner|laur[ée]ate?|soutenue?|defended|elected|member of|membre|graduated|graduating|achieved|studied|learned|ranked|selected|nominated|participated)(?![\p{L}-])/iu;

/** « Graduated May 2012 », « Completed in 2014 »: the end of the studies and nothing else. */
const ENDED =
  /^(?:graduated|graduating|completed|awarded|obtained|conferred|received|obtenue?|dipl[oô]m[ée]e?s?|promotion|promo|session|class of)\s?:?(?: in| on| en| le| de)?$/iu;

/** « Graduated June 2016: … », « …, diplômé en 2016 »: what the date is the date of. */
const BEFORE_DATE =
  /(?:^|[\s(\uE000])(?:graduated|completed|obtained|conferred|obtenue?|dipl[oô]m[ée]e?|promotion|promo|session|class of)(?: in| on| en| le| de)?\s?$/iu;

/** The row without the words that only announce its date. */
const withBareDate = (row: Row, { start }: Period): Row => {
  const words = BEFORE_DATE.exec(row.text.slice(row.from, start));
  return words ? { ...row, text: row.text.slice(0, row.from + words.index) + ' '.repeat(words[0].length) + row.text.slice(start) } : row;
};

/** « , Spring 2023 », « (2014) »: the day of the diploma beside the years of study. */
const SECOND_DATE =
  /[,;]\s(?:(?:spring|summer|fall|autumn|winter|class of|expected|promo(?:tion)?|graduated|admitted|admise?|enrolled)\s)?(?:(?<=(?:admitted|admise?|enrolled)\s)\p{L}+\s)?(?:19|20)\d{2}(?=[\s,;)]|$)|\s\((?:19|20)\d{2}\)/giu;

const lookOf = ({ text }: Piece, row: Row): number | null => {
  const at = row.text.indexOf(text.split(' ', 1)[0]!, row.from);
  return at < 0 ? null : (typeAt(row, at)?.look ?? null);
};

/** « Exchange semester at Northvale University »: a stay elsewhere, told of a degree unless it has a date of its own. */
const STAY =
  /^(?:(?:one[- ](?:year|semester) |two[- ]semester |international |academic |programme d['’])?(?:exchange|[ée]changes?|erasmus\+?|semester abroad|semestre (?:d['’][ée]change|à l['’][ée]tranger)|year abroad|ann[ée]e à l['’][ée]tranger|study abroad|visiting student|mobilit[ée])|(?:spent|did) (?:a|one|my) (?:semester|year))(?![\p{L}-])/iu;

/** « Cum Laude, Major: … », « With distinction. »: how well it went, in front of other details. */
const HONOURED =
  /^(?:(?:(?:magna |summa )?cum laude|dean['’]?s['’]? list|(?:graduated )?with (?:high(?:est)? )?(?:distinction|honou?rs|merit)|avec mention|mention (?:tr[èe]s )?(?:bien|honorable)|first[- ]class honou?rs)(?:[\s,.;:|–—-]+|$))+/iu;

/** « Obtention du diplôme prévue en 2024 »: the date is that of the end of what runs. */
const EXPECTED = /(?:obtention|remise|dipl[oô]me|graduation|soutenance)[^\d]{0,80}(?:pr[ée]vue?s?|expected|attendue?)/iu;

/** « Honors: Dean’s List 2019 », « GPA: 3.9 (2020) »: a label of its own, dated or not. */
const LABELLED =
  /^(?:honou?rs|awards?|distinctions?|scholarships?|bourses?|(?:(?:cumulative|overall|current|final|average) )?c?gpa|grades?|moyenne|activities|activit[ée]s|clubs?|societies|coursework|(?:relevant|key|main|selected|related) (?:courses?|coursework|modules)|thesis|dissertation|m[ée]moire|th[èe]se|advis[eo]rs?|supervisors?|projects?|projets?|prix|prizes?|achievements?|leadership|publications?)(?: [\p{L}&]+){0,2}\s?:\s|^(?:\p{L}+ ){1,2}(?:coursework|courses|modules|memberships?|electives)\s?:?$/iu;

const isDetail = (content: string): boolean => {
  const told = content.replace(HONOURED, '');
  return DETAIL.test(told) || TOLD_LABEL.test(told) || (told === '' && content !== '');
};

/** The words that a long row opens with, up to its first full stop, when they name a degree. */
const firstSentence = (text: string): string => {
  const end = /(?<=[\p{L})]{2})\.\s(?=\p{Lu})/u.exec(text);
  const head = end ? text.slice(0, end.index) : '';
  return head.split(/\s+/).length <= 14 && degreeAt(head) !== null ? head : '';
};

/** The cells of a row that tell more than details: « Option droit » beside « Lycée Voltaire ». */
const withoutDetails = (text: string): string => {
  const cells = text.split('\n');
  const told = cells.filter((cell) => !isDetail(cell.trim()));
  return told.length === 0 || told.length === cells.length ? text : told.join('\n');
};

const factsOf = (row: Row): Facts => {
  const dated = EXPECTED.test(row.text) ? null : periodOf(row);
  const isEnd = dated !== null && ENDED.test(withoutPeriod(row, dated).trim());
  const titled = dated !== null && degreeAt(row.text.slice(dated.end).replace(/^[\s:,–-]+/u, '')) === 0;
  const deed = !isEnd && !titled && (DEED.test(contentOf(row)) || LABELLED.test(contentOf(row)));
  const period = deed ? null : dated;
  const whole = isEnd
    ? ''
    : (period ? withoutPeriod(withBareDate(row, period), period) : row.text.slice(row.from)).replaceAll(SECOND_DATE, '');
  const text = withoutDetails(whole);
  const words = contentOf(row).split(' ').length;
  const detail = deed || (!period && isDetail(text.replaceAll('\n', ' ')));
  const long = detail || words > (period ? 40 : 22) || (period === null && /(?<!\p{Lu}\.?\p{Lu})[.;]$/u.test(contentOf(row)) && words > 12);
  const pieces =
    detail && FIELD_LABEL.test(text)
      ? [{ text, degree: false, school: false, place: false, behindSchool: false, mark: '', look: null, row: row.index }]
      : long && (detail || firstSentence(text) === '')
        ? []
        : toPieces(long ? firstSentence(text) : text, row.index).map((piece) => ({ ...piece, look: lookOf(piece, row) }));
  return {
    period,
    pieces,
    degree: pieces.some((piece) => piece.degree),
    school: pieces.some((piece) => piece.school && !KIND_OF_SCHOOL.test(piece.text)),
    long,
  };
};

/** Whether the section names each school on a row above its degree: the first entry tells. */
const namesSchoolFirst = (rows: readonly Row[], facts: readonly Facts[]): boolean =>
  rows.length > 1 && mayName(rows[0]!, facts[0]!) && facts[1]!.degree && !facts[1]!.school;

/** Whether a row right under a degree without a school may name it. */
const mayBeItsSchool = (row: Row, { rows, studied, school }: Draft, facts: Facts): boolean =>
  !school && studied === rows.at(-1) && mayName(row, facts) && mayNameSchool(row.text.slice(row.from).split('\n')[0]!);

/** A row in smaller type or further in than the opening one, without a degree or a school: it tells of the entry above. */
const isAside = (row: Row, current: Draft, facts: Facts): boolean =>
  isSmaller(row, current.rows[0]!, facts) && !mayBeItsSchool(row, current, facts);

const isSmaller = (row: Row, opening: Row, { degree, school, period, pieces }: Facts): boolean =>
  !degree &&
  !school &&
  (period === null || pieces.some(({ place, text }) => !place && text.split(' ').length > 4)) &&
  contentOf(row).split(' ').length > 2 &&
  row.page === opening.page &&
  row.fontSize < opening.fontSize - 0.8;

/** Words before a degree in a row that begins with it: « 4 A-levels ». */
const LEAD = 6;

/** A bullet, or a row further in. */
const isUnder = (row: Row, roof: Row): boolean => row.bullet || (row.page === roof.page && row.x > roof.x + 3);

/** A bullet under an entry that is none, or a row further in than all of an entry. */
const isInside = (row: Row, { rows }: Draft): boolean =>
  (row.bullet && !rows[0]!.bullet) || (rows[0]!.page === row.page && row.x > Math.max(...rows.map(({ x }) => x)) + 6);

/** A school, a date and words that tell neither: they may be the title of what was studied. */
const isTitled = ({ rows, pieces, school, period }: Draft): boolean =>
  school && period !== null && rows.length > 1 && pieces.some((piece) => !piece.school && !piece.place && isOwnTitle(piece.text));
const isOwnTitle = (text: string): boolean => /^\p{Lu}/u.test(text) && text.split(' ').length > 1;

/** A row further in than an entry that has all it needs and than its degree: it tells of it, a year or a word of degrees in it too. */
const isBelow = (row: Row, draft: Draft, facts: Facts): boolean =>
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
const namesDegreeFirst = ({ pieces }: Draft): boolean => {
  const [degree, school] = [pieces.find((piece) => piece.degree), pieces.find((piece) => piece.school && !piece.degree)];
  return degree !== undefined && school !== undefined && degree.row < school.row;
};

/** « Leaving Certificate 2018 » under « 2012 – 2018 Harlow College »: what the entry lacks, and the year in which it ends. */
const completes = ({ degree: studied, school: named, period: told }: Draft, { degree, school, period }: Facts): boolean =>
  period !== null &&
  told !== null &&
  period.single &&
  !told.single &&
  typeof told.endDate === 'string' &&
  period.startDate.slice(0, 4) === told.endDate.slice(0, 4) &&
  ((degree && !school && named && !studied) || (school && !degree && studied && !named));

/** In entries whose ends are known: a second degree, date or school, unless it comes with something that the entry lacks. */
const addsNothing = (row: Row, current: Draft, { degree, school, period }: Facts): boolean => {
  const repeats = (degree && current.degree) || (period !== null && current.period !== null) || (school && current.school);
  const adds = (degree && !current.degree) || (school && !current.school) || (period !== null && current.period === null);
  const part = school && !degree && current.pieces.some(({ text }) => PART_OF_SCHOOL.test(text));
  return repeats && !adds && !part && !PART_OF_SCHOOL.test(contentOf(row));
};

/** Degrees of one school listed under its name, which is written once. */
const underOneSchool = (drafts: readonly Draft[]): void => {
  let roof: Draft | null = null;
  for (const draft of drafts) {
    const [first] = draft.pieces;
    const named = first !== undefined && !first.degree && !first.place && (first.school || mayNameSchool(first.text));
    const names = named && draft.rows.length > 1 && draft.rows[0]!.index === first.row;
    if (names && draft.degree) roof = draft;
    else if (
      draft.school ||
      !draft.degree ||
      (roof &&
        !isUnder(draft.rows[0]!, roof.rows[0]!) &&
        draft.pieces.some(({ degree, place, text }) => !degree && !place && !FIELD_LABEL.test(text) && mayNameSchool(text)))
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
const withSecondTitles = (drafts: readonly Draft[]): Draft[] => {
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

/** What people list among their studies that is none. */
const NO_STUDY = /^(?:course highlights|exp[ée]riences?|stages?|b[ée]n[ée]volat|associatif|volunteer(?:ing)?|internship)(?!\p{L})/iu;

/** « Bourse d’études Master … »: what somebody was given, in the words of a degree too. */
const GIVEN = /^(?:bourses?|scholarships?|fellowships?|awards?|prix|grants?)(?!\p{L})/iu;

/** « Formation continue »: what parts the section into groups. */
const GROUP_TITLE =
  /^(?:formations?|dipl[oô]mes|education|certifications?|cursus)(?: (?:initiales?|continues?|compl[ée]mentaires?|professionnelles?|universitaires?|acad[ée]miques?|secondaires?|sup[ée]rieures?|scolaires?|g[ée]n[ée]rales?|obtenus))+\s?:?$/iu;

/** Entries of an education section: a new one begins where a row brings a date, degree or school that the entry already has. */
export const readEducation = (sectionRows: readonly Row[]): Found<Education>[] => {
  const all = joinBroken(joinSplitDates(joinColumns(sectionRows.filter((row) => !GROUP_TITLE.test(contentOf(row)) && !isTableHead(row)))))
    .map(cutAtTypes)
    .flatMap(oneEach);
  const allFacts = all.map(factsOf);
  const end = untilLarger(all, allFacts);
  const [rows, facts] = [all.slice(0, end), allFacts.slice(0, end)];
  const edge = openingEdge(rows, facts);
  const schoolFirst = namesSchoolFirst(rows, facts);
  const openings = openingsOf(rows, facts);
  const drafts: Draft[] = [];
  rows.forEach((row, index) => {
    const { period, pieces, degree, school, long } = facts[index]!;
    const current = drafts.at(-1);
    const next = facts[index + 1];
    const opens = schoolFirst && current?.degree && next?.degree && !next.school && mayName(row, facts[index]!);
    const isPart =
      current && !current.degree && period === null && next?.degree === true && !next.school && PART_OF_SCHOOL.test(contentOf(row));
    const repeats =
      current &&
      !completes(current, facts[index]!) &&
      ((period !== null && current.period !== null && !(period.single && current.degree && !current.school && school && !degree)) ||
        (degree && current.degree) ||
        (school && current.school && !isPart && (!current.degree || degree || period !== null)));
    const full = current && current.degree && current.school && current.period !== null && (degree || school);
    const leads = degree && (degreeAt(contentOf(row)) ?? LEAD) < LEAD;
    const settled = current?.titled && current.school && current.period !== null && !school;
    const sibling = leads && current?.studied?.bullet && !current.rows[0]!.bullet;
    const told =
      row.bullet && current && !current.rows[0]!.bullet && !sibling && !(degree && school) && (period === null || !leads || settled);
    const inner = edge !== null && period === null && row.x > edge + 5 && current?.period != null;
    if (current?.degree && (period === null || isInside(row, current)) && STAY.test(contentOf(row))) return;
    const detail = current && (told || inner || isBelow(row, current, facts[index]!) || isAside(row, current, facts[index]!));
    if (current && openings && !openings.has(index) && addsNothing(row, current, facts[index]!)) return;
    if (!current || (openings ? openings.has(index) : (repeats || full || opens) && !detail)) {
      const sentence = !degree && !period && contentOf(row).split(' ').length > 6 && current && !opens;
      if ((pieces.length === 0 && !period) || sentence) return;
      const untitled = school && !degree && rows[index - 1] === current?.spare.at(-1)?.row && current && namesDegreeFirst(current);
      const spare = !current ? [] : untitled ? current.spare.slice(-1) : period && pieces.length === 0 ? current.spare : [];
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
    if (detail && (current.degree || isTitled(current)) && (current.school || isAside(row, current, facts[index]!))) return;
    if (!period && !degree && !school && current.degree && current.school && current.period && mayName(row, facts[index]!)) {
      const labelled = pieces.some(({ text }) => FIELD_LABEL.test(text));
      if (!labelled && current.rows.at(-1)!.page === row.page) current.spare.push({ row, pieces });
      if (!labelled) return;
    }
    if (!period && !degree && !school && current.rows.length >= 3) return;
    if (long && pieces.length === 0) return;
    current.rows.push(row);
    current.period ??= period;
    current.pieces.push(...(openings && degree && current.degree ? pieces.filter((piece) => !piece.degree) : pieces));
    current.degree ||= degree;
    current.titled ||= degree && !row.bullet;
    if (degree) current.studied ??= row;
    current.school ||= school;
  });
  if (openings === null) underOneSchool(drafts);
  const entries = withTowns(withSecondTitles(drafts));
  const habits = habitsOf(entries);
  return entries
    .filter(({ degree, pieces: [first] }) => !first || !(GIVEN.test(first.text) || (!degree && NO_STUDY.test(first.text))))
    .flatMap((draft) =>
      draft.degree || draft.school || draft.period ? (toStudy(draft.rows, draft.period, draft.pieces, habits) ?? []) : [],
    );
};
