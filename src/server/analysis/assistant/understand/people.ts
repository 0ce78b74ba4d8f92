import { fold } from '../../text/fold.ts';
import type { Person } from '../base.ts';
import { isEmptyWord, isTypoOf } from '../words.ts';
import type { Extent, Sentence } from './sentence.ts';
import { type Named, vocabularyOf } from './vocabulary.ts';

const follows = (sentence: Sentence, at: number, words: readonly string[], same: (typed: string, word: string) => boolean): boolean =>
  words.length > 0 && words.every((word, offset) => same(sentence.word(at + offset), word));

const exactly = (typed: string, word: string) => typed === word;

/** First and last name, in either order, a slip allowed in each. */
const wholeName = (sentence: Sentence, { first, last, telling }: Named): Extent | null => {
  for (let at = 0; at < sentence.tokens.length; at += 1)
    for (const words of [
      [...first, ...last],
      [...last, ...first],
      [...first, ...telling],
      [...telling, ...first],
    ]) {
      const extent = { first: at, after: at + words.length };
      if (first.length > 0 && last.length > 0 && follows(sentence, at, words, isTypoOf) && sentence.isFree(extent)) return extent;
    }
  return null;
};

/** Where a name alone stands; a place follows « à » and « sur », a name does not. */
const oneName = (sentence: Sentence, words: readonly string[], same: typeof exactly, isOther: (word: string) => boolean): Extent | null => {
  if (words.every((word) => isEmptyWord(word) || word.length < 3)) return null;
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const extent = { first: at, after: at + words.length };
    if (!follows(sentence, at, words, same) || !sentence.isFree(extent)) continue;
    if (words.length === 1 && isOther(sentence.word(at))) continue;
    if (same !== exactly && /(?:^|\s)(?:a|sur|vers|en|pres de|region|chez|ville de)\s+$/u.test(sentence.before(at))) continue;
    return extent;
  }
  return null;
};

/**
 * Candidates that the question names: by their whole name, then by first or last name alone, then with a slip.
 * Several when they share it. `isOther` tells words that mean something else first: towns, skills, languages.
 */
export const readPeople = (sentence: Sentence, people: readonly Person[], isOther: (word: string) => boolean): Person[] => {
  const { names } = vocabularyOf(people);
  const all = [...new Set(sentence.tokens.flatMap(({ word }) => names.near(word)))];
  const found: { person: Person; at: number }[] = [];
  const keep = (persons: Person[], extent: Extent) => {
    sentence.take(extent);
    found.push(...persons.map((person) => ({ person, at: extent.first })));
  };
  for (const one of all) {
    const extent = wholeName(sentence, one);
    if (!extent) continue;
    const words = fold(sentence.written(extent));
    keep(
      all.filter(({ person, whole }) => person === one.person || whole === words).map(({ person }) => person),
      extent,
    );
  }
  const alone = (wordsOfName: (one: Named) => string[], same: typeof exactly, other: (word: string) => boolean) => {
    for (const one of all) {
      if (found.some(({ person }) => person === one.person)) continue;
      const words = wordsOfName(one);
      const extent = oneName(sentence, words, same, other);
      if (!extent) continue;
      const key = words.join(' ');
      keep(
        all.filter((two) => wordsOfName(two).join(' ') === key).map(({ person }) => person),
        extent,
      );
    }
  };
  alone(({ telling }) => telling, exactly, isOther);
  alone(({ first }) => first, exactly, isOther);
  const known = (word: string) => isOther(word) || isEmptyWord(word) || word.length < 6;
  alone(({ telling }) => telling, isTypoOf, known);
  alone(({ first }) => first, isTypoOf, known);
  return [...new Map(found.toSorted((a, b) => a.at - b.at).map(({ person }) => [person.facts.id, person])).values()];
};
