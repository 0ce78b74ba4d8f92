import { isDated } from './labels.ts';
import { groupByLine } from './lines.ts';
import { bottom, median, right, sameLine, top } from './run.ts';
import type { Run } from './run.ts';

/** Segments on both sides of a vertical strip that nothing crosses. */
export interface Stretch {
  left: Run[];
  right: Run[];
}

/** Segments between two horizontal gaps. */
interface Band extends Stretch {
  top: number;
  bottom: number;
}

/** A horizontal gap of so many font sizes may part two arrangements of the page. */
const BAND_GAP = 0.75;
/** Lines of one column begin (or are centred) within so many points of each other. */
const EDGE_SLACK = 5;
/** Items of a list begin so many font sizes further in at most. */
const INDENT = 2;

/** The stretches beside the strip that ends at `edge` and is `gap` wide, each of one arrangement. */
export function stretchesAt(sorted: Run[], edge: number, gap: number): Stretch[] {
  const found: Stretch[] = [];
  let current: Stretch = { left: [], right: [] };
  let crossed: Run | null = null;
  const close = (crossing: Run | null): void => {
    if (crossing) current = { left: current.left, right: current.right.filter((run) => !sameLine(run, crossing)) };
    crossed = crossing;
    if (current.left.length > 0 && current.right.length > 0) found.push(...arrangements(current, crossing));
    current = { left: [], right: [] };
  };
  for (const segment of sorted) {
    if (segment.x >= edge - 0.01) {
      if (!crossed || !sameLine(segment, crossed)) current.right.push(segment);
    } else if (right(segment) <= edge - gap) current.left.push(segment);
    else close(segment);
  }
  close(null);
  return found.filter((stretch) => stretch.left.length > 0 && stretch.right.length > 0);
}

/** One side is written to its end before the other begins: columns, whatever stands inside them. */
export function areWrittenInTurn({ left, right: rightSide }: Stretch): boolean {
  const [first, last] = [left, rightSide].map((side) => side.map(({ order = NaN }) => order));
  return Math.max(...first!) < Math.min(...last!) || Math.max(...last!) < Math.min(...first!);
}

/** A column that begins at its edge in so many bands is there from the first of them to the last. */
const EDGE_BANDS = 3;

/** From which band to which the lines of the right side, written apart from the left one, come back to its edge, whatever is set in between; behind a left side that was written first, from the first of all. */
function spanOfColumn(bands: Band[]): [number, number] {
  const sides = { left: bands.flatMap((band) => band.left), right: bands.flatMap((band) => band.right) };
  if (!areWrittenInTurn(sides)) return [0, -1];
  const isSecond = (sides.left[0]?.order ?? 0) < (sides.right[0]?.order ?? 0);
  const starts = bands.map((band) => Math.min(...band.right.map((s) => s.x)));
  const edge = Math.min(...starts);
  const at = starts.flatMap((x, i) => (x - edge <= EDGE_SLACK ? [i] : []));
  return at.length >= EDGE_BANDS ? [isSecond ? 0 : at[0]!, at.at(-1)!] : [0, -1];
}

/** A stretch cut where the column on its right changes place: two layouts that only follow each other. */
function arrangements(stretch: Stretch, crossing: Run | null): Stretch[] {
  const bands = withoutTail(bandsOf(stretch), crossing);
  const [first, last] = spanOfColumn(bands);
  const found: Stretch[] = [];
  let column: Run[] = [];
  let open: Band[] = [];
  let pending: Band[] = [];
  for (const [i, band] of bands.entries()) {
    if (band.right.length === 0) pending.push(band);
    else if (column.length === 0 || (i > first && i <= last) || sameColumn(column, band.right)) {
      open.push(...pending, band);
      pending = [];
      column.push(...band.right);
    } else {
      const goOn = pending.length > 0 && goesOn(open, pending, band);
      found.push(merge(goOn ? [...open, ...pending] : open));
      open = goOn ? [band] : [...pending, band];
      pending = [];
      column = [...band.right];
    }
  }
  return [...found, merge([...open, ...pending])];
}

/** Lines of the left side alone are nearer to the arrangement before them than to the next one. */
function goesOn(open: Band[], pending: Band[], next: Band): boolean {
  const [first, last, before] = [pending[0], pending.at(-1), open.at(-1)];
  return first !== undefined && last !== undefined && before !== undefined && first.top - before.bottom <= next.top - last.bottom;
}

/** What stands on one side only just above a line that crosses the strip is that line's title, not a column's end. */
function withoutTail(bands: Band[], crossing: Run | null): Band[] {
  if (!crossing) return bands;
  const kept = [...bands];
  for (let last = kept.at(-1); last && kept.length > 1 && (last.left.length === 0 || last.right.length === 0); last = kept.at(-1)) {
    const before = kept.at(-2);
    if (!before || top(crossing) - last.bottom >= last.top - before.bottom) break;
    kept.pop();
  }
  return kept;
}

function bandsOf({ left, right: rightSide }: Stretch): Band[] {
  const isLeft = new Set(left);
  const bands: Band[] = [];
  for (const line of groupByLine([...left, ...rightSide])) {
    const start = Math.min(...line.map(top));
    const end = Math.max(...line.map(bottom));
    let band = bands.at(-1);
    if (!band || start - band.bottom > BAND_GAP * median(line.map((s) => s.fontSize)))
      bands.push((band = { left: [], right: [], top: start, bottom: end }));
    band.bottom = Math.max(band.bottom, end);
    for (const segment of line) (isLeft.has(segment) ? band.left : band.right).push(segment);
  }
  return bands;
}

/** A title set in from the text that it opens, as behind a picture: larger, or bold over dates. */
const SET_IN = 2.5;

function standsOver(title: Run[], text: Run[]): boolean {
  const [first] = title;
  if (title.length > 1 || !first || !(text.every((s) => s.fontSize < first.fontSize) || (first.bold && !isDated([first]) && isDated(text))))
    return false;
  const behind = first.x - Math.min(...text.map((s) => s.x));
  return behind > 0 && behind <= SET_IN * first.fontSize;
}

/** Lines set against one margin at the right end within a point. */
const FLUSH = 1;

/** Dates and towns of different lengths, set against one margin. */
function areFlushRight(lines: Run[]): boolean {
  const end = Math.max(...lines.map(right));
  return lines.every((line) => end - right(line) <= FLUSH) && lines.some((line) => isDated([line]));
}

function sameColumn(column: Run[], more: Run[]): boolean {
  const edge = Math.min(...column.map((s) => s.x));
  const indent = INDENT * median(column.map((s) => s.fontSize));
  if (more.some((s) => s.x >= edge - EDGE_SLACK && s.x <= edge + Math.max(EDGE_SLACK, indent))) return true;
  const beside = column.filter(({ x }) => Math.abs(x - Math.min(...more.map((s) => s.x))) <= EDGE_SLACK);
  if (3 * beside.length >= column.length && column.some((s) => isDated([s]) && right(s) < beside[0]!.x)) return true;
  if (standsOver(column, more) || areFlushRight([...column, ...more])) return true;
  const centre = median(column.map((s) => s.x + s.width / 2));
  return more.every((s) => Math.abs(s.x + s.width / 2 - centre) <= EDGE_SLACK);
}

/** What stands on the left above all of the right is read before both anyway. */
function merge(bands: Band[]): Stretch {
  const rightSide = bands.flatMap((band) => band.right);
  const start = Math.min(...rightSide.map(top));
  return { left: bands.flatMap((band) => band.left).filter((segment) => bottom(segment) > start), right: rightSide };
}
