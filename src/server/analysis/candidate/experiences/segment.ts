import { CONTRACT_PHRASES } from '../../lexicon/contracts.ts';
import { TITLE_HEADS } from '../../lexicon/jobTitles.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { makeTrie, matchAll } from '../../text/trie.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { findPlaceNames, isOnlyPlace } from '../../text/places.ts';

/** A piece of an entry's head between two separators, with what speaks for a title and for an employer. */
export interface Segment {
  text: string;
  title: number;
  company: number;
  place: boolean;
  contract: boolean;
  bold: boolean;
  /** Number of its face, size and colour; null where the format does not tell. */
  look: number | null;
  /** Which header row it stands in. */
  row: number;
  /** In the last of several cells: how many rows below the date; left out elsewhere. */
  slot?: number;
  /** In the margin of the date, below it, what is dated standing at the right of both. */
  underDate?: boolean;
  /** Behind a sign in a type of its own, in the last cell beside the date. */
  signed?: boolean;
  /** After a comma behind a title: « Vice President, Leveraged Finance », or the employer. */
  afterTitle?: boolean;
  /** Behind a comma. */
  behindComma?: boolean;
  /** Cut off a piece that may announce it: « Vendeuse à Alpha ». */
  announced?: boolean;
  /** Behind « mission chez »: for whom, where another employs. */
  client?: boolean;
  /** Behind a dash. */
  dashed?: boolean;
  /** Behind a stroke: « Barista / Kitchen help ». */
  stroked?: boolean;
  /** Behind a colon: « Guide: museums and gardens ». */
  behindColon?: boolean;
}

const contracts = makeTrie(CONTRACT_PHRASES.map((name) => [name, true] as const));

/** « Senior SE », « Staff SWE, Senior SWE »: a rank makes an acronym a title. */
const RANKED_ACRONYM =
  /^(?:senior|junior|staff|principal|lead|sr\.?|jr\.?|research)\s\p{Lu}{2,5}\d?(?:,\s(?:senior|junior|staff|principal|lead)\s\p{Lu}{2,5}\d?)*$/iu;
export const RANKED = /^(?:senior|junior|staff|principal|lead)\s/iu;

/** « Assistante (banque) »: what a bracket adds behind a title. */
const ASIDE = /\s\([^()]*\)$/u;

/** « The Northcliff Courier », « La Lampe ouvrière »: a name that its article opens, whatever trade it ends with. */
const ARTICLED = /^(?:(?:The|La|Le|Les) |L['’])\p{Lu}/u;

export const titleOf = (text: string): number =>
  ARTICLED.test(text) ? 0 : RANKED_ACRONYM.test(text) ? 3 : Math.max(titleScore(fold(text)), titleScore(fold(text.replace(ASIDE, ''))));

/** « Ehpad Oiron (79) »: a name and its town, where a word of employers stands in front. */
const DEPARTMENT = /\((?:\d{2,3}|2[AB])\)$/u;

/** « for Europe », « Account Executive, EMEA »: whom a job serves. Folded. */
export const REGIONS = /^(?:europe|africa|asia|afrique|asie|emea|apac|latam|mena|dach|(?:the )?americas?|amerique|oceania)(?!\p{L})/u;

/** « 12 rue des Lices », « 3 bis, place du Marché »: an address. Folded. */
const STREET =
  /^\d{1,4}(?: ?(?:bis|ter|[a-d]))?,? (?:rue|avenue|av|bd|boulevard|place|chemin|route|allee|quai|impasse|square|faubourg|\p{L}+ (?:street|st|road|rd|avenue|ave|lane|drive|square))(?!\p{L})/u;

/** « ZI de la Plaine », « BP 12 », « Parc d’activités Orme »: a part of an address. Folded. */
const ZONE =
  /^(?:z\.?i\.?|z\.?a\.?c?\.?|zone (?:industrielle|artisanale|d'activites?|commerciale)|parc d'activites?|lieu[- ]dit|(?:bp|cs)(?= ?\d)|cedex)(?: |$|\d)/u;

/** « M20 3LJ », « 44000 », « TX 78701 »: alone, where somebody works. Folded. */
const POSTCODE = /^(?:[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}|(?:[a-z]{2} )?\d{5}|[a-z]\d[a-z] \d[a-z]\d)$/u;

/** « Co. Orme », « County Orme », « Ormeshire », « Norval City »: alone, where somebody works. Folded. */
const COUNTY =
  /^(?:co\.|county) (?!council|court|hall|hospital)\p{L}+$|^\p{L}{4,}shire$|^(?!(?:mother|inner|the|our)(?!\p{L}))\p{L}{4,} city$/u;

/** « CH de Rennes », « CCAS d’Albi »: letters for what a town has. */
const OF_TOWN = /^\p{Lu}{2,6} (?:de|du|des|d['’])\s?(?:la |l['’])?\p{Lu}/u;

/** « Tarvel AB » is no town of Alberta: a legal form behind a name that is no place. */
const isFirm = (text: string, folded: string, company: number): boolean =>
  company >= 2.5 && (DEPARTMENT.test(text) || OF_TOWN.test(text) || (company >= 4 && findPlaceNames(folded).length === 0));

/** « Orvane UK »: a firm in a country; behind a town stands a comma, or the town is known. */
const IN_COUNTRY = /^(\p{Lu}[\p{L}&.'’-]*(?: \p{Lu}[\p{L}&.'’-]*){0,2}) (?:UK|US|USA)$/u;
const isSubsidiary = (text: string): boolean => {
  const [, name = ''] = IN_COUNTRY.exec(text) ?? [];
  return name !== '' && findPlaceNames(fold(name)).length === 0;
};

/** « CDD 6 mois », "Internship (3 months)", « étudiante (10h/sem) »: how long. Folded. */
const LASTING =
  /\s\(?(?:de |d'|of )?\d{1,2} ?(?:mois|semaines?|ans?|months?|weeks?|years?|(?:h|heures|hours) ?(?:\/|par|per|a) ?(?:semaine|sem\.?|mois|week))\)?$/u;

/** « Uber driver », « Tesco cashier »: a trade at an employer that everybody knows, and not its name. */
const isPostAt = (text: string): boolean => {
  const end = text.lastIndexOf(' ');
  const employer = text.slice(0, Math.max(end, 0));
  return TITLE_HEADS.has(fold(text.slice(end + 1))) && companyScore(employer, fold(employer)) >= FIRM;
};

/** What such a trade still says of an employer. */
const POST_AT = 2;

/** What a legal form says. */
export const FIRM = 4;

/** « Boulanger »: a firm that everybody knows, called as a trade is. */
const NAMED_AS_TRADE = 2.5;
export const isNamedAsTrade = ({ text, title, company }: Segment): boolean =>
  title >= 3 && company === NAMED_AS_TRADE && !text.includes(' ');

export const describe = (text: string, row: number, bold: boolean, employed: boolean): Segment => {
  const folded = fold(text);
  const tokens = tokenize(folded.replace(LASTING, ''));
  const contractWords = matchAll(contracts, tokens).reduce((sum, { first, after }) => sum + after - first, 0);
  const title = employed || folded === 'head office' ? 0 : titleOf(text);
  const said = companyScore(text, folded);
  const asTrade = title >= 3 && tokens.length === 1 ? Math.min(said, NAMED_AS_TRADE) : said;
  const company = title >= 3 && said >= FIRM && isPostAt(text) ? POST_AT : asTrade;
  return {
    text,
    title,
    company: company + (employed ? 6 : 0),
    place:
      title < 3 &&
      (REGIONS.test(folded) ||
        STREET.test(folded) ||
        POSTCODE.test(folded) ||
        ZONE.test(folded) ||
        COUNTY.test(folded) ||
        (!isFirm(text, folded, company) && !isSubsidiary(text) && isOnlyPlace(text, folded))),
    contract: tokens.length > 0 && contractWords === tokens.length,
    bold,
    look: null,
    row,
  };
};

/** « Stage de 6 mois », « Vendeuse en CDD »: how long, and the contract. */
const TIMED =
  /(?<=\p{L})\s(?:(?:de|d['’]|pendant|for)\s?(?:\d{1,2}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|one|two|three|four|five|six)\s(?:mois|semaines?|ans?|months?|weeks?|years?)|en\s(?:CDI|CDD|int[ée]rim))$/iu;

/** « Vendeuse CDI 35h », « Vendeuse CDD et intérim »: the contract behind a post that is not written in capitals. */
const IN_CONTRACT = /(?<=\p{Ll})\s(?:en\s)?CD[DI](?:\s(?:et|puis|\/)\s(?:CD[DI]|int[ée]rim))?(?:\s(?:de\s)?\d{2}\s?h(?:eures)?)?$/u;

/** « Orvane Rail — as Signalling Designer »: what announces a title behind its employer. */
const AS_POST = /^as (?:an? |the )?(?=\p{Lu})/u;

/** « poste de vendeuse »: what announces a title. */
const AT_POST = /^(?:(?:au|un|le) )?postes? d(?:e |['’])(?=\p{Ll})/iu;

/** "9 years as Developer", « 2 ans comme vendeuse »: how long, before the post. */
const YEARS_AS = /^\d{1,2}\+?[ -](?:years?|yrs?|months?|weeks?|ans?|mois) (?:as (?:an? )?|comme |en tant que? |d['’]|de )?(?=\p{L}{4})/iu;

/** « 1. Vendeuse »: its number in a list. */
export const NUMBERED = /^\s*\d{1,2}[.)]\s(?=\p{Lu})/u;

/** « (bénévole) »: a bracket around the whole. */
const WHOLE_BRACKET = /^\s*\(([^()]*)\)\s*$/u;

export const tidy = (text: string): string =>
  text
    .replace(WHOLE_BRACKET, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:[\s,;:|•·()\]–—―\-/>#*]|\.(?!net(?!\p{L})))+/iu, '')
    .replace(/[\s,;:|•·([–—―\-/<]+$/u, '')
    .replace(/^([^()]+)\)$/u, '$1')
    .replace(/(?<=\p{L}{4})(?<!Corp|Bros|Dept|Univ)\.$/u, '')
    .replace(NUMBERED, '')
    .replace(AT_POST, '')
    .replace(AS_POST, '')
    .replace(YEARS_AS, '')
    .replace(/(?<=\p{L}{3})\s(?:chez|at)$/iu, '')
    .replace(TIMED, '')
    .replace(IN_CONTRACT, '')
    .trim();
