import { STATE_CODES } from '../../lexicon/places.ts';

/** « 29200 Marelle », « 1012 AB Marelle », « L-1453 Marelle »: a town behind its postcode. */
export const POSTCODE =
  /(?<![\d\p{L}.]|(?<!\p{L}),)(?:f-?|ch-?|b-?|l-?)?(\d{4} (?!L[AE] )[A-Z]{2}(?= )|\d{4}-\d{3}|\d{2}-\d{3}|(?<=^|, |- )(?:\d{3} \d{2}|\d{2} \d{3})|\d{4,5}),?[ \u00A0]{1,2}(\p{Lu}[\p{L}'’.-]*(?:[ -](?:\p{Lu}|de |du |des |la |le |les |en |sur |sous |lès |d'|d’|l'|aux )[\p{L}'’.-]*){0,5})/u;

/** « 9150 kruibeke », « 1453 luxembourg »: a town without its capital at the end of its cell. */
export const LOWER_POSTCODE =
  /(?<![\d\p{L}.,])(?:[a-z]{1,2}-)?\d{4,5},? (\p{Ll}[\p{Ll}'’]{2,}(?:[ -]\p{Ll}[\p{Ll}'’]+){0,3})(?=\s*$|\s*[,;|•·⋄(\n])/u;
/** « Marelle, MA 02143 »: a town before its state. */
export const AMERICAN = new RegExp(
  `(?<![\\p{L}\\d])(\\p{Lu}[\\p{L}.'’-]{1,20}(?: \\p{Lu}[\\p{L}.'’-]{1,20}){0,3}),? (${[...STATE_CODES].filter((code) => code.length === 2).join('|')})(?:[ ,]{1,2}\\d{5}(?:-\\d{4})?)?(?![\\p{L}\\d])`,
  'u',
);

/** « Marelle, Tarval NN1 1AA »: a town before a British postcode. */
export const BRITISH =
  /(?<![\p{L}])(?:(\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?), )?(\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?)[.,]? [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])/u;

/** « 14 Orme Rise, Marelle NN1 1AA »: what a number opens is a street, whatever its kind. */
export const HOUSE = /(?<!\p{L})\d{1,4}[A-Za-z]? (?:\p{Lu}[\p{L}'’-]* ){0,2}$/u;

/** « 3 The Orme, Marelle, Co. Tarval »: an Irish town or a northern one, in front of its county. */
export const OF_COUNTY =
  /(?<!\p{L})(\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}),? (?:[Cc][Oo]\.?|County) \p{Lu}\p{Ll}{2,12}(?=$|[\s,.|•·/\n])/u;

/** « Marelle, Nova Scotia B2Y 2N4 »: a Canadian postcode behind a town and its province. */
export const CANADIAN =
  /(?<!\p{L})(\p{Lu}[\p{L}'’.-]{1,20}(?: \p{Lu}[\p{L}'’.-]{1,20}){0,2},? (?:[A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})),? [A-Z]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/u;

/** « 7 Orme Close, Marelle 2999 », « 4 Orme Road, Tarval - 600001 »: the postcode behind the town, as in Australia or India. */
export const POSTCODE_BEHIND =
  /^\W{0,3}\d[^\n|•·@]{3,50}, (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?:,? (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT))?(?: -)? (?:\d{4}|\d{6})(?=$|[,|•·\n])/u;

/** « marelle MA 02143 »: an American town in small letters. */
export const LOWER_AMERICAN = new RegExp(
  `(?<![\\p{L}\\d])(\\p{Ll}{3,20}(?: \\p{Ll}{3,20})?),? (?:${[...STATE_CODES].filter((code) => code.length === 2).join('|')}) \\d{5}(?!\\d)`,
  'u',
);
