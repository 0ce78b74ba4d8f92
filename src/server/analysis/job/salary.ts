import type { Currency } from '#contract/candidates';
import type { Found } from '../text/span.ts';

/** Thousands a year. */
export interface Salary {
  min: number | null;
  max: number | null;
  currency: Currency | null;
}

const MONEY = String.raw`€|\$|£|euros?|eur|usd|gbp|chf|francs? suisses?`;
const NUMBER = String.raw`\d{1,3}(?:[ .,]\d{3})+|\d{4,6}|\d{2,3}(?:[.,]\d)?|\d(?:[.,]\d)`;
const AMOUNT = String.raw`(?:(?:${MONEY})\s?)?(?:${NUMBER})\s?k?\s?(?:${MONEY})?`;
const RANGE = new RegExp(String.raw`(?<![\p{L}\d.,])(${AMOUNT})(?:\s?(?:-|\/|a|to|et|and|jusqu'a)\s?(${AMOUNT}))?(?![\d%])`, 'gu');

const CURRENCIES: readonly [RegExp, Currency][] = [
  [/€|eur/u, 'EUR'],
  [/\$|usd/u, 'USD'],
  [/£|gbp/u, 'GBP'],
  [/chf|suisse/u, 'CHF'],
];

const SAID =
  /remuneration|salaire|salarial|fourchette|package|gratification|salary|compensation|\bpay\b|wage|\bbrute?s?\b|\bgross\b|\bfixe\b/u;
const YEARLY = /par an\b|\/\s?an\b|annuel|\bl'annee|a year|per year|\/\s?year|per annum|\bp\.?a\b|annual|yearly/u;
const MONTHLY = /par mois|\/\s?mois|mensuel|per month|a month|\/\s?month|monthly/u;
/** What follows a salary that nothing else announces. */
const DEPENDS = /^\s?\(?(?:depending on|according to|selon|d\.?o\.?e(?!\p{L})|negociable|negotiable)/u;
/** How many days or hours a year would be guessed: such a rate is no yearly salary, and is left alone. */
const SHORTER =
  /\btjm\b|par jour|\/\s?jour|\/\s?j\b|journalier|per day|a day|\/\s?day|daily|day rate|par heure|\/\s?h(?:eure)?\b|de l'heure|horaire|per hour|an hour|\/\s?hour|hourly/u;
/** Money that is not the salary. */
const ASIDE =
  /(?:prime|bonus|variable|budget|chiffre d'affaires|\bca\b|panier|tickets?|titres?|indemnite|forfait|allowance|turnover|revenue|cheques?|abondement|levee de fonds|capital|raised|funding)(?:\s\p{L}+){0,3}\s?:?\s?(?:de|d'|of|up to|jusqu'a)?\s?$/u;
const MONTHS_PAID = /(?:sur|x|\*|×|over)\s?(1[2-6])(?:\s?mois|\s?months)?|\b(13|14)\s?(?:e|eme)\s?mois/u;
const FROM = /(?:a partir de|des|minimum|from|starting at|au moins|at least|plus de)\s?:?\s?$/u;
const UP_TO = /(?:jusqu'a|maximum|up to|max\.?)\s?:?\s?$/u;

interface Amount {
  figure: number;
  thousands: boolean;
}

const readAmount = (written: string): Amount => {
  const digits = /\d[\d .,]*/u.exec(written)![0].trim();
  const grouped = /^\d{1,3}(?:[ .,]\d{3})+$/u.test(digits);
  return {
    figure: Number(grouped ? digits.replaceAll(/[ .,]/gu, '') : digits.replace(',', '.').replaceAll(' ', '')),
    thousands: /\dk|\d\sk/u.test(written),
  };
};

const round = (thousands: number): number => Math.round(thousands * 100) / 100;

/** Thousands a year; null where the text does not tell the period, or tells one that no yearly figure follows from. */
const yearly = ({ figure, thousands }: Amount, period: 'year' | 'month' | null, months: number): number | null => {
  const amount = thousands ? figure * 1000 : figure;
  if (period === 'month') return amount >= 300 && amount < 30_000 ? round((amount * months) / 1000) : null;
  return amount >= 10_000 && amount < 1_000_000 ? round(amount / 1000) : null;
};

/**
 * The salary that a line of text gives. `told` is true where the line is already known to speak of it (a label, the head of the page).
 * A monthly figure counts twelve times, or as many as the line says; a daily or hourly one gives none.
 */
export const readSalary = (folded: string, told: boolean): Found<Salary> | null => {
  if (SHORTER.test(folded)) return null;
  for (const match of folded.matchAll(RANGE)) {
    const [whole, first = '', second] = match;
    const before = folded.slice(Math.max(0, match.index - 45), match.index);
    const after = folded.slice(match.index + whole.length, match.index + whole.length + 45);
    const around = `${before} ${whole} ${after}`;
    const money = CURRENCIES.some(([pattern]) => pattern.test(whole)) || /\d\s?k(?!\p{L})/u.test(whole);
    if (!money || ASIDE.test(before) || /^\s?(?:millions?|milliards?|m€|m\b|billion)/u.test(after)) continue;
    if (!told && !SAID.test(around) && !YEARLY.test(after) && !MONTHLY.test(after) && !DEPENDS.test(after)) continue;
    const period = MONTHLY.test(around) ? 'month' : YEARLY.test(around) ? 'year' : null;
    const paid = MONTHS_PAID.exec(after);
    const months = period === 'month' && paid ? Number(paid[1] ?? paid[2]) : 12;
    const amounts = [first, second].flatMap((written) => (written === undefined ? [] : [readAmount(written)]));
    // « 45-52 k€ »: the unit of the last figure is that of both.
    if (amounts.at(-1)!.thousands) amounts.forEach((amount) => (amount.thousands ||= amount.figure < 1000));
    const figures = amounts.map((amount) => yearly(amount, period, months));
    if (figures.includes(null)) continue;
    const [low, high = low] = figures as [number, number?];
    if (high < low) continue;
    const alone = figures.length === 1;
    return {
      value: {
        min: alone && UP_TO.test(before) ? null : low,
        max: alone && FROM.test(before) ? null : high,
        currency: CURRENCIES.find(([pattern]) => pattern.test(whole))?.[1] ?? null,
      },
      span: { start: match.index, end: match.index + whole.trimEnd().length },
    };
  }
  return null;
};

/** The same, where both ends are told: « Up to £30,000 » above « £28,000 - £30,000 » says less. */
export const readRange = (folded: string, told: boolean): Found<Salary> | null => {
  const found = readSalary(folded, told);
  return found && found.value.min !== null && found.value.max !== null && found.value.min < found.value.max ? found : null;
};
