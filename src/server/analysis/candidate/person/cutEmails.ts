import { parse } from 'tldts';
import type { DocumentLine, ReadDocument } from '#contract/documents';
import type { Found } from '../../text/span.ts';

/** « ✉ », « • ✉: », « E-mail : », « Mail. »: what stands in front of an address. */
const LABEL = String.raw`(?:[^\p{L}\p{N}]{1,5}\s?)?(?:(?:e-?mail|mail|courriel)(?:\s?:\s?|[.–-]?\s{1,2}(?:[–-]\s)?)|[em]\s?:\s?)?`;
/** A stretch of an address and nothing else, as a narrow column breaks it, behind an icon or a label. */
const FIRST = new RegExp(`^${LABEL}([a-z0-9][a-z0-9._+-]*(?:@[a-z0-9.-]*)?)$`, 'iu');
const NEXT = /^[a-z0-9._+-]*(?:@[a-z0-9.-]*)?$/iu;
const ADDRESS = /^[a-z0-9][a-z0-9._+-]{0,63}@((?:[a-z0-9][a-z0-9-]{0,62}\.){1,5}[a-z]{2,24})$/iu;
/** « jeandupont.fr », « linkedin.com »: a site, which no column broke. */
const SITE = /\.(?:com|fr|org|net|eu|be|ch|ca|uk|de|io|edu|dev|me)$/iu;
/** Where a browser breaks an address first. */
const BREAK = /[-@._+]$/u;

/** Rows that an address takes at most. */
const MOST_ROWS = 4;
/** Letters of a handle and of an address below it that are no chance. */
const SHARED = 4;

const right = ({ x, width }: DocumentLine): number => x + width;

/** The line below in the same column and type. */
const follows = (line: DocumentLine, next: DocumentLine): boolean =>
  next.y > line.y && next.y - line.y < 2 * line.fontSize && Math.abs(next.fontSize - line.fontSize) < 0.5 && next.x < right(line);

/** Whether an address ends in a domain that exists: « .te », of « .tech », does not. */
const isWhole = (text: string): boolean => parse(ADDRESS.exec(text)?.[1] ?? '').isIcann === true;

/** About the width of what the line below would have brought up. */
const opening = ({ text, width }: DocumentLine): number => (width * (/^.*?(?:[-@._+]|$)/u.exec(text)?.[0].length ?? 0)) / text.length;

/** Whether each line but the last leaves no room for more, as one that was broken does, at whichever edge the column is set. */
const isFull = (lines: readonly DocumentLine[]): boolean => {
  const widest = Math.max(...lines.map(({ width }) => width));
  return lines.slice(0, -1).every(({ text, width, fontSize }, at) => {
    const next = BREAK.test(text) ? Math.max(fontSize, opening(lines[at + 1]!)) : fontSize;
    return width + next > widest;
  });
};

/** The first line without its label, which hangs out where the lines below are indented. */
const hanging = ([{ text, width, ...line }, ...rest]: [DocumentLine, ...DocumentLine[]], first: string): DocumentLine[] => [
  { ...line, text: first, width: (width * first.length) / text.length },
  ...rest,
];

/** « jean-dupont » or « 555-010-2030 » over « jean@dupont.fr »: what somebody is called elsewhere, or their number, over an address that is whole. */
const standsApart = (above: string, below: string): boolean =>
  isWhole(below) && (!/\p{L}/u.test(above) || SITE.test(above) || above.includes(below.slice(0, Math.max(SHARED, below.indexOf('@') - 2))));

/** The address that begins on a line and goes on below, wherever the edge of its column broke it. */
const addressFrom = (lines: readonly DocumentLine[], at: number): Found<string> | null => {
  const [, first] = FIRST.exec(lines[at]!.text) ?? [];
  if (!first || isWhole(first)) return null;
  let value = first;
  for (let last = at + 1; last < at + MOST_ROWS && last < lines.length; last += 1) {
    const [above, line] = [lines[last - 1]!, lines[last]!];
    if (!follows(above, line) || !NEXT.test(line.text) || (value.includes('@') && line.text.includes('@'))) return null;
    if (standsApart(value, line.text)) return null;
    value += line.text;
    const rest = lines[last + 1];
    const goesOn = rest !== undefined && follows(line, rest) && /^[a-z]{1,2}$/u.test(rest.text);
    const taken: [DocumentLine, ...DocumentLine[]] = [lines[at]!, ...lines.slice(at + 1, last + 1)];
    if (isWhole(value) && !goesOn && (isFull(taken) || isFull(hanging(taken, first)))) {
      const start = lines[at]!.start + lines[at]!.text.length - first.length;
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
