import { isFamilyName } from '../../lexicon/familyNames.ts';
import { FAMILY_NAMES_TOO, GIVEN_NAMES } from '../../lexicon/givenNames.ts';
import { TITLE_HEADS, TITLE_QUALIFIERS } from '../../lexicon/jobTitles.ts';
import { closeLetterSpacing } from '../../sections/headings.ts';
import { fold } from '../../text/fold.ts';
import { DOCUMENT_LABEL, GREETS, LABEL, LABEL_ALONE, SPOKEN_LABEL } from './announced.ts';
import { isMenu } from '../menus.ts';
import { skillIdsOf } from '../skills/skills.ts';
import { titleScore } from '../../text/workWords.ts';
import { type Row, sliceRow } from '../../text/rows.ts';
import type { Span } from '../../text/span.ts';

export interface PersonName {
  firstName: string;
  lastName: string;
  span: Span;
}

/** The words in capitals that « je m’appelle » and « I am » lead to, up to the rest of the sentence. */
const SPOKEN_NAME = /^\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|de|du|van|von|der|den|el|la|le|ap|ab|ferch|bin|ben))*/u;

export interface Piece {
  text: string;
  from: number;
  /** « Nom : », « CV de » stands before it. */
  labelled: boolean;
}

/** The rows that open a page, the words that a row of a title and a name has at most, and those of a row that goes on into what stood below. */
const [OPENING_ROWS, MOST_WORDS, MOST_OPENING_WORDS] = [2, 8, 14];

/** Where what somebody does begins behind two words in capitals or more, with nothing between: « LÉA TARDEL SOUDEUSE ». */
const titleBehind = (row: Row): number | null => {
  const list = row.text.indexOf(', ', row.from);
  const words = [...row.text.matchAll(/\S+/gu)].filter(({ index }) => index >= row.from && (list < 0 || index < list));
  const told = words.findIndex(
    ({ index, 0: word }) => TITLE_HEADS.has(fold(word)) || (TITLE_QUALIFIERS.has(fold(word)) && index > row.from),
  );
  // « Léa Tardel Full Stack Developer »
  const between = words.slice(told - 2, told).map(({ 0: word }) => word);
  const at = told > 3 && skillIdsOf(between.join(' ')).length > 0 ? told - 2 : told;
  const head = words[at];
  if (!head || at < 2 || at > 4 || titleScore(row.folded.slice(head.index)) < 3) return null;
  const names = words.slice(0, at).map(({ 0: word }) => word);
  const opens = row.index < OPENING_ROWS && names.some((word) => GIVEN_NAMES.has(fold(word)));
  if (words.length > (opens ? MOST_OPENING_WORDS : MOST_WORDS)) return null;
  const isName = names.every((word) => /^\p{Lu}/u.test(word));
  // « Louise Anne Boulanger »: the family’s name
  const isWhole = names.every((word) => GIVEN_NAMES.has(fold(word))) && isFamilyName(fold(head[0]));
  return isName && !isWhole ? head.index : null;
};

/** Where a name begins behind a title, with nothing between: « Soudeuse Léa TARDEL ». */
const nameBehindTitle = (row: Row): number | null => {
  const words = [...row.text.matchAll(/\S+/gu)].filter(({ index }) => index >= row.from);
  const last = words.at(-1)?.[0] ?? '';
  const loud = last.length > 2 && last === last.toUpperCase() && !words[0]![0].endsWith(words[0]![0].toUpperCase());
  if (row.index >= OPENING_ROWS || words.length > MOST_WORDS || !(loud || isFamilyName(fold(last)))) return null;
  const at = words.findIndex(({ 0: word }, index) => index > 0 && index < words.length - 1 && GIVEN_NAMES.has(fold(word)));
  const name = at < 0 ? [] : words.slice(at).map(({ 0: word }) => word);
  const titled = at > 0 && titleScore(row.folded.slice(row.from, words[at]!.index)) >= 3;
  return titled && name.length <= 3 && name.every((word) => /^\p{Lu}[\p{L}'’-]+$/u.test(word)) ? words[at]!.index : null;
};

/** « 1740 Berrow Lane », « 12 bis, Berrow »: a house, and nobody’s name. */
const HOUSE = /^\d{1,5}(?:\s?(?:bis|ter))?,?\s\p{L}/u;

/** « Home | Resume | Videos Louise Tardel »: the last word of a bar of navigation, in front of a given name. */
const BAR_END = /^(\p{Lu}\p{Ll}+\s)(\p{Lu}\p{Ll}+)(?=\s\p{Lu})/u;

/** « M.TARDEL Louis »: the title against a family name in capitals. */
const GLUED_SIR = /^M\.(?=\p{Lu}{3,}\s\p{Lu}\p{Ll})/u;

/** Where a cell ends, or a phone number or an address begins. */
const REACHED_BEHIND = /\n|\s[|•·–-]?\s?(?=\+?\d|\(\d|[^\s@]{1,40}@)/u;

/** « -développeuse » behind a name, where « -Charpentier » may be its second half. Folded. */
const isTrade = (word: string): boolean => TITLE_HEADS.has(word) && !isFamilyName(word) && !FAMILY_NAMES_TOO.has(word);

/** The pieces of a row that could be a name: whole, before a separator, after a label. */
export const pieces = (row: Row): Piece[] => {
  const whole = row.text.slice(row.from);
  if (closeLetterSpacing(whole) !== whole) return [{ text: whole, from: row.from, labelled: false }];
  const found: Piece[] = [];
  const add = (from: number, to: number) => {
    let start = from;
    let [labelled, spoken] = [false, false];
    for (let turn = 0; turn < 2; turn += 1) {
      const label = LABEL.exec(row.folded.slice(start, to))?.[0];
      start += label?.length ?? 0;
      spoken ||= SPOKEN_LABEL.test(label ?? '');
      labelled ||= label?.includes(':') === true || DOCUMENT_LABEL.test(label ?? '') || spoken;
    }
    const bar = BAR_END.exec(row.text.slice(start, to));
    if (bar && isMenu(row) && GIVEN_NAMES.has(fold(bar[2]!)) && !GIVEN_NAMES.has(fold(bar[1]!.trim()))) start += bar[1]!.length;
    start += GLUED_SIR.exec(row.text.slice(start, to))?.[0].length ?? 0;
    const text = row.text.slice(start, to);
    if (HOUSE.test(text)) return;
    const lead = /^[^\p{L}]*/u.exec(text)![0].length;
    const body = text
      .slice(lead)
      .replace(
        /\.(?:docx?|pdf|odt)$|(?:(?:,?\s|\s?\/\s?)(?:MBA|PhD|Ph\.D\.?|MD|PMP|CPA|CFA|M\.D\.|RN|Dr|Jr\.?|Sr\.?|I{2,3}|IV|(?:he|she|they|il|elle|iel)\/\p{L}+|Esq\.?|ESQ\.?|Ing\.?|P\.Eng|\d{2} ans|M\.?Sc|SHRM-CP|PHR))+\s*$|(?<!\s\p{Lu})[^\p{L}\p{N})]+$/u,
        '',
      );
    const whole = body.includes('(') ? body : body.replace(/\)$/u, '');
    const name = spoken ? (SPOKEN_NAME.exec(whole)?.[0] ?? whole) : whole;
    if (name !== '') found.push({ text: name, from: start + lead, labelled: labelled || afterLabel });
    afterLabel = LABEL_ALONE.test(row.folded.slice(from, to));
  };
  let afterLabel = false;
  let from = row.from;
  for (const match of row.text
    .slice(row.from)
    .matchAll(
      /\n|\t|\s{3,}|\s?[|•·]\s?|(?<=\p{L}{2})!\s|(?<=\p{Ll}{3})\.\s(?=\p{Lu})|\s(?:[–—/>~»-]|\/\/|::)\s|(?<=\p{L}{2})-(?=\p{L}{5})|,\s|\s[([]|\s+(?=(?:BA|BSc|BEng|BCom|LLB|MA|MSc|MEng)\s?\(?[Hh]ons)|\s+(?=(?:Home|About|Accueil|Contact|Blog|Menu)(?!\p{L}))|\s(?=\d|[SDW]\/O\s|n[ée]e?\s(?:le|en|à|\p{Lu})|(?:[ée]pouse|[ÉéEe]p(?:se)?\.?|[Éé]pse|veuve|vve|divorc[ée]e|dite?)\s(?:[«"“„]\s?)?\p{Lu})/gu,
    )) {
    if (/^[,!]/u.test(match[0]) && GREETS.test(row.folded.slice(row.from, row.from + match.index))) continue;
    if (match[0] === '-' && !isTrade(/^\p{L}+/u.exec(row.folded.slice(row.from + match.index + 1))![0])) continue;
    add(from, row.from + match.index);
    from = row.from + match.index + match[0].length;
  }
  add(from, row.text.length);
  const ends = row.text.slice(row.from).search(REACHED_BEHIND);
  const cell = ends < 0 ? -1 : row.from + ends;
  const [first] = found;
  const end = cell > 0 ? cell : first && found.length > 1 && !row.text.includes(', ') ? first.from + first.text.length : row.text.length;
  // « Léa Tardel lea@… 06 12 34 56 78 »
  if (cell > 0 && found.length === 1) add(row.from, cell);
  const title = titleBehind(sliceRow(row, 0, end));
  if (title !== null) add(row.from, title);
  const name = found.length === 1 ? nameBehindTitle(row) : null;
  if (name !== null) add(name, row.text.length);
  return found;
};
