import { findInstants } from '../dates/instants.ts';
import { findPeriods } from '../dates/periods.ts';
import { fold } from './fold.ts';
import { endsOnState } from './places.ts';
import { contentOf, partsBetween, type Row } from './rows.ts';
import { typeAt } from './typed.ts';

/** Rows looked at on both sides to know where a column ends. */
const REACH = 60;
/** Points above and below a row within which a neighbour stands beside it. */
const NEARBY = 60;
/** Rows longer than this are paragraphs already. */
const MAX_LENGTH = 600;
/** Share of a column's width within which its full rows end, whatever the words at their end. */
const RAGGED = 0.1;

/** A row that breaks off: after « de », a comma, a dash, inside parentheses. */
const BREAKS_OFF =
  /(?:^|[\s'’(])(?:de|des|du|d['’]|et|and|of|en|in|at|for|the|la|le|les|l['’]|à|a|au|aux|pour|avec|with|to|chez|&)$|[,/(&–—|-]$/iu;
/** « University » below « Department of Optics, Orvane State »: what no row says alone. */
const ORPHAN =
  /^(?:University|College|Institute|School|Hospital|Trust|Council|Ltd|Limited|Inc|LLC|Company|Corporation|Foundation|Technology)[.,]?$/u;
const GOES_ON = /^(?:\p{Ll}|[(&/,|–—-]\s?\S)/u;

/** Whether a text ends where none does: behind « de », a comma, a dash. */
export const breaksOff = (text: string): boolean => BREAKS_OFF.test(text) && !endsOnState(text);
const isUnclosed = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Where the column at the right of this row begins. */
const neighbourOf = (rows: readonly Row[], row: Row): number =>
  Math.min(
    ...rows
      .filter((other) => other.page === row.page && other.block !== row.block && other.x > row.right && Math.abs(other.y - row.y) < NEARBY)
      .map(({ x }) => x),
  );

/** Rows of the same column around this one, in reading order. */
const columnOf = (rows: readonly Row[], index: number): Row[] => {
  const row = rows[index]!;
  let [from, to] = [index, index];
  const beside = (other: Row | undefined): boolean =>
    other !== undefined && other.page === row.page && other.x <= row.right && other.right >= row.x;
  while (index - from < REACH && beside(rows[from - 1])) from -= 1;
  while (to - index < REACH && beside(rows[to + 1])) to += 1;
  const wall = neighbourOf(rows, row);
  return rows.slice(from, to + 1).filter(({ right }) => right <= wall);
};

/** Where full rows of a column end; null when too few do. */
const columnEnd = (column: readonly Row[]): number | null => {
  const left = Math.min(...column.map(({ x }) => x));
  const ends = column.map(({ right }) => right).sort((a, b) => b - a);
  const enough = column.length < 12 ? 2 : 3;
  return ends.find((value, at) => value - (ends[at + enough - 1] ?? -Infinity) <= RAGGED * (value - left)) ?? null;
};

/** Whether the words of the column show that its lines are cut: rows that break off or go on in lower case. */
const isCut = (column: readonly Row[]): boolean =>
  column.filter((row, at) => {
    const next = column[at + 1];
    return next !== undefined && next.block === row.block && !next.bullet && (breaksOff(contentOf(row)) || GOES_ON.test(contentOf(next)));
  }).length >= 2;

/** Whether the first word of the next row had no room left on this one. */
const isFull = (row: Row, next: Row, end: number): boolean => {
  const text = next.text.slice(next.from);
  const letter = (next.right - next.x) / Math.max(1, next.text.length);
  const word = /^\S+/u.exec(text)?.[0] ?? '';
  return row.right + (word.length + 1) * letter > end + 0.5 * letter;
};

/** A row that begins with a date, or with the month of one, begins an entry. */
const startsWithDate = (row: Row): boolean => {
  const folded = row.folded.slice(0, 60);
  const at = findPeriods(folded)[0]?.start ?? findInstants(folded)[0]?.start;
  return at !== undefined && row.text.slice(row.from, at).trim() === '';
};

/** A date and, in a cell of its own, what it dates. */
const opensWithDate = (row: Row): boolean => row.text.split('\n').length === 2 && startsWithDate(row);

/** Words and, in a cell of its own, their date. */
const endsWithDate = (row: Row): boolean => {
  const at = row.parts.length === 2 ? row.parts[1]!.at : -1;
  const [period] = at < 0 ? [] : findPeriods(row.folded.slice(at));
  return period !== undefined && period.start === 0 && row.text.slice(at + period.end).trim() === '';
};

/** A date at the right keeps so many points from the words at its left. */
const CELL_GAP = 12;
/** Words that the end of a cell may have. */
const CELL_END_WORDS = 5;

/** Whether the first word of the next row had no room left before the second cell of this one; letters are measured on the next row. */
const isCellFull = (row: Row, next: Row): boolean => {
  const [first, second] = row.parts;
  const words = contentOf(next).split(' ');
  const letter = (next.right - next.x) / Math.max(1, next.text.length);
  if (!first || !second || words.length > CELL_END_WORDS) return false;
  return row.x + (first.length + words[0]!.length + 1) * letter > row.right - second.length * letter - CELL_GAP;
};

/** What the next row may go on with: the words of the only cell, or of the one that is no date. */
const lastWords = (row: Row): string =>
  (opensWithDate(row) ? row.text.slice(row.parts[1]!.at) : row.text.slice(row.from, row.parts[1]?.at)).trim();

/** « (stage à temps » over « partiel) ». */
const closes = (row: Row, next: Row): boolean =>
  isUnclosed(lastWords(row)) && /^[^(]{1,40}\)$/u.test(contentOf(next)) && contentOf(next).split(' ').length <= CELL_END_WORDS;

/** An icon may push the line below a little further down, in font sizes. */
const PITCH_UNDER_ICON = 1.8;

/** Points behind a bullet from which its text goes on: « • Support of Windows » over « 2008 and its servers ». */
const HANGING = 4;

/** Whether a row is the paragraph of `first` and `above` going on: just below, at the same edge or that of its icon, in the same type. */
const follows = (first: Row, above: Row, row: Row): boolean => {
  if (
    row.bullet ||
    above.parts.length > 2 ||
    (row.parts.length > 1 && (above.parts.length > 1 || !endsWithDate(row))) ||
    row.block !== above.block ||
    row.y <= above.y ||
    row.y - above.y > (row.x < above.x ? PITCH_UNDER_ICON : 1.7) * above.fontSize
  )
    return false;
  if (Math.abs(row.fontSize - above.fontSize) > 0.4) return false;
  const indent = row.x - first.x;
  const centred = Math.abs(row.x + row.right - above.x - above.right) < 6;
  const besideDate = indent > 2 && startsWithDate(first) && (/^\p{Ll}/u.test(contentOf(row)) || ORPHAN.test(contentOf(row)));
  const cut = /\p{L}-$/u.test(above.text) || isUnclosed(above.text);
  const behindIcon = first === above && /^\p{Ll}/u.test(contentOf(row)) && !isSetOtherwise(above, row);
  const outdented = indent < 0 && indent > -2.5 * first.fontSize && (cut || behindIcon);
  if (!(first.bullet ? indent > -1 && indent < 2.5 * first.fontSize : Math.abs(indent) < 2 || centred || besideDate || outdented))
    return false;
  const text = lastWords(above);
  const hangs = first.bullet && indent > HANGING && !startsWithDate(first);
  return !startsWithDate(row) || hangs || breaksOff(text) || isUnclosed(text);
};

/** Whether the words that a row breaks off with are set otherwise than those of the next row. */
const isSetOtherwise = (above: Row, row: Row): boolean => {
  const end = opensWithDate(above) || above.parts.length === 1 ? above.text.length : above.parts[1]!.at - 1;
  const [before, after] = [typeAt(above, end - 1), typeAt(row, row.from)];
  return before && after ? before.look !== after.look : above.bold !== row.bold;
};

/** Whether the last word of a row is a date. */
const closesWithDate = ({ folded }: Row): boolean => {
  const last = findPeriods(folded).at(-1);
  return last !== undefined && /^[\s).]*$/u.test(folded.slice(last.end));
};

/** Whether words tell that a row goes on with the one above it; null when they tell nothing. */
const wordsTell = (above: Row, row: Row): boolean | null => {
  const text = lastWords(above);
  if (closesWithDate(above) && closesWithDate(row) && /^\p{Lu}/u.test(contentOf(row))) return false;
  if (breaksOff(text) || isUnclosed(text) || GOES_ON.test(contentOf(row)) || ORPHAN.test(contentOf(row))) return true;
  return /[.;:!?]$|\([^()]*(?:19|20)\d{2}\)$/.test(text) || isSetOtherwise(above, row) || above.caps !== row.caps ? false : null;
};

/** Whether a row of words of its own, which the one below goes on with, stands under a date: the account of what that dates. */
const isToldUnderDate = (above: Row, row: Row, below: Row | undefined): boolean =>
  startsWithDate(above) && below !== undefined && follows(row, row, below) && wordsTell(row, below) === true;

/** Rows that only go on with the row before them, which was cut at the end of its column. Text without positions has none. */
export const findWraps = (rows: readonly Row[]): ReadonlySet<Row> => {
  const wraps = new Set<Row>();
  if (rows.every(({ x }) => x === 0)) return wraps;
  let first = rows[0];
  for (let index = 1; index < rows.length; index += 1) {
    const [above, row] = [rows[index - 1]!, rows[index]!];
    const tells = follows(first!, above, row) ? wordsTell(above, row) : false;
    const told = tells === null && isToldUnderDate(above, row, rows[index + 1]) ? false : tells;
    if (above.parts.length > 1) {
      const open = opensWithDate(above) ? told === true : isCellFull(above, row);
      if (told !== false && (open || closes(above, row))) wraps.add(row);
      first = row;
      continue;
    }
    const column = told === false ? [] : columnOf(rows, index - 1);
    const end = told === false || (told === null && !isCut(column)) ? null : columnEnd(column);
    if (end !== null && isFull(above, row, end)) wraps.add(row);
    else first = row;
  }
  return wraps;
};

/** One row out of two, the second without its bullet. */
export const joinRows = (row: Row, next: Row, glue: string): Row => {
  const text = `${row.text}${glue}${next.text.slice(next.from)}`;
  const shift = row.text.length + glue.length - next.from;
  const parts = partsBetween(next, next.from, next.text.length, next.from + shift);
  return { ...row, text, folded: fold(text), right: Math.max(row.right, next.right), parts: [...row.parts, ...parts] };
};

/** The end of a cut first cell put back before the second cell. */
const joinCell = (row: Row, next: Row): Row => {
  const [first, ...others] = row.parts;
  const cell = { ...row, text: row.text.slice(0, first!.length), parts: [first!] };
  const joined = joinWrapped(cell, next);
  const shift = joined.text.length - first!.length;
  const text = joined.text + row.text.slice(first!.length);
  return { ...row, text, folded: fold(text), parts: [...joined.parts, ...others.map((part) => ({ ...part, at: part.at + shift }))] };
};

/** A word cut at its hyphen keeps it. */
const glueOf = ({ text }: Row): string => (/\p{L}-$/u.test(text) ? '' : ' ');

/** What compounds begin with: « real-time », « multi-sites », « sous-traitance ». Folded. */
const COMPOUNDS: ReadonlySet<string> = new Set(
  (
    'real full front back end non multi self co pre post semi anti inter intra sub sous sur demi mi ex auto micro macro mini meta well high low long short open cross on off in up out one two ' +
    'three first second third mid part time data cloud event test user customer client state problem decision team cost face peer web hands object service machine deep computer entry top best ' +
    'all and to of the by for non-profit cyber bio geo eco socio techno psycho neuro electro thermo hydro aero franco anglo e quasi avant apres vice grand hors haut bas mid large small ' +
    'medium single double dual day year month week hour go peut est a-t rendez chef mot saint sainte'
  ).split(' '),
);

/** « Univer- » over « sity », « Post- » over « greSQL »: a word that the end of the line cut, no compound. */
const isCutWord = (text: string, next: string): boolean => {
  const lead = /(?<![\p{L}-])(\p{L}*\p{Ll})-$/u.exec(text)?.[1];
  return lead !== undefined && /^\p{Ll}{2}/u.test(next) && (!COMPOUNDS.has(fold(lead)) || /^\p{Ll}+\p{Lu}/u.test(next));
};

/** A row without the hyphen that it ends with. */
export const withoutHyphen = (row: Row): Row => ({
  ...row,
  text: row.text.slice(0, -1),
  folded: row.folded.slice(0, -1),
  parts: row.parts.map((part, at) => (at < row.parts.length - 1 ? part : { ...part, length: part.length - 1 })),
});

/** A row with the words of the next one, a word that was cut made whole. */
const joinWrapped = (row: Row, next: Row): Row =>
  isCutWord(row.text, next.text.slice(next.from)) ? joinRows(withoutHyphen(row), next, '') : joinRows(row, next, glueOf(row));

/** Rows as they were typed, the wrapped ones joined. */
export const joinWraps = (rows: readonly Row[], wraps: ReadonlySet<Row>): Row[] => {
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    if (!last || !wraps.has(row) || last.text.length > MAX_LENGTH) whole.push(row);
    else whole[whole.length - 1] = last.text.includes('\n') && !opensWithDate(last) ? joinCell(last, row) : joinWrapped(last, row);
  }
  return whole;
};
