import { matchAll, type TrieMatch } from '../../text/trie.ts';
import { tokenize } from '../../text/tokens.ts';
import { soft } from './skills.ts';

/** Words that tell of people, and of things as well: « dynamic », « patient ». Folded. */
const ADJECTIVE =
  /^(?:dynamic|dynamique|patient|creative|friendly|efficient|flexible|versatile|responsible|reliable|energetic|collaborative|analytical|sensitive|organi[sz]ed|determined|proactive|reactive|resilient)$/u;

/** What goes on with the person: « dynamic and … », « creative thinker », « versatile professional ». Folded. */
const OF_PERSON =
  /^(?:and|et|or|ou|but|mais|with|avec|who|qui|in|to|at|for|under|by|de|dans|en|au|aux|sur|a|as|team|self|skills?|thinking|mindset|attitude|approach|spirit|esprit|personality|profile?|nature|worker|listening|listener|\p{L}+(?:er|or|ist|ian|eur|euse|ante)s?|professional|individual|person|student|graduate|consultant|assistant|etudiante?)$/u;

/** Verbs and nouns that an accent parts from the adjective: « to determine », « this discipline ». Folded. */
const UNACCENTED = /^(?:determine|organise|motive|discipline|reserve)$/u;

/** Ways of working that a text tells of a person: never « user-friendly », « dynamic programming », « patient care », nor a verb that only lacks the accent. */
export const softSkillsIn = (text: string, folded: string): TrieMatch<string>[] => {
  const tokens = tokenize(folded);
  return matchAll(soft, tokens).filter(({ first, after, start, end }) => {
    const word = folded.slice(start, end);
    if (tokens.length > 1 && UNACCENTED.test(word) && UNACCENTED.test(text.slice(start, end).toLowerCase())) return false;
    if (!ADJECTIVE.test(word)) return true;
    const next = tokens[after];
    const ofThing =
      next !== undefined &&
      /^[\s-]$/u.test(folded.slice(end, next.start)) &&
      !OF_PERSON.test(next.word) &&
      matchAll(soft, [next]).length === 0;
    return !ofThing && !(first > 0 && folded[start - 1] === '-' && /\p{L}/u.test(folded[start - 2] ?? ''));
  });
};
