import { groupByLine, joinRuns, linePitch, toSegments } from './lines.ts';
import { findRiver, labelGroups } from './rivers.ts';
import type { River } from './rivers.ts';
import type { Run } from './run.ts';

/** A page cut along its whitespace, in reading order: each block is a list of whole lines. */
export function toBlocks(runs: Run[]): Run[][] {
  return readRegion(toSegments(runs), 0);
}

function readRegion(segments: Run[], depth: number): Run[][] {
  if (segments.length === 0) return [];
  const river = depth < 24 && segments.length > 2 ? findRiver(segments) : null;
  if (!river) return splitAtGaps(groupByLine(segments).map(joinRuns));
  const sides = river.reading === 'rows' ? readRows(river) : [river.left, river.right].flatMap((side) => readRegion(side, depth + 1));
  return [...readRegion(river.above, depth + 1), ...sides, ...readRegion(river.below, depth + 1)];
}

/** Each label goes in front of (or after) the first line that it stands level with, the rest of that row follows. */
function readRows(river: River): Run[][] {
  const left = groupByLine(river.left).map(joinRuns);
  const right = groupByLine(river.right).map(joinRuns);
  const labelsLeft = labelGroups(left).length <= labelGroups(right).length ? left.length <= right.length : false;
  const labels = labelGroups(labelsLeft ? left : right).map((group) => foldLabel(group));
  return splitAtGaps(groupByLine([...labels, ...(labelsLeft ? right : left)]).map(joinRuns));
}

/** A label of several lines ('09/2019 –', '06/2021') becomes one, at the place of its first line. */
function foldLabel(group: Run[]): Run {
  const [first] = group;
  if (!first) throw new Error('foldLabel needs a line');
  if (group.length === 1) return first;
  return { ...first, text: group.map((line) => line.text.trim()).join(' '), width: Math.max(...group.map((line) => line.width)) };
}

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
