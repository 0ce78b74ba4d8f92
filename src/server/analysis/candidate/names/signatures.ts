import { GIVEN_NAMES } from '../../lexicon/givenNames.ts';
import { fold } from '../../text/fold.ts';
import { spanOf, type Row } from '../../text/rows.ts';
import { emailAgreement } from './addresses.ts';
import { splitName } from './parts.ts';
import { pieces, type PersonName } from './pieces.ts';
import { withoutTitleWords } from './titles.ts';
import { looksLikeName, wordsOf } from './words.ts';
import { edgeRows } from '../runningRows.ts';

/** What signs a page: « © 2024 », « Curriculum vitae – ». Folded. */
const SIGNS = /©|(?<!\p{L})(?:copyright|cv|curriculum|resume)(?!\p{L})/u;

/** Longer rows are sentences. */
const MAX_LENGTH = 90;

/** The name in headers and footers, for a CV whose head names nobody: it signs the page, or comes back, and a list or an address knows it. */
export const signedName = (rows: readonly Row[], emails: readonly string[]): PersonName | null => {
  const named = edgeRows(rows)
    .filter(({ text }) => text.length <= MAX_LENGTH)
    .flatMap((row) => {
      const bare = withoutTitleWords(row);
      return pieces(bare).map(({ text, from }) => ({
        words: wordsOf(text),
        page: row.page,
        signs: SIGNS.test(row.folded),
        span: spanOf(bare, from, from + text.length),
      }));
    })
    .filter(({ words }) => looksLikeName(words, emails));
  const comesBack = (words: readonly string[], page: number): boolean =>
    named.some((other) => other.page !== page && fold(other.words.join(' ')) === fold(words.join(' ')));
  const found = named.find(
    ({ words, page, signs }) =>
      emailAgreement(words, emails) >= 4 || ((signs || comesBack(words, page)) && words.some((word) => GIVEN_NAMES.has(fold(word)))),
  );
  return found ? { ...splitName(found.words, emails), span: found.span } : null;
};
