import { pairedLabels, raisedLabels } from './cells.ts';
import { withRaisedBullets } from './centredBullets.ts';
import {
  alignedShare,
  areAtOneEdge,
  isDateColumn,
  isDated,
  isDateWords,
  isTitle,
  labelGroups,
  level,
  linesBeside,
  textWidth,
  withoutTitles,
} from './labels.ts';
import { entryTable } from './entryTable.ts';
import { gridRows } from './gridRows.ts';
import { groupByLine, joinRuns, linePitch, toSegments } from './lines.ts';
import { marginTitles, type MarginTitle } from './marginTitles.ts';
import { partition } from './partition.ts';
import { findRiver } from './rivers.ts';
import type { River } from './rivers.ts';
import { right } from './run.ts';
import type { Run } from './run.ts';
import { tableRows, type TableRow } from './tableRows.ts';
import { highest, writtenRows, type WrittenRow } from './writtenRows.ts';

const DEPTH_MAX = 24;
/** Sections have this many lines at the least, on average. */
const SECTION_LINES = 2;
/** A label's line has no more letters; a longer one that begins with a dash is an item. */
const LABEL_LETTERS = 25;
/** « Computer » over « Skills », beside one line: words for which the margin is too narrow. */
const WRAPPED_LINES = 3;
/** The year that a month on the line above still lacks. */
const YEAR_ALONE = /^\s*(?:19|20)\d{2}\)?\s*$/u;

/** « 2022 – 2024 »: under « 2024 – », which has no end, another period. */
const PERIOD = /(?:19|20)\d{2}\s*[-–—‐]\s*(?:19|20)\d{2}/u;

/** « ●●●○○ », « ★★★★☆ »: how well somebody does something, drawn beside its name; a layout would take it for text. */
const RATING = /^(?:\s*[•●○◯◉⬤⚫⚪★☆■□]){3,}\s*$/u;

/** A page cut along its whitespace, in reading order: each block is a list of whole lines. */
export function toBlocks(runs: Run[]): Run[][] {
  return readRegion(
    toSegments(withRaisedBullets(runs)).filter(({ text }) => !RATING.test(text)),
    0,
  );
}

function readRegion(segments: Run[], depth: number): Run[][] {
  if (segments.length === 0) return [];
  const river = depth < DEPTH_MAX && segments.length > 2 ? findRiver(segments) : null;
  if (!river) return splitAtGaps(groupByLine(segments).map(joinRuns));
  if (river.reading === 'columns') {
    const { above, left, right: rightSide, below } = partition(segments, river);
    return [above, left, rightSide, below].flatMap((part) => readRegion(part, depth + 1));
  }
  const written = writtenRows(river) ?? [];
  const entries = gridRows(written).length > 0 ? [] : entryTable(written);
  if (entries.length > 0) return readTable(segments, entries, depth);
  const margin = marginTitles(river.left, river.right);
  if (margin) return readUnderTitles(segments, margin, depth);
  const title = firstTitle(river);
  if (title) {
    const rest = segments.filter((s) => !title.includes(s));
    const start = Math.min(...title.map((s) => s.y - 0.3 * s.fontSize));
    return [
      ...readRegion(
        rest.filter((s) => s.y < start),
        depth + 1,
      ),
      groupByLine(title).map(joinRuns),
      ...readRegion(
        rest.filter((s) => s.y >= start),
        depth + 1,
      ),
    ];
  }
  const table = tableOf(written);
  if (table.length > 0) return readTable(segments, table, depth);
  const rows = withRowsJoined(segments, river);
  return rows.length < segments.length ? readRegion(rows, depth) : splitAtGaps(groupByLine(segments).map(joinRuns));
}

/** Rows that the file writes cell by cell; none when their places alone tell how to read them. */
function tableOf(written: WrittenRow[]): TableRow[] {
  const grid = gridRows(written);
  return grid.length > 0 ? grid : tableRows(written);
}

/** The rows of a table, and what stands around them. */
function readTable(segments: Run[], rows: TableRow[], depth: number): Run[][] {
  const gone = new Set(rows.flatMap(({ from }) => from));
  let rest = [...segments.filter((segment) => !gone.has(segment)), ...rows.flatMap(({ joined, lines }) => (joined ? lines : []))];
  const blocks: Run[][] = [];
  for (const { lines, from, section } of rows.filter(({ joined }) => !joined)) {
    const start = highest(from);
    blocks.push(
      ...readRegion(
        rest.filter(({ y }) => y < start),
        depth + 1,
      ),
      lines,
      ...readRegion(section ?? [], depth + 1),
    );
    rest = rest.filter(({ y }) => y >= start);
  }
  return [...blocks, ...readRegion(rest, depth + 1)];
}

/** Each title of the margin, then what stands beside and below it down to the next one. */
function readUnderTitles(segments: Run[], titles: MarginTitle[], depth: number): Run[][] {
  const taken = new Set(titles.flatMap(({ lines }) => lines));
  const rest = segments.filter((segment) => !taken.has(segment));
  const within = (from: number, to: number): Run[] => rest.filter(({ y }) => y >= from && y < to);
  return [
    ...readRegion(within(-Infinity, titles[0]?.start ?? Infinity), depth + 1),
    ...titles.flatMap(({ lines, start }, i) => [
      groupByLine(lines).map(joinRuns),
      ...readRegion(within(start, titles[i + 1]?.start ?? Infinity), depth + 1),
    ]),
  ];
}

interface Sides {
  labels: Run[];
  content: Run[];
}

/** Dates or short words at the left, or the side with fewer groups, name what stands on the other. */
function sidesOf(river: River): Sides {
  const narrow = 2 * textWidth(river.left) <= textWidth(river.right);
  if (!isDateColumn(river.left) && isDateColumn(river.right)) return { labels: river.right, content: river.left };
  return isDateColumn(river.left) || narrow || labelGroups(river.left).length <= labelGroups(river.right).length
    ? { labels: river.left, content: river.right }
    : { labels: river.right, content: river.left };
}

/** A section's title in the margin beside it: read on its own, before the section. Labels of single lines ('Outils', 'Git, Docker') are no titles. */
function firstTitle(river: River): Run[] | undefined {
  const { labels, content } = sidesOf(river);
  if (labels !== river.left || groupByLine(content).length < SECTION_LINES * labelGroups(labels).length) return undefined;
  if (isTable(labels, content)) return undefined;
  return labelGroups(labels).find((group) => isTitle(group, content) && group.some((line) => content.some((other) => level(line, other))));
}

/** Each label line has a line beside it, titles between them apart, and few lines have none: rows, though the labels follow each other closely. */
const isTable = (column: Run[], content: Run[]): boolean => {
  const labels = withoutTitles(column, content);
  return labels.length > 1 && groupByLine(content).length < SECTION_LINES * labels.length && alignedShare(labels, content) === 1;
};

/** Cells told apart by their heights: whichever side stands at half height beside the other is raised to it. */
function raisedSides({ labels, content }: Sides): Sides & { raised: Run[] | null } {
  const raised = raisedLabels(labels, content) ?? pairedLabels(labels, content);
  const dated = labels.some((line) => isDated([line]));
  const swapped = raised ? null : ((dated ? raisedLabels(content, labels) : null) ?? pairedLabels(content, labels));
  return swapped ? { labels: content, content: labels, raised: swapped } : { labels, content, raised };
}

/** The region with each label and the line that it stands level with made one. */
function withRowsJoined(segments: Run[], river: River): Run[] {
  const { labels, content, raised } = raisedSides(sidesOf(river));
  const gone = new Set<Run>(raised ? labels : []);
  const joined: Run[] = [];
  for (const group of labelGroups(raised ?? labels)) {
    const [first] = group;
    const folded =
      first && isOneLabel(group, content)
        ? [{ ...first, text: group.map((line) => line.text.trim()).join(' '), width: Math.max(...group.map(right)) - first.x }]
        : group;
    for (const label of folded) {
      const beside = linesBeside(
        label,
        content.filter((other) => !gone.has(other)),
      );
      if (beside.length === 0) continue;
      (label === folded[0] && folded.length < group.length ? group : [label]).forEach((line) => gone.add(line));
      const whole = [label, ...beside];
      const between = labels.filter((other) => !gone.has(other) && level(other, label) && isBetween(other, whole));
      [...beside, ...between].forEach((other) => gone.add(other));
      joined.push(joinRow([label, ...between], beside));
    }
  }
  return [...segments.filter((s) => !gone.has(s)), ...joined];
}

/** A row in order, a tab where a label meets what it names, however near they stand. */
function joinRow(labels: Run[], content: Run[]): Run {
  const isLabel = new Set(labels);
  const cells: Run[][] = [];
  for (const run of [...labels, ...content].toSorted((a, b) => a.x - b.x)) {
    const last = cells.at(-1);
    if (last && isLabel.has(last[0]!) === isLabel.has(run)) last.push(run);
    else cells.push([run]);
  }
  return joinRuns(cells.map((cell, i) => (i > 0 && !endsOpen(cells[i - 1]!) ? { ...joinRuns(cell), cell: true } : joinRuns(cell))));
}

/** A space is written behind it: words of one text. */
const endsOpen = (cell: Run[]): boolean => /\s$/u.test(cell.at(-1)!.text);

const isBetween = ({ x }: Run, runs: Run[]): boolean => runs.some((run) => run.x < x) && runs.some((run) => run.x > x);

/** Several lines that make one label ('09/2019 –' over '06/2021'), unless each has a line of its own beside it. */
function isOneLabel(group: Run[], content: Run[]): boolean {
  if (group.length === 1) return false;
  if (group.some((line, i) => group.some((other, j) => j > i && level(line, other)))) return false; // cells of a table, side by side
  const beside = (line: Run): boolean => content.some((other) => level(line, other));
  if (group.length > 2 && group.some(({ text }) => PERIOD.test(text)) && group.every(beside)) return false; // « 2021 – » over « 2019 – 2021 »
  if (
    group.every((line) => line.text.length <= LABEL_LETTERS) &&
    group.some(
      (line, i) =>
        (i < group.length - 1 &&
          /[-–—‐|/]\s*$|\b(?:à|au|to|de|du|depuis|from)\s*$/iu.test(line.text) &&
          !PERIOD.test(group[i + 1]!.text)) ||
        (i > 0 &&
          (/^\s*(?:[-–—|]|(?:to|until|au|à|jusqu[’'](?:en|au|à))\s)/iu.test(line.text) ||
            (YEAR_ALONE.test(line.text) && isMonth(group[i - 1]?.text ?? '')))),
    )
  )
    return true;
  if (group.some((line) => line.text.length > LABEL_LETTERS)) return false;
  if (isDated(group)) return !group.every(beside) && areAtOneEdge(group);
  return group.length <= WRAPPED_LINES && beside(group[0]!) && !group.slice(1).some(beside) && areWrapped(group);
}

/** Words of a date that end without their year. */
const isMonth = (text: string): boolean => /\p{L}\.?\s*$/u.test(text) && isDateWords(text);

/** Words without the marks and figures that begin or end something. */
const areWrapped = (group: Run[]): boolean => areAtOneEdge(group) && !group.some((line) => /[\d:\t]/u.test(line.text));

/** Lines of one column, parted where the distance between them grows. */
function splitAtGaps(lines: Run[]): Run[][] {
  const pitch = linePitch(lines);
  const blocks: Run[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1)?.at(-1);
    if (last && line.y - last.y <= 1.45 * Math.max(pitch, line.fontSize)) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}
