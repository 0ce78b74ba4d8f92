import { isDated, labelGroups, level, textWidth } from './labels.ts';
import { groupByLine, joinRuns, linePitch } from './lines.ts';
import type { Run } from './run.ts';

/** Titles have so few lines, and each so few letters. */
const TITLE_LINES = 2;
const TITLE_LETTERS = 30;
/** Sections have this many lines at the least, on average. */
const SECTION_LINES = 3;
/** Two titles in the margin could be labels; from three on their look and their places tell. */
const TITLES_MIN = 3;
/** A section opens with more space than its lines keep. */
const OPENING = 1.15;

/** Section titles in the left margin, each beside the opening of its section: few, alike, far apart. Null when the left side is anything else. */
export function marginTitles(left: Run[], right: Run[]): Run[][] | null {
  const groups = labelGroups(groupByLine(left).map(joinRuns));
  const [first] = groups;
  const content = groupByLine(right).map(joinRuns);
  if (!first?.[0] || groups.length < TITLES_MIN || content.length < SECTION_LINES * groups.length) return null;
  const pitch = linePitch(content);
  const alike = groups.every(
    (group) =>
      group.length <= TITLE_LINES &&
      !isDated(group) &&
      group.every(
        ({ text, bold, fontSize }) =>
          text.length <= TITLE_LETTERS && bold === first[0]?.bold && Math.abs(fontSize - (first[0]?.fontSize ?? 0)) < 0.6,
      ),
  );
  if (!alike || 2 * textWidth(left) > textWidth(content)) return null;
  const opens = groups.every((group) => group[0] && opensSection(group[0], content, pitch));
  return opens ? groups : null;
}

/** Level with a line, or just above one, that more space parts from the line before than lines keep. */
function opensSection(title: Run, content: Run[], pitch: number): boolean {
  const at = content.findIndex((line) => line.y > title.y || level(line, title));
  const [line, before] = [content[at], content[at - 1]];
  if (!line || line.y - title.y > 1.3 * pitch) return false;
  return !before || line.y - before.y >= OPENING * pitch;
}
