import { fold } from '../../text/fold.ts';
import type { Found } from '../../text/span.ts';
import { plainSigns } from './addressSigns.ts';
import { byOwner, isMachine } from './emailOwners.ts';
import { unglued } from './gluedEmails.ts';
import { hiddenEmails } from './hiddenEmails.ts';

const LETTER = '\\p{Script=Latin}\\p{N}';
const LOCAL = `[${LETTER}_+.'-]`;
/** The end of « .com » on the next line, alone there: a narrow column cut the address. */
const CUT_END = ['c⏎om', 'co⏎m', 'n⏎et', 'ne⏎t', 'o⏎rg', 'or⏎g', 'f⏎r']
  .map((ending) => ending.split('⏎'))
  .map(([written, rest]) => `(?<=\\.${written})\\n{1,2}${rest}(?=\\n|$)`)
  .join('|');
/** The host goes on behind its hyphen or in front of its last dot: « …@etu.univ-⏎lille.fr », « …@etu.univ-lille⏎.fr ». */
const CUT_HOST = '(?<=-)\\n{1,2}[a-z0-9][a-z0-9.-]{0,60}\\.[a-z]{2,6}(?=\\s|$)|\\n{1,2}\\.[a-z]{2,3}(?=\\s|$)';
/** Bounded on both sides, so that a long run of letters costs linear time. */
const PLAIN = new RegExp(`(?<!${LOCAL})${LOCAL}{1,64}@[${LETTER}-]{1,63}(?:\\.[${LETTER}-]{1,63}){1,5}(?:${CUT_END}|${CUT_HOST})?`, 'giu');
const DOMAIN =
  '[a-z0-9-]{1,63}(?:\\s{0,2}\\.\\s{0,2}[a-z0-9-]{1,63}){0,3}\\s{0,2}\\.\\s{0,2}(?:com|fr|org|net|eu|be|ch|ca|uk|de|es|it|io|edu|gov|info|me|co|in|ma|tn|dz|sn|ci|cm)';
/** « jean.dupont@⏎example.fr », « jean.dupont⏎@example.fr »: cut beside the sign, and nothing else on the row. */
const CUT = new RegExp(`(?<!${LOCAL})[a-z0-9_+.'-]{2,64}(?:@\\n{1,2}|\\n{1,2}@)${DOMAIN}(?=\\n|$)`, 'giu');
/** « jean.⏎dupont@example.fr », « ✉ j.⏎dupont@example.fr »: a row that is the opening of an address and nothing else. */
const CUT_LOCAL =
  /(?<=(?:^|[\n:/|•·]|(?:^|\n)[^\p{L}\p{N}\n]{1,3}) ?)[a-z0-9]{1,30}(?:[._-][a-z0-9]{1,30})?[._-]\n{1,2}[a-z0-9][a-z0-9_+.-]{0,40}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}(?=\s|$)/giu;
/** A row of prose that no mark ends, and the row below it. */
const PROSE_ABOVE = /(?:^|\n)[^\n@]*(?:\S+\s+){5}[^\n@.!?]*\n$/u;
/** « jean.dupont@gmail,com », « … @gmail com »: a provider that everybody knows, its dot mistyped. */
const MISTYPED =
  /(?<![\p{L}\p{N}.])[a-z0-9_+.-]{2,64}@(?:gmail|hotmail|yahoo|outlook|orange|wanadoo|free|laposte|icloud|live)(?:, ?| )(?:com|fr|net)(?![\p{L}\p{N}])/giu;
/** « jean.dupont @ example.fr », « jean . dupont @ example . fr », « jean.dupont@exam⏎ple.fr »: spaces and line ends inside. */
const BROKEN = new RegExp(
  `(?<![\\p{L}\\p{N}.])((?:[a-z0-9]{1,40} [._] ){0,4}[a-z0-9_+.-]{2,64})\\s{0,2}@\\s{0,2}(?:[a-z0-9-]{1,63}\\n)?${DOMAIN}(?![\\p{L}\\p{N}])`,
  'giu',
);
/** « jean.dupont©example.fr », « jean.dupont@example,fr »: signs as a scanner reads them. */
const MISREAD = /(?<![\p{L}\p{N}.])[a-z0-9_+.-]{2,64}[@©®][a-z0-9-]{1,63}(?:[.,][a-z0-9-]{1,63}){1,4}/giu;
/** « j e a n @ e x a m p l e . f r »: set letter by letter. */
const SPELLED = new RegExp(
  `(?<![\\p{L}\\p{N}_.+-] ?)(?:[a-z0-9_.+-] ){3,40}@(?:(?: [a-z0-9.-]){4,60}(?![a-z0-9])| ?[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){1,4})`,
  'giu',
);

/** « jean@NOSPAM.example.fr », « jean.NOSPAM@example.fr »: against robots. */
const NO_SPAM = /[._-]?(?:NO|ANTI|SANS)[_-]?SPAM[._-]?/;

const tidy = (written: string): string =>
  written
    .replace(/[©®]/u, '@')
    .replace(/(?<=@\p{L}+)(?:, ?| )(?=\p{L}{2,3}$)/u, '.')
    .replaceAll(/(?<=@[^@\s]*),/gu, '.')
    .replaceAll(/\s/g, '')
    .replace(/^(?:e-?mail|mail|courriel)[.:]+/i, '')
    .replace(NO_SPAM, '')
    .replace(/^[.'-]+/, '')
    .replace(/[.-]+$/, '');

const valid = (address: string): boolean =>
  /^[\p{L}\p{N}_+'-][\p{L}\p{N}_+.'-]*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[a-z]{2,24}$/iu.test(address) &&
  !address.includes('..') &&
  !/^copyrights?@/i.test(address);

const hasCapital = (text: string, word: string): boolean =>
  [word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)].some((name) => text.split(/[^\p{L}]+/u).includes(name));

/** « jean 1208@… », « jean dupont@… », « jean. dupont@… » under « Jean Dupont »: the rule of an underscore is lost where a font draws it as a line. */
const lostSign = (text: string, folded: string, start: number, written: string): { sign: string; word: string; length: number } | null => {
  const [all, word, sign] = /(?<![\p{L}\p{N}._@-])([a-z][a-z0-9]+)([._]?) $/u.exec(text.slice(Math.max(0, start - 30), start)) ?? [];
  const local = written.split('@')[0]!;
  if (!all || !word) return null;
  const top = folded.slice(0, 400).replace(`${word}${sign} ${local}@`, '');
  const isName = /^[a-z]+$/u.test(local) && top.includes(`${word} ${local}`);
  // « velde n@… » alone on its row, under « Nora VELDE »
  const isAlone = /(?:^|\n)[^\p{L}\p{N}\n]{0,3}$/u.test(text.slice(Math.max(0, start - 34), start - all.length));
  const isFamily = isAlone && !sign && word.length > 3 && hasCapital(text.slice(0, 400), word);
  return (/^\d{2,}$/u.test(local) && !sign) || isName || isFamily ? { sign: sign || '_', word, length: all.length } : null;
};

const collect = (text: string, folded: string, pattern: RegExp): Found<string>[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const { written, start } = unglued(text, folded, match);
    const lost = lostSign(text, folded, start, written);
    const value = (lost ? lost.word + lost.sign : '') + tidy(written);
    return valid(value) ? [{ value, span: { start: start - (lost?.length ?? 0), end: start + written.length } }] : [];
  });

/** E-mail addresses of a text, the person’s own first, also those broken by spaces or line ends and those written `name (at) domain`. */
export const findEmails = (written: string): Found<string>[] => {
  const { text, at } = plainSigns(written);
  const folded = fold(text);
  const read = (pattern: RegExp): Found<string>[] => collect(text, folded, pattern);
  const endsSentence = ({ span }: Found<string>): boolean => PROSE_ABOVE.test(text.slice(Math.max(0, span.start - 160), span.start));
  const cut = [...read(CUT_LOCAL).filter((one) => !endsSentence(one)), ...read(SPELLED)];
  const inCut = ({ span }: Found<string>): boolean => cut.some((one) => one.span.start < span.start && one.span.end >= span.end);
  const plain = [...cut, ...read(PLAIN).filter((one) => !inCut(one)), ...read(CUT)];
  const hidden = (): Found<string>[] => hiddenEmails(text).filter(({ value }) => valid(value));
  const isOwn = (one: Found<string>): boolean => !isMachine(text, one);
  const whole = plain.filter(isOwn);
  const found = whole.length > 0 ? whole : [...hidden(), ...read(MISTYPED), ...read(MISREAD), ...read(BROKEN)].filter(isOwn);
  return byOwner(text, folded, found).map(({ value, span }) => ({ value, span: { start: at(span.start), end: at(span.end) } }));
};
