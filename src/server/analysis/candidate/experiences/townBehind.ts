import { fold } from '../../text/fold.ts';
import { isOnlyPlace } from '../../text/places.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { employerAt } from './addressedCuts.ts';

/** Words that a town and the name of an employer before it have at most; a row with marks is cut at those. */
const TOWN_WORDS = 3;
const NAME_WORDS = 4;
const MARKED = /[,;:|()/\n]|\s[–—-]\s/u;

/** « Manager South London », « Driver Central Leeds »: a part of the town. Folded. */
const QUARTER = /^(?:north|south|east|west|central|inner|outer|upper|lower|greater|new|old|port|saint|st|mid|downtown|near|in)(?!\p{L})/u;

/** « Bus Driver Norvale Manchester »: a title, a name that no word tells and the town it is in; null where a row says anything else. */
export const nameBeforeTown = (text: string): { title: string; company: string } | null => {
  if (MARKED.test(text)) return null;
  const words = text.split(' ');
  for (let most = Math.min(TOWN_WORDS, words.length - 2); most > 0; most -= 1) {
    const [told, town] = [words.slice(0, -most), words.slice(-most).join(' ')];
    if (!/^\p{Lu}/u.test(town) || !isOnlyPlace(town, fold(town))) continue;
    const at = titleScore(fold(told.join(' '))) < 2 ? -1 : employerAt(told);
    const company = told.slice(at).join(' ');
    const named = at > 0 && told.length - at <= NAME_WORDS && !QUARTER.test(fold(company));
    return named && companyScore(company, fold(company)) < 2.5 ? { title: told.slice(0, at).join(' '), company } : null;
  }
  return null;
};
