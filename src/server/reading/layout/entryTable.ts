import { isDated, isDateWords, isItem } from './labels.ts';
import { groupByLine, joinCells, joinRuns } from './lines.ts';
import { right } from './run.ts';
import type { Run } from './run.ts';
import type { TableRow } from './tableRows.ts';
import { labelOf } from './writtenRows.ts';
import type { WrittenRow } from './writtenRows.ts';

/** A cell of what names an entry has so many lines at the most. */
const CELL_LINES = 7;
/** It is so much narrower than what it stands beside. */
const NARROW = 0.7;
/** No cell comes this near, in font sizes, to the next one: words that would are cut. */
const PADDING = 1;
/** The date of an entry stands among its label and so many lines beside it. */
const HEAD_LINES = 4;
/** Of the rows so many are dated once; an entry may have no date, or tell of another year. */
const DATED_SHARE = 0.75;
/** Words after which a line goes on. */
const GOES_ON = /(?:[-–—/&,(]|(?<!\p{L})(?:de|du|des|d['’]|la|le|les|et|en|à|au|aux|pour|par|sur|and|of|for|in|the|to|with))$/iu;
/** The second half of a period. */
const CONTINUED = /^\s*(?:[-–—|(]|(?:to|until|till|au|à|jusqu[’'](?:en|au|à))(?!\p{L}))/iu;

interface Entry {
  label: Run[];
  told: Run[];
  from: Run[];
}

/**
 * Rows that are one entry each, where or what or when at the left and the rest at the right, written cell by cell and dated once: the
 * left cell is read before what stands beside it, each of its lines whole. None when the rows are anything else, sections beside
 * their titles above all.
 */
export function entryTable(rows: WrittenRow[]): TableRow[] {
  const whole = rows.filter((row) => row.left.length > 0 && row.right.length > 0);
  const entries = whole.flatMap((row): Entry[] => {
    const from = labelOf(row);
    const told = groupByLine(row.right).map(joinRuns);
    return from.length > 0 ? [{ label: linesOf(from, edgeOf(row.right)), told, from: [...from, ...row.right] }] : [];
  });
  if (entries.length < 2 || entries.length < whole.length) return [];
  const widest = NARROW * Math.max(...entries.map(({ told }) => widthOf(told)));
  if (entries.some(({ label }) => label.length > CELL_LINES || widthOf(label) > widest)) return [];
  if (entries.every(opensWithDate) || entries.filter(isDatedOnce).length < DATED_SHARE * entries.length) return [];
  return entries.map(({ label, told, from }) => ({ lines: linesInOrder(label, told), from, joined: false }));
}

const widthOf = (runs: Run[]): number => Math.max(...runs.map(right)) - edgeOf(runs);
const edgeOf = (runs: Run[]): number => Math.min(...runs.map(({ x }) => x));

const isDatedOnce = ({ label, told }: Entry): boolean => {
  const dated = [...label, ...told.slice(0, HEAD_LINES)].filter((line) => isDated([line]) && !isItem(line)).length;
  return dated === 1 && !told.slice(HEAD_LINES).some(({ text }) => isDateWords(text));
};

/** The lines of a cell, those put together again for which it was too narrow. */
function linesOf(cell: Run[], wall: number): Run[] {
  const lines: Run[] = [];
  for (const line of groupByLine(cell).map(joinRuns)) {
    const before = lines.at(-1);
    if (before && goesOn(before, line, wall)) lines.splice(-1, 1, joinWords(before, line));
    else lines.push(line);
  }
  return lines;
}

const joinWords = (before: Run, line: Run): Run => ({
  ...before,
  text: `${before.text.trimEnd()} ${line.text.trim()}`,
  width: Math.max(right(before), right(line)) - before.x,
});

function goesOn(before: Run, line: Run, wall: number): boolean {
  const [words, next] = [before.text.trim(), line.text.trim()];
  if (isDateWords(words) !== isDateWords(next)) return false;
  if (isDateWords(next) && (GOES_ON.test(words) || CONTINUED.test(next))) return true;
  if (before.bold !== line.bold || before.looks?.at(-1)?.key !== line.looks?.[0]?.key) return false;
  if (GOES_ON.test(words) || /^\p{Ll}/u.test(next)) return true;
  const word = next.split(/\s/u)[0] ?? '';
  return right(before) + (line.width * (word.length + 1)) / next.length > wall - PADDING * line.fontSize;
}

/** A date that nothing under it outshines: it stands beside what it dates, whatever else is in its cell. */
const opensWithDate = ({ label: [first, next] }: Entry): boolean => isDateWords(first!.text) && (!next?.bold || first!.bold);

/** A cell of one line stands beside what it names, lines of a cell above it. */
const linesInOrder = (label: Run[], [opening, ...others]: Run[]): Run[] =>
  label.length > 1 ? [...label, opening!, ...others] : [joinCells([label[0]!, opening!]), ...others];
