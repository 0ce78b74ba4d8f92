import type { Row } from '../../text/rows.ts';
import type { Segment } from './segment.ts';

/** Whether the last of several cells opens with a sign in a type of its own: the pin of a map. */
export const endsBehindSign = ({ parts, text }: Row): boolean => {
  const last = parts.length > 1 ? parts.at(-1)! : null;
  const [sign, words] = last?.marks ?? [];
  return !!last && !!sign && !!words && sign.look !== words.look && /^\S\s+$/u.test(text.slice(last.at, last.at + words.at));
};

/** Pieces that no head can do without: a title and an employer. */
const NEEDED = 2;

/** « ½ Tarvel » beside a date: behind a sign stands the town, where two other pieces may be the title and the employer. */
export const withSignedPlaces = (segments: Segment[]): Segment[] => {
  const others = segments.filter(({ signed, place, contract }) => !signed && !place && !contract).length;
  if (others < NEEDED) return segments;
  return segments.map((segment) => (segment.signed && segment.title < 2 && segment.company < 2 ? { ...segment, place: true } : segment));
};
