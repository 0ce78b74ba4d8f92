import { TITLE_QUALIFIERS } from '../../lexicon/jobTitles.ts';
import { fold } from '../../text/fold.ts';
import { degreeAt } from '../../text/studyWords.ts';
import { titleScore } from '../../text/workWords.ts';
import { titleOf } from './segment.ts';

/** A title and an employer that nothing but their letters parts. */
interface CaseCut {
  title: string;
  company: string;
  companyFirst: boolean;
}

const NAME = String.raw`\p{Lu}[\p{L}\d&'’.-]*(?:\s(?:(?:et|and|&|de|du|des|of|la|le|les|the)\s)?\p{Lu}[\p{L}\d&'’.-]*)*`;

/** « Coursière à vélo Rapido », « Aide (cuisine) Orvane Nord »: where the small letters of a title end, a name. */
const NAME_BEHIND = new RegExp(
  String.raw`^(\p{Lu}.*(?:\s(?!(?:chez|pour|dans|avec|with|from|for|and|the|des|aux|sur|par|via|puis)\s)\p{Ll}[\p{L}'’-]{2,}|\)))\s(${NAME})$`,
  'u',
);

/** "Red Lamp and Orvane bike courier": names, then a title in small letters. */
const NAME_BEFORE = /^((?:\p{Lu}[\p{L}\d&'’.-]*(?:\s(?:and|&|of|the))?\s)+(?:\([^()]{3,60}\)\s)?)(\p{Ll}[\p{Ll} -]{3,40})$/u;

/** « Auxiliaire de vie résidence Les Ormes »: a kind of employer in small letters that no title holds, with its name. */
const KIND_BEHIND =
  /^(\p{Lu}.*[\p{L})]{3})\s(?<!\s(?:des|aux|sur|par|une?|les)\s)((?:mairie|cr[èe]ches?|[ée]coles?|coll[èe]ge|lyc[ée]e|clinique|h[ôo]pital|r[ée]sidence|restaurant|h[ôo]tel|brasserie|bar|camping|boulangerie|boucherie|pharmacie|librairie|supermarch[ée]|hypermarch[ée]|magasins?|boutique|garage|cabinet|centre|laboratoire|association|soci[ée]t[ée]|entreprise|groupe|maison|foyer|ferme|domaine|mus[ée]e|th[ée][âa]tre|universit[ée]|banque|agence)\s[^,;:|()]*\p{Lu}[^,;:|()]*)$/u;

/** « Développeur de logiciels II », « Stage technique DUT ». */
const isName = (name: string): boolean =>
  !/^[IV]+$/u.test(name) &&
  titleScore(fold(name)) === 0 &&
  degreeAt(name) === null &&
  !fold(name)
    .split(' ')
    .some((word) => TITLE_QUALIFIERS.has(word));

/** A title and an employer are no longer; patterns stay quick. */
const MAX_LENGTH = 120;

/** The employer behind or before its title, told by where small letters end or begin; null where that tells nothing. */
export const cutByCase = (text: string): CaseCut | null => {
  if (text.length > MAX_LENGTH) return null;
  const [, post = '', firm = ''] = KIND_BEHIND.exec(text) ?? NAME_BEHIND.exec(text) ?? [];
  if (titleOf(post) >= 3 && isName(firm)) return { title: post, company: firm, companyFirst: false };
  const [, before = '', title = ''] = NAME_BEFORE.exec(text) ?? [];
  const named = before.trim();
  const several = /\s\p{Lu}/u.test(named) || /^\p{Lu}{4,}/u.test(named);
  return several && titleScore(fold(title)) >= 3 && isName(named) ? { title, company: named, companyFirst: true } : null;
};
