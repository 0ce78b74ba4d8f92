import { isTypoOf } from '../words.ts';

/** Finds what is called by a word, or by one but for a slip, without trying every name of a large base. */
export class WordIndex<T> {
  readonly #byWord = new Map<string, T[]>();
  /** First letter and length: a slip keeps the one and hardly changes the other. */
  readonly #byShape = new Map<string, string[]>();

  add(words: Iterable<string>, value: T): void {
    for (const word of new Set(words)) {
      const known = this.#byWord.get(word);
      if (known) {
        known.push(value);
        continue;
      }
      this.#byWord.set(word, [value]);
      const shape = `${word[0]}${word.length}`;
      const alike = this.#byShape.get(shape);
      if (alike) alike.push(word);
      else this.#byShape.set(shape, [word]);
    }
  }

  near(typed: string): T[] {
    const found = [...(this.#byWord.get(typed) ?? [])];
    for (let length = typed.length - 2; length <= typed.length + 2; length += 1)
      for (const word of this.#byShape.get(`${typed[0]}${length}`) ?? [])
        if (word !== typed && isTypoOf(typed, word)) found.push(...this.#byWord.get(word)!);
    return found;
  }
}
