import { type CountryCode, findPhoneNumbersInText, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Found } from '../text/span.ts';
import { findPeriods } from '../dates/periods.ts';
import { fold } from '../text/fold.ts';

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
const NORTH_AMERICAN = /^(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\s?\d{3}[ .-]\d{4}$/;

/** A French mobile number is a person's own, whatever stands before it. */
const MOBILE = /^\+33 [67]/;

/** Countries that the CV itself speaks of: a number that the company's country cannot have may be one of theirs. */
const SPOKEN_OF: readonly (readonly [RegExp, CountryCode])[] = [
  [/\b(?:UK|U\.K\.|United Kingdom|England|Scotland|Wales|Royaume-Uni)\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u, 'GB'],
  [/\b(?:Belgique|Belgium|Bruxelles|Brussels)\b/u, 'BE'],
  [/\b(?:Suisse|Switzerland|Genève|Lausanne|Zurich)\b/u, 'CH'],
  [/\b(?:India|Bangalore|Bengaluru|Mumbai|Pune|Hyderabad|Chennai|Delhi)\b/u, 'IN'],
  [/\b(?:Maroc|Morocco|Casablanca|Rabat)\b/u, 'MA'],
  [/\b(?:Tunisie|Tunisia|Tunis)\b/u, 'TN'],
  [/\b(?:Algérie|Algeria|Alger)\b/u, 'DZ'],
  [/\b(?:Sénégal|Senegal|Dakar)\b/u, 'SN'],
  [/\b(?:Germany|Deutschland|Allemagne|Berlin)\b/u, 'DE'],
  [/\b(?:Spain|España|Espagne|Madrid|Barcelona)\b/u, 'ES'],
  [/\b(?:Italy|Italia|Italie|Milan|Milano|Roma)\b/u, 'IT'],
  [
    /\b(?:USA|U\.S\.A\.|United States)\b|\p{L}, (?:A[KLRZ]|C[AOT]|FL|GA|I[ADLN]|K[SY]|M[ADINOST]|N[CHJMVY]|O[HKR]|PA|SC|T[NX]|UT|VA|W[AIV])\b/u,
    'US',
  ],
];

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
  const elsewhere = SPOKEN_OF.flatMap(([pattern, code]) => (code !== home && pattern.test(text) ? [code] : []));
  const abroad = (written: string, labelled: boolean): string | null =>
    elsewhere.map((code) => parse(written, code, labelled)).find((value) => value !== null) ?? null;
  const found = [...text.matchAll(RUN)].flatMap((match) => {
    const written = match[0];
    if (isDate(written)) return [];
    const labelled = LABEL.test(text.slice(Math.max(0, match.index - 16), match.index));
    const foreign = NORTH_AMERICAN.test(dashed(written).trim()) && home !== 'US' ? parse(written, 'US', true) : null;
    const value = foreign ?? parse(written, home, labelled) ?? abroad(written, labelled) ?? (labelled ? asWritten(written) : null);
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
