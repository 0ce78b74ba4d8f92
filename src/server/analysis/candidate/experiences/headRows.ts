import { findPeriods } from '../../dates/periods.ts';
import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { markedText, typeAt } from '../../text/typed.ts';
import type { Anchor } from '../anchors.ts';
import { tellsTasks } from './deeds.ts';
import { type Draft, headOf, isDuration, isUnderDate } from './entryHeads.ts';
import { isAsideOfHead, isHeaderLike, isStrongHeader, namesPlaceOfWork } from './headers.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { toSegments } from './segments.ts';
import { isTermRow } from './terms.ts';
import { opensWithVerb } from './verbs.ts';

/** Rows of a head that may stand above its date. */
export const MAX_ABOVE = 3;
/** Letters that a row of prose has at least. */
const SENTENCE = 70;

const mayStandOver = (row: Row): boolean => isHeaderLike(row) || isAsideOfHead(row);

/** « CDI », « Oiron (79) »: a row with nothing but a contract or a place. */
export const isDetail = (row: Row): boolean => {
  const segments = toSegments(markedText(row).slice(row.from), 0, row.bold);
  return segments.length > 0 && segments.every(({ place, contract }) => place || contract);
};

/** Where a small block of header rows that ends with this date begins; null when the block is more than that. */
const blockStart = (rows: readonly Row[], anchor: Anchor, floor: number): number | null => {
  let from = anchor.index;
  while (from > floor && rows[from - 1]!.block === rows[anchor.index]!.block) from -= 1;
  const before = rows.slice(from, anchor.index);
  const opens = rows[from - 1]?.block !== rows[anchor.index]!.block;
  const told = before.filter((row) => !isDetail(row)).length;
  return opens && before.length > 0 && told <= MAX_ABOVE && isHeaderLike(before[0]!) && before.every(mayStandOver) ? from : null;
};

/** Whether a row stands in the block of the next date and not in that of the date above it: it belongs to the next entry. */
export const isInBlockOf = (rows: readonly Row[], at: number, next: Anchor, anchor: Anchor): boolean =>
  rows[at]!.block === rows[next.index]!.block && rows[at]!.block !== rows[anchor.index]!.block;

/** Whether more space stands over rows [from, to] than between them. */
const isSpaced = (rows: readonly Row[], from: number, to: number): boolean => {
  const gaps = rows.slice(from, to + 1).map((row, at) => row.y - (rows[from + at - 1]?.y ?? 0));
  return rows[from - 1]!.page === rows[to]!.page && gaps.slice(1).every((gap) => gap > 0 && gaps[0]! > 1.15 * gap);
};

/** A short row in a larger type than the body: an employer, whatever its first letter (« novalys.io »). */
const standsOut = (rows: readonly Row[], index: number, body: number): boolean => {
  const row = rows[index];
  return row !== undefined && !row.bullet && row.fontSize > body + 0.4 && contentOf(row).split(' ').length <= 8;
};

/** Jobs told on the row of their date from so many on, for such a share of them: what stands above a few of them is a title of a group. */
const WHOLE_MIN = 4;
const WHOLE_SHARE = 0.75;

/** Whether the dated rows name a title and an employer themselves, and other rows stand above most of them than those of a head. */
const tellThemselves = (rows: readonly Row[], anchors: readonly Anchor[]): boolean => {
  const whole = anchors.filter((anchor) => {
    const { company, titled } = headOf(rows, { anchor, from: anchor.index, to: anchor.index + 1 }, anchor.index + 1);
    return titled && company !== '';
  });
  const dated = new Set(anchors.map(({ index }) => index));
  const covered = anchors.filter(
    ({ index }) => index > 0 && !dated.has(index - 1) && !rows[index - 1]!.bullet && isHeaderLike(rows[index - 1]!),
  );
  return anchors.length >= WHOLE_MIN && whole.length >= WHOLE_SHARE * anchors.length && covered.length * 2 <= anchors.length;
};

/** Header rows above the first date, above the later ones, and the first of them. */
export interface RowsAbove {
  first: number;
  later: number;
  model?: Row | undefined;
}

/** Whether a row may belong to the head above the first date: a header, or what is told of one that stands over it. */
const standsAbove = (rows: readonly Row[], at: number): boolean =>
  isHeaderLike(rows[at]!) || (at > 0 && isAsideOfHead(rows[at]!) && isHeaderLike(rows[at - 1]!));

/** Rows of the small blocks that end with most dates but the first one, which a row of other words may have been cut off from. */
const blocksAbove = (rows: readonly Row[], [first, ...others]: readonly Anchor[]): number => {
  if (first!.index === 0 || first!.index > MAX_ABOVE || rows.slice(0, first!.index).some(({ bullet }) => bullet)) return 0;
  const starts = others.flatMap((anchor, at) => {
    const start = blockStart(rows, anchor, (others[at - 1] ?? first!).index + 1);
    return start === null ? [] : [anchor.index - start];
  });
  return starts.length * 2 > others.length ? Math.min(...starts) : 0;
};

/** Header rows above the first date of a section, and how many of them the later entries must have too: all are built the same way. */
export const rowsAbove = (rows: readonly Row[], anchors: readonly Anchor[], body: number): RowsAbove => {
  const [anchor, second] = anchors;
  if (!anchor || tellThemselves(rows, anchors)) return { first: 0, later: 0 };
  let first = 0;
  const over = anchor.bare && anchor.index > 1 && isAsideOfHead(rows[anchor.index - 1]!) && isHeaderLike(rows[anchor.index - 2]!);
  if (over) first = 2;
  let told = first;
  while (told < MAX_ABOVE && first < anchor.index && standsAbove(rows, anchor.index - first - 1)) {
    first += 1;
    if (!isDetail(rows[anchor.index - first]!)) told += 1;
  }
  if (first === 0 && anchors.length > 2) {
    const named = anchors.filter(({ index }) => standsOut(rows, index - 1, body));
    if (named.length * 2 > anchors.length) return { first: standsOut(rows, anchor.index - 1, body) ? 1 : 0, later: 1 };
    const blocks = blocksAbove(rows, anchors);
    if (blocks > 0) return { first: anchor.index, later: blocks, model: rows[0] };
  }
  const before = second && second.index - 1 > anchor.index ? rows[second.index - 1] : undefined;
  const model = first > 0 ? rows[anchor.index - first] : undefined;
  const alike =
    first === 0 ||
    anchor.bare ||
    !before ||
    isStrongHeader(before, body) ||
    isSetAs(rows, before, model) ||
    (before.parts.length > 1 && isHeaderLike(before) && rows[second!.index - 2]!.bullet) ||
    isSpaced(rows, second!.index - first, second!.index) ||
    blockStart(rows, second!, anchor.index + 1) !== null;
  return { first, later: alike ? first : 0, model };
};

/** Whether header rows [from, to) stand out from the task before them: by type, by a bullet, by an indent or by space. */
const startsApart = (rows: readonly Row[], from: number, to: number, body: number): boolean => {
  const [first, before] = [rows[from]!, rows[from - 1]!];
  if (!rows.slice(from, to).every((row) => !row.bullet && isHeaderLike(row))) return false;
  const outdented = before.bullet || (before.page === first.page && before.x > first.x + 3);
  return (outdented || isSpaced(rows, from, to)) && (Math.abs(first.x - rows[to]!.x) < 3 || isStrongHeader(first, body));
};

/** Whether a row is set as the first row of the section's first head, and no description is set so. */
const isSetAs = (rows: readonly Row[], row: Row, model: Row | undefined): boolean => {
  const look = model && typeAt(model, model.from)?.look;
  if (!model || look === undefined || typeAt(row, row.from)?.look !== look || Math.abs(row.x - model.x) > 3) return false;
  return rows.every((other) => other.text.length < SENTENCE || typeAt(other, other.from)?.look !== look);
};

/** Whether the rows above a date are set, one by one, as those above the first date and no more are: another employer and what is told of it. */
const echoes = (rows: readonly Row[], index: number, first: number, model: Row): boolean => {
  const at = rows.indexOf(model);
  const over = rows[index - first - 1];
  return (
    isSetAs(rows, rows[index - first]!, model) &&
    !(over && isSetAs(rows, over, model)) &&
    rows.slice(index - first, index).every((row, offset) => {
      const other = rows[at + offset]!;
      const alike = row.bold === other.bold && row.caps === other.caps && Math.abs(row.fontSize - other.fontSize) < 0.3;
      return alike && Math.abs(row.x - other.x) < 3 && isHeaderLike(row);
    })
  );
};

/** Where the head of a later entry begins, at `floor` or below. */
export const startOf = (
  rows: readonly Row[],
  anchor: Anchor,
  floor: number,
  { first, later: above, model }: RowsAbove,
  body: number,
): number => {
  if (model && anchor.index - first >= floor && echoes(rows, anchor.index, first, model)) return anchor.index - first;
  const opening = blockStart(rows, anchor, floor);
  if (above > 0 && opening !== null) return opening;
  const whole = anchor.index - above;
  if (above > 0 && whole > floor && startsApart(rows, whole, anchor.index, body)) return whole;
  let from = anchor.index;
  while (anchor.index - from < above + 1 && from - 1 >= floor) {
    const row = rows[from - 1]!;
    if (isDuration(row)) {
      from = Math.max(floor, from - 2);
      break;
    }
    const depth = anchor.index - from + 1;
    if (depth > above) break;
    if (row.bullet || !isHeaderLike(row)) break;
    if (
      floor > 0 &&
      !isStrongHeader(row, body) &&
      !isSetAs(rows, row, model) &&
      !(depth === 1 && anchor.bare && rows[from - 2]?.block !== row.block)
    ) {
      const before = rows[from - 2];
      const outdented =
        before !== undefined && before.page === row.page && before.x > row.x + 3 && Math.abs(row.x - rows[anchor.index]!.x) < 3;
      const told = before !== undefined && (before.bullet || opensWithVerb(contentOf(before)));
      if (!((told || outdented) && /^\p{Lu}/u.test(contentOf(row)))) break;
    }
    from -= 1;
  }
  return completes(rows, anchor, from, Math.max(floor, 1), above, body, model) ? from - 1 : from;
};

/** Words that an employer over its roles has at most. */
const ROOF_WORDS = 5;

/** Whether a short row stands behind a whole account at the edge of the first employer. */
const roofs = (row: Row, before: Row | undefined, model: Row | undefined): boolean =>
  model !== undefined &&
  before !== undefined &&
  (before.bullet || /[.!]$/.test(contentOf(before)) || contentOf(before).length >= SENTENCE) &&
  contentOf(row).split(' ').length <= ROOF_WORDS &&
  Math.abs(row.x - model.x) < 3;

/** Whether the row above a head brings what it lacks: a title, or an employer that stands apart from the tasks before it. */
const completes = (
  rows: readonly Row[],
  anchor: Anchor,
  from: number,
  floor: number,
  above: number,
  body: number,
  model: Row | undefined,
): boolean => {
  const [over, before] = [rows[from - 1], rows[from - 2]];
  if (!over || over.bullet || /:\s*\S/u.test(over.text) || from - 1 < floor || !isHeaderLike(over)) return false;
  const roof = roofs(over, before, model);
  if (!roof && !isStrongHeader(over, body)) return false;
  const head = headOf(rows, { anchor, from, to: from }, anchor.index + 1);
  const text = contentOf(over);
  const title = titleScore(fold(text));
  if (above > 0 && !head.titled && title >= 3) return true;
  if (roof && title < 3 && head.titled && head.company === '') return true;
  const apart = before !== undefined && (before.bullet || before.block !== over.block || before.x > over.x + 3);
  return head.company === '' && apart && title < 3 && (over.caps || over.bold || companyScore(text, fold(text)) >= 2);
};

/** « Dunmore Homes »: written as names are. */
const isTitleCase = (text: string): boolean => text.split(' ').every((word) => word.length < 4 || /^\p{Lu}/u.test(word));

/** « www.orvane.example »: where the employer is found. */
const isAddress = (row: Row): boolean => /^\(?(?:https?:\/\/|www\.)\S+$/iu.test(contentOf(row));

/** « Freelance (2019 – today) »: a contract where the title may stand below. */
const isContract = (position: string): boolean => position !== '' && toSegments(position, 0, false).every(({ contract }) => contract);

/** Rows under the date that a head is sought in. */
const ROWS_BELOW = 5;

/** Words of a line that a paragraph fills. */
const LINE_WORDS = 8;
/** « Weaving for the shops and the rest of the company, mostly » over « in silk. Led the looms »: the first line of a paragraph. */
const opensAccount = (row: Row, next: Row | undefined): boolean =>
  next !== undefined &&
  !row.bullet &&
  !next.bullet &&
  next.block === row.block &&
  contentOf(row).split(' ').length >= LINE_WORDS &&
  /^\p{Ll}/u.test(contentOf(next)) &&
  /\p{Ll}{3}\.(?:\s\p{Lu}|$)/u.test(contentOf(next));

/** Rows under the date go on with the head while it lacks a title or an employer. */
export const endOf = (rows: readonly Row[], draft: Draft, limit: number, body: number): number => {
  let to = draft.anchor.index + 1;
  for (let step = 0; step < ROWS_BELOW && to < limit; step += 1) {
    const head = headOf(rows, draft, to);
    const row = rows[to]!;
    const lacksTitle = !head.titled || isContract(head.position);
    const lacking = lacksTitle || head.company === '';
    if (isAddress(row) || (lacking && isTermRow(row))) {
      to += 1;
      continue;
    }
    if (!isHeaderLike(row)) break;
    const segments = toSegments(markedText(row).slice(row.from), 0, row.bold);
    if (tellsTasks(contentOf(row)) || opensAccount(row, rows[to + 1])) break;
    if (isUnderDate(row, rows[draft.anchor.index]!, rows.slice(draft.anchor.index, to + 2)) || isDetail(row)) {
      to += 1;
      continue;
    }
    const bothMissing = head.position === '' && head.company === '';
    const titled = segments.some(({ title, company, contract }) => title > company && title >= 3 && (!contract || segments.length === 1));
    const named = segments.some(({ title, company }) => company > title && company >= 2);
    if (row.bullet && ((!titled && !named) || findPeriods(row.folded).length > 0)) break;
    const short = contentOf(row).split(' ').length <= 6;
    const emphasised = row.bold || row.caps || row.fontSize > body + 0.4;
    const addressed = named && !titled && segments.some(({ place }) => place) && !row.text.includes(':');
    const placed = segments.length > 1 && segments.filter(({ place }) => !place).length === 1 && !row.text.includes(':');
    const takes =
      bothMissing ||
      (named && to === draft.anchor.index + 1 && namesPlaceOfWork(row)) ||
      (head.company === '' && !titled && placed) ||
      (head.tailed && addressed && !row.bullet && to === draft.anchor.index + 1) ||
      (lacksTitle && titled) ||
      (head.position === '' && (emphasised || short)) ||
      (head.guessed &&
        named &&
        to === draft.anchor.index + 1 &&
        !row.text.includes(':') &&
        (row.parts.length > 1 || (short && isTitleCase(contentOf(row))))) ||
      ((head.company === '' || head.part) &&
        !titled &&
        (named ||
          emphasised ||
          (short &&
            ((rows[to + 1] !== undefined && to + 1 < limit) || isTitleCase(contentOf(row))) &&
            !/^(?:missions?|projets?|contexte|environnement|realisations?)/u.test(row.folded.slice(row.from)))));
    if (!takes) break;
    to += 1;
  }
  return to;
};
