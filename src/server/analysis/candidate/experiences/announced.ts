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

const cutAt = (text: string, marker: RegExp, isEmployer: (name: string) => boolean): { title: string; company: string } | null => {
  for (const match of text.matchAll(marker)) {
    const [title, company] = [text.slice(0, match.index).trim(), withoutTown(text.slice(match.index + match[0].length).trim())];
    if (titleScore(fold(title)) < 2) continue;
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
const isFree = (name: string): boolean =>
  !isOnlyPlace(name, fold(name)) && !REGIONS.test(fold(name)) && !WAYS.test(fold(name)) && skillIdsOf(name).length === 0;

/**
 * « Développeur web à Voltenga »: a title that goes on with its employer; null when what follows may be anything else.
 * `townsBehindA`: the section names its employers elsewhere, an unknown name behind « à » is a town.
 */
export const announcedEmployer = (text: string, townsBehindA: boolean): { title: string; company: string } | null =>
  cutAt(text, OPEN, (name) => isNamed(name) || isFree(name)) ??
  cutAt(text, AT, (name) => isNamed(name) || (!townsBehindA && isFree(name))) ??
  cutAt(text, OWNED, isNamed) ??
  inBrackets(text);
