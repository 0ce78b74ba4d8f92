import { findPeriods } from '../../dates/periods.ts';
import { contentOf, partsBetween, type Row } from '../../text/rows.ts';
import { fold } from '../../text/fold.ts';
import { endsOnState } from '../../text/places.ts';
import { TITLE_HEADS, TITLE_QUALIFIERS } from '../../lexicon/jobTitles.ts';
import { typeAt } from '../../text/typed.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { columnEdges, leavesRoom } from './openings.ts';

/** Words of what a head goes on with at most, and of the cell that it goes on. */
const TAIL_WORDS = 7;
const HEAD_WORDS = 12;

/** « Association de », « Responsable du service des achats et de la »: what follows is on the next row. */
const BREAKS_OFF =
  /(?:\s|^)(?:de|des|du|d['’]|et|and|of|for|the|la|le|les|l['’]|aux?|à la|pour|dans|&)$|(?<=[\s,])(?:St|Mt|Ft|Saint|Sainte)\.?$|\s[–—-]$/iu;
/** « et de la culture », "of Statistics": words that open no row. */
const GOES_ON = /^(?:(?:de|des|du|et|and|of|for|aux?|pour|&)\s|[dl]['’])/u;

/** Words that end what a narrow column broke, and words before them. */
const BROKEN_WORDS = 3;
/** What a title or an employer stands behind. */
const MARK = /\s[–—-]\s|,\s|\n/u;
/** « Assistant » over « Stage Manager »: a rank, which may be a title by itself. Folded. */
const RANK = /^(?:assistant|deputy|junior|senior|lead|head|chief|trainee|apprentie?|adjointe?)(?: \p{L}+)?$/u;

/** « Marlow Denby » over « High School, Tirley »: the kind of an organisation whose name is cut off. */
const KIND_TAIL =
  /^(?:(?:High|Middle|Elementary|Primary|Secondary|Grammar|Community|Public|State|Medical|Memorial|General|City|County) )?(?:School|College|University|Hospital|Library|Cent(?:er|re)|Institute|Museum|Church|Clinic|Academy|Court|Council|Club|Hotel|Theat(?:re|er))$/u;

/** « The Lamp – Design » over « Assistant », « The Lamp – Orvane » over « Productions, Lodre »: a title or an employer that only both rows make. */
const isMadeBy = (told: string, more: string): boolean => {
  const [piece, rest] = [told.split(MARK).at(-1)!, more.split(MARK)[0]!];
  if (piece === told || [piece, rest].some((text) => countWords(text) > BROKEN_WORDS)) return false;
  const [before, whole] = [fold(piece), `${piece} ${rest}`];
  const named = companyScore(piece, before) > 0;
  const titled = TITLE_HEADS.has(fold(rest).split(' ').at(-1)!) && titleScore(fold(whole)) >= 3;
  if (titled) return !named && (RANK.test(before) || before.split(' ').every((word) => TITLE_QUALIFIERS.has(word)));
  if (!named && KIND_TAIL.test(rest) && /^\p{Lu}/u.test(piece) && titleScore(before) === 0) return true;
  const alone = [before, fold(rest)].some((text) => titleScore(text) > 0) || companyScore(rest, fold(rest)) > 0;
  return !named && !alone && companyScore(whole, fold(whole)) >= 2.5;
};

const isDated = ({ folded }: Row): boolean => findPeriods(folded).length > 0;
const isUnclosed = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');
const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** Where the cell that a row below goes on begins and ends: the first one, the one behind the date of a margin, or the last where that breaks off. */
const cellOver = ({ text, folded, from, x, fontSize }: Row, below: Row): readonly [number, number] | null => {
  const end = text.indexOf('\n');
  const behindDate = end > 0 && below.x > x + fontSize && findPeriods(folded.slice(0, end)).length > 0;
  if (!behindDate) return Math.abs(below.x - x) > 4 ? null : [from, end < 0 ? text.length : end];
  const next = text.indexOf('\n', end + 1);
  const last = text.lastIndexOf('\n');
  if (next >= 0 && BREAKS_OFF.test(text.slice(last + 1).trim())) return [last + 1, text.length];
  return [end + 1, next < 0 ? text.length : next];
};

/** Whether a row below a dated one, or over one, goes on with its words. */
const goesOn = (row: Row, cell: readonly [number, number], below: Row, isFull: boolean): boolean => {
  const [told, more] = [row.text.slice(...cell).trim(), contentOf(below)];
  if (/\d\W*$/u.test(told) || countWords(told) > HEAD_WORDS || countWords(more) > TAIL_WORDS || /[.!?;:]$/u.test(more)) return false;
  if (isUnclosed(told)) return /^[^(]{1,60}\)/u.test(more);
  const [before, after] = [typeAt(row, cell[1] - 1), typeAt(below, below.from)];
  const alike = before && after ? before.look === after.look : row.bold === below.bold;
  return alike && ((BREAKS_OFF.test(told) && !endsOnState(told)) || GOES_ON.test(more) || (isFull && isMadeBy(told, more)));
};

/** A row with the words of another at the end of one of its cells. */
const joinAt = (row: Row, below: Row, at: number): Row => {
  const more = below.text.slice(below.from);
  const text = `${row.text.slice(0, at)} ${more}${row.text.slice(at)}`;
  const parts = [
    ...partsBetween(row, 0, at, 0),
    ...partsBetween(below, below.from, below.text.length, at + 1),
    ...partsBetween(row, at, row.text.length, at + 1 + more.length),
  ];
  return { ...row, text, folded: fold(text), parts };
};

/** Rows of entries, the names and titles beside a date that go on in the row below made whole. */
export const joinWrappedHeads = (rows: readonly Row[]): Row[] => {
  const whole: Row[] = [];
  const edges = columnEdges(rows);
  let tail: Row | null = null;
  rows.forEach((row, index) => {
    const above = whole.at(-1);
    const near =
      above !== undefined &&
      (isDated(above) || (whole.length > 1 && isDated(whole.at(-2)!)) || (rows[index + 1] !== undefined && isDated(rows[index + 1]!)));
    const close = above !== undefined && above.page === row.page && row.y > above.y && row.y - (tail ?? above).y < 1.8 * above.fontSize;
    const free = near && close && !above.bullet && !row.bullet && row.parts.length === 1 && !isDated(row);
    const cell = free ? cellOver(above, row) : null;
    const joined = cell !== null && goesOn(above!, cell, row, !leavesRoom(above!, row, edges(row)));
    if (joined) whole[whole.length - 1] = joinAt(above!, row, cell[1]);
    else whole.push(row);
    tail = joined ? row : null;
  });
  return whole;
};
