import { TRAINING_WORDS } from '../lexicon/jobTitles.ts';
import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokens.ts';
import { makeTrie, matchAll } from '../text/trie.ts';
import type { Segment } from './segments.ts';

/** What the head of an entry says. */
export interface Head {
  position: string;
  company: string;
  training: boolean;
  /** The company only stands behind the title on its row, no word says that it is one. */
  guessed: boolean;
  /** Whether a word, not order alone, says that the position is one. */
  titled: boolean;
  /** Whether words, not order alone, told title and employer apart; and which came first. */
  companyFirst: boolean | null;
  /** Whether the employer stands on a row above the title: other titles may follow under it. */
  roofed: boolean;
}

const training = makeTrie(TRAINING_WORDS.map((word) => [word, true] as const));

const isTraining = (text: string): boolean => matchAll(training, tokenize(fold(text))).length > 0;

/** The segment that scores most; among equals the first, or the last. */
const best = (segments: readonly Segment[], score: (segment: Segment) => number, last = false): Segment | null => {
  let winner: Segment | null = null;
  for (const segment of segments)
    if (score(segment) > 0 && (!winner || score(segment) > score(winner) || (last && score(segment) === score(winner)))) winner = segment;
  return winner;
};

/** What a person without an employer writes in its place. */
const ON_ONES_OWN = /^(?:freelance|self[ -]employed|independante?|auto[- ]entrepreneure?|micro[- ]entreprise|a mon compte)$/u;

/** Gives the segments of a head their roles. `companyFirst`: what the other entries of the section do when words do not tell. */
export const assign = (segments: readonly Segment[], companyFirst: boolean): Head => {
  const free = segments.filter(({ place, contract, text }) => !place && !contract && /\p{L}{2}/u.test(text));
  let title =
    best(free, (segment) => segment.title - segment.company, companyFirst) ??
    segments.find(({ contract, text }) => contract && isTraining(text)) ??
    null;
  let company = best(
    free.filter((segment) => segment !== title),
    (segment) => segment.company - segment.title,
  );
  const told = title !== null && company !== null;
  const rest = free.filter((segment) => segment !== title && segment !== company);
  const first = rest[0] ?? null;
  if (title && !company)
    company = rest.find((segment) => segment.title < 2) ?? rest.find((segment) => segment.company >= 2 || segment.title < 3) ?? null;
  else if (!title && company) title = first;
  else if (!title && !company && first) {
    const second = rest.find((segment) => segment !== first) ?? null;
    [title, company] = companyFirst && second ? [second, first] : second ? [first, second] : companyFirst ? [null, first] : [first, null];
  }
  company ??= segments.find((segment) => segment !== title && ON_ONES_OWN.test(fold(segment.text))) ?? null;
  const tail = title ? segments[segments.indexOf(title) + 1] : undefined;
  const extended = title && tail?.afterTitle && tail !== company && company && !tail.contract ? `${title.text}, ${tail.text}` : title?.text;
  return {
    position: extended ?? '',
    company: company?.text ?? '',
    guessed: company !== null && company.company < 2 && company.row === title?.row,
    titled: title !== null && title.title >= 2,
    training: isTraining(segments.map(({ text }) => text).join('\n')),
    roofed: title !== null && company !== null && company.row < title.row,
    companyFirst: told && title && company ? segments.indexOf(company) < segments.indexOf(title) : null,
  };
};

/** Whether most entries whose words tell put the employer first. */
export const majorityOrder = (heads: readonly Head[]): boolean => {
  const told = heads.filter((head) => head.companyFirst !== null);
  return told.filter((head) => head.companyFirst).length * 2 > told.length;
};
