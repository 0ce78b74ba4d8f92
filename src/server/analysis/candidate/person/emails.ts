import { fold } from '../../text/fold.ts';
import type { Found } from '../../text/span.ts';
import { hiddenEmails } from './hiddenEmails.ts';

const LOCAL = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~.-]";
/** The end of « .com » on the next line, alone there: a narrow column cut the address. */
const CUT_END = ['c⏎om', 'co⏎m', 'n⏎et', 'ne⏎t', 'o⏎rg', 'or⏎g', 'f⏎r']
  .map((ending) => ending.split('⏎'))
  .map(([written, rest]) => `(?<=\\.${written})\\n{1,2}${rest}(?=\\n|$)`)
  .join('|');
/** The host goes on behind its hyphen or in front of its last dot: « …@etu.univ-⏎lille.fr », « …@etu.univ-lille⏎.fr ». */
const CUT_HOST = '(?<=-)\\n{1,2}[a-z0-9][a-z0-9.-]{0,60}\\.[a-z]{2,6}(?=\\s|$)|\\n{1,2}\\.[a-z]{2,3}(?=\\s|$)';
/** Bounded on both sides, so that a long run of letters costs linear time. */
const PLAIN = new RegExp(`(?<!${LOCAL})[a-z0-9_+.'-]{1,64}@[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){1,5}(?:${CUT_END}|${CUT_HOST})?`, 'giu');
const DOMAIN =
  '[a-z0-9-]{1,63}(?:\\s{0,2}\\.\\s{0,2}[a-z0-9-]{1,63}){0,3}\\s{0,2}\\.\\s{0,2}(?:com|fr|org|net|eu|be|ch|ca|uk|de|es|it|io|edu|gov|info|me|co|in|ma|tn|dz|sn|ci|cm)';
/** « jean.dupont@⏎example.fr », « jean.dupont⏎@example.fr »: cut beside the sign, and nothing else on the row. */
const CUT = new RegExp(`(?<!${LOCAL})[a-z0-9_+.'-]{2,64}(?:@\\n{1,2}|\\n{1,2}@)${DOMAIN}(?=\\n|$)`, 'giu');
/** « jean.⏎dupont@example.fr », « ✉ j.⏎dupont@example.fr »: a row that is the opening of an address and nothing else. */
const CUT_LOCAL =
  /(?<=(?:^|[\n:]|(?:^|\n)[^\p{L}\p{N}\n]{1,3}) ?)[a-z0-9]{1,30}(?:[._-][a-z0-9]{1,30})?[._-]\n{1,2}[a-z0-9][a-z0-9_+.-]{0,40}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}(?=\s|$)/giu;
/** A row of prose that no mark ends, and the row below it. */
const PROSE_ABOVE = /(?:^|\n)[^\n@]*(?:\S+\s+){5}[^\n@.!?]*\n$/u;
/** « jean.dupont@gmail,com », « … @gmail com »: a provider that everybody knows, its dot mistyped. */
const MISTYPED =
  /(?<![\p{L}\p{N}.])[a-z0-9_+.-]{2,64}@(?:gmail|hotmail|yahoo|outlook|orange|wanadoo|free|laposte|icloud|live)(?:, ?| )(?:com|fr|net)(?![\p{L}\p{N}])/giu;
/** « jean.dupont @ example.fr », « jean.dupont@exam⏎ple.fr »: spaces and line ends inside. */
const BROKEN = new RegExp(
  `(?<![\\p{L}\\p{N}.])([a-z0-9_+.-]{2,64})\\s{0,2}@\\s{0,2}(?:[a-z0-9-]{1,63}\\n)?${DOMAIN}(?![\\p{L}\\p{N}])`,
  'giu',
);
/** « @jean@mastodon.example »: a profile, where anything else is an address. */
const isProfile = (text: string, { span }: Found<string>): boolean => text[span.start - 1] === '@';
const ROLE = /^(?:contact|info|recrutement|rh|hr|jobs|sales|support|noreply|no-reply)@/i;

/** « jean@NOSPAM.example.fr », « jean.NOSPAM@example.fr »: against robots. */
const NO_SPAM = /[._-]?(?:NO|ANTI|SANS)[_-]?SPAM[._-]?/;

const tidy = (written: string): string =>
  written
    .replace(/(?<=@\p{L}+)(?:, ?| )(?=\p{L}{2,3}$)/u, '.')
    .replaceAll(/\s/g, '')
    .replace(/^(?:e-?mail|mail|courriel)[.:]+/i, '')
    .replace(NO_SPAM, '')
    .replace(/^[.'-]+/, '')
    .replace(/[.-]+$/, '');

const valid = (address: string): boolean =>
  /^[a-z0-9_+'-][a-z0-9_+.'-]*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}$/i.test(address) &&
  !address.includes('..') &&
  !/^copyrights?@/i.test(address);

/** « …@example.comTél », « …@example.fr06 12 », « …@example.comlinkedin.com »: where what is glued behind an address begins. */
const GLUED_BEHIND = /(?<=\.(?:com|fr|org|net|edu|be|ch|ca|uk|de|io))(?:\p{Lu}|\d|www\.|https?$|linkedin\.|git(?:hub|lab)\.).*$/u;
/** « 06 12 34 56 78jean@… »: the end of a number in front. */
const GLUED_NUMBER = /^\d{2,4}(?=\p{L})/u;
/** « CONTACTjean@… », « Emailjean@… », « 0612345678jean@… »: the label of an address or a whole number, without a space in front of it. */
const GLUED_LABEL = /^(?:\+?\d{9,13}|CONTACTS?|Contacts?|E-?MAIL|E-?mail|MAIL|Mail|COURRIEL|Courriel)(?=\p{Ll}{3})/u;

/** « Orme, VT 05735jean@… »: the number of a town in front, behind its state. */
const BEHIND_STATE = /(?<!\p{L})\p{Lu}{2} $/u;
const GLUED_ZIP = /^\d{5}(?=\p{L}{2})/u;

/** The address without a number or a label that is glued to it. */
const unglued = (text: string, { 0: written, index }: RegExpExecArray): { written: string; start: number } => {
  const front = /(?:\d{2,4}[ .-]){2}$/u.test(text.slice(Math.max(0, index - 10), index)) ? GLUED_NUMBER.exec(written) : null;
  const zip = BEHIND_STATE.test(text.slice(Math.max(0, index - 4), index)) ? GLUED_ZIP.exec(written) : null;
  const from = (front ?? zip ?? GLUED_LABEL.exec(written))?.[0].length ?? 0;
  return { written: written.slice(from).replace(GLUED_BEHIND, ''), start: index + from };
};

/** « jean 1208@… », « jean dupont@… » under « Jean Dupont »: the rule of an underscore is lost where a font draws it as a line. */
const underscored = (text: string, start: number, written: string): string | null => {
  const [, word] = /(?<![\p{L}\p{N}._@-])([a-z][a-z0-9]+) $/u.exec(text.slice(Math.max(0, start - 30), start)) ?? [];
  const local = written.split('@')[0]!;
  if (!word) return null;
  const isName = /^[a-z]+$/u.test(local) && fold(text.slice(0, 400)).replace(`${word} ${local}@`, '').includes(`${word} ${local}`);
  return /^\d{2,}$/u.test(local) || isName ? `${word}_` : null;
};

const collect = (text: string, pattern: RegExp): Found<string>[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const { written, start } = unglued(text, match);
    const lost = underscored(text, start, written);
    const value = (lost ?? '') + tidy(written);
    return valid(value) ? [{ value, span: { start: start - (lost?.length ?? 0), end: start + written.length } }] : [];
  });

/** E-mail addresses of a text, also those broken by spaces or line ends and those written `name (at) domain`. */
export const findEmails = (written: string): Found<string>[] => {
  const text = written.replaceAll(/[＠﹫]/gu, '@');
  const endsSentence = ({ span }: Found<string>): boolean => PROSE_ABOVE.test(text.slice(Math.max(0, span.start - 160), span.start));
  const cut = collect(text, CUT_LOCAL).filter((one) => !endsSentence(one));
  const inCut = ({ span }: Found<string>): boolean => cut.some((one) => one.span.start < span.start && one.span.end >= span.end);
  const plain = [...cut, ...collect(text, PLAIN).filter((one) => !inCut(one)), ...collect(text, CUT)];
  const hidden = (): Found<string>[] => hiddenEmails(text).filter(({ value }) => valid(value));
  const found = plain.length > 0 ? plain : [...hidden(), ...collect(text, MISTYPED), ...collect(text, BROKEN)];
  const rank = (one: Found<string>): number => (isProfile(text, one) ? 2 : ROLE.test(one.value) ? 1 : 0);
  return found.sort((a, b) => rank(a) - rank(b) || a.span.start - b.span.start);
};
