import { GIVEN_NAMES } from '../../lexicon/givenNames.ts';
import { fold } from '../../text/fold.ts';
import { spanOf, type Row } from '../../text/rows.ts';
import { handlesOf } from './addresses.ts';
import type { PersonName } from './pieces.ts';
import { capital } from './words.ts';

/** « louise.tardel », « louise_tardel87 »: two words of an address. */
const TWO_WORDS = /^(\p{L}{3,20})[._-](\p{L}{3,20})\d{0,4}$/u;

/** The name of a page that prints it nowhere but in an address: two words, of which a list knows the first as a given name, or a profile has both. */
export const nameFromAddress = (rows: readonly Row[], emails: readonly string[]): PersonName | null => {
  const profiles = handlesOf(rows);
  for (const email of emails) {
    const local = email.split('@')[0]!;
    const [, given = '', family = ''] = TWO_WORDS.exec(local) ?? [];
    const row = rows.find(({ text }) => text.includes(`${local}@`));
    const isProfile = profiles.includes(`${fold(given)}-${fold(family)}@`);
    if (!row || !(GIVEN_NAMES.has(fold(given)) || isProfile) || GIVEN_NAMES.has(fold(family))) continue;
    const at = row.text.indexOf(`${local}@`);
    return { firstName: capital(given), lastName: capital(family), span: spanOf(row, at, at + local.length) };
  }
  return null;
};
