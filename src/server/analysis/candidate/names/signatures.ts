import { GIVEN_NAMES } from '../../lexicon/givenNames.ts';
import { fold } from '../../text/fold.ts';
import { sliceRow, spanOf, type Row } from '../../text/rows.ts';
import { emailAgreement, lettersOf } from './addresses.ts';
import { splitName } from './parts.ts';
import { pieces, type PersonName } from './pieces.ts';
import { withoutTitleWords } from './titles.ts';
import { looksLikeName, wordsOf } from './words.ts';
import { edgeRows } from '../runningRows.ts';

/** What signs a page: « © 2024 », « Curriculum vitae – ». Folded. */
const SIGNS = /©|(?<!\p{L})(?:copyright|cv|curriculum|resume)(?!\p{L})/u;

/** What stands around the name that signs: « Copyright © 2024 … », « … – 2024, all rights reserved ». */
const AROUND = /^(?:[\s©,.–-]|copyright|\(c\)|\d{4}(?!\d))+|[\s,.–-]*(?:\d{4}|all rights|tous droits).*$/giu;

/** « orvane.example © Louise Tardel »: what stands in front of the sign. */
const BEFORE_SIGN = /^[^©]+(?=©\s?(?:\d{4},?\s)?\p{Lu})/u;

/** The row without what stands around the name. */
const bareOf = (row: Row): Row => {
  const text = row.text.slice(row.from).replace(BEFORE_SIGN, '');
  const kept = text.replace(AROUND, '');
  const from = row.text.indexOf(kept, row.from);
  return SIGNS.test(row.folded) && kept !== '' ? sliceRow(row, from, from + kept.length) : row;
};

/** « tardel.github.io », « louisetardel.fr »: the first label of a site. Folded. */
const SITE =
  /(?<![a-z\d@.-])(?:https?:\/\/)?(?:www\.)?([a-z\d-]{5,40})\.(?:[a-z]+\.)?(?:io|fr|com|net|org|me|eu|be|ch|ca|dev|info|app)(?![a-z\d])/gu;
/** Letters that a name and a site share by chance. */
const MIN_LETTERS = 5;

/** « Louise Tardel • tardel.github.io »: the site on the same row is called by a word of the name. */
const ownsSite = (words: readonly string[], { folded }: Row): boolean =>
  [...folded.matchAll(SITE)].some(([, label]) =>
    words.map(lettersOf).some((word) => word.length >= MIN_LETTERS && lettersOf(label!).includes(word)),
  );

/** Longer rows are sentences. */
const MAX_LENGTH = 90;

/** The name in headers and footers, for a CV whose head names nobody: it signs the page, or comes back, and a list or an address knows it. */
export const signedName = (rows: readonly Row[], emails: readonly string[]): PersonName | null => {
  const named = edgeRows(rows)
    .filter(({ text }) => text.length <= MAX_LENGTH)
    .flatMap((row) => {
      const bare = withoutTitleWords(bareOf(row));
      return pieces(bare).map(({ text, from }) => ({
        words: wordsOf(text),
        row,
        signs: SIGNS.test(row.folded),
        span: spanOf(bare, from, from + text.length),
      }));
    })
    .filter(({ words }) => looksLikeName(words, emails));
  const comesBack = (words: readonly string[], row: Row): boolean =>
    named.some((other) => other.row.page !== row.page && fold(other.words.join(' ')) === fold(words.join(' ')));
  /** What signs a page and heads it too. */
  const isTwice = (words: readonly string[], row: Row): boolean =>
    named.some((other) => other.row !== row && fold(other.words.join(' ')) === fold(words.join(' ')));
  const found = named.find(
    ({ words, row, signs }) =>
      emailAgreement(words, emails) >= 4 ||
      ownsSite(words, row) ||
      (signs && isTwice(words, row)) ||
      ((signs || comesBack(words, row)) && words.some((word) => GIVEN_NAMES.has(fold(word)))),
  );
  return found ? { ...splitName(found.words, emails), span: found.span } : null;
};
