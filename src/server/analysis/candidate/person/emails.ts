import type { Found } from '../../text/span.ts';

const LOCAL = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~.-]";
/** The end of « .com » on the next line, alone there: a narrow column cut the address. */
const CUT_END = ['c⏎om', 'co⏎m', 'n⏎et', 'ne⏎t', 'o⏎rg', 'or⏎g', 'f⏎r']
  .map((ending) => ending.split('⏎'))
  .map(([written, rest]) => `(?<=\\.${written})\\n{1,2}${rest}(?=\\n|$)`)
  .join('|');
/** Bounded on both sides, so that a long run of letters costs linear time. */
const PLAIN = new RegExp(`(?<!${LOCAL})[a-z0-9_+.'-]{1,64}@[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){1,5}(?:${CUT_END})?`, 'giu');
const OBFUSCATED =
  /(?<![\p{L}\p{N}.])([a-z0-9_+.-]{1,64})\s?(?:\[\s?(?:at|arobase|a)\s?\]|\(\s?(?:at|arobase|a)\s?\)|\{\s?at\s?\})\s?([a-z0-9-]{1,63}(?:\s?(?:\.|\[\s?(?:dot|point)\s?\]|\(\s?(?:dot|point)\s?\))\s?[a-z0-9-]{2,63}){1,4})/giu;
const DOMAIN =
  '[a-z0-9-]{1,63}(?:\\s{0,2}\\.\\s{0,2}[a-z0-9-]{1,63}){0,3}\\s{0,2}\\.\\s{0,2}(?:com|fr|org|net|eu|be|ch|ca|uk|de|es|it|io|edu|gov|info|me|co|in|ma|tn|dz|sn|ci|cm)';
/** « jean.dupont@⏎example.fr », « jean.dupont⏎@example.fr »: cut beside the sign, and nothing else on the row. */
const CUT = new RegExp(`(?<!${LOCAL})[a-z0-9_+.'-]{2,64}(?:@\\n{1,2}|\\n{1,2}@)${DOMAIN}(?=\\n|$)`, 'giu');
/** « jean.dupont @ example.fr », « jean.dupont@exam⏎ple.fr »: spaces and line ends inside. */
const BROKEN = new RegExp(
  `(?<![\\p{L}\\p{N}.])([a-z0-9_+.-]{2,64})\\s{0,2}@\\s{0,2}(?:[a-z0-9-]{1,63}\\n)?${DOMAIN}(?![\\p{L}\\p{N}])`,
  'giu',
);
const ROLE = /^(?:contact|info|recrutement|rh|hr|jobs|sales|support|noreply|no-reply)@/i;

const tidy = (written: string): string =>
  written
    .replaceAll(/\s/g, '')
    .replaceAll(/[[({](?:at|arobase|a)[\])}]/gi, '@')
    .replaceAll(/[[({](?:dot|point)[\])}]/gi, '.')
    .replace(/^(?:e-?mail|mail|courriel)[.:]+/i, '')
    .replace(/^[.'-]+/, '')
    .replace(/[.-]+$/, '');

const valid = (address: string): boolean =>
  /^[a-z0-9_+'-][a-z0-9_+.'-]*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}$/i.test(address) && !address.includes('..');

const collect = (text: string, pattern: RegExp): Found<string>[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const value = tidy(match[0]);
    return valid(value) ? [{ value, span: { start: match.index, end: match.index + match[0].length } }] : [];
  });

/** E-mail addresses of a text, also those broken by spaces or line ends and those written `name (at) domain`. */
export const findEmails = (text: string): Found<string>[] => {
  const plain = [...collect(text, PLAIN), ...collect(text, CUT)];
  const found = plain.length > 0 ? plain : [...collect(text, OBFUSCATED), ...collect(text, BROKEN)];
  return found.sort((a, b) => Number(ROLE.test(a.value)) - Number(ROLE.test(b.value)) || a.span.start - b.span.start);
};
