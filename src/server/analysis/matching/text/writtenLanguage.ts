import { wordsOf } from './words.ts';

/** Grammar that the two languages do not share. */
const FRENCH: ReadonlySet<string> = new Set(
  'le la les des et du une un pour dans avec au aux chez ou en sur par est ses leur nos'.split(' '),
);
const ENGLISH: ReadonlySet<string> = new Set('the and of for with to in at by from or our their is as into across an'.split(' '));

const LEAST = 2;
const TIMES = 3;

/** The language that a CV is written in, by its French name; null when its words do not tell. */
export const writtenLanguage = (texts: readonly string[]): 'Français' | 'Anglais' | null => {
  const words = wordsOf(texts.join('\n'));
  const french = words.filter((word) => FRENCH.has(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  if (french >= LEAST && french >= TIMES * english) return 'Français';
  return english >= LEAST && english >= TIMES * french ? 'Anglais' : null;
};
