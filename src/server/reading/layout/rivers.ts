import { entryTable } from './entryTable.ts';
import { gridRows } from './gridRows.ts';
import { groupByLine, joinRuns, linePitch } from './lines.ts';
import { pairedLabels, raisedLabels } from './cells.ts';
import {
  alignedShare,
  facingShare,
  hasLargerTitles,
  hasSections,
  isDateColumn,
  isDateWords,
  isDated,
  isItem,
  isOnlyDate,
  isSection,
  labelGroups,
  level,
  linesBeside,
  startsWithHeading,
  textWidth,
  withoutTitles,
} from './labels.ts';
import { areDatesBeside, areMarginCells } from './marginCells.ts';
import { marginTitles } from './marginTitles.ts';
import { bottom, highest, lowest, median, right, top } from './run.ts';
import type { Run } from './run.ts';
import { areWrittenInTurn, stretchesAt } from './stretches.ts';
import type { Stretch } from './stretches.ts';
import { isLabelTable } from './tableRows.ts';
import { writtenRows } from './writtenRows.ts';

/** columns: the left side is read to its end first. rows: what stands side by side is read together. */
export type Reading = 'columns' | 'rows';

/** A column has this many lines at the least. */
const SIDE_LINES = 4;
/** Share of dates that stand level with the lines of a column only by chance. */
const ALIGNED = 0.5;

/** Share of labels set against their content that stand level with it, titles between them and lines that wrap apart. */
const BESIDE = 0.6;

export interface River extends Stretch {
  reading: Reading;
}

const gapOf = (segments: Run[]): number => Math.max(6, 0.7 * median(segments.map((s) => s.fontSize)));

/** So many lines that begin at one place mark the edge of a column, however near the words at its left come. */
const FIRM_LINES = 8;
/** A strip beside such an edge, in font sizes. */
const NARROW = 0.25;

/** How wide a strip must be to part what begins at an edge from what stands at its left. */
function gapAt(edge: number, segments: Run[], gap: number): number {
  const lines = segments.filter(({ x }) => x >= edge && x - edge <= EDGE_HAIR);
  if (lines.length >= FIRM_LINES && isWrittenApart(lines, segments)) return 0;
  return lines.length < FIRM_LINES && !lines.some(({ cell }) => cell) ? gap : NARROW * median(segments.map((s) => s.fontSize));
}

/** Lines written before or after all that stands at their left: a column of its own, though words of the other come right to its edge. */
function isWrittenApart(lines: Run[], segments: Run[]): boolean {
  const [start, end, edge] = [highest(lines), lowest(lines), Math.min(...lines.map(({ x }) => x))];
  const beside = segments.filter((run) => run.x < edge && bottom(run) > start && top(run) < end);
  return beside.length >= SIDE_LINES && areWrittenInTurn({ left: beside, right: lines });
}

const inOrder = (segments: Run[]): Run[] => segments.toSorted((a, b) => a.y - b.y || a.x - b.x);

/** The whitespace river by which a region is cut first, or null when its lines run through. */
export function findRiver(segments: Run[]): River | null {
  return besideDates(riverOf(segments), inOrder(segments), gapOf(segments));
}

/** The whitespace river that parts most lines of a region; columns written one after the other go before rows, which may stand inside them. */
function riverOf(segments: Run[]): River | null {
  const gap = gapOf(segments);
  const sorted = inOrder(segments);
  let best: River | null = null;
  let columns: River | null = null;
  let [bestScore, columnsScore] = [0, 0];
  for (const edge of candidateEdges(segments)) {
    for (const stretch of stretchesAt(sorted, edge, gapAt(edge, segments, gap))) {
      const score = 3 * Math.min(stretch.left.length, stretch.right.length) + Math.max(stretch.left.length, stretch.right.length);
      const inTurn = score > columnsScore && isWrittenInTurn(stretch);
      if (score <= bestScore && !inTurn) continue;
      const reading = howToRead(stretch);
      if (!reading) continue;
      const river = { ...(reading === 'columns' ? withoutAfterword(stretch) : stretch), reading };
      if (inTurn && reading === 'columns') [columns, columnsScore] = [river, score];
      if (score > bestScore) [best, bestScore] = [river, score];
    }
  }
  return best?.reading === 'rows' ? (columns ?? best) : best;
}

/** Without the lines at the foot of the left side that were written after all else: they stand under both. */
function withoutAfterword({ left, right: rightSide }: Stretch): Stretch {
  const written = rightSide.map(({ order = NaN }) => order);
  const end = Math.max(...written);
  const foot = lowest(rightSide);
  const after = left.filter((run) => run.order !== undefined && run.order > end && top(run) > foot);
  const before = left.filter((run) => !after.includes(run));
  const afterAll = Math.min(...after.map(({ order = NaN }) => order));
  return after.length > 0 && before.length > 0 && before.every(({ order = NaN }) => order < afterAll)
    ? { left: before, right: rightSide }
    : { left, right: rightSide };
}

/** One side of enough lines is written to its end before the other begins. */
const isWrittenInTurn = (stretch: Stretch, lines = SIDE_LINES): boolean =>
  Math.min(stretch.left.length, stretch.right.length) >= lines && areWrittenInTurn(stretch);

/** Dates beside what they date, with a column of its own at their left: that column is parted from both first. */
function besideDates(best: River | null, sorted: Run[], gap: number): River | null {
  const dates = best?.left.filter((run) => isDated([run])) ?? [];
  if (!best || dates.length < 2) return best;
  const edge = Math.floor(median(dates.map((run) => run.x)));
  const side = best.left.filter((run) => run.x < edge);
  if (best.reading === 'columns' && !dateWhatFollows(best, edge)) return best;
  if (side.length < SIDE_LINES || side.some((run) => right(run) > edge - gap) || alignedShare(dates, side) > ALIGNED) return best;
  const whole = stretchesAt(sorted, edge, gap).toSorted((a, b) => b.left.length + b.right.length - a.left.length - a.right.length)[0];
  return whole ? { ...whole, reading: 'columns' } : best;
}

/** What stands from an edge on at the left of a river is dates, and section titles, of what stands at its right. */
function dateWhatFollows({ left, right: content }: Stretch, edge: number): boolean {
  const labels = groupByLine(left.filter((run) => run.x >= edge)).map(joinRuns);
  return isLabelColumn(withoutTitles(labels, content), content);
}

/** Lines of one column begin within so many points of each other: bullets and letters leave the edge by a hair. */
const EDGE_HAIR = 1;

/** Where columns may begin: at the leftmost of the lines that begin at almost one place. */
function candidateEdges(segments: Run[]): number[] {
  const edges: number[] = [];
  for (const x of segments.map((s) => s.x).toSorted((a, b) => a - b)) if (x - (edges.at(-1) ?? -Infinity) > EDGE_HAIR) edges.push(x);
  return edges.slice(1);
}

/** null when the two sides are too little to tell, or do not stand side by side at all. */
function howToRead(stretch: Stretch): Reading | null {
  const lines = groupByLine(stretch.left).map(joinRuns);
  const right = groupByLine(stretch.right).map(joinRuns);
  const left = withoutTitles(lines, right);
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left];
  if (fewer.length + more.length < 3 || facingShare(fewer, more) < 0.25) return null;
  const written = writtenRows(stretch) ?? [];
  if (gridRows(written).length > 0 || entryTable(written).length > 0 || isLabelTable(written)) return 'rows';
  if (marginTitles(stretch.left, stretch.right) || areMarginCells(right, lines)) return 'rows';
  if (hasLargerTitles(lines) && isWrittenInTurn(stretch)) return 'columns';
  if (isFlushRight(lines) && alignedShare(left, right) >= BESIDE) return 'rows';
  if (standAlone(lines, right) || areTexts(withoutAfterword(stretch))) return 'columns';
  const across = alignedShare(fewer, more);
  if (fewer.length <= 3 && (across === 1 || (fewer === right && areDatesBeside(right, left)))) return 'rows';
  if (across >= 0.85 && alignedShare(more, fewer) >= 0.85 && Math.min(textWidth(left), textWidth(right)) <= 30) return 'rows';
  const eitherMayName = left.length === right.length || (left.length > right.length && isDateColumn(left));
  if (pairedLabels(stretch.left, stretch.right)) return 'rows';
  return isLabelColumn(fewer, more) || (eitherMayName && isLabelColumn(more, fewer)) ? 'rows' : 'columns';
}

/** Letters of the middle line of a column of labels. */
const LABEL_LETTERS = 12;

/** Dates or single words, which may be written apart from what they name. */
const isLabels = (lines: Run[]): boolean =>
  textWidth(lines) <= LABEL_LETTERS || lines.filter(({ text }) => isDateWords(text)).length >= 0.4 * lines.length;

/** Written one after the other, and no labels: long enough to be columns, or without a date that could belong to the other side. */
function areTexts(stretch: Stretch): boolean {
  const sides = [stretch.left, stretch.right];
  return !sides.some(isLabels) && (isWrittenInTurn(stretch) || (isWrittenInTurn(stretch, 2) && !sides.some(isDated)));
}

/** Lines that end at one edge and begin at several: labels set against what they name. */
function isFlushRight(lines: Run[]): boolean {
  const edge = median(lines.map(right));
  const start = median(lines.map(({ x }) => x));
  const flush = lines.filter((line) => Math.abs(right(line) - edge) < 2).length;
  const aligned = lines.filter(({ x }) => Math.abs(x - start) < 2).length;
  return lines.length >= SIDE_LINES && flush >= 0.8 * lines.length && aligned <= 0.5 * lines.length;
}

/** Each side has titles or list items of its own. */
function standAlone(left: Run[], right: Run[]): boolean {
  if (startsWithHeading(left) && startsWithHeading(right)) return true;
  if (left.some(isItem) && right.some(isItem)) return true;
  const [first, facing] = [left[0], right[0]];
  if (!first || !facing || !level(first, facing)) return false;
  return (left.length !== right.length && isSection(left) && isSection(right)) || (hasSections(left) && hasSections(right));
}

/** Titles are so much larger than the dates beside them, whose baselines they leave. */
const LARGER = 1.3;

const besideTitle = (label: Run | undefined, content: Run[]): boolean =>
  label !== undefined && linesBeside(label, content).some((line) => line.fontSize >= LARGER * label.fontSize);

/** Letters of the middle line of dates with their towns. */
const DATED_LETTERS = 25;
/** Lines parted by so much more than their usual distance open a cell. */
const OPENING = 1.15;

/** A label beside the first line of a cell, though their baselines differ. */
function besideOpening(label: Run | undefined, content: Run[]): boolean {
  const lines = groupByLine(content).map(joinRuns);
  const [line] = label ? linesBeside(label, lines) : [];
  const before = line && lines[lines.indexOf(line) - 1];
  return line !== undefined && (!before || line.y - before.y >= OPENING * linePitch(lines));
}

/** Short groups, each beginning level with a line of the other side: dates or labels beside what they name. */
function isLabelColumn(labels: Run[], content: Run[]): boolean {
  const groups = labelGroups(labels);
  if (groups.every(isOnlyDate) && groups.every(([first]) => first && content.some((line) => level(first, line)))) return true;
  if (isDateColumn(labels) && groups.every((group) => isDated(group) && besideTitle(group[0], content))) return true;
  if (groups.length < 2 || labels.length / groups.length > 3) return false;
  if (textWidth(labels) <= DATED_LETTERS && groups.every((group) => isDated(group) && besideOpening(group[0], content))) return true;
  const aligned = alignedShare(
    groups.flatMap((group) => group.slice(0, 1)),
    content,
  );
  if (aligned >= 0.6 && groups.filter(isDated).length >= 0.5 * groups.length) return true;
  if (groups.length >= 3 && aligned >= 0.85 && textWidth(labels) <= 25) return true;
  const dates = content.filter((line) => isDated([line])).length;
  return (groups.every(isDated) || dates >= groups.length) && raisedLabels(labels, content) !== null;
}
