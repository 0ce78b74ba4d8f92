import { LANGUAGE_NAMES } from '../lexicon/languages.ts';
import { makeTrie, matchAll } from '../text/trie.ts';
import { tokenize } from '../text/tokens.ts';

const languages = makeTrie(LANGUAGE_NAMES.flatMap((names) => names.map((name) => [name, names[0]!] as const)));

/** Whether a folded text names a language that people speak. */
export const mentionsHumanLanguage = (folded: string): boolean => matchAll(languages, tokenize(folded.slice(0, 5_000))).length > 0;
