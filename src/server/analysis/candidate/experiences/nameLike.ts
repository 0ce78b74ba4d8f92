import type { Segment } from './segment.ts';
import { isFact } from './stretches.ts';

export const countWords = (text: string): number => text.split(' ').length;

/** Words that a name has at most. */
const NAME_WORDS = 4;

/** « Dunmore Homes »: written as names are. */
export const isNameLike = (text: string): boolean =>
  countWords(text) <= NAME_WORDS && text.split(' ').every((word) => word.length < 4 || /^[\p{Lu}\d]/u.test(word));

/** « eOrvane », "orvane.io": names that a small letter opens. */
export const CAMEL_CASE = /^\p{Ll}+(?:\p{Lu}|\.\p{Ll}{2,3}$)/u;

/** Whether a piece may name an employer: no title, place or contract, and a capital first. */
export const mayName = (segment: Segment): boolean =>
  segment.title < 3 &&
  isFact(segment) &&
  !segment.place &&
  !segment.contract &&
  (/^(?:the )?\p{Lu}/u.test(segment.text) || CAMEL_CASE.test(segment.text));
