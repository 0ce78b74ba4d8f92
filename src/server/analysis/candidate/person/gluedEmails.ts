import { parse } from 'tldts';
import { headWords, shares } from './emailOwners.ts';

/** « …@example.comTél », « …@example.fr06 12 », « …@example.comlinkedin.com »: where what is glued behind an address begins. */
const GLUED_BEHIND = /(?<=\.(?:com|fr|org|net|edu|be|ch|ca|uk|de|io))(?:\p{Lu}|\d|www\.|https?$|linkedin\.|git(?:hub|lab)\.).*$/u;
/** « …@gmail.comjean.example.org »: what is glued to a provider that everybody knows. */
const BEHIND_PROVIDER =
  /(?<=@(?:gmail|hotmail|outlook|yahoo|protonmail|icloud|live|free|orange|wanadoo|laposte|sfr|aol|gmx)\.(?:com|fr|net))\p{L}.*$/iu;
/** Letters that are no slip of the keyboard behind the end of a domain. */
const MIN_GLUED = 3;

/** « 06 12 34 56 78jean@… »: the end of a number in front. */
const GLUED_NUMBER = /^[\d-]{2,14}(?=\p{L})/u;
const NUMBER_BEFORE = /\+?\d[\d .-]{0,14}[ .-]$/u;
/** Digits that a phone number has at least. */
const MIN_DIGITS = 8;
/** « 06.12.34.56.78jean@… »: a whole number in front. */
const WHOLE_NUMBER = /^\+?\d(?:[.-]?\d){8,13}(?=\p{L}{2})/u;
/** « CONTACTjean@… », « Emailjean@… »: the label of an address, without a space behind it. */
const GLUED_LABEL = /^(?:CONTACTS?|Contacts?|E-?MAIL|E-?mail|MAIL|Mail|COURRIEL|Courriel)(?=\p{Ll}{3})/u;
/** « Tél.0612345678Mail.jean@… »: a label and its sign, behind a number. */
const SIGNED_LABEL = /^(?:.*\d)?(?:e-?mail|mail|m[ée]l|courriel)\.(?=\p{L})/iu;

/** « Orme, VT 05735jean@… »: the number of a town in front, behind its state. */
const BEHIND_STATE = /(?<!\p{L})\p{Lu}{2} $/u;
const GLUED_ZIP = /^\d{5}(?=\p{L}{2})/u;

/** An icon of a font of pictures, which is a letter to a machine: « ✉ jean.dupont@… » read as « Ejean.dupont@… ». */
const ICON_LETTER = /^[em](?=\p{L})/iu;

/** « jean@etu.norv⏎alette.fr »: the rest of a host that is none, alone on the row below; `behind`: the text behind the host. */
const restOfHost = (host: string, behind: string): string => {
  const [all = '', rest = ''] = /^\n{1,2}([a-z0-9-]*(?:\.[a-z0-9-]+)+)(?=\s|$)/iu.exec(behind) ?? [];
  return parse(host).isIcann !== true && parse(host + rest).isIcann === true ? all : '';
};

/** The host without what is glued to its end: « example.edu.pkLinkedIn » ends in no domain, « example.edu.pk » does. */
const hostOf = (host: string, behind: string): string => {
  if (!/^[\p{L}\p{N}.-]+$/u.test(host) || parse(host).isIcann === true) return host;
  const rest = restOfHost(host, behind);
  if (rest !== '') return host + rest;
  const last = host.lastIndexOf('.') + 1;
  for (let end = host.length - 1; end >= last + 2; end -= 1) {
    const isGlued = host.length - end >= MIN_GLUED || /\p{Ll}\p{Lu}/u.test(host.slice(end - 1, end + 1));
    if (isGlued && parse(host.slice(0, end)).isIcann === true) return host.slice(0, end);
  }
  return host;
};

/** What a number, of which the last digits are glued to an address, ends in. */
const endOfNumber = (before: string, written: string): string | undefined => {
  const [end] = GLUED_NUMBER.exec(written) ?? [];
  const [begin] = NUMBER_BEFORE.exec(before) ?? [];
  return end && begin && `${begin}${end}`.replaceAll(/\D/g, '').length >= MIN_DIGITS ? end : undefined;
};

/** The icon in front of an address: a letter that begins no word of the person's name, where the rest spells one. */
const iconOf = (folded: string, written: string): string | undefined => {
  const [icon] = ICON_LETTER.exec(written) ?? [];
  if (!icon) return undefined;
  const rest = written.slice(1).toLowerCase();
  const words = headWords(folded);
  const isOwn = words.some((word) => word.startsWith(icon.toLowerCase()));
  const isCapital = /^\p{Lu}[^\p{Lu}]+$/u.test(written);
  const spells = (word: string): boolean => shares(rest, word) && (isCapital || rest.startsWith(word));
  return !isOwn && words.some(spells) ? icon : undefined;
};

/** An address as a machine took it off a page, without the number, label, icon or site that is glued to it. `folded`: the whole text. */
export const unglued = (text: string, folded: string, { 0: written, index }: RegExpExecArray): { written: string; start: number } => {
  const before = text.slice(Math.max(0, index - 16), index);
  const front =
    endOfNumber(before, written) ??
    (BEHIND_STATE.test(before) ? GLUED_ZIP.exec(written)?.[0] : undefined) ??
    SIGNED_LABEL.exec(written)?.[0] ??
    WHOLE_NUMBER.exec(written)?.[0] ??
    GLUED_LABEL.exec(written)?.[0] ??
    iconOf(folded, written) ??
    '';
  const address = written.slice(front.length).replace(GLUED_BEHIND, '').replace(BEHIND_PROVIDER, '');
  const host = address.lastIndexOf('@') + 1;
  const end = index + written.length;
  return { written: address.slice(0, host) + hostOf(address.slice(host), text.slice(end, end + 70)), start: index + front.length };
};
