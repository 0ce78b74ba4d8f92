import { mentionsHumanLanguage } from '../../sections/content.ts';
import { fold } from '../../text/fold.ts';
import { isOnlyPlace } from '../../text/places.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { withoutTown } from './employedCuts.ts';
import { skillIdsOf } from '../skills/skills.ts';

/** « chez » in other words: « pour Total », « auprès de Total », « with Acme ». Tools and clients stand behind them too. */
const OPEN =
  /\s(?:pour|dans|with|for|within|auprès (?:de la|des|du|de|d['’])|au service (?:de la|des|du|de|d['’])|on behalf of|(?:working|work) for|travaillant pour|employed by)\s?(?:(?:la|le|les|l['’]|the)\s?)?(?:(?:compagnie|enseigne|boutique|magasin)\s(?=\p{Lu}))?(?=[\p{Lu}\d])/gu;

/** « à Total »: an employer, or a town that no list knows. */
const AT = /\s[àÀ]\s(?=[\p{Lu}\d])/gu;

/** « de la MJC »: what follows must be an organisation by its own words. */
const OWNED = /\s(?:de la|de l['’]|du|des|de|d['’])\s?(?=\p{Lu})/gu;

/** « Vendeuse Boulangerie Morvan »: a kind of organisation and its name, right behind the title. */
const KIND =
  /\s(?=(?:Asso(?:ciation|\.)|Universit[ée]|University of|Institute?|[ÉE]cole|Lyc[ée]e|Coll[èe]ge|Clinique|H[ôo]pital|Centre [Hh]ospitalier|CHU|CHR|EHPAD|Ehpad|Mairie|Minist[èe]re|Restaurant|H[ôo]tel|Camping|Pharmacie|Boulangerie|P[âa]tisserie|Boucherie|Librairie|Banque|Soci[ée]t[ée]|Garage|Mus[ée]e|Th[éê]âtre|Fondation|R[ée]sidence|Cr[èe]che|Ferme|Domaine|Ch[âa]teau|MJC|SARL|SAS)\s(?:(?:de|du|des|la|le|les|et)\s|[dl]['’])*\p{Lu})/gu;

/** « Employée commerciale Super U »: a name that everybody knows, right behind the title. */
const CAPITAL = /\s(?=\p{Lu})/gu;

/** « Pompiste (Station Velmar) »: an employer behind its title. */
const BRACKETED = /^([^()]+?)\s?\((\p{Lu}[^()]{2,60})\)\.?$/u;

/** « for Europe »: whom a job serves. Folded. */
const REGIONS = /^(?:europe|africa|asia|afrique|asie|emea|apac|latam|mena|dach|(?:the )?americas?|amerique|oceania)(?!\p{L})/u;

/** « à Domicile », « à Temps partiel »: how or where one works, in capitals. Folded. */
const WAYS = /^(?:domicile|distance|temps|mi-temps|plein|son compte|mon compte|l'international)(?!\p{L})/u;

/** An employer's name has no more words than this. */
const MAX_WORDS = 7;
/** What an organisation's own words must say behind « de », which joins anything. */
const NAMED = 2.5;
/** What a legal form or a name that everybody knows says. */
const KNOWN = 4;

const cutAt = (
  text: string,
  marker: RegExp,
  least: number,
  isEmployer: (name: string) => boolean,
): { title: string; company: string } | null => {
  for (const match of text.matchAll(marker)) {
    const [title, company] = [text.slice(0, match.index).trim(), withoutTown(text.slice(match.index + match[0].length).trim())];
    if (titleScore(fold(title)) < least) continue;
    if (company.split(' ').length <= MAX_WORDS && titleScore(fold(company)) < 3 && isEmployer(company)) return { title, company };
  }
  return null;
};

/** The employer in the brackets that end a title; what tells of the title itself, a language or a kind of work, is none. */
const inBrackets = (text: string): { title: string; company: string } | null => {
  const [, title = '', company = ''] = BRACKETED.exec(text) ?? [];
  const [told, folded] = [titleScore(fold(title)), fold(company)];
  const free = told >= 3 && isFree(company) && titleScore(folded) === 0 && !mentionsHumanLanguage(folded);
  return (free || isNamed(company)) && company.split(' ').length <= MAX_WORDS ? { title, company } : null;
};

const isNamed = (name: string): boolean => companyScore(name, fold(name)) >= NAMED;
const isKnown = (name: string): boolean => companyScore(name, fold(name)) >= KNOWN && skillIdsOf(name).length === 0;
/** « Manutention pour Alpha SA »: few words, which no word of the trades need open. */
const isShort = (text: string): boolean => /^\p{Lu}/u.test(text) && text.split(' ').length <= MAX_WORDS;
const isFree = (name: string): boolean =>
  !isOnlyPlace(name, fold(name)) && !REGIONS.test(fold(name)) && !WAYS.test(fold(name)) && skillIdsOf(name).length === 0;

/**
 * « Développeur web à Voltenga »: a title that goes on with its employer; null when what follows may be anything else.
 * `townsBehindA`: the section names its employers elsewhere, an unknown name behind « à » is a town.
 */
export const announcedEmployer = (text: string, townsBehindA: boolean): { title: string; company: string } | null =>
  cutAt(text, OPEN, 2, (name) => isNamed(name) || isFree(name)) ??
  cutAt(text, AT, 2, (name) => isNamed(name) || (!townsBehindA && isFree(name))) ??
  cutAt(text, OWNED, 2, isNamed) ??
  cutAt(text, KIND, 3, isNamed) ??
  cutAt(text, CAPITAL, 3, isKnown) ??
  (isShort(text) ? cutAt(text, OPEN, 0, isNamed) : null) ??
  inBrackets(text);
