import { emailAgreement } from '../names/addresses.ts';
import type { Found } from '../../text/span.ts';

/** An address that a firm or a service answers. */
const ROLE = /^(?:contact|info|recrutement|rh|hr|jobs|sales|support|noreply|no-reply|service[._-]?\p{L}*|accueil|secretariat)@/iu;
/** « Skype : », « Parent/guardian: Nora Velde, »: what is written behind it reaches the person in another way, or reaches somebody else. */
const OF_OTHERS =
  /(?:skype|xmpp|jabber|msn|matrix|icq|parents?|guardian|tuteur|tutrice|mother|father|mère|père|supervisor|manager|referee|référent|responsable)(?:\s?\([^()\n]{0,20}\))?\s?:?[^\n@|•·\t]{0,30}$/iu;
/** Rows at the top that say who the person is and how long they are at most, and letters that an address shares with one of their words by no chance. */
const [HEAD_ROWS, HEAD_LENGTH, SHARED] = [3, 600, 4];
/** Characters in front of an address that may say whose it is. */
const BEFORE = 60;

/** « @jean@mastodon.example »: a profile, where anything else is an address. */
const isProfile = (text: string, { span }: Found<string>): boolean => text[span.start - 1] === '@';

/** « git@example.org:jean/notes.git », « ssh jean@example.org », « ssh://git@… »: a machine. */
export const isMachine = (text: string, { span }: Found<string>): boolean =>
  /(?:ssh |:\/\/)$/u.test(text.slice(Math.max(0, span.start - 4), span.start)) ||
  /^:[\w~./-]*[/.]\w/u.test(text.slice(span.end, span.end + 60));

/** Words at the top of a text, folded, those of addresses left out. */
export const headWords = (folded: string): string[] =>
  folded
    .slice(0, HEAD_LENGTH)
    .split('\n', HEAD_ROWS)
    .flatMap((row) => row.split(/\s+/u))
    .filter((word) => !word.includes('@'))
    .flatMap((word) => word.match(/\p{L}+/gu) ?? []);

/** Whether an address shares a word with the top of the text by no chance. */
export const shares = (address: string, word: string): boolean => word.length >= SHARED && address.includes(word);

/** The person’s own addresses first: those that spell a word of the top of the page, then those that no service answers and no label gives to others. */
export const byOwner = (text: string, folded: string, found: readonly Found<string>[]): Found<string>[] => {
  const words = headWords(folded);
  const rank = (one: Found<string>): number => {
    const before = text.slice(Math.max(0, one.span.start - BEFORE), one.span.start);
    if (isProfile(text, one)) return 4;
    const local = one.value.split('@')[0]!.toLowerCase();
    const spelled = new Set(words.filter((word) => shares(local, word))).size;
    const isOthers = OF_OTHERS.test(before);
    if (ROLE.test(one.value)) return isOthers ? 4 : 3;
    return isOthers ? 3 : 2 - Math.min(spelled, 2);
  };
  return found.toSorted((a, b) => rank(a) - rank(b) || a.span.start - b.span.start);
};

/** Of how much agreement with a name no chance is: a whole part of it and the initial of another. */
const NAMES_OWNER = 4;

/** Addresses, the one that spells the person’s name in front where the first of them does not: an agency’s stands above the candidate’s. */
export const byName = (found: readonly Found<string>[], name: { firstName: string; lastName: string } | null): Found<string>[] => {
  const words = name ? [name.firstName, name.lastName].join(' ').split(/\s+/u).filter(Boolean) : [];
  const agrees = ({ value }: Found<string>): boolean => emailAgreement(words, [value]) >= NAMES_OWNER;
  const own = words.length > 1 && found[0] && emailAgreement(words, [found[0].value]) === 0 ? found.find(agrees) : undefined;
  return own ? [own, ...found.filter((one) => one !== own)] : [...found];
};
