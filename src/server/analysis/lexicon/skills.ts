import { fold } from '../text/fold.ts';
import { IT_SKILLS } from './it.ts';

/** Raised whenever a canonical skill is added, renamed or removed. */
export const SKILL_LEXICON_VERSION = 1;

export interface Skill {
  /** Stable name for comparisons: `c++`, `java-ee`, `gestion-de-projet`. */
  id: string;
  label: string;
  synonyms: readonly string[];
  /** Too common a word (or letter) to be a skill outside a skills context: R, Go, Less. */
  contextOnly: boolean;
}

export const SKILL_TRADES = { it: IT_SKILLS } as const;

const idOf = (label: string): string => fold(label).replaceAll(/[^\p{L}\p{N}+#.]+/gu, '-').replaceAll(/^-|-$/g, '');

const parse = (line: string): Skill => {
  const contextOnly = line.startsWith('?');
  const [label, ...synonyms] = (contextOnly ? line.slice(1) : line).split('|');
  return { id: idOf(label!), label: label!, synonyms, contextOnly };
};

/** Every canonical skill, once. */
export const SKILLS: readonly Skill[] = [...new Map(Object.values(SKILL_TRADES).flatMap((trade) => trade.split('\n').map(parse)).map((skill) => [skill.id, skill])).values()];
