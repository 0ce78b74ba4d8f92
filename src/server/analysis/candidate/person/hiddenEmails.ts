import { fold } from '../../text/fold.ts';
import { titleScore } from '../../text/workWords.ts';
import type { Found } from '../../text/span.ts';

/** Longest local part and host that are looked at. */
const REACH = 90;
const OPEN = '[[({<]';
const CLOSE = '[\\])}>]';
/** What stands around a word that is no letter of the address: « _at_ », « -dot- », « "at" ». */
const SIGN = '[-_#*+"“”\'’«»‹›⟨⟩]{1,2}';

/** A word for a sign, marked as such: « [at] », « (point) », « _at_ ». */
const marked = (words: string): string => `\\s?(?:${OPEN}\\s?(?:${words})\\s?${CLOSE}|${SIGN}(?:${words})${SIGN})\\s?`;

const AT = new RegExp(`${marked('at|arobase|arroba|chez|a|à|@')}|\\s(?:at|arobase|arroba)\\s`, 'giu');
const DOT = `(?:\\.|${marked('dot|point|punto|punkt|\\.')}|\\s(?:dot|point)\\s)`;
const LOCAL = new RegExp(`(?<![\\p{L}\\p{N}._-])[a-z0-9][a-z0-9_+-]*(?:${DOT}[a-z0-9_+-]+){0,3}$`, 'iu');
/** A word of a host, which a narrow column may break behind its hyphens. */
const WORD = '(?:[a-z0-9-]|(?<=-)\\n){1,63}';
const HOST = new RegExp(`^${WORD}(?:${DOT}${WORD}){1,4}`, 'iu');
const DOTS = new RegExp(DOT, 'giu');

/** « E-mail : » in front of an address. */
const LABELLED = /(?:e-?mail|mail|courriel|contact|adresse|address)[^\p{L}\n]{0,4}$/iu;
/** « nora.velde », as no word of a sentence is written. */
const OF_ADDRESS = /^[a-z0-9]{2,}[._][a-z0-9._-]*$/u;

/** « at » between two words is an address where its dots are spelled too, a label announces it or the word before it is none of a sentence. */
const isAddress = (local: string, host: string, before: string, behind: string): boolean =>
  /\s(?:dot|point)\s/iu.test(host) ||
  LABELLED.test(before) ||
  OF_ADDRESS.test(local) ||
  (ALONE_BEFORE.test(before) && ALONE_BEHIND.test(behind) && /^[a-z]/u.test(local) && titleScore(fold(local)) === 0);

/** « contact at orvane.com » between the ends of a row or of its part. */
const ALONE_BEFORE = /(?:^|[\n\t|•·])[^\S\n]*$/u;
const ALONE_BEHIND = /^[^\S\n]*(?:$|[\n\t|•·])/u;

const spelledOut = (text: string): Found<string>[] =>
  [...text.matchAll(AT)].flatMap((at) => {
    const before = text.slice(Math.max(0, at.index - REACH), at.index);
    const end = at.index + at[0].length;
    const local = LOCAL.exec(before)?.[0];
    const host = HOST.exec(text.slice(end, end + REACH))?.[0];
    const spelled = /^\s\p{L}+\s$/u.test(at[0]);
    if (
      !local ||
      !host ||
      (spelled &&
        !isAddress(local, host, before.slice(0, before.length - local.length), text.slice(end + host.length, end + host.length + 4)))
    )
      return [];
    const value = `${local.replaceAll(DOTS, '.')}@${host.replaceAll(DOTS, '.').replaceAll('\n', '')}`;
    return [{ value, span: { start: at.index - local.length, end: end + host.length } }];
  });

/** « noraATorvaneDOTorg »: in capitals between small letters. */
const IN_CAPITALS = /(?<![\p{L}\p{N}._-])([a-z0-9._-]{2,40})AT([a-z0-9-]{2,40}(?:DOT[a-z0-9-]{2,20}){1,3})(?![\p{L}\p{N}])/gu;

const inCapitals = (text: string): Found<string>[] =>
  [...text.matchAll(IN_CAPITALS)].map(({ 0: written, 1: local = '', 2: host = '', index }) => ({
    value: `${local}@${host.replaceAll('DOT', '.')}`,
    span: { start: index, end: index + written.length },
  }));

/** Addresses written so that no machine finds them: « nora [at] orvane [dot] org », « nora AT orvane DOT org », « noraATorvaneDOTorg ». */
export const hiddenEmails = (text: string): Found<string>[] => [...spelledOut(text), ...inCapitals(text)];
