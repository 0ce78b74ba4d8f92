/** « +-----+-----+ », « +=====+ »: an edge of a frame drawn with signs. */
const EDGE = /^\s*\+(?:[-=]{3,}\+)+\s*$/u;
const SIDES = /^\s*\|(.*)\|\s*$/u;

/** The lines of a text without the frames that are drawn around some of them. */
export function withoutFrames(lines: readonly string[]): string[] {
  if (lines.filter((line) => EDGE.test(line)).length < 2) return [...lines];
  return lines.map((line) => (EDGE.test(line) ? '' : (SIDES.exec(line)?.[1]!.trimEnd() ?? line)));
}
