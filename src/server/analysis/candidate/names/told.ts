import { GIVEN_NAMES } from '../../lexicon/givenNames.ts';
import { fold } from '../../text/fold.ts';
import { spanOf, type Row } from '../../text/rows.ts';
import { splitName } from './parts.ts';
import type { PersonName } from './pieces.ts';
import { looksLikeName, wordsOf } from './words.ts';

/** Rows in which a page without a title says of whom it tells. */
const OPENING = 12;

/** « Louise Tardel is a librarian », « Louise E. Tardel was born », « Louise Tardel est soudeuse »: who a sentence that opens its row is about. */
const ABOUT =
  /^((?:\p{Lu}[\p{L}'’-]*\.?\s){2,4})(?:is (?:an?|the|currently|one)|was (?:born|raised)|has (?:been|worked)|works (?:as|at|for)|est (?:une?|n[ée]e?|\p{Ll}+(?:e|eur|euse|ien|ienne|iste|ant|ante))|travaille)(?!\p{L})/u;

/** The name of a page that tells of somebody in sentences, its given name known. */
export const toldName = (rows: readonly Row[], emails: readonly string[]): PersonName | null => {
  for (const row of rows.slice(0, OPENING)) {
    const [, name = ''] = ABOUT.exec(row.text.slice(row.from)) ?? [];
    const words = wordsOf(name);
    if (!GIVEN_NAMES.has(fold(words[0] ?? '')) || !looksLikeName(words, emails)) continue;
    return { ...splitName(words, emails), span: spanOf(row, row.from, row.from + name.trimEnd().length) };
  }
  return null;
};
