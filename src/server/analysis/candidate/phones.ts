import {
  type CountryCode,
  findPhoneNumbersInText,
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { Found } from '../text/span.ts';
import { findPeriods } from '../dates/periods.ts';
import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokens.ts';
import { makeTrie, matchAll } from '../text/trie.ts';

/** Runs of digits with the marks people put between them. */
const RUN = /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d[\d .()\u00A0\u202F/–\-\t]{6,24}\d(?![\p{L}\p{N}])/gu;
const LABEL =
  /(?<!\p{L})(?:t[ée]l(?:[ée]phone)?|phone|mobile|portable|cell|gsm|contact|num[ée]ro|call|whatsapp|m|t|p|☎|✆|📞|📱|\u260E|\uF095|\uF10B)\s?(?:\.|n°|number|no)?\s?[:.-]?\s*$/iu;

const dashed = (text: string): string => text.replaceAll(/[–—]/g, '-').replaceAll(/[\u00A0\u202F\t]/g, ' ');

/** Numbers that the plan allows but has not given out (new ranges, samples) count when they are written as people write one. */
const parse = (written: string, country: CountryCode, announced: boolean): string | null => {
  const text = dashed(written)
    .replace(/^\(\s?(\+|00)/, '$1')
    .replace(/\(0\)/, '');
  const number = parsePhoneNumberFromString(text, country);
  const local = /^0\d/.test(text) && text.replaceAll(/\D/g, '').length >= 9 && /\D/.test(text);
  if (number && (number.isValid() || (number.isPossible() && (announced || local || /^(?:\+|00)/.test(text)))))
    return number.format('INTERNATIONAL');
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length === 11 && digits.startsWith('33')) {
    const french = parsePhoneNumberFromString(`+${digits}`);
    return french?.isValid() ? french.format('INTERNATIONAL') : null;
  }
  return null;
};

/** Ten digits grouped the North American way mean +1 when the company's country does not know the number. */
const NORTH_AMERICAN = /^(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]\s?\d{3}[ .-]\d{4}$/;

/** A French mobile number is a person's own, whatever stands before it. */
const MOBILE = /^\+33 [67]/;

/** French and English names of the countries that have a numbering plan. */
const COUNTRIES = makeTrie(
  ['fr', 'en'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return getCountries().map((code) => [names.of(code) ?? code, code] as const);
  }),
);

/** Towns, states and post codes that tell the country. */
const PLACES: readonly (readonly [RegExp, CountryCode])[] = [
  [
    /\b(?:UK|U\.K\.|England|Scotland|Wales|London|Manchester|Oxford|Cambridge|Edinburgh|Glasgow|Leeds|Bristol|Birmingham|Liverpool|Sheffield|Nottingham)\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u,
    'GB',
  ],
  [/\b(?:Bruxelles|Brussels|Louvain|UCLouvain|KU Leuven|Gent|Ghent|Antwerp|Charleroi|Namur)\b|Liège/u, 'BE'],
  [/\b(?:Genève|Geneva|Lausanne|EPFL|Neuchâtel|Zurich)\b|Zürich|ETH /u, 'CH'],
  [/\b(?:Bangalore|Bengaluru|Mumbai|Pune|Hyderabad|Chennai|Delhi|Kolkata|Indian Institute|Kanpur|Jaipur|Ahmedabad|Lucknow)\b/u, 'IN'],
  [/\b(?:Casablanca|Rabat)\b/u, 'MA'],
  [/\bTunis\b/u, 'TN'],
  [/\bAlger\b/u, 'DZ'],
  [/\bDakar\b/u, 'SN'],
  [/\b(?:Deutschland|Berlin|Munich|Hamburg|Frankfurt|Stuttgart|Heidelberg|Technische Universit)\b|München|Universität/u, 'DE'],
  [/\b(?:España|Madrid|Barcelona|Valencia|Sevilla|Universidad Polit)\b/u, 'ES'],
  [/\b(?:Italia|Milan|Milano|Roma|Torino|Bologna|Politecnico)\b/u, 'IT'],
  [/\b(?:Sydney|Melbourne|Brisbane|Adelaide|Perth)\b/u, 'AU'],
  [/\b(?:Dublin|Galway)\b/u, 'IE'],
  [/\b(?:Amsterdam|Rotterdam|Utrecht|Delft|Eindhoven)\b/u, 'NL'],
  [/\b(?:Stockholm|Uppsala|Lund|Chalmers)\b|Göteborg/u, 'SE'],
  [/\b(?:Lisboa|Lisbon|Porto)\b/u, 'PT'],
  [/\b(?:Dubai|Abu Dhabi)\b/u, 'AE'],
  [/São Paulo|\bRio de Janeiro\b/u, 'BR'],
  [/\b(?:Tokyo|Kyoto|Osaka)\b/u, 'JP'],
  [/\b(?:Beijing|Shanghai|Shenzhen|Tsinghua)\b/u, 'CN'],
  [/\b(?:Istanbul|Ankara)\b/u, 'TR'],
  [/\b(?:Beyrouth|Beirut)\b/u, 'LB'],
  [/\bAbidjan\b/u, 'CI'],
  [/\b(?:Yaoundé|Douala)(?!\p{L})/u, 'CM'],
  [/\b(?:USA|U\.S\.A\.)\b|\p{L}, (?:A[KLRZ]|C[AOT]|FL|GA|I[ADLN]|K[SY]|M[ADINOST]|N[CHJMVY]|O[HKR]|PA|SC|T[NX]|UT|VA|W[AIV])\b/u, 'US'],
];

/** Countries that the CV itself speaks of: a number that the company's country cannot have may be one of theirs. */
const countriesIn = (text: string): CountryCode[] => {
  const named = matchAll(COUNTRIES, tokenize(fold(text))).map(({ value }) => value);
  return [...new Set([...PLACES.flatMap(([pattern, code]) => (pattern.test(text) ? [code] : [])), ...named])];
};

/** « 2019 2020 2021 ». */
const YEARS = /^\W*(?:19|20)\d{2}(?:\W+(?:19|20)\d{2})+\W*$/u;

/** Nobody in France leaves out the first zero: « 601 234 567 ». */
const TRUNKLESS = /^[1-9](?:[ .-]?\d){8}$/u;

/** « 079 123 45 67 », « 0412 345 678 »: nobody in France groups ten digits so. */
const GROUPED_ABROAD = /^\(?0\d{2,4}\)?[ .-]\d{3}[ .-]\d{2,4}(?:[ .-]\d{2})?$/u;

const isDate = (text: string): boolean => {
  const [period] = findPeriods(fold(text));
  return period !== undefined && period.end - period.start >= text.trim().length - 2;
};

/**
 * Phone numbers of a text in international form, default country the company's; numbers announced by a label or written
 * with their country come first.
 */
export const findPhones = (text: string, country: string): Found<string>[] => {
  const found = phonesIn(text, country);
  return found.length > 0 ? found : phonesIn(text.replaceAll(/(?<=[\d)])\n(?=\d)/g, ' '), country).filter(({ weight }) => weight > 0);
};

const phonesIn = (text: string, country: string): (Found<string> & { weight: number })[] => {
  const home: CountryCode = isSupportedCountry(country) ? country : 'FR';
  let elsewhere: CountryCode[] | null = null;
  const abroad = (written: string, labelled: boolean): string | null => {
    elsewhere ??= countriesIn(text).filter((code) => code !== home);
    return elsewhere.map((code) => parse(written, code, labelled)).find((value) => value !== null) ?? null;
  };
  const found = [...text.matchAll(RUN)].flatMap((match) => {
    const written = match[0];
    if (YEARS.test(written) || isDate(written)) return [];
    const labelled = LABEL.test(text.slice(Math.max(0, match.index - 16), match.index));
    const foreign = NORTH_AMERICAN.test(dashed(written).trim()) && home !== 'US' ? parse(written, 'US', true) : null;
    const plain = dashed(written).trim();
    const strange = home === 'FR' && (TRUNKLESS.test(plain) || GROUPED_ABROAD.test(plain)) ? abroad(written, labelled) : null;
    const value =
      foreign ?? strange ?? parse(written, home, labelled) ?? abroad(written, labelled) ?? (labelled ? asWritten(written) : null);
    if (value === null) return [];
    const told = labelled || /^[+(]/.test(written) || MOBILE.test(value);
    return [{ value, span: { start: match.index, end: match.index + written.length }, weight: told ? 1 : 0 }];
  });
  if (found.length > 0) return found.sort((a, b) => b.weight - a.weight || a.span.start - b.span.start);
  return findPhoneNumbersInText(dashed(text.slice(0, 20_000)), { defaultCountry: home }).map(({ number, startsAt, endsAt }) => ({
    value: number.formatInternational(),
    span: { start: startsAt, end: endsAt },
    weight: 0,
  }));
};

/** A labelled number that no numbering plan knows (a sample, a typing error) is still what the CV says. */
const asWritten = (written: string): string | null => {
  const digits = written.replaceAll(/\D/g, '');
  return digits.length >= 8 && digits.length <= 15 ? written.trim().replaceAll(/\s+/g, ' ') : null;
};
