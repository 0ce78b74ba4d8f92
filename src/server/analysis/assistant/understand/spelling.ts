/** What recruiters type for short. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['pr', 'pour'],
  ['qqn', 'quelqu’un'],
  ['qqun', 'quelqu’un'],
  ['quelqun', 'quelqu’un'],
  ['qq', 'quelques'],
  ['bcp', 'beaucoup'],
  ['ds', 'dans'],
  ['avc', 'avec'],
]);

/** A letter that leans on the next word, its apostrophe forgotten: « l offre », « j ai », « qu il ». */
const LEANING = /(?<![\p{L}\p{N}'’])([ldjmstn]|qu) (?=[aeiouyhéèêàâîôœ]\p{L})/giu;

/** The question as it would be written at leisure, so that each mechanism reads one French. */
export const spelled = (question: string): string =>
  question.replaceAll(LEANING, '$1’').replaceAll(/\p{L}+/gu, (word) => SHORT.get(word.toLowerCase()) ?? word);
