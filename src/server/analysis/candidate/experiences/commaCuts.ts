import { COUNTRY_CODES, STATE_CODES } from '../../lexicon/places.ts';
import { fold } from '../../text/fold.ts';
import { hasCampuses, withoutTown } from './employedCuts.ts';
import { isTitledPerson } from '../persons.ts';
import { findPlaceNames, isOnlyPlace } from '../../text/places.ts';
import { describe, FIRM, type Segment, tidy } from './segment.ts';
import { isFact } from './stretches.ts';
import { isTradesman } from './tradesmen.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';

/** « CDI infirmière »: the contract is no part of the title. */
const CONTRACT_BEFORE = /^\s*(?:(?:CD[DI]|int[ée]rim)\s(?:de\s|en\s)?(?=\p{L}{4})(?!nuit|jour)|CD[DI] de (?:nuit|jour)\s)/u;

/** A few words that begin with a capital, as the name of a town. */
const isName = (text: string, most: number): boolean =>
  /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+)*$/u.test(text) && text.split(' ').length <= most;

/** « Network team », « Department of Physics »: a part of an employer. Folded. */
export const UNIT =
  /(?<!\p{L})(?:teams?|department|departement|dept|division|unit|office|program(?:me)?|faculty|faculte|ufr|dsi|drh|section|equipe|service|pole|direction|desk|ward|rayon|trust (?:&|and) safety|(?:global|capital|financial|money) markets)(?!\p{L})/u;

/** « Alpha, éditeur de logiciels », « Alpha, software for hotels », « Alpha, chantier du tramway de Lodre »: what is told of an employer, without a name. */
const IS_TOLD =
  /^(?!(?:de|du|des|d|et|and|of|la|le|les|l|in|for|à|au|aux)(?!\p{L}))\p{Ll}[^\p{Lu}]*\s[^\p{Lu}]*(?:\s(?:(?:de|du|of|in|à|for)\s|d['’])\p{Lu}[\p{L}'’-]+)?$/u;

/** « Groupe énergies, environnement et solidarités »: an enumeration inside a name. */
const GOES_ON = /^\p{Ll}[\p{L}'’-]*(?: \p{Ll}[\p{L}'’-]*)? (?:et|and|&) \p{L}/u;

/** « Orme, Tarvel & Associés »: names of one firm. */
const PARTNERS = /^\p{Lu}[\p{L}'’-]* (?:&|et|and) /u;

/** « Centre for Water », in front of « Soil and Air »: a name that goes on with what it is for. */
const OPENS_LIST = /\s(?:on|of|for|in|de|des|du|en|d['’]) ?(?:the )?\p{Lu}[\p{L}'’-]+$/u;
const CLOSES_LIST = /^\p{Lu}[\p{L}'’-]+ (?:and|et|&) \p{Lu}[\p{L}'’-]+$/u;

/** Pieces with the name of an organisation that enumerates put together: « Centre for Water, Soil, and Air », « Centre for Water, Soil and Air ». */
const asEnumerated = (pieces: readonly string[]): string[] => {
  const last = pieces.findIndex(
    (piece, index) =>
      index > 0 &&
      (/^(?:and|et|&)\s\p{Lu}/u.test(piece) || (CLOSES_LIST.test(piece) && OPENS_LIST.test(pieces[0]!))) &&
      titleScore(fold(piece)) < 3,
  );
  if (last < 0) return [...pieces];
  const first = pieces.slice(0, last).findLastIndex((piece) => companyScore(piece, fold(piece)) >= 2.5 && titleScore(fold(piece)) < 3);
  const between = pieces.slice(first + 1, last);
  if (first < 0 || between.some((piece) => isOnlyPlace(piece, fold(piece)) || !isName(piece, 3))) return [...pieces];
  return [...pieces.slice(0, first), pieces.slice(first, last + 1).join(', '), ...pieces.slice(last + 1)];
};

/** « TX 78701 »: the number behind a state. */
const ZIP = / \d{5}(?:-\d{4})?$/u;

/** « Camp Orme, MN », « Fort Orme, TX »: where soldiers are stationed. */
const BASE = /^(?:Camp|Fort|Ft\.?|Joint Base|Naval (?:Air )?(?:Base|Station)|Marine Corps (?:Base|Air Station)) \p{Lu}/u;
/** « Banff AB » behind the name of an organisation: a town, though letters of its state are a legal form elsewhere. */
const TOWN_AND_STATE = /^\p{Lu}\p{Ll}+ (?:AB|CO|NV)$/u;
/** « Owner, blue fox studio »: behind those who own or found one, small letters may name a firm. Folded. */
const OWNS = /(?:^|\s|-)(?:owner|founder|proprietor|fondat(?:eur|rice)|gerante?)$/u;
/** « Orme Palace, A Luxe Hotel »: what a name adds of itself. */
const TAGLINE = /^An? \p{Lu}/u;

/** « Chine, Guangdong, Guangzhou »: a country, then what lies in it. */
const isArea = ([country, ...others]: readonly string[]): boolean => {
  const folded = fold(country!);
  const [place] = findPlaceNames(folded);
  return (
    place?.value === 'country' &&
    place.start === 0 &&
    place.end === folded.length &&
    others.every((piece) => isName(piece, 2) && companyScore(piece, fold(piece)) < 2 && titleScore(fold(piece)) === 0)
  );
};

/** Whether what follows a comma is another fact and not the same one going on. */
export const splitCommas = (whole: string, row: number, bold: boolean, employed: boolean): Segment[] => {
  const text = employed ? withoutTown(whole) : whole.replace(CONTRACT_BEFORE, '');
  const pieces = asEnumerated(
    text
      .split(/,\s+(?![^(]*\))/)
      .map(tidy)
      .filter((piece) => piece !== ''),
  );
  if (pieces.length < 2 || isOnlyPlace(tidy(text), fold(tidy(text)))) return [describe(tidy(text), row, bold, employed)];
  if (!employed && isArea(pieces)) return [{ ...describe(tidy(text), row, bold, false), place: true, title: 0, company: 0 }];
  const inCountry = findPlaceNames(fold(pieces.at(-1)!))[0]?.value === 'country';
  const read = pieces.map((piece, index) => {
    const segment = describe(piece, row, bold, employed && index === 0);
    const country = COUNTRY_CODES.has(pieces.at(-1)!);
    const base = index > 0 && BASE.test(piece) && STATE_CODES.has((pieces[index + 1] ?? '').replace(ZIP, ''));
    const beforeCountry = country && index > 1 && index === pieces.length - 2 && segment.company < 2 && isName(piece, 3);
    const town = (index > 0 && segment.company < 2 && STATE_CODES.has((pieces[index + 1] ?? '').replace(ZIP, ''))) || beforeCountry;
    const before = pieces[index - 1] ?? '';
    const ofFirm =
      inCountry && index === pieces.length - 2 && segment.company < 2 && isName(piece, 3) && companyScore(before, fold(before)) >= FIRM;
    const tradesman = index > 0 && titleScore(fold(pieces[0]!)) >= 3 && isTradesman(piece);
    const title = index > 0 && (tradesman || isTitledPerson(piece)) ? 0 : segment.title;
    const code = index > 0 && (STATE_CODES.has(piece.replace(ZIP, '')) || (country && index === pieces.length - 1));
    return { ...segment, title, company: tradesman ? FIRM : segment.company, place: segment.place || town || ofFirm || base || code };
  });
  const small = !/\p{Lu}/u.test(whole);
  const segments: Segment[] = [];
  for (const piece of read) {
    const last = segments.at(-1);
    if (last && last.title < 2 && !last.place && IS_TOLD.test(piece.text) && (last.company >= 2 || piece.company >= 2)) continue;
    if (last && last.title < 2 && !last.place && TAGLINE.test(piece.text)) continue;
    const suffix =
      last &&
      ((hasCampuses(last.text) && piece.title === 0 && isName(piece.text, 2)) ||
        /^(?:inc|llc|ltd|corp|co|sa|sas|sarl|plc|llp|gmbh)\.?$/i.test(piece.text));
    const part = last !== undefined && UNIT.test(fold(last.text));
    const town =
      last &&
      !suffix &&
      !part &&
      last.company >= 2.5 &&
      last.company > last.title &&
      piece.title === 0 &&
      ((piece.company === 0 && isName(piece.text, 3)) || TOWN_AND_STATE.test(piece.text));
    const goesOn =
      last &&
      !small &&
      last.title >= 3 &&
      !(OWNS.test(fold(last.text)) && piece.title === 0) &&
      isFact(piece) &&
      /^[^\p{Lu}\d]+$/u.test(piece.text) &&
      piece.company < 2 &&
      !piece.place &&
      !piece.contract;
    const enumerates = last && last.title < 2 && last.company >= 2 && GOES_ON.test(piece.text) && piece.title < 2;
    const apart =
      !last ||
      town ||
      (!suffix &&
        !goesOn &&
        !enumerates &&
        (piece.place ||
          last.place ||
          piece.contract ||
          last.contract ||
          (part && /^the /u.test(last.text)) ||
          (last.title < 2 && /^\p{Ll}+(?:\s|$)/u.test(last.text) && piece.company >= 2.5 && /^\p{Lu}/u.test(piece.text)) ||
          last.title > last.company !== piece.title > piece.company ||
          (last.company === 0 && piece.company >= 2.5 && (last.title > 0 || !PARTNERS.test(piece.text) || last.text.includes(' '))) ||
          (last.title === 0 &&
            piece.title === 0 &&
            piece.company < (last.company < 2 ? 2 : 0.5) &&
            (isName(piece.text, 3) || /^\p{Ll}/u.test(piece.text))) ||
          (last.title >= 3 && piece.company === 0 && piece.title === 0) ||
          (last.company < FIRM && piece.company >= FIRM && piece.title === 0 && (segments.at(-2)?.title ?? 0) >= 3)));
    if (apart)
      segments.push(
        town
          ? { ...piece, place: true, behindComma: true }
          : { ...piece, behindComma: last !== undefined, afterTitle: last !== undefined && last.title >= 3 && !piece.place },
      );
    else segments[segments.length - 1] = describe(`${last.text}, ${piece.text}`, row, bold, employed);
  }
  return segments;
};
