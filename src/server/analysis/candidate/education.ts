import type { Education } from '#contract/candidates';
import { findPeriods, type Period } from '../dates/periods.ts';
import { DEGREE_PHRASES, SCHOOL_WORDS } from '../lexicon/education.ts';
import { STATE_CODES } from '../lexicon/places.ts';
import { fold } from '../text/fold.ts';
import { contentOf, spanOf, type Row } from '../text/rows.ts';
import { covering, type Found } from '../text/span.ts';
import { tokenize } from '../text/tokens.ts';
import { makeTrie, matchAll } from '../text/trie.ts';
import { joinSplitDates, withoutPeriod } from './anchors.ts';
import { bareLabelOf, entryLabelOf } from './entryLabels.ts';
import { isOnlyPlace } from './places.ts';

const degrees = makeTrie(DEGREE_PHRASES.map((phrase) => [phrase, true] as const));
/** Too short to mean a degree inside a sentence or in lower case: « be », « ms », « de », « but ». */
const CAPS_ONLY: ReadonlySet<string> = new Set('be ms ma ba bs de but du mp psi m1 m2 l1 l2 l3 aa cap med dec bp md jd ece'.split(' '));

const degreeAt = (text: string): number | null => {
  const folded = fold(text);
  for (const match of matchAll(degrees, tokenize(folded))) {
    const written = text.slice(match.start, match.end);
    if (!CAPS_ONLY.has(folded.slice(match.start, match.end).replaceAll('.', '')) || written === written.toUpperCase()) return match.start;
  }
  return null;
};

const isSchool = (text: string): boolean => tokenize(fold(text)).some(({ word }) => SCHOOL_WORDS.has(word));

interface Piece {
  text: string;
  degree: boolean;
  school: boolean;
  place: boolean;
  row: number;
}

const SEPARATOR =
  /\n|\t|\s{3,}|\s*[|•·●]\s*|\s[–—-]\s|\s?:\s|\s?;\s|\s[–—](?=\S)|\s@\s|\s－\s|\s*[-_.…]{4,}\s*|(?<=\p{Ll}{3})(?<!Univ|Dipl|Spec|Tech|Dept|Inst)\.\s(?=\p{Lu})/gu;
/** « BSc at Acme University », « Master à l’Université… »: only behind a degree. */
const AT_SCHOOL =
  /\s(?:obtenue? (?:à|en|au) )?(?:à l['’]|à la |à |au |at the |at |from (?:the )?)(?=\p{Lu}|lyc[ée]e|coll[èe]ge|universit|institut)/u;

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:|•().–—-]+/u, '')
    .replace(/^obtention (?:du|de la|de l['’]|d['’]un[e]? )\s?/iu, '')
    .replace(/\sobtenue?$/iu, '')
    .replace(/[\s,;:|•(–—-]+$/u, '')
    .replace(/\s(?:in|en|with|from|de|of|year|du|des|de la|de l['’]|à l['’]|à)$/iu, '')
    .trim();

const toPieces = (text: string, row: number): Piece[] => {
  const label = entryLabelOf(text);
  if (label?.kind === 'degree' || label?.kind === 'school' || label?.kind === 'field' || label?.kind === 'dates') {
    const read = toPieces(text.slice(label.length), row);
    return read.map((piece, index) =>
      index > 0
        ? piece
        : { ...piece, degree: label.kind === 'degree' || piece.degree, school: label.kind === 'school' || piece.school, place: false },
    );
  }
  if (bareLabelOf(text)) return [];
  const strong = text
    .replaceAll(/\s?\(([^()]{3,80})\)/g, (whole, inner: string) =>
      isSchool(inner) || isOnlyPlace(inner, fold(inner)) ? `\n${inner}\n` : whole,
    )
    .split(SEPARATOR)
    .map(tidy)
    .filter((piece) => piece !== '');
  return strong
    .flatMap(atSchool)
    .flatMap(splitCommas)
    .map((piece) => ({
      text: piece,
      degree: degreeAt(piece) !== null && !(isOnlyPlace(piece, fold(piece)) && !isSchool(piece)),
      school: isSchool(piece),
      place: isOnlyPlace(piece, fold(piece)) && !isSchool(piece),
      row,
    }));
};

const atSchool = (text: string): string[] => {
  const match = AT_SCHOOL.exec(text);
  return match && degreeAt(text.slice(0, match.index)) !== null && (/at|from/.test(match[0]) || isSchool(text.slice(match.index)))
    ? [text.slice(0, match.index), text.slice(match.index + match[0].length)].map(tidy)
    : [text];
};

const tidyEnd = (text: string): string => (/\.[^.]*\.$/.test(text) ? text : text.replace(/\.$/, ''));

/** Commas part a degree from a school or a place; other commas stay. */
const splitCommas = (text: string): string[] => {
  if (isOnlyPlace(text, fold(text))) return [text];
  const pieces = text
    .split(/,\s*/)
    .map(tidy)
    .filter((piece) => piece !== '');
  const kept: string[] = [];
  const state = pieces.findIndex((piece, index) => index > 0 && STATE_CODES.has(piece));
  const town = state > 1 && !isSchool(pieces[state - 1]!) && degreeAt(pieces[state - 1]!) === null ? state - 1 : state;
  for (const [index, piece] of pieces.entries()) {
    if (state > 0 && (index === state || index === town)) continue;
    const last = kept.at(-1);
    const apart =
      last === undefined ||
      isOnlyPlace(piece, fold(piece)) ||
      isOnlyPlace(last, fold(last)) ||
      isSchool(piece) !== isSchool(last) ||
      (degreeAt(piece) !== null) !== (degreeAt(last) !== null);
    if (apart) kept.push(piece);
    else kept[kept.length - 1] = `${last}, ${piece}`;
  }
  return kept;
};

/** A grade or a mention is neither a field nor a school. */
const DISTINCTION =
  /^(?:mention (?:assez |très |tres )?bien|mention honorable|avec mention|with honou?rs|cum laude|magna cum laude|summa cum laude|n\/a|date (?:prévue|de fin).*|expected.*|(?:c?gpa|grade|percentage|note|moyenne)\b.*|first class.*|félicitations du jury|obtenu.*|\d.*%?)$/iu;

interface Draft {
  rows: Row[];
  period: Period | null;
  pieces: Piece[];
  degree: boolean;
  school: boolean;
}

const FIELD_LABEL =
  /^(?:sp[ée]cialit[ée]|mention|option|fili[èe]re|parcours|major(?: in)?|field|sp[ée]cialisation|domaine|concentration|domaine d['’]études?|field of study)\s*:?\s+(.{2,120})$/iu;
const FIELD_WORD =
  /^(.{2,80}?)\s+(?:in|en|sp[ée]cialit[ée]|sp[ée]cialis[ée]e? en|mention|option|fili[èe]re|parcours|major(?:ing)? in|specialising in|specializing in)\s+(?!cours\b|alternance\b|apprentissage\b|\d)(.+)$/iu;
const BARE =
  /^((?:master(?:\s?[12])?(?:\s(?:pro|recherche|professionnel))?|m[12]|mast[èe]re(?:\sspécialisé)?|licence(?:\s(?:pro(?:fessionnelle)?|[123]))?|bts|dut|but|cap|bep|bac\s?pro(?:fessionnel)?|brevet professionnel|bachelor(?:\sof\s(?:science|arts|engineering|technology|commerce))?|mba|doctorat|l[123]|ph\.?d\.?|b\.?\s?sc\.?|m\.?\s?sc\.?|b\.?\s?[as]\.?|m\.?\s?[as]\.?|b\.?\s?tech|b\.?\s?eng|m\.?\s?eng|m\.?\s?tech|deug|deust|dess|dea|titre professionnel|associate (?:of|in) (?:science|arts|applied science))\.?(?:\s\([^()]{2,12}\))?)\s+(?!\(|de\b|of\b|degree|spécialisé|recherche\b|pro\b|professionnel)(.{2,100})$/iu;

/** « Master 2 en finance » → degree and field; only what is written after a comma, in, en, mention, spécialité… or a degree's own name. */
const splitField = (degree: string, others: readonly Piece[]): { degree: string; field: string } => {
  for (const { text } of others) {
    const labelled = FIELD_LABEL.exec(text);
    if (labelled) return { degree, field: labelled[1]!.trim() };
  }
  const comma = /^(.{2,60}?),\s+(.{3,})$/u.exec(degree);
  if (comma && degreeAt(comma[1]!) !== null && degreeAt(comma[2]!) === null) return { degree: comma[1]!, field: comma[2]! };
  const match = FIELD_WORD.exec(degree) ?? BARE.exec(degree);
  if (match && degreeAt(match[1]!) !== null) return { degree: tidy(match[1]!), field: tidy(match[2]!) };
  return { degree, field: '' };
};

/** « Licence, UVSQ »: behind a comma, a school; no field is written so. */
const ACRONYM = /^\p{Lu}{3,}(?:-\p{Lu}+)*$/u;

const cutAt = (text: string, comma: number): [string, string] => (comma < 0 ? [text, ''] : [text.slice(0, comma), text.slice(comma + 2)]);

const finish = ({ rows, period, pieces }: Draft): Found<Education> | null => {
  const free = pieces.filter(({ place, text }) => !place && /\p{L}.?\p{L}/u.test(text) && !DISTINCTION.test(text));
  let school = free.find((piece) => piece.school && !piece.degree) ?? free.find((piece) => piece.school) ?? null;
  let degree = free.find((piece) => piece.degree && piece !== school) ?? null;
  if (!degree && school?.degree) [degree, school] = [school, null];
  degree ??= free.find((piece) => piece !== school && piece.text.length < 140) ?? null;
  school ??=
    free.find(
      (piece) => piece !== degree && piece.row !== degree?.row && !piece.degree && piece.text.length < 100 && !FIELD_LABEL.test(piece.text),
    ) ?? null;
  school ??= free.filter((piece) => piece !== degree && !piece.degree && !FIELD_LABEL.test(piece.text))[degree ? 1 : 0] ?? null;
  if (!degree && !school) return null;
  if (degree?.school && !school) {
    const text = degree.text;
    const at = tokenize(fold(text)).find(({ word, start }) => start > 0 && SCHOOL_WORDS.has(word))?.start;
    if (at !== undefined && degreeAt(text.slice(0, at)) !== null) {
      school = { ...degree, text: tidy(text.slice(at)), degree: false };
      degree = { ...degree, text: tidy(text.slice(0, at)), school: false };
    }
  }
  const others = free.filter((piece) => piece !== degree && piece !== school);
  const studied = splitField(degree?.text ?? '', others);
  if (!school && ACRONYM.test(studied.field)) {
    school = { ...degree!, text: studied.field, degree: false };
    studied.field = '';
  }
  let beside = others.find((piece) => !piece.school && !piece.degree && piece.row === degree?.row && piece.text.length < 90)?.text ?? '';
  let institution = school?.text ?? '';
  const ahead = others.find((piece) => piece.text === beside);
  if (institution === '' && degree && ahead && pieces.indexOf(ahead) < pieces.indexOf(degree))
    [institution, beside] = cutAt(beside, beside.indexOf(', '));
  else if (institution === '' && ACRONYM.test(beside)) [institution, beside] = [beside, ''];
  else if (institution === '' && beside.includes(', ')) {
    [beside, institution] = cutAt(beside, beside.lastIndexOf(', '));
  }
  const value = {
    degree: studied.degree.slice(0, 300),
    institution: tidyEnd(institution).slice(0, 200),
    field: tidyEnd(studied.field || beside).slice(0, 200),
    startDate: period && !period.single ? period.startDate : '',
    endDate: period ? period.endDate : '',
  };
  return { value, span: covering(rows.map((row) => spanOf(row))) };
};

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
  /^(?:option|sp[ée]cialisations?|sp[ée]cialit[ée]s?|coursework|relevant courses?|courses|mention|c?gpa|moyenne|focus|majeure?|mineure?|major|minor|concentration|thesis|m[ée]moire|th[èe]me|projets?|honou?rs|activit(?:ies|és))(?![\p{L}-])/iu;

const factsOf = (row: Row): Facts => {
  const period = periodOf(row);
  const text = period ? withoutPeriod(row, period) : row.text.slice(row.from);
  const words = contentOf(row).split(' ').length;
  const detail = !period && DETAIL.test(contentOf(row));
  const long = detail || words > 22 || (/[.;]$/.test(contentOf(row)) && words > 12);
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
  return drafts.flatMap((draft) => (draft.degree || draft.school || draft.period ? (finish(draft) ?? []) : []));
};
