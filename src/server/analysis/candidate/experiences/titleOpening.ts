import { TITLE_HEADS } from '../../lexicon/jobTitles.ts';
import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { titleScore } from '../../text/workWords.ts';

/** A title that opens what is told of a job, and how many characters of the first row it and its mark take. */
export interface TitleOpening {
  title: string;
  length: number;
}

/** « Worked as a … », « As a … », « En tant que … »: what announces the title of a job in its account. */
const ANNOUNCED =
  /^(?:(?:i |j['’]ai )?(?:was |were )?(?:worked|working|employed|served|acted|hired|travaill[ée]e?|embauch[ée]e?|employ[ée]e?) (?:as|comme|en tant qu(?:e |['’])|en qualit[ée] d(?:e |['’]))|as|en tant qu(?:e |['’])|en qualit[ée] d(?:e |['’])|comme)(?:\s+|(?<=['’\s]))(?:an? |the |une? )?/iu;
/** What ends the title: marks, or the word that tells of what, where or for whom. */
const BULLET_END = /\s?[:;.,(|]\s?|\s[–—-]\s|\s(?:on|sur|at|chez|where|for|pour)\s/u;
const PROSE_END = /\s?[:.;|]\s|\s[–—-]\s/u;
/** « Régleur stagiaire à l’Orme pour … »: what ends a title that goes on as a sentence does. */
const GOES_ON = /\s(?:on|sur|at|chez|for|pour|au|aux|à)\s/u;
const TITLE_WORDS = 6;
const ANNOUNCED_END =
  /\s?[:;.,(|]\s?|\s[–—-]\s|\s(?:(?:on|sur|at|chez|where|for|pour|in|i|responsible|charg[ée]e?|who)(?!\p{L})|j['’])\s?/u;

/** Words behind a title that only an account has so many of: « Barista - Served customers and kept the bar clean ». */
const ACCOUNT = 4;

/** « The director », « Mon tuteur »: somebody spoken of. */
const SOMEBODY = /^(?:the|my|our|their|le|la|les|mon|ma|notre|nos|leur) /iu;

const isAccount = (text: string): boolean => {
  const words = text.split(' ').filter((word) => /\p{L}/u.test(word));
  return words.length >= ACCOUNT && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 >= words.length;
};

/** The title that a sentence opens with, which is a part of the account; null when no trade opens or ends it. */
const titleOfSentence = (text: string): TitleOpening | null => {
  const end = GOES_ON.exec(text);
  const title = text.slice(0, end?.index);
  const words = fold(title).split(' ');
  const isPost = words.length <= TITLE_WORDS && (TITLE_HEADS.has(words[0]!) || TITLE_HEADS.has(words.at(-1)!));
  return end && isPost && titleScore(fold(title)) >= 3 && isAccount(text.slice(end.index)) ? { title, length: 0 } : null;
};

/** « • Software engineer: search engine… », « Design director - Worked with… » under an employer alone; null when no title opens the account. */
export const titleOpening = ([first]: readonly Row[]): TitleOpening | null => {
  if (!first) return null;
  const text = contentOf(first);
  const announced = ANNOUNCED.exec(text)?.[0].length ?? 0;
  const told = text.slice(announced);
  const end = (announced > 0 ? ANNOUNCED_END : first.bullet ? BULLET_END : PROSE_END).exec(told);
  const title = told.slice(0, end?.index).trim();
  if (SOMEBODY.test(title)) return null;
  if (title.split(' ').length > TITLE_WORDS || titleScore(fold(title)) < 3) {
    return first.bullet || announced > 0 ? null : titleOfSentence(text);
  }
  if (first.bullet || announced > 0) return { title, length: 0 };
  const behind = end ? end.index + end[0].length : told.length;
  return isAccount(told.slice(behind)) ? { title, length: behind } : null;
};
