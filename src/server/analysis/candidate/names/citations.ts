import { fold } from '../../text/fold.ts';
import type { Row } from '../../text/rows.ts';

const escaped = (words: readonly string[]): string => words.map((word) => fold(word).replaceAll(/[^\p{L}\s'’-]/gu, '')).join(' ');

/** The initials of given names as lists of publications print them: « J. P. », « J.-P. », « JP ». */
const initials = (words: readonly string[]): string =>
  words
    .flatMap((word) => fold(word).split('-'))
    .map((word) => `${word.charAt(0)}\\.?`)
    .join('[\\s-]?');

/** Rows of publications that are looked at. */
const MAX_ROWS = 1_500;

/**
 * How many of the words are given names, as publications cite the person: « Tarvallo Prinz, M. I. », « M. I. Tarvallo Prinz ».
 * null when none does.
 */
export const citedGiven = (words: readonly string[], rows: readonly Row[]): number | null => {
  if (words.length < 3 || words.some((word) => !/^\p{L}[\p{L}'’-]+$/u.test(word))) return null;
  const cuts = words.slice(1).map((_, index) => {
    const [given, family] = [initials(words.slice(0, index + 1)), escaped(words.slice(index + 1))];
    return new RegExp(`(?<![\\p{L}-])(?:${family},?\\s${given}|${given}\\s${family})(?![\\p{L}-])`, 'u');
  });
  const votes = cuts.map((cut) => rows.slice(0, MAX_ROWS).filter(({ folded }) => cut.test(folded)).length);
  const most = Math.max(...votes);
  return most === 0 || votes.filter((count) => count === most).length > 1 ? null : votes.indexOf(most) + 1;
};
