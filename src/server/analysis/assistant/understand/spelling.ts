/** What recruiters type for short. */
const SHORT: readonly [RegExp, string][] = [
  [/\bpr\b/giu, 'pour'],
  [/\b(?:qqn|qq1|qqun|quelqun)\b/giu, 'quelqu’un'],
  [/\b(?:qq|qqs|qques)\b/giu, 'quelques'],
  [/\bbcp\b/giu, 'beaucoup'],
  [/\b(?:ds)\b/giu, 'dans'],
  [/\bavc\b/giu, 'avec'],
  [/\bcddt\b/giu, 'candidat'],
  [/\b(?:mtn|mnt)\b/giu, 'maintenant'],
];

/** A letter that leans on the next word, its apostrophe forgotten: « l offre », « j ai », « qu il ». */
const LEANING = /(?<![\p{L}\p{N}'’])([ldjmstn]|qu) (?=[aeiouyhéèêàâîôœ]\p{L})/giu;

/** The question as it would be written at leisure, so that each mechanism reads one French. */
export const spelled = (question: string): string =>
  SHORT.reduce((text, [short, long]) => text.replace(short, long), question.replaceAll(LEANING, '$1’'));
