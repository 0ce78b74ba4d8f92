import { findPeriods } from '../../dates/periods.ts';
import { isHeaderLike } from './headers.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { titleScore } from '../../text/workWords.ts';
import { fold } from '../../text/fold.ts';

/** What sort of employer: « éditeur de logiciels », "a boutique consultancy", "leading provider of". */
const KIND =
  /(?<!\p{L})(?:[ée]diteur|fabricant|fournisseur|prestataire|constructeur|groupe|entreprise|soci[ée]t[ée]|start-?up|scale-?up|PM[EI]|ETI|TPE|ESN|SSII|cabinet|agence|association|filiale|enseigne|cha[îi]ne|plateforme|leader|acteur|compan(?:y|ies)|firm|agency|consultanc(?:y|ies)|provider|maker|manufacturer|supplier|distributor|retailer|publisher|operator|platform|organi[sz]ation|charity|business)(?!\p{L})/iu;

/** What only accounts of employers say: how large, since when, what for. */
const MARK = new RegExp(
  [
    '\\d\\+?\\s(?:salari[ée]s|employ[ée]s|collaborateurs|personnes|consultants|sites|magasins|boutiques|agences|employees|people|staff|stores|offices)(?!\\p{L})',
    '(?<!\\p{L})(?:sp[ée]cialis[ée]e?|speciali[sz](?:ed|ing))(?!\\p{L})',
    '(?<!\\p{L})leader (?:europ[ée]en|mondial|fran[çc]ais|national|du|de|des|en|sur|in|of)(?!\\p{L})',
    '^(?:(?:an?|the|one of the) )?(?:world[- ]|market[- ])?leading(?!\\p{L})',
    '(?<!\\p{L})(?:fond[ée]e?|cr[ée][ée]e|founded|established) (?:en|in) \\d{4}',
    '(?<!\\p{L})(?:family|employee|state|privately)[- ](?:owned|held|run)(?!\\p{L})',
    '(?<!\\p{L})(?:provider|maker|manufacturer|supplier|distributor|publisher) of(?!\\p{L})',
  ].join('|'),
  'iu',
);

/** Words that such an account has at least and at most. */
const MIN_WORDS = 4;
const MAX_WORDS = 16;

/** « Groupe spécialisé dans le froid, 12 sites », "Family-owned furniture maker with 25 employees": what an employer is, in small letters, and no name. */
export const tellsOfFirm = (text: string): boolean => {
  const kind = KIND.exec(text);
  const [, ...others] = text.split(' ');
  const names = others.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return (
    others.length >= MIN_WORDS - 1 &&
    others.length < MAX_WORDS &&
    names.length * 3 <= others.length &&
    /^\p{Lu}/u.test(text) &&
    kind !== null &&
    MARK.test(text) &&
    titleScore(fold(text.slice(0, kind.index))) < 3
  );
};

/** « Online marketplace for bicycles »: words in small letters behind a capital, as neither names nor titles are written. */
const isWording = (text: string): boolean => {
  const [, ...others] = text.split(' ').filter((word) => word.length > 3);
  const words = text.split(' ').length;
  return (
    words >= MIN_WORDS &&
    words <= MAX_WORDS &&
    /^\p{Lu}/u.test(text) &&
    others.filter((word) => /^\p{Ll}/u.test(word)).length * 3 >= others.length * 2 &&
    titleScore(fold(text)) < 3
  );
};

/** What stands in a row before its date. */
const beforeDate = (row: Row): string =>
  row.text
    .slice(row.from, findPeriods(row.folded)[0]?.start)
    .replace(/[\s,|(:–—-]+$/u, '')
    .trim();

/** « Orvane Nord     2019 - 2021 »: words that all have their capital. */
const isName = (text: string): boolean => {
  const words = text.split(/[\s,|()–—-]+/u).filter((word) => word.length > 3);
  return words.length > 0 && words.length <= NAME_WORDS && words.every((word) => /^[\p{Lu}\d]/u.test(word)) && titleScore(fold(text)) < 2;
};
const NAME_WORDS = 7;

/** Whether a row below the name of an employer tells what it is: by its words, or by its letters where the title stands below it and a date beside one of both. */
export const isFirmRow = (row: Row, above: Row | undefined, below: Row | undefined): boolean => {
  if (row.bullet || above === undefined || above.bullet) return false;
  const text = contentOf(row);
  if (tellsOfFirm(text) && titleScore(fold(contentOf(above))) < 3) return true;
  const titled = below !== undefined && !below.bullet && isHeaderLike(below) && titleScore(fold(beforeDate(below))) >= 3;
  const isDated = [above, below].some((other) => other && findPeriods(other.folded).length > 0);
  return titled && isDated && isWording(text) && isName(beforeDate(above)) && findPeriods(row.folded).length === 0;
};

/** « Orvane – groupe spécialisé dans le froid, 12 sites »: the same behind a dash or a colon, up to the next dash or the end of a cell. */
const BEHIND = /(?:(?:^|\s)[–—-]|:)\s(?=\p{L})((?:(?!\s[–—-]\s)[^\n])+)/u;

/** « a weaving company in Lodre », « une agence de voyages »: one of many, so no name. */
const isOneOf = (account: string): boolean => /^(?:an?|une?)\s/iu.test(account) && KIND.test(account) && titleScore(fold(account)) < 3;

export const withoutFirmAccount = (text: string): string => {
  const [whole = '', account = ''] = BEHIND.exec(text) ?? [];
  const told = account.charAt(0).toUpperCase() + account.slice(1);
  return whole !== '' && (isOneOf(account) || tellsOfFirm(told.replace(/[\s.]+$/u, ''))) ? text.replace(whole, '') : text;
};
