import { NAME_PARTICLES } from '../../lexicon/givenNames.ts';
import { headingKinds } from '../../sections/headings.ts';
import { fold } from '../../text/fold.ts';
import { sliceRow, type Row } from '../../text/rows.ts';
import { typeAt } from '../../text/typed.ts';
import { DOCUMENT_WORDS } from './words.ts';

/** Longer rows are sentences. */
const MAX_LENGTH = 90;
/** Words of the longest heading that stands beside a name. */
const MAX_HEADING = 3;

/** What goes with the name of a document: « mon CV », "short version of the resume". */
const BESIDE_DOCUMENT: ReadonlySet<string> = new Set(
  'my mon le the for of pour academic professional professionnel short full long extended detailed personal version edition'.split(' '),
);

interface Word {
  folded: string;
  start: number;
  end: number;
}

const wordsOf = (row: Row): Word[] =>
  [...row.text.matchAll(/[^\s_]+/gu)]
    .filter(({ index }) => index >= row.from)
    .map(({ 0: text, index }) => ({
      folded: fold(text).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
      start: index,
      end: index + text.length,
    }));

const goesWith = ({ folded }: Word): boolean =>
  folded === '' || DOCUMENT_WORDS.has(folded) || BESIDE_DOCUMENT.has(folded) || NAME_PARTICLES.has(folded);

/** How many words in front name the document: « Portfolio de », "Curriculum vitae for". */
const documentInFront = (words: readonly Word[]): number => {
  const other = words.findIndex((word) => !goesWith(word));
  return other > 0 && words.slice(0, other).some(({ folded }) => DOCUMENT_WORDS.has(folded)) ? other : 0;
};

/** Where what follows a name begins: « – CV », « ’s portfolio », "Download CV". */
const documentBehind = (words: readonly Word[]): number => {
  let at = words.findIndex(({ folded }) => DOCUMENT_WORDS.has(folded));
  if (at < 0) return words.length;
  while (at > 0 && goesWith(words[at - 1]!)) at -= 1;
  return at;
};

/** A change of type between two words, or a heading of whose kind no name is. */
const headingInFront = (row: Row, words: readonly Word[]): number => {
  for (let count = Math.min(MAX_HEADING, words.length - 1); count > 0; count -= 1) {
    const kinds = headingKinds(row.text.slice(words[0]!.start, words[count - 1]!.end));
    const turns = typeAt(row, words[count]!.start)?.look !== typeAt(row, words[count - 1]!.start)?.look;
    if (turns ? kinds.length > 0 : words.length - count >= 2 && (kinds.includes('contact') || kinds.includes('summary'))) return count;
  }
  return 0;
};

/** Where a heading in another type begins behind a name. */
const headingBehind = (row: Row, words: readonly Word[]): number => {
  for (let at = 1; at < words.length; at += 1) {
    const turns = typeAt(row, words[at]!.start)?.look !== typeAt(row, words[at - 1]!.start)?.look;
    if (turns && words.length - at <= MAX_HEADING && headingKinds(row.text.slice(words[at]!.start)).length > 0) return at;
  }
  return words.length;
};

/** « Léa TardelLast updated on … »: when the document was made. */
const UPDATED = /\s*(?:last (?:updated|modified|revised)|updated (?:on|in)|(?:derni[èe]re )?mise? [àa] jour)(?!\p{L}).*$/iu;

/** « Adjudant (ER) Léo Tardel », « Capitaine Tardel »: a rank in front of a name. Folded. */
export const RANK =
  /^\W*(?:adjudant(?:-chef)?|sergent(?:-chef)?|caporal(?:-chef)?|brigadier(?:-chef)?|major|lieutenant(?:-colonel)?|capitaine|commandant|colonel|general|marechal des logis(?:-chef)?|second maitre|premier maitre)(?:\s\(?(?:er|cr|r|2s|reserve)\)?)?\s(?=\p{L}+\s\p{L})/u;

/** « Portfolio de Léa Tardel », « PERSONAL INFORMATION Léa Tardel », « Léa Tardel Download CV »: the row without headings and names of documents. */
export const withoutTitleWords = (row: Row): Row => {
  if (row.text.length > MAX_LENGTH) return row;
  const updated = row.text.search(UPDATED);
  if (updated > row.from) return withoutTitleWords(sliceRow(row, row.from, updated));
  if (row.text.includes('\n')) return row;
  const rank = RANK.exec(row.folded.slice(row.from))?.[0].length ?? 0;
  if (rank > 0) return sliceRow(row, row.from + rank, row.text.length);
  let words = wordsOf(row);
  const all = words.length;
  words = words.slice(documentInFront(words));
  words = words.slice(0, documentBehind(words));
  words = words.slice(headingInFront(row, words));
  words = words.slice(0, headingBehind(row, words));
  const [first, last] = [words[0], words.at(-1)];
  if (words.length === all || !first || !last) return row;
  const owned = /['’]s$/u.exec(row.text.slice(first.start, last.end))?.[0].length ?? 0;
  return sliceRow(row, first.start, last.end - owned);
};
