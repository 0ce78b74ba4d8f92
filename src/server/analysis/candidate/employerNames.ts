import { fold } from '../text/fold.ts';
import { UNIT } from './commaCuts.ts';
import type { Segment } from './segment.ts';

/** « 6 months »: how long, and no employer. */
export const isDuration = (text: string): boolean =>
  /^\W*(?:environ )?\d{1,2} (?:ans?|mois|semaines?|years?|yrs?|months?|mos?|weeks?)(?:(?: et| and|,)?(?: demie?| \d{1,2} (?:mois|months?|mos?))?)?\W*$/u.test(
    fold(text),
  );

/** « Agence Ouest », « Head office »: a part of the employer that stands before it. Folded. */
const BRANCH =
  /^(?:agence|siege|succursale|filiale|direction|departement|service|division|pole|site|antenne|head office|headquarters|department|dept|branch)(?!\p{L})|(?<!\p{L})(?:branch|office|division|department|headquarters)$/u;

/** The employer before the branch that words took for it, on the same row. */
export const beforeBranch = (segments: readonly Segment[], company: Segment, title: Segment | null): Segment => {
  const before = segments[segments.indexOf(company) - 1];
  const owns =
    before !== undefined &&
    before !== title &&
    before.row === company.row &&
    before.title < 2 &&
    !before.place &&
    !before.contract &&
    /^\p{Lu}/u.test(before.text);
  return owns && BRANCH.test(fold(company.text)) ? before : company;
};

/** What follows an employer on its row and may own it: a name, no title, town or contract. */
const ownerOf = (segments: readonly Segment[], company: Segment, title: Segment | null): Segment | undefined => {
  const after = segments[segments.indexOf(company) + 1];
  const owns = after && after !== title && after.row === company.row && after.title < 2 && !after.place && !after.contract;
  return owns && /^\p{Lu}/u.test(after.text) ? after : undefined;
};

/** The employer behind the part that a preposition announced: « Intern at the department of physics, Alpha ». */
export const afterBranch = (segments: readonly Segment[], company: Segment, title: Segment | null): Segment =>
  /^the /u.test(company.text) && UNIT.test(fold(company.text)) ? (ownerOf(segments, company, title) ?? company) : company;

/** « Office of Parks - Tide Lab »: an employer told in several pieces that dashes join, the last ones named by words. */
const joinedByDashes = (segments: readonly Segment[], company: Segment, title: Segment | null): string | null => {
  const at = segments.indexOf(company);
  let first = at;
  while (first > 0 && segments[first]!.dashed && segments[first - 1]!.row === company.row && segments[first - 1]!.look === company.look)
    first -= 1;
  const chain = segments.slice(first, at + 1);
  const isOne = chain.every(
    (segment) => segment !== title && segment.title < 2 && !segment.place && !segment.contract && !isDuration(segment.text),
  );
  return chain.length > 1 && !chain[0]!.dashed && isOne ? chain.map(({ text }) => text).join(' - ') : null;
};

/** The employer’s name: with the one that a part of it belongs to, without what a bracket tells of it. */
export const nameOf = (segments: readonly Segment[], company: Segment, title: Segment | null): string => {
  const whole = company.dashed ? joinedByDashes(segments, company, title) : null;
  if (whole !== null) return whole;
  const owner = company.contract ? undefined : ownerOf(segments, company, title);
  const apart = owner !== undefined && owner.look === company.look && !owner.dashed;
  const name = apart && UNIT.test(fold(company.text)) ? `${company.text}, ${owner.text}` : company.text;
  return name.replace(/\s\([^()\p{Lu}]{8,}\)$/u, '');
};
