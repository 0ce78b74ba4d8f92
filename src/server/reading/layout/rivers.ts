import { linePitch, groupByLine, joinRuns } from './lines.ts';
import { bottom, median, right, top } from './run.ts';
import type { Run } from './run.ts';

/** A vertical strip without text between two groups of segments that stand side by side. */
export interface River {
  above: Run[];
  left: Run[];
  right: Run[];
  below: Run[];
  /** columns: left is read to its end first. rows: a label and what stands beside it are read together. */
  reading: 'columns' | 'rows';
}

const DATE_LIKE = /\b(?:19|20)\d{2}\b|\b\d{1,2}\/\d{2,4}\b|présent|present|aujourd|à ce jour|en cours|current|depuis|since/iu;

/** The whitespace river that parts most lines of a region, or null when the region is one column. */
export function findRiver(segments: Run[]): River | null {
  const gap = Math.max(7, 0.8 * median(segments.map((s) => s.fontSize)));
  const sorted = segments.toSorted((a, b) => a.y - b.y);
  let best: River | null = null;
  let bestScore = 0;
  for (const edge of candidateEdges(segments)) {
    for (const stretch of stretches(sorted, edge, gap)) {
      const score = Math.min(stretch.left.length, stretch.right.length) * 2 + stretch.left.length + stretch.right.length;
      if (score <= bestScore) continue;
      const reading = howToRead(stretch.left, stretch.right);
      if (!reading) continue;
      best = partition(sorted, stretch, reading);
      bestScore = score;
    }
  }
  return best;
}

function candidateEdges(segments: Run[]): number[] {
  return [...new Set(segments.map((s) => Math.floor(s.x)))].toSorted((a, b) => a - b).slice(1);
}

/** The maximal vertical stretches over which nothing crosses the strip that ends at `edge`. */
function stretches(sorted: Run[], edge: number, gap: number): { left: Run[]; right: Run[] }[] {
  const found: { left: Run[]; right: Run[] }[] = [];
  let current: { left: Run[]; right: Run[] } = { left: [], right: [] };
  for (const segment of sorted) {
    if (segment.x >= edge - 0.01) current.right.push(segment);
    else if (right(segment) <= edge - gap) current.left.push(segment);
    else {
      found.push(current);
      current = { left: [], right: [] };
    }
  }
  found.push(current);
  return found.filter((stretch) => stretch.left.length > 0 && stretch.right.length > 0);
}

function partition(sorted: Run[], stretch: { left: Run[]; right: Run[] }, reading: River['reading']): River {
  const trimmed = reading === 'columns' ? trimHead(stretch) : { ...stretch, head: [] };
  const inside = new Set([...trimmed.left, ...trimmed.right]);
  const start = Math.min(...[...inside].map((s) => s.y));
  const outside = sorted.filter((s) => !inside.has(s));
  const head = new Set(trimmed.head);
  return {
    above: outside.filter((s) => s.y < start || head.has(s)),
    left: trimmed.left,
    right: trimmed.right,
    below: outside.filter((s) => s.y >= start && !head.has(s)),
    reading,
  };
}

/** A title that stands over one column only, well apart from it, belongs above both. */
function trimHead(stretch: { left: Run[]; right: Run[] }): { left: Run[]; right: Run[]; head: Run[] } {
  const startLeft = Math.min(...stretch.left.map(top));
  const startRight = Math.min(...stretch.right.map(top));
  const early = startLeft < startRight ? stretch.left : stretch.right;
  const late = Math.max(startLeft, startRight);
  const head = early.filter((s) => bottom(s) <= late);
  const rest = early.filter((s) => bottom(s) > late);
  if (head.length === 0 || rest.length === 0 || groupByLine(head).length > 4) return { ...stretch, head: [] };
  const distance = Math.min(...rest.map(top)) - Math.max(...head.map(bottom));
  const pitch = linePitch(groupByLine(early).map(joinRuns));
  if (distance < 0.8 * pitch) return { ...stretch, head: [] };
  return startLeft < startRight ? { left: rest, right: stretch.right, head } : { left: stretch.left, right: rest, head };
}

/** null when the two sides are only chance neighbours: their lines are then read across. */
function howToRead(left: Run[], rightSide: Run[]): River['reading'] | null {
  const leftLines = groupByLine(left).map(joinRuns);
  const rightLines = groupByLine(rightSide).map(joinRuns);
  const fewest = Math.min(leftLines.length, rightLines.length);
  if (fewest + Math.max(leftLines.length, rightLines.length) < 3) return null;
  if (isTable(leftLines, rightLines)) return null;
  const label = isLabelColumn(leftLines, rightLines) || isLabelColumn(rightLines, leftLines);
  if (label) return 'rows';
  if (fewest === 1 && alignedShare(leftLines.length === 1 ? leftLines : rightLines, leftLines.length === 1 ? rightLines : leftLines) === 1) return null;
  return 'columns';
}

/** Lines face each other one by one and one side is short: cells of a table, or titles with their dates. */
function isTable(a: Run[], b: Run[]): boolean {
  if (alignedShare(a, b) < 0.85 || alignedShare(b, a) < 0.85) return false;
  if (startsWithHeading(a) && startsWithHeading(b)) return false;
  const typical = Math.min(median(a.map((line) => line.text.length)), median(b.map((line) => line.text.length)));
  return typical <= 30;
}

function startsWithHeading(lines: Run[]): boolean {
  const [first, second] = lines;
  if (!first || !second) return false;
  const letters = first.text.replace(/\P{L}/gu, '');
  const capitals = letters.length > 2 && letters === letters.toUpperCase() && second.text !== second.text.toUpperCase();
  return capitals || first.fontSize > 1.1 * second.fontSize;
}

/** Short groups, each beginning level with a line of the other side: dates or labels beside what they name. */
function isLabelColumn(labels: Run[], content: Run[]): boolean {
  if (labels.length > content.length) return false;
  const groups = labelGroups(labels);
  if (groups.length < 2 || labels.length / groups.length > 3) return false;
  const firsts = groups.map((group) => group[0] as Run);
  const aligned = alignedShare(firsts, content);
  const dated = groups.filter((group) => group.some((line) => DATE_LIKE.test(line.text))).length / groups.length;
  if (dated >= 0.5 && aligned >= 0.6) return true;
  return groups.length >= 3 && aligned >= 0.85 && median(labels.map((line) => line.text.length)) <= 25;
}

/** Label lines that follow each other closely form one label. */
export function labelGroups(lines: Run[]): Run[][] {
  const groups: Run[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    if (last && line.y - last.y < 1.6 * Math.max(last.fontSize, line.fontSize)) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}

function alignedShare(lines: Run[], others: Run[]): number {
  const aligned = lines.filter((line) => others.some((other) => Math.abs(other.y - line.y) <= 0.15 * line.fontSize));
  return lines.length === 0 ? 0 : aligned.length / lines.length;
}
