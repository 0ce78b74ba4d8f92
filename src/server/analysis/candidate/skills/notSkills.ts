import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';

/** « View on GitHub », « website link », « Voir le projet »: what a page is clicked on for. Folded. */
const LINK =
  /^\W*(?:(?:view|see|visit|watch|download|read|click|open|voir|visiter|telecharger|lire|consulter)(?:\s\p{L}+){0,3}\s(?:git(?:hub|lab)|code|projects?|projets?|web ?site|site(?: web)?|demo|certificates?|more|plus|here|ici|link|lien|portfolio|article|pdf)|(?:web ?site|pdf|demo|source|project|live|github) (?:link|demo|code|site))\W*$/u;

/** « Permis B »: who may drive has no trade by it. Folded. */
const DRIVES =
  /^\W*(?:permis (?:de conduire )?(?:[a-d]\d?|be)|permis de conduire|(?:(?:full|clean|valid|uk|eu|us|french)[\s,]+){0,4}driv(?:ing|er['’]?s?) licen[cs]e)(?![\p{L}\d]).{0,12}$/u;

/** « 2014 Orvane Gallery »: opens with a year. */
const DATED = /^(?:19|20)\d{2}(?:\s?[–-]\s?(?:(?:19|20)?\d{2})?)?\*?(?=[\s:])/u;

/** « 2012–2014 Trésorière du club »: a stay. */
const STAY = /^(?:19|20)\d{2}\s?[–-]\s?(?:19|20)\d{2}\s/u;

/** Rows that open with a year and make a chronicle of what stands under a heading of skills. */
const CHRONICLE = 3;

/** What an item of a list of skills may be beside a skill. */
export const isNoSkill = (text: string): boolean => LINK.test(fold(text)) || DRIVES.test(fold(text));

/** The rows of a list without links and stays and, where several open with a year, without those. */
export const withoutOthers = (rows: readonly Row[]): Row[] => {
  const isDated = (row: Row): boolean => DATED.test(contentOf(row));
  const chronicle = rows.filter(isDated).length >= CHRONICLE;
  return rows.filter((row) => !isNoSkill(contentOf(row)) && !(chronicle && isDated(row)) && !STAY.test(contentOf(row)));
};
