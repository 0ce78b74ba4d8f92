import { contentOf, type Row } from '../../text/rows.ts';
import { typeAt } from '../../text/typed.ts';
import { undatedAnchor } from './undatedAnchor.ts';
import { type Draft, segmentsOf } from './entryHeads.ts';
import { isHeaderLike } from './headers.ts';
import { assign, type Head } from './heads.ts';
import { worthOf } from './layouts.ts';
import { columnEdges, leavesRoom } from './openings.ts';
import { habitsOf } from './sectionHabits.ts';

/** Rows begin at one place within so many points. */
const EDGE = 3;
/** Rows that the head of a job without a date has at most: over a list, and over a paragraph, whose first line may look like one. */
const MAX_OVER_LIST = 4;
const MAX_OVER_PARAGRAPH = 3;

const lookOf = (row: Row): string => `${typeAt(row, row.from)?.look ?? `${row.bold}`} ${Math.round(row.fontSize * 2)}`;
/** Whether two rows begin in one type and at one edge. */
export const isSetAlike = (row: Row, other: Row): boolean => lookOf(row) === lookOf(other) && Math.abs(row.x - other.x) < EDGE;

/** Whether a row may be the next line of the one above: in its type, no bullet, neither of them of several cells. */
const mayGoOn = (above: Row, row: Row): boolean =>
  !row.bullet && row.page === above.page && row.parts.length === 1 && above.parts.length === 1 && lookOf(row) === lookOf(above);
const isSmall = (row: Row): boolean => /^\p{Ll}/u.test(contentOf(row)) && row.opens !== true;

/** Whether a row is the next line of a paragraph: begun in small letters, or with a word that had no place on the line above. */
const goesOn = (above: Row, row: Row, edge: number): boolean =>
  mayGoOn(above, row) && (isSmall(row) || (row.x > 0 && row.y > above.y && !leavesRoom(above, row, edge)));

/** Which rows tell of a job: bullets, paragraphs, and the lines on which both go on. */
const toldRows = (rows: readonly Row[]): boolean[] => {
  const edges = columnEdges(rows);
  const told: boolean[] = [];
  let bullet: Row | null = null;
  rows.forEach((row, at) => {
    const [above, next] = [rows[at - 1], rows[at + 1]];
    const behind = told[at - 1] === true && above !== undefined;
    if (row.bullet) bullet = row;
    const isNextLine =
      behind &&
      (bullet === null
        ? goesOn(above, row, edges(above))
        : (mayGoOn(above, row) && isSmall(row)) ||
          (lookOf(row) !== lookOf(rows[0]!) && goesOn(above, row, edges(above))) ||
          (row.x > bullet.x + EDGE && row.y > bullet.y));
    const isWrapped = next !== undefined && next.x > 0 && goesOn(row, next, edges(row));
    told.push(row.bullet || isNextLine || !isHeaderLike(row) || isWrapped);
    if (!told[at]) bullet = null;
  });
  return told;
};

/** Jobs from so many on show how their heads are built. */
const MIN_JOBS = 2;

/** Of the rows behind an account, the share that must be set alike for their type to tell where jobs begin. */
const TYPE_SHARE = 0.75;
/** Of them, the share whose next row may be set so too. */
const SAME_BELOW = 0.25;

/** Where the jobs of a section begin: behind each account, and wherever the type in which they open stands again; none where they open in many. */
const startsOf = (rows: readonly Row[], told: readonly boolean[]): number[] => {
  const starts = rows.flatMap((_, at) => (!told[at] && (at === 0 || told[at - 1]) ? [at] : []));
  const sets = [...Map.groupBy(starts, (at) => `${lookOf(rows[at]!)} ${Math.round(rows[at]!.x / EDGE)}`).values()];
  const [usual = []] = sets.toSorted((one, other) => other.length - one.length);
  const [model] = usual.map((at) => rows[at]!);
  if (!model || usual.length < TYPE_SHARE * starts.length) return [];
  const isOpening = (row: Row | undefined): boolean => row !== undefined && isSetAlike(row, model);
  const below = usual.filter((at) => !told[at + 1] && isOpening(rows[at + 1]));
  const accounts = rows.filter((row, at) => told[at] && !row.bullet && isOpening(row));
  if (below.length > SAME_BELOW * usual.length || accounts.length > SAME_BELOW * usual.length) return starts;
  return rows.flatMap((row, at) => (!told[at] && isOpening(row) ? [at] : []));
};

/** Where a job may begin, and the rows there that may be its head: up to its account or to the next job. */
export interface Opening {
  from: number;
  end: number;
}

/** Sections are asked more than once, each is looked at once. */
const found = new WeakMap<readonly Row[], readonly Opening[]>();

/** Where the jobs of a section begin as it is built; none where nothing is told of them. */
export const openingsOf = (rows: readonly Row[]): readonly Opening[] => {
  const openings = found.get(rows) ?? findOpenings(rows);
  found.set(rows, openings);
  return openings;
};

const findOpenings = (rows: readonly Row[]): Opening[] => {
  const told = toldRows(rows);
  const starts = startsOf(rows, told);
  if (starts.length < MIN_JOBS || !told.includes(true)) return [];
  return starts.map((from, index) => {
    const next = starts[index + 1] ?? rows.length;
    let end = from + 1;
    while (end < next && !told[end]) end += 1;
    return { from, end };
  });
};

/** The share of heads that must name a title and an employer, and that in which a word must tell one of them. */
const WHOLE_SHARE = 0.6;
const WORD_SHARE = 0.5;

const headsOf = (rows: readonly Row[], drafts: readonly Draft[]): Head[] => {
  const entries = drafts.map((draft) => segmentsOf(rows, draft, draft.to));
  const habits = habitsOf(entries);
  return entries.map((segments) => assign(segments, habits));
};

/** Whether heads that words tell nothing of may be jobs: most of them are built as jobs are, and words tell of many, of one title at least. */
const areJobs = (heads: readonly Head[]): boolean => {
  const whole = heads.filter(({ position, company }) => position !== '' && company !== '');
  const worded = whole.filter(({ titled, named }) => titled || named);
  return (
    heads.length >= MIN_JOBS &&
    whole.length >= WHOLE_SHARE * heads.length &&
    worded.length >= WORD_SHARE * heads.length &&
    heads.some(({ titled }) => titled)
  );
};

/**
 * The jobs that begin so: heads alike, each over a list or a paragraph, or opening in a type of their own. Empty where most of the heads
 * name no title and employer.
 */
export const headsAt = (rows: readonly Row[], openings: readonly Opening[]): Draft[] => {
  if (openings.length < MIN_JOBS) return [];
  const built = (height: number): Draft[] =>
    openings.map(({ from, end }) => ({ anchor: undatedAnchor(rows[from]!, from), from, to: Math.min(from + height, end) }));
  const overLists = openings.filter(({ end }) => rows[end]?.bullet === true);
  const most = Math.min(MAX_OVER_PARAGRAPH, Math.max(...openings.map(({ from, end }) => end - from)));
  const best =
    overLists.length >= TYPE_SHARE * openings.length
      ? built(MAX_OVER_LIST)
      : Array.from({ length: most }, (_, at) => built(at + 1))
          .map((drafts) => ({ drafts, worth: worthOf(rows, drafts) }))
          .toSorted((one, other) => other.worth - one.worth)[0]!.drafts;
  return areJobs(headsOf(rows, best)) ? best : [];
};
