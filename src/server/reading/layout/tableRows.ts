import { isDateWords, labelGroups, level } from './labels.ts';
import { groupByLine, joinCells, joinRuns } from './lines.ts';
import { right } from './run.ts';
import type { Run } from './run.ts';
import { isAligned, labelOf } from './writtenRows.ts';
import type { WrittenRow } from './writtenRows.ts';

/** A label that goes on on the next line has so few lines, each of so few letters. */
const LABEL_LINES = 4;
const LABEL_LETTERS = 25;
/** A label is so much narrower than what it stands beside. */
const NARROW = 0.7;
/** How the second half of a period begins, where a row of its own holds it. */
const CONTINUED = /^\s*(?:[-–—|(]|(?:to|until|till|au|à|jusqu[’'](?:en|au|à))(?!\p{L}))/iu;
/** Words after which a line goes on. */
const GOES_ON = /(?:[-–—/&,]|(?<!\p{L})(?:de|du|des|la|le|les|et|en|à|au|aux|pour|par|sur|and|of|for|in|the|to|with))$/iu;

/** A row of cells of several lines or set at other heights, as it is read: one line in place of some, or lines in order. */
export interface TableRow {
  /** The one line, or all lines in order. */
  lines: Run[];
  /** What they replace. */
  from: Run[];
  /** True when what else stands in the row is read with the lines around it. */
  joined: boolean;
  /** What stands beside a title, read on its own after it. */
  section?: Run[];
}

/** A label, line by line, all that the cell is made of, and what stands beside it. */
interface Labelled {
  label: Run[];
  from: Run[];
  told: Run[];
}

/** So many labels of one short line, each written right before what stands beside it, are a table. */
const LONE_LABELS = 4;
/** Sections have this many lines at the least, on average. */
const SECTION_LINES = 3;

/** The rows that the file writes cell by cell and that places alone would mix; none when the left cells are no labels. */
export function tableRows(rows: WrittenRow[]): TableRow[] {
  const widest = widestOf(rows);
  const found = rows.flatMap((row): Labelled[] => {
    const from = labelOf(row);
    return from.length > 0 && width(from) <= NARROW * widest ? [{ label: groupByLine(from).map(joinRuns), from, told: row.right }] : [];
  });
  const whole = rows.filter((row) => row.left.length > 0 && row.right.length > 0);
  if (2 * found.length < whole.length) return [];
  if (areSections(found)) return found.map(asSection);
  const column = Math.max(...found.flatMap(({ label }) => label.map((line) => line.width)));
  for (const [i, row] of found.entries()) {
    const before = found[i - 1];
    if (!before || !CONTINUED.test(row.label[0]!.text) || ![...before.label, ...row.label].every(({ text }) => isDateWords(text))) continue;
    before.label.push(...row.label.splice(0));
    before.from.push(...row.from);
  }
  return found.flatMap(({ label, from, told }) => (label.length > 0 ? (tableRow(label, from, told, column) ?? []) : []));
}

/** Short words without dates, each beside several lines: titles in the margin. */
const areSections = (found: Labelled[]): boolean =>
  found.every(({ label }) => label.length <= LABEL_LINES && label.every(({ text }) => text.length <= LABEL_LETTERS && !/\d/u.test(text))) &&
  found.reduce((sum, { told }) => sum + groupByLine(told).length, 0) >= SECTION_LINES * found.length;

function asSection({ label, from, told }: Labelled): TableRow {
  const [first] = label;
  const isOne = first !== undefined && labelGroups(label).length === 1;
  const title = isOne ? [{ ...first, text: label.map(({ text }) => text.trim()).join(' '), width: width(label) }] : label;
  return { lines: title, from: [...from, ...told], joined: false, section: told };
}

/** A title is so much larger than the line below it. */
const LARGER = 1.3;

const titleOf = (cell: Run[]): Run | null => {
  const [first, second] = groupByLine(cell).map(joinRuns);
  return first && second && first.fontSize > LARGER * second.fontSize ? first : null;
};

/** Both cells open with a title, level and of one size: sections side by side, neither a label of the other. */
const areTitled = ({ left, right: told }: WrittenRow): boolean => {
  const [one, other] = [titleOf(left), titleOf(told)];
  return one !== null && other !== null && level(one, other) && Math.abs(one.fontSize - other.fontSize) < 0.5;
};

/** true when the left cells name what the right ones tell: dates, or short words beside cells of several lines. */
export function isLabelTable(rows: WrittenRow[]): boolean {
  const whole = rows
    .map((row) => ({ ...row, label: labelOf(row) }))
    .filter(({ label, right: told }) => label.length > 0 && told.length > 0);
  if (whole.length < 2 || whole.every(areTitled) || whole.some(({ label }) => width(label) > NARROW * widestOf(whole))) return false;
  const dated = whole.filter(({ label }) => isDateWords(label.map(({ text }) => text).join(' '))).length;
  const short = whole.every(({ label }) => label.every(({ text }) => text.length <= LABEL_LETTERS));
  const tall = whole.filter(({ right: told }) => groupByLine(told).length > 1).length;
  const heads = whole.length > 2 && whole.every(({ label }) => isHead(groupByLine(label).map(joinRuns)));
  const lone = whole.length >= LONE_LABELS && whole.every(({ label }) => groupByLine(label).length === 1);
  return 2 * dated >= whole.length || heads || (short && (lone || 2 * tall >= whole.length));
}

/** « Norvale », « Denby », « 2019 – 2021 »: where and when, one under the other, beside what was done there. */
const isHead = (label: Run[]): boolean =>
  label.length > 1 && label.length <= LABEL_LINES && label.filter(({ text }) => isDateWords(text)).length === 1;

function tableRow(lines: Run[], label: Run[], told: Run[], column: number): TableRow | null {
  const content = groupByLine(told);
  const [opening, ...others] = content.map(joinRuns);
  const [first, ...rest] = lines;
  if (!first || !opening || !isAligned(lines, [opening, ...others])) return null;
  if (rest.length === 0 && level(first, opening)) return null;
  const openingRuns = content[0] ?? [];
  if (rest.length === 0 || isOneLabel(lines, column)) {
    const text = lines.map((line) => line.text.trim()).join(' ');
    const whole = { ...first, text, x: Math.min(...lines.map(({ x }) => x)), y: opening.y, width: width(lines) };
    return { lines: [joinCells([whole, opening])], from: [...label, ...openingRuns], joined: true };
  }
  const from = [...label, ...told];
  if (!isDateWords(first.text)) return { lines: [...lines, opening, ...others], from, joined: false };
  const dated = dateLines(lines);
  const date = {
    ...first,
    text: lines
      .slice(0, dated)
      .map(({ text }) => text.trim())
      .join(' '),
    width: width(lines.slice(0, dated)),
  };
  const head = headLines([opening, ...others]) - 1;
  return {
    lines: [joinCells([date, opening]), ...others.slice(0, head), ...lines.slice(dated), ...others.slice(head)],
    from,
    joined: false,
  };
}

const widestOf = (rows: readonly { right: Run[] }[]): number =>
  Math.max(...rows.map(({ right: told }) => (told.length > 0 ? width(told) : 0)));

/** How many lines the date takes that opens a label: « septembre 2015 – février » over « 2019 ». */
function dateLines(lines: Run[]): number {
  const end = lines.findIndex(
    ({ text }, at) =>
      at > 0 && !(isDateWords(text) && (CONTINUED.test(text) || GOES_ON.test(lines[at - 1]!.text) || /^\s*\d{4}\s*$/u.test(text))),
  );
  return end < 0 ? lines.length : end;
}

const width = (runs: Run[]): number => Math.max(...runs.map(right)) - Math.min(...runs.map(({ x }) => x));

/** « Janvier 2015 » over « à mars 2016 », « Base de » over « données »: one date, or words for which the column is too narrow. */
function isOneLabel(lines: Run[], column: number): boolean {
  if (lines.length > LABEL_LINES || lines.some(({ text }) => text.trim().length > LABEL_LETTERS)) return false;
  if (lines.every(({ text }) => isDateWords(text))) return true;
  return (
    labelGroups(lines).length === 1 &&
    !lines.some(({ text }) => /\d/u.test(text)) &&
    lines.slice(1).every((line, i) => isWrapped(lines[i]!, line, column))
  );
}

function isWrapped(line: Run, next: Run, column: number): boolean {
  const text = next.text.trim();
  if (GOES_ON.test(line.text.trim()) || /^\p{Ll}/u.test(text)) return true;
  const word = text.split(/\s/u)[0] ?? '';
  return line.width + (next.width * (word.length + 1)) / text.length > column;
}

/** How many lines the first words of a cell take, by their look. */
function headLines(told: Run[]): number {
  const [first] = told;
  const end = told.findIndex((line) => line.bold !== first?.bold || Math.abs(line.fontSize - (first?.fontSize ?? 0)) > 0.6);
  return end < 0 ? 1 : end;
}
