import { GIVEN_NAMES } from '../../lexicon/givenNames.ts';
import { headingKinds } from '../../sections/headings.ts';
import { fold } from '../../text/fold.ts';
import { findPlaceNames } from '../../text/places.ts';
import { contentOf, spanOf, type Row } from '../../text/rows.ts';
import { titleScore } from '../../text/workWords.ts';
import { skillIdsOf } from '../skills/skills.ts';
import { softCase } from './parts.ts';
import type { PersonName } from './pieces.ts';
import { DOCUMENT_WORDS, NOISE } from './words.ts';

/** Rows that a page may open with before the name of whom it is about. */
const OPENING = 3;
/** Letters of an address that begin with the name and not by chance. */
const MIN_LETTERS = 4;

const isOther = (word: string): boolean =>
  NOISE.has(word) ||
  DOCUMENT_WORDS.has(word) ||
  headingKinds(word).length > 0 ||
  titleScore(word) > 0 ||
  skillIdsOf(word).length > 0 ||
  findPlaceNames(word).length > 0;

/** A page whose title is one given name: one that a list knows, in the largest type, or that an address opens with. */
export const loneName = (rows: readonly Row[], body: number, emails: readonly string[]): PersonName | null => {
  const largest = Math.max(0, ...rows.map(({ fontSize }) => fontSize));
  const large = rows.slice(0, OPENING).find(({ fontSize }) => fontSize > body + 3 && fontSize >= largest - 0.5);
  const row = large ?? rows[0];
  const word = row ? contentOf(row) : '';
  const folded = fold(word);
  if (!row || !/^\p{Lu}\p{L}{2,}$/u.test(word) || isOther(folded)) return null;
  const told =
    (large !== undefined && GIVEN_NAMES.has(folded)) ||
    (folded.length >= MIN_LETTERS && emails.some((email) => fold(email).startsWith(folded)));
  return told ? { firstName: softCase(word), lastName: '', span: spanOf(row) } : null;
};
