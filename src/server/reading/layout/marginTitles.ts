import { isDated, isTitle, labelGroups, level, textWidth } from './labels.ts';
import { groupByLine, joinRuns, linePitch } from './lines.ts';
import type { Run } from './run.ts';

/** Titles have so few lines, and each so few letters. */
const TITLE_LINES = 3;
const TITLE_LETTERS = 30;
/** Sections have this many lines at the least, on average. */
const SECTION_LINES = 3;
/** Two titles in the margin could be labels; from three on their look and their places tell. */
const TITLES_MIN = 3;
/** A section opens with more space than its lines keep. */
const OPENING = 1.15;

/** A line stands beside a title up to so many pitches above or below it. */
const BESIDE = 1.3;
/** Strong titles that stand alone in their margin have so many lines beside each, on average, however short these are; two such titles tell. */
const STRONG_LINES = 4;
const STRONG_MIN = 2;
/** Titles set apart from the text, whose margin holds nothing else but dates, have this many lines beside each, on average. */
const LINES_BESIDE = 1.5;
/** Of such titles so many have lines beside them: a section may be empty. */
const BESIDE_SHARE = 0.75;

/** Entries of a section may stand a little further apart than two sections. */
const NEARLY = 0.8;
/** The first line of a section stands at most so many pitches above its title: the space over it need not be large. */
const NEAR = 1.6;
/** What stands so many pitches above the first section is none of it. */
const PARTED = 1.45;

/** A title in the margin. */
export interface MarginTitle {
  lines: Run[];
  /** From which height on what stands beside it is its section. */
  start: number;
}

/** Section titles in the left margin, each beside its section: few, alike, far apart. Null when the left side is anything else. */
export function marginTitles(left: Run[], right: Run[]): MarginTitle[] | null {
  const groups = labelGroups(groupByLine(left).map(joinRuns));
  const content = groupByLine(right).map(joinRuns);
  const narrow = (lines: Run[]): boolean => 2 * textWidth(lines) <= textWidth(content);
  const pitch = linePitch(content);
  if (
    areAlike(groups) &&
    narrow(left) &&
    content.length >= SECTION_LINES * groups.length &&
    groups.every(([first]) => opensSection(first!, content, pitch))
  )
    return groups.map((lines) => ({ lines, start: Math.min(...lines.map((line) => line.y - 0.3 * line.fontSize)) }));
  if (areStrong(groups, content) && content.length >= STRONG_LINES * groups.length) return withStarts(groups, content, pitch);
  const titles = groups.filter((group) => !isDated(group));
  const beside = (group: Run[]): boolean =>
    group.some((line) => content.some((other) => Math.abs(other.y - line.y) <= BESIDE * Math.max(pitch, line.fontSize)));
  const announcing = titles.filter(beside).length;
  const apart = areAlike(titles) && narrow(titles.flat()) && titles.every((group) => isTitle(group, content));
  const enough = announcing >= Math.max(TITLES_MIN, BESIDE_SHARE * titles.length) && content.length >= LINES_BESIDE * titles.length;
  return apart && enough ? withStarts(titles, content, pitch) : null;
}

/** Titles in one look that the lines beside them do not have: bold, larger, in capitals, or in a face or colour of their own. */
function areStrong(groups: Run[][], content: Run[]): boolean {
  if (!areAlike(groups, STRONG_MIN)) return false;
  const looks = new Set(groups.flat().map(lookOf));
  const isOwnLook =
    looks.size === 1 && !looks.has(undefined) && !content.some(({ looks: own = [] }) => own.some(({ key }) => looks.has(key)));
  return isOwnLook || groups.every((group) => isTitle(group, content));
}

const lookOf = ({ looks }: Run): string | undefined => looks?.[0]?.key;

/** Short titles in one look, three or more. */
const areAlike = (groups: Run[][], least = TITLES_MIN): boolean =>
  groups.length >= least &&
  groups.every(
    (group) =>
      group.length <= TITLE_LINES &&
      !isDated(group) &&
      group.every(
        ({ text, bold, fontSize }) =>
          text.length <= TITLE_LETTERS && bold === groups[0]![0]!.bold && Math.abs(fontSize - groups[0]![0]!.fontSize) < 0.6,
      ),
  );

/** Level with a line, or just above one, that more space parts from the line before than lines keep. */
function opensSection(title: Run, content: Run[], pitch: number): boolean {
  const at = content.findIndex((line) => line.y > title.y || level(line, title));
  const [line, before] = [content[at], content[at - 1]];
  if (!line || line.y - title.y > 1.3 * pitch) return false;
  return !before || line.y - before.y >= OPENING * pitch;
}

/** Titles at any height beside their sections: these part where the most space stands between one title and the next. */
function withStarts(titles: Run[][], content: Run[], pitch: number): MarginTitle[] {
  return titles.map((lines, index) => {
    const opening = index > 0 ? openingBetween(titles[index - 1]![0]!, lines, content, pitch) : firstOpening(lines[0]!, content, pitch);
    return { lines, start: Math.min(...[lines[0]!, ...(opening ? [opening] : [])].map((line) => line.y - 0.3 * line.fontSize)) };
  });
}

/** The line behind the most space between two titles, the last such line where the spaces are much the same. */
function openingBetween(before: Run, title: Run[], content: Run[], pitch: number): Run | undefined {
  const reach = 0.6 * before.fontSize;
  const beside = content.filter(({ y }) => y >= before.y - reach && y <= title.at(-1)!.y + reach);
  const next = content[content.indexOf(beside.at(-1)!) + 1];
  const opensBelow = next && next.y - title.at(-1)!.y <= NEAR * pitch && beside.every((line) => !level(line, title.at(-1)!));
  const inside = opensBelow ? [...beside, next] : beside;
  const gaps = inside.slice(1).map((line, at) => line.y - inside[at]!.y);
  return inside.slice(1)[gaps.findLastIndex((gap) => gap >= NEARLY * Math.max(...gaps))];
}

/** The first of the lines that stand together beside the first title. */
function firstOpening(title: Run, content: Run[], pitch: number): Run | undefined {
  const below = content.findIndex(({ y }) => y >= title.y);
  const above = content.slice(0, Math.max(0, below));
  const spaceAbove = (line: Run): number => line.y - (content[content.indexOf(line) - 1]?.y ?? -Infinity);
  const near = above.filter(({ y }) => title.y - y <= NEAR * pitch).toSorted((a, b) => spaceAbove(b) - spaceAbove(a))[0];
  if (near && spaceAbove(near) >= OPENING * pitch) return near;
  const apart = above.findLastIndex(({ y }, at) => content[at + 1]!.y - y >= PARTED * pitch);
  return above[apart + 1];
}
