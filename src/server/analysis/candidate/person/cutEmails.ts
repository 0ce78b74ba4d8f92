import type { DocumentLine, ReadDocument } from '#contract/documents';
import type { Found } from '../../text/span.ts';

/** A stretch of an address and nothing else, as a narrow column breaks it, behind an icon or a label. */
const FIRST = /^(?:[^\p{L}\p{N}]{1,3}\s?|(?:e-?mail|mail|courriel)\s?:\s?)?([a-z0-9][a-z0-9._+-]*(?:@[a-z0-9.-]*)?)$/iu;
const NEXT = /^[a-z0-9._+-]*(?:@[a-z0-9.-]*)?$/iu;
const ADDRESS =
  /^[a-z0-9][a-z0-9._+-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,4}(?:com|fr|org|net|eu|be|ch|ca|uk|us|de|es|it|io|edu|gov|info|me|co|dev)$/iu;
/** « jeandupont.fr », « linkedin.com »: a site, which no column broke. */
const SITE = /\.(?:com|fr|org|net|eu|be|ch|ca|uk|de|io|edu|dev|me)$/iu;

/** Rows that an address takes at most. */
const MOST_ROWS = 3;
/** Letters of a handle and of an address below it that are no chance. */
const SHARED = 4;

const right = ({ x, width }: DocumentLine): number => x + width;

/** The line below in the same column and type. */
const follows = (line: DocumentLine, next: DocumentLine): boolean =>
  next.y > line.y && next.y - line.y < 2 * line.fontSize && Math.abs(next.fontSize - line.fontSize) < 0.5 && next.x < right(line);

/** Whether each line but the last leaves no room for a letter or two more, as one that was broken does, at whichever edge the column is set. */
const isFull = (lines: readonly DocumentLine[]): boolean => {
  const widest = Math.max(...lines.map(({ width }) => width));
  return lines.slice(0, -1).every(({ width, fontSize }) => width > widest - fontSize);
};

/** « jean-dupont » or « 555-010-2030 » over « jean@dupont.fr »: what somebody is called elsewhere, or their number, over an address that is whole. */
const standsApart = (above: string, below: string): boolean =>
  ADDRESS.test(below) &&
  (!/\p{L}/u.test(above) || SITE.test(above) || above.includes(below.slice(0, Math.max(SHARED, below.indexOf('@') - 2))));

/** The address that begins on a line and goes on below, wherever the edge of its column broke it. */
const addressFrom = (lines: readonly DocumentLine[], at: number): Found<string> | null => {
  const [, opening] = FIRST.exec(lines[at]!.text) ?? [];
  if (!opening || ADDRESS.test(opening)) return null;
  let value = opening;
  for (let last = at + 1; last < at + MOST_ROWS && last < lines.length; last += 1) {
    const [above, line] = [lines[last - 1]!, lines[last]!];
    if (!follows(above, line) || !NEXT.test(line.text) || (value.includes('@') && line.text.includes('@'))) return null;
    if (standsApart(value, line.text)) return null;
    value += line.text;
    const rest = lines[last + 1];
    const goesOn = rest !== undefined && follows(line, rest) && /^[a-z]{1,2}$/u.test(rest.text);
    if (ADDRESS.test(value) && !goesOn && isFull(lines.slice(at, last + 1))) {
      const start = lines[at]!.start + lines[at]!.text.length - opening.length;
      return { value, span: { start, end: line.start + line.text.length } };
    }
  }
  return null;
};

/** Addresses that the edge of a narrow column broke, in the middle of a word too: « megan.gontel⏎ac@example.com ». */
export const cutEmails = ({ pages }: ReadDocument): Found<string>[] => {
  const found: Found<string>[] = [];
  for (const { lines } of pages.flatMap(({ blocks }) => blocks))
    lines.forEach((line, at) => {
      const isInside = (found.at(-1)?.span.end ?? 0) > line.start;
      const address = isInside ? null : addressFrom(lines, at);
      if (address) found.push(address);
    });
  return found;
};

/** Addresses, those that were read in part as they are whole. */
export const withWhole = (found: readonly Found<string>[], cut: readonly Found<string>[]): Found<string>[] => {
  const isPart = ({ span }: Found<string>): boolean => cut.some((one) => one.span.start < span.end && one.span.end > span.start);
  const rest = found.filter((one) => !isPart(one));
  return cut.length === 0 ? [...found] : [...cut, ...rest].toSorted((one, other) => one.span.start - other.span.start);
};
