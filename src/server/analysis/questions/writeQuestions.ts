import type { QuestionType } from '#contract/questions';
import { meaningOf } from '../matching/text/words.ts';
import { fold } from '../text/fold.ts';
import type { Possible, QuestionDraft } from './draft.ts';
import { possibleQuestions, type QuestionSources } from './possibleQuestions.ts';

export type { QuestionDraft, QuestionSources };

/** The six types in the order in which they are served: what the offer and the CV say first. */
const TURNS: readonly QuestionType[] = [
  'technical',
  'experience',
  'situational',
  'behavioral',
  'technical',
  'motivation',
  'culture_fit',
  'technical',
  'experience',
  'situational',
  'behavioral',
  'technical',
];
const FEWEST = 8;

const key = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Share of words beyond which two questions are one. */
const ALIKE = 0.75;

const areAlike = (one: readonly string[], other: readonly string[]): boolean => {
  const shared = one.filter((word) => other.includes(word)).length;
  return shared / Math.max(1, one.length + other.length - shared) >= ALIKE;
};

const count = (list: readonly string[]): Map<string, number> => {
  const found = new Map<string, number>();
  for (const one of list) found.set(one, (found.get(one) ?? 0) + 1);
  return found;
};

/**
 * Interview questions for one placement (spec 2 §2): 8 to 12, over the six types and three difficulties, each tied to a
 * missing skill, a claim of the CV or a duty of the offer. None that exists is written again; the same call gives the same questions.
 */
export const writeQuestions = ({
  existing,
  count: wanted = 10,
  ...sources
}: QuestionSources & { existing: readonly string[]; count?: number }): QuestionDraft[] => {
  const asked = new Set(existing.map(key));
  const all = possibleQuestions(sources);
  const before = all.filter(({ toAsk }) => asked.has(key(toAsk)));
  const [patternsBefore, basesBefore] = [count(before.map(({ pattern }) => pattern)), count(before.map(({ basis }) => basis))];
  let open = all.filter(({ toAsk }) => !asked.has(key(toAsk)));

  const chosen: Possible[] = [];
  const turns = TURNS.slice(0, Math.min(TURNS.length, Math.max(FEWEST, wanted)));
  for (const type of turns) {
    const [patterns, bases, levels] = [
      chosen.map(({ pattern }) => pattern),
      chosen.map(({ basis }) => basis),
      chosen.map(({ difficulty }) => difficulty),
    ].map(count) as [Map<string, number>, Map<string, number>, Map<string, number>];
    const cost = (one: Possible, rank: number): number =>
      (one.questionType === type ? 0 : 1000) +
      100 * (patterns.get(one.pattern) ?? 0) +
      40 * (bases.get(one.basis) ?? 0) +
      10 * (patternsBefore.get(one.pattern) ?? 0) +
      10 * (basesBefore.get(one.basis) ?? 0) +
      5 * (levels.get(one.difficulty) ?? 0) +
      (20 * rank) / Math.max(1, open.length);
    const best = open.map((one, rank) => ({ one, cost: cost(one, rank) })).toSorted((a, b) => a.cost - b.cost)[0]?.one;
    if (!best) break;
    chosen.push(best);
    const words = meaningOf(best.toAsk);
    open = open.filter((one) => one !== best && key(one.toAsk) !== key(best.toAsk) && !areAlike(meaningOf(one.toAsk), words));
  }
  return chosen.map(({ pattern: _, ...draft }) => draft);
};
