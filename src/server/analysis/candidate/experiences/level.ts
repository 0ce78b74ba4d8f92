import type { CandidateLevel } from '#contract/candidates';
import { RANK_WORDS } from '../../lexicon/jobTitles.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { makeTrie, matchAll } from '../../text/trie.ts';

const ranks = makeTrie(RANK_WORDS);
const ORDER = ['principal', 'lead', 'senior', 'junior'] as const;

/** Level from the words of the present title first, else from the years; null without either. */
export const levelOf = (title: string, years: number | null): CandidateLevel | null => {
  const told = matchAll(ranks, tokenize(fold(title))).map(({ value }) => value);
  const rank = ORDER.find((candidate) => told.includes(candidate));
  if (rank) return rank;
  if (years === null) return null;
  if (years < 2) return 'junior';
  return years < 5 ? 'mid_level' : 'senior';
};
