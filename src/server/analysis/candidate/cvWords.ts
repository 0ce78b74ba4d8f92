import { NATIONALITIES } from '../lexicon/places.ts';
import type { Section } from '../sections/sections.ts';
import { fold } from '../text/fold.ts';
import { type Row, spanOf } from '../text/rows.ts';
import type { Span } from '../text/span.ts';
import { tokenize } from '../text/tokens.ts';

/** What a person says of themselves near the name: birth, age, sex, family, papers. */
const PERSONAL =
  /(?<!\p{L})(?:nee?|born|birth\p{L}*|naissance|age|ans|years old|sexe?|gender|male|female|homme|femme|marie\p{L}*|married|celibataire|single|pacse\p{L}*|divorce\p{L}*|veuf|veuve|widow\p{L}*|enfants?|children|nationalit\p{L}*|citizen\p{L}*|citoyen\p{L}*|sejour|visa|photo)(?!\p{L})/u;

const ORIGINS: ReadonlySet<string> = new Set(NATIONALITIES.flatMap((name) => tokenize(fold(name)).map(({ word }) => word)));
const BETWEEN: ReadonlySet<string> = new Set(['et', 'and', 'de', 'nationalite', 'nationality']);

/** Words of a line that says one thing of a person; longer ones tell of work: « accueil des enfants de trois à six ans ». */
const LONGEST = 8;

const ASIDE: ReadonlySet<string> = new Set(['interests', 'contact']);

const overlaps = (row: Row, spans: readonly Span[]): boolean => {
  const { start, end } = spanOf(row, 0);
  return spans.some((span) => span.start < end && span.end > start);
};

const isOrigin = (words: readonly string[]): boolean =>
  words.some((word) => ORIGINS.has(word)) && words.every((word) => ORIGINS.has(word) || BETWEEN.has(word));

/**
 * The words of a CV that may be compared with an offer, folded, each once, in the order of the alphabet: a CV says more than its facts.
 * What tells who the person is (`identity`: name, contacts, place, nationality; birth, age, family) stays out (decisions §6).
 */
export const readCvWords = (sections: readonly Section[], identity: readonly Span[]): string[] => {
  const words = sections
    .filter(({ kinds }) => !ASIDE.has(kinds[0]!))
    .flatMap(({ rows }) =>
      rows.flatMap((row) => {
        const own = tokenize(row.folded).map(({ word }) => word);
        const personal = overlaps(row, identity) || isOrigin(own) || (own.length <= LONGEST && PERSONAL.test(row.folded));
        return personal ? [] : own.filter((word) => /\p{L}/u.test(word));
      }),
    );
  return [...new Set(words)].toSorted();
};
