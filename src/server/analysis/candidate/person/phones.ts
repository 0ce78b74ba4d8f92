import { type CountryCode, findPhoneNumbersInText, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Found } from '../../text/span.ts';
import { findPeriods } from '../../dates/periods.ts';
import { fold } from '../../text/fold.ts';
import { plainSigns } from './addressSigns.ts';
import { findEmails } from './emails.ts';
import { digitRuns, withDigits } from './phoneRuns.ts';
import { countrySigns, likelyCountries } from './phoneCountries.ts';

const LABEL =
  /(?:(?<!\p{L})|(?<=@[\p{L}\p{N}.-]{2,40}\.(?:com|fr|org|net)))(?:t[ée]l(?:[ée]phone)?|phone|mobile|mob|portable|port|cell(?:ulaire|phone)?|gsm|contact|num[ée]ro|call|whatsapp|signal|m|t|p|c|h|☎|☏|✆|✆|📞|📱|📲|\uF095|\uF10B)\s?(?:\.|n°|number|no)?\s?(?:\(?(?:fr|france|perso(?:nnel)?|pro|home|fixe)\)?)?\s?[:.=-]?\s*\(?$/iu;

const MOBILE_LABEL = /(?:(?:mob|portable|cell|gsm)\p{L}*|(?<!\p{L})c)\W*$/iu;

/** « linkedin.com/in/jean-123456789 »: the digits of an address. */
const IN_ADDRESS = /(?:\p{L}{2}[-_/=.]|\.\p{L}{2,4}\/[^\s|]*|:\/\/[^\s|]*|@(?!\S*\.(?:com|fr|org|net)$)[^\s|]*)$/u;

/** « SIRET 732 829 320 », « réf. dossier 771 48 20 », "grant No 101122449": another kind of number. */
const IDENTIFIER =
  /(?<!\p{L})(?:r[ée]f(?:[ée]rences?)?|dossier|siret|siren|matricule|rpps|adeli|orcid|isbn|issn|iban|doi|passe?port|dbs|crb|nmc|pin|nir|s[ée]cu(?:rit[ée] sociale)?|social security|cnaps|licen[cs]e|registration|arxiv|gpa|pp|grant|agreement|convention|award|brevet|patent|id)(?:\s(?:no|n°|number|num[ée]ro))?\W*$/iu;

/** The digits of a web address, a doi, an arXiv number, however far from its beginning. */
const IN_URL = /(?:https?:\/\/|www\.|doi:|arxiv:)[^\s|•·;]*$/iu;
const MAX_URL = 200;

/** « 4382–4401 »: the pages of a publication. */
const PAGES = /^\d{1,5}\s?–\s?\d{1,5}(?![ .-]?\d)/u;

/** How much before a number tells what it is. */
const BEFORE = 24;

/** « Bourse 2024 (20 000 $) »: what follows an amount. */
const CURRENCY = /^\s?(?:[$€£]|k?€|(?:eur(?:os?)?|usd|cad|chf|f?cfa)(?!\p{L}))/iu;

const isOtherNumber = (text: string, start: number): boolean => {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  return (
    PAGES.test(text.slice(start, start + 14)) ||
    IN_ADDRESS.test(before) ||
    IDENTIFIER.test(before) ||
    IN_URL.test(text.slice(Math.max(0, start - MAX_URL), start))
  );
};

/** One kind of dash, dot and space; as long as the original. */
const plainMarks = (text: string): string =>
  text
    .replaceAll(/[\u2010-\u2015\u2212_]/g, '-')
    .replaceAll(/[\p{Zs}\t\u200B\u2060'’]/gu, ' ')
    .replaceAll(/[·•⋅‧]/g, '.');

interface Reading {
  value: string;
  mobile: boolean;
}

/** Numbers that the plan allows but has not given out (new ranges, samples) count when `lenient`. */
const parse = (text: string, country: CountryCode, lenient: boolean): Reading | null => {
  const number = parsePhoneNumberFromString(text, country);
  if (!number || !(number.isValid() || (lenient && number.isPossible()))) return null;
  const value = number.format('INTERNATIONAL');
  return { value, mobile: number.getType() === 'MOBILE' || /^\+33 [67]/.test(value) };
};

/** « (+33) », « + 33 », « 33 6 … », « (0) ». */
const bare = (written: string): string =>
  plainMarks(written)
    .trim()
    .replace(/^\(\s?(\+|00)/, '$1')
    .replace(/^\+\s+/, '+')
    .replace(/^0[1-9](?:[/,]\d{2}){4}$/, (pairs) => pairs.replaceAll(/[/,]/g, ' '))
    .replaceAll(/\s*([.-])\s+|\s+([.-])/g, '$1$2')
    .replace(/^O(?=[1-9])/u, '0')
    .replace(/\(0\)/, '')
    .replace(/^(\+33)[ .)-]*0(?=[1-9])/, '$1 ');

/** Ten digits grouped the North American way mean +1 unless the CV speaks of a country that has them too. */
const NORTH_AMERICAN = /^(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]\s?\d{3}[ .-]\d{4}$/;

/** « 06 12 34 56 78 », as France and the Maghreb write their numbers. */
const PAIRS = /^0[1-9](?:[ .-]\d{2}){4}$/;
const PAIRED: ReadonlySet<CountryCode> = new Set(['FR', 'MA', 'DZ']);

/** « 0639981234 »: ten digits without a gap, as a French mobile is typed. */
const TYPED_MOBILE = /^0[67]\d{8}$/;

/** « 079 123 45 67 », « 0477 12 34 56 », « 0412 345 678 », « 601 234 567 »: nobody in France groups digits so, or leaves out the zero. */
const GROUPED_ABROAD =
  /^\(?0\d{2,4}\)?[ .-]\d{3}[ .-]\d{2,4}(?:[ .-]\d{2})?$|^0\d{3} ?[ /.-] ?\d{2}[ .-]\d{2}[ .-]\d{2}$|^[1-9](?:[ .-]?\d){8}$/;

const FRENCH_MOBILE = /^\(?0[67]/;

/** « 2019 2020 2021 », « 01/2011 – 2012 », « 0000-0002-1825-0097 », « 05/10/1999 », « 2019/05982-1 », « 14-16 2021 », « 2.3 (2006) », « 8 · 11 · 17 · 21 ». */
const NO_PHONE =
  /^\(?\d(?: ?[·•⋅‧] ?\d{1,2}){3,}$|(?<!\d)\d{2}[/.-]\d{2}[/.-](?:19|20)\d{2}(?!\d)|(?<!\d)(?:1[5-9]|20)\d{2}\W+(?:\d{1,2}\W+)?(?:1[5-9]|20)\d{2}(?!\d)|^\d{4}-\d{4}-\d{4}-\d{4}$|^(?:19|20)\d{2}\/|^\d{1,2}-\d{1,2} (?:19|20)\d{2}$|^\d{1,3}(?:\.\d{1,2})? \((?:19|20)\d{2}\)?$/u;

const isDate = (text: string): boolean => {
  const [period] = findPeriods(fold(text));
  return period !== undefined && period.end - period.start >= text.trim().length - 2;
};

interface Context {
  home: CountryCode;
  countries: (at: number) => { code: CountryCode; weight: number }[];
}

/** The number that a run of digits is in the likeliest country that has it. */
const readNumber = (written: string, at: number, labelled: boolean, { home, countries }: Context): Reading | null => {
  const text = bare(written);
  if (/^(?:\+|00)/.test(text)) return parse(text, home, true);
  const american = NORTH_AMERICAN.test(text);
  const paired = PAIRS.test(text);
  const typed = home === 'FR' && TYPED_MOBILE.test(text);
  const strange = home === 'FR' && GROUPED_ABROAD.test(text);
  const ranked = [...countries(at), ...(american ? [{ code: 'US' as const, weight: 3 }] : [])]
    .map(({ code, weight }) => ({
      code,
      weight: weight + (paired && PAIRED.has(code) ? 6 : 0) + (code !== home ? 0 : strange ? -20 : typed ? 4 : 0),
    }))
    .toSorted((a, b) => b.weight - a.weight);
  for (const { code } of ranked) {
    if (strange && code === home && !FRENCH_MOBILE.test(text)) continue;
    const number = parse(text, code, code === 'US' ? american : code === 'FR' && home === 'FR' && (typed || paired));
    if (number) return number;
  }
  const digits = text.replaceAll(/\D/g, '');
  const local = /^0\d/.test(text) && digits.length >= 9 && /\D/.test(text);
  for (const { code } of ranked) {
    if (strange && code === home) continue;
    const number = labelled || (local && code === home) ? parse(text, code, true) : null;
    if (number) return number;
  }
  return digits.length >= 11 && digits.length <= 13 && /^(?:33|32|41|49|39|34|44|91|21[236])/.test(digits)
    ? parse(`+${digits}`, home, false)
    : null;
};

/** Two numbers on a line may be read as one run: « 06 12 34 56 78 / 01 23 45 67 89 ». */
const partsOf = (written: string): { text: string; at: number }[] => {
  const parts: { text: string; at: number }[] = [];
  let from = 0;
  for (const { index, 0: gap } of [
    ...written.matchAll(
      /\s+[/•·]\s*|[/•·]\s+|(?<!(?<!\d)\d{2})[/•·]|[/•·](?!\d{2}(?!\d))|\s[\u2010-\u2015-]\s|(?<=\d{2} \d{2})-(?=\d{2}(?: \d{2}){3})|\t+|\s{2,}/gu,
    ),
    { index: written.length, 0: '' },
  ]) {
    parts.push({ text: written.slice(from, index), at: from });
    from = index + gap.length;
  }
  return parts.length > 1 ? parts.filter(({ text }) => text.replaceAll(/\D/g, '').length >= 8) : [];
};

/** Weight of a number that something announces: a label, its country, a French mobile. */
const TOLD = 4;

/** Characters at the start of a CV, and around an e-mail address, that hold the other contacts. */
const CONTACT = 160;

/** Characters at the start of a CV among which bare digits may be a number; further down they are references and identifiers. */
const HEAD = 2_000;

/** « 06 12 34 56 78 2 »: a lone digit behind a number is a note, or the picture of a link. */
const NOTED = /^(.{8,}\d)\s\d$/u;

/** Digits that no numbering plan knows, labelled, beside the e-mail address or behind the sign of a country (a sample, an error), are still what the CV says; `sure`: labelled or alone on their row. */
const asWritten = (written: string, labelled: boolean, sure: boolean): string | null => {
  const text = plainMarks(written).trim().replaceAll(/ +/g, ' ');
  const digits = text.replaceAll(/\D/g, '');
  return digits.length >= (sure ? 8 : 9) && digits.length <= (labelled || text.startsWith('+') ? 15 : 13) ? text : null;
};

/** Whether nothing but a bullet stands on the row of a number, and no day as « 19900512 » is written. */
const isAlone = (text: string, start: number, end: number): boolean =>
  /(?:^|\n)[^\p{L}\p{N}\n]{0,4}$/u.test(text.slice(Math.max(0, start - 5), start)) &&
  /^\s*(?:\n|$)/u.test(text.slice(end, end + 5)) &&
  !/^\s*(?:19|20)\d{6}\s*$/u.test(text.slice(start, end));

const phonesIn = (text: string, context: Context): (Found<string> & { weight: number })[] => {
  const addresses = findEmails(text).slice(0, 3);
  const found = digitRuns(text).flatMap((run) => {
    if (
      NO_PHONE.test(run.text) ||
      isDate(run.text) ||
      CURRENCY.test(text.slice(run.start + run.text.length, run.start + run.text.length + 8))
    )
      return [];
    const read = (written: string, start: number, last: boolean) => {
      const before = text.slice(Math.max(0, start - BEFORE), start);
      const labelled = LABEL.test(before);
      if (!labelled && isOtherNumber(text, start)) return null;
      const near = start < CONTACT || addresses.some(({ span }) => start > span.start - CONTACT && start < span.end + CONTACT);
      const told = labelled || near || start < HEAD || /^[+(]|^00/.test(written) || PAIRS.test(bare(written));
      const number = !told ? null : readNumber(written, start, labelled, context);
      const abroad = start < HEAD && /^\+\d{2,3}\s/u.test(written);
      const sure = labelled || isAlone(text, start, start + written.length);
      const value = number?.value ?? (last && (labelled || near || abroad) ? asWritten(written, labelled, sure) : null);
      if (value === null) return null;
      const announced = labelled || /^[+(]/.test(written) || (number?.mobile === true && value.startsWith('+33'));
      const mobile = number?.mobile === true || (labelled && MOBILE_LABEL.test(before));
      const weight = number === null ? 0 : (announced ? TOLD : 0) + (near ? 1 : 0) + (mobile ? 1 : 0);
      return { value, span: { start, end: start + written.length }, weight };
    };
    const whole = read(run.text, run.start, false);
    if (whole) return [whole];
    const [noted, number] = NOTED.exec(run.text) ?? [];
    const own = noted && number ? read(number, run.start, false) : null;
    if (own) return [own];
    const parts = partsOf(run.text).flatMap((part) => read(part.text, run.start + part.at, false) ?? []);
    return parts.length > 0 ? parts : (read(run.text, run.start, true) ?? []);
  });
  return found.sort((a, b) => b.weight - a.weight || a.span.start - b.span.start);
};

/** The end of a row inside a number; a year that opens the next row is none of it. */
const CUT_NUMBER = /(?<=\d[\d)][.-]?)\n(?=\d)(?!(?:19|20)\d{2}(?!\d))/g;

const inPlainText = (plain: string, country: string): Found<string>[] => {
  const text = plain.replaceAll(/\[(\d{3})\]/g, '($1)').replaceAll(/(?<=\d{3}-)\n(?=\d{3,4}(?!\d))/g, ' ');
  const home: CountryCode = isSupportedCountry(country) ? country : 'FR';
  const signs = countrySigns(text);
  const context: Context = { home, countries: (at) => likelyCountries(signs, at, home) };
  const found = phonesIn(text, context);
  if (found.some(({ weight }) => weight > 0)) return found;
  const cut = phonesIn(withDigits(text).replaceAll(CUT_NUMBER, ' '), context).filter(({ weight }) => weight >= TOLD);
  if (cut.length > 0) return cut;
  if (found.length > 0) return found;
  return findPhoneNumbersInText(plainMarks(text.slice(0, 20_000)), { defaultCountry: home })
    .filter(({ startsAt, endsAt }) => !isOtherNumber(text, startsAt) && !NO_PHONE.test(text.slice(startsAt, endsAt)))
    .map(({ number, startsAt, endsAt }) => ({ value: number.formatInternational(), span: { start: startsAt, end: endsAt } }));
};

/**
 * Phone numbers of a text in international form. One without its country is read in the country that the CV speaks of beside
 * it, by default the company's. Numbers announced by a label or written with their country come first, mobiles before others.
 */
export const findPhones = (written: string, country: string): Found<string>[] => {
  const { text, at } = plainSigns(written);
  return inPlainText(text, country).map(({ value, span }) => ({ value, span: { start: at(span.start), end: at(span.end) } }));
};
