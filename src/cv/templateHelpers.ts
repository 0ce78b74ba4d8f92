import { printedDate, printedPeriod } from './printedDates.ts';

const asText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** First letters of a name, particles aside: « Anne-Sophie de la Tour » → « AT ». */
export const initialsOf = (name: string): string => {
  const words = name.normalize('NFC').match(/(?<![\p{L}-])\p{L}[\p{L}-]*/gu) ?? [];
  const capital = words.filter((word) => /^\p{Lu}/u.test(word));
  return (capital.length > 0 ? capital : words)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
};

/** A text as a CSS string, for the `content` of a page margin: it can close neither the string nor the style element. */
const cssString = (text: string): string =>
  `"${text.replaceAll(/["\\<>&\n\r\f]/g, (character) => `\\${character.codePointAt(0)!.toString(16)} `)}"`;

/** The functions that a template may call beside Handlebars' own. Each is given its arguments as they come from the template. */
export const TEMPLATE_HELPERS = {
  /** `{{date "2021-03"}}` → mars 2021. */
  date: (value: unknown) => printedDate(asText(value)),
  /** `{{period startDate endDate}}` → mars 2021 – Aujourd’hui. */
  period: (start: unknown, end: unknown) => printedPeriod(asText(start), asText(end)),
  /** `{{join technicalSkills ", "}}` */
  join: (list: unknown, separator: unknown) =>
    Array.isArray(list)
      ? list
          .map(asText)
          .filter(Boolean)
          .join(asText(separator) || ', ')
      : '',
  /** `{{initials fullName}}` → MD. */
  initials: (name: unknown) => initialsOf(asText(name)),
  /** `{{uppercase lastName}}` */
  uppercase: (value: unknown) => asText(value).toLocaleUpperCase('fr'),
  /** `{{line " · " footer.companyName footer.tagline}}`: what is present, with a separator between. */
  line: (separator: unknown, ...values: unknown[]) => values.slice(0, -1).map(asText).filter(Boolean).join(asText(separator)),
  /** `{{{cssText footer.companyName}}}`, inside `<style>` only. */
  cssText: (value: unknown) => cssString(asText(value)),
};
