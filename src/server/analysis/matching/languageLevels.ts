import { LANGUAGE_NAMES } from '../lexicon/languages.ts';
import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokens.ts';
import { makeTrie, matchAll } from '../text/trie.ts';

const names = makeTrie(LANGUAGE_NAMES.flatMap((forms) => forms.map((form) => [form, forms[0]!] as const)));

/** French names of the languages that a text names, each once. */
export const languagesIn = (written: string): string[] => [...new Set(matchAll(names, tokenize(fold(written))).map(({ value }) => value))];

/** One name for « English » and « Anglais »; a language that no table knows keeps its own. */
export const languageName = (written: string): string => languagesIn(written)[0] ?? written.trim();

/** Steps of the CEFR, 7 for a mother tongue. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/maternel|natif|native|mother|bilingu|langue natale/u, 7],
  [/\bc2\b|parfait|perfect|mastery/u, 6],
  [
    /\bc1\b|courant|couramment|fluent|fluency|full professional|avance|advanced|excellent|tres bon|very good|capacite professionnelle complete/u,
    5,
  ],
  [
    /\bb2\b|professionnel|professional|operationnel|operational|autonome|upper|bon niveau|bonne maitrise|maitrise|good|proficien|lu,? ?ecrit|technique|technical|strong|working/u,
    4,
  ],
  [/\bb1\b|intermediaire|intermediate|conversation|pratique|moyen|correct|lu\b|bon\b|bien\b|fair/u, 3],
  [/\ba2\b|elementaire|elementary|scolaire|school|limited|limite|basic|notions?|bases?\b/u, 2],
  [/\ba1\b|debutant|beginner|apprentissage|learning/u, 1],
];

/** 1 (A1) to 7 (mother tongue); 0 when the words tell no level. */
export const levelIn = (written: string): number => {
  const folded = fold(written);
  const toeic = /toeic\s?:?\s?(\d{3})/u.exec(folded);
  if (toeic) return Number(toeic[1]) >= 945 ? 5 : Number(toeic[1]) >= 785 ? 4 : Number(toeic[1]) >= 550 ? 3 : 2;
  const cefr = /\b([abc])([12])\b/u.exec(folded);
  if (cefr) return { a: 0, b: 2, c: 4 }[cefr[1] as 'a' | 'b' | 'c'] + Number(cefr[2]);
  return WORDS.find(([pattern]) => pattern.test(folded))?.[1] ?? 0;
};

/** « B2 », as a recruiter says a step. */
export const levelLabel = (level: number): string => ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'langue maternelle'][level] ?? '';
