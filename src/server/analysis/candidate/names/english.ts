import { isFamilyName } from '../../lexicon/familyNames.ts';
import { FAMILY_NAMES_TOO, FREQUENT_GIVEN_NAMES, GIVEN_NAMES } from '../../lexicon/givenNames.ts';
import { fold } from '../../text/fold.ts';
import type { Row } from '../../text/rows.ts';
import { addressOrder } from './addresses.ts';
import { FAMILY_ENDING } from './nameKinds.ts';

/** Words that only one of the two languages writes, of those that pages have many of. Folded. */
const ENGLISH = /(?<!\p{L})(?:the|and|of|with|for|to|by|from|at)(?!\p{L})/gu;
const FRENCH = /(?<!\p{L})(?:le|la|les|de|des|du|et|en|au|aux|pour|avec|sur)(?!\p{L})/gu;
/** Given names that families of Africa, India and the Caribbean are called by. */
const OF_FAMILIES: ReadonlySet<string> = new Set(
  'esther emmanuel moses isaac solomon elijah blessing sunday friday monday ezekiel joshua jeremiah isaiah jonathan benjamin gideon caleb baptiste celestin augustin alexis hilaire honore desire'.split(
    ' ',
  ),
);
/** Rows that are looked at. */
const MAX_ROWS = 300;

const isEnglish = (rows: readonly Row[]): boolean => {
  const text = rows
    .slice(0, MAX_ROWS)
    .map(({ folded }) => folded)
    .join('\n');
  return (text.match(ENGLISH)?.length ?? 0) > 2 * (text.match(FRENCH)?.length ?? 0);
};

/**
 * Whether a name of two words stands in the order of English pages, given name first, as its address has it: there few write
 * « Tarvallo Esther », and many families are called as given names are. « Tarvallo Kirill » is none of these: nobody’s family is
 * called Kirill.
 */
export const isEnglishOrder = (words: readonly string[], emails: readonly string[], rows: readonly Row[]): boolean => {
  const [first, last] = [fold(words[0]!), fold(words.at(-1)!)];
  const isFamily = FAMILY_NAMES_TOO.has(last) || OF_FAMILIES.has(last) || isFamilyName(last);
  const isGivenBehind = FREQUENT_GIVEN_NAMES.has(last) && !GIVEN_NAMES.has(first) && !isFamily;
  return (
    words.length === 2 &&
    !isFamilyName(first) &&
    !FAMILY_ENDING.test(first) &&
    !isGivenBehind &&
    addressOrder(words, emails) === 'written' &&
    isEnglish(rows)
  );
};
