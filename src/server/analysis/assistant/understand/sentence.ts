import { fold } from '../../text/fold.ts';
import { tokenize, type Token } from '../../text/tokens.ts';
import type { Atom } from '../plan.ts';

/** Where the words of a mention stand: first token, and the one after the last. */
export interface Extent {
  first: number;
  after: number;
}

export interface Mention extends Extent {
  atom: Atom;
}

/** A question while it is read: each mechanism takes the words that it explains, so that no other reads them again. */
export class Sentence {
  readonly text: string;
  readonly folded: string;
  readonly tokens: readonly Token[];
  readonly mentions: Mention[] = [];
  readonly #taken = new Set<number>();

  constructor(text: string) {
    this.text = text;
    this.folded = fold(text);
    this.tokens = tokenize(this.folded);
  }

  word(index: number): string {
    return this.tokens[index]?.word ?? '';
  }

  isFree({ first, after }: Extent): boolean {
    for (let index = first; index < after; index += 1) if (this.#taken.has(index)) return false;
    return first < after;
  }

  take({ first, after }: Extent): void {
    for (let index = first; index < after; index += 1) this.#taken.add(index);
  }

  /** Takes the words and keeps what they ask for. */
  mention(extent: Extent, atom: Atom): void {
    this.take(extent);
    this.mentions.push({ ...extent, atom });
  }

  /** The tokens that a match of the folded text covers; null when they are not whole or not free. */
  extentOf(start: number, end: number): Extent | null {
    const first = this.tokens.findIndex((token) => token.end > start);
    if (first < 0) return null;
    let after = first;
    while (after < this.tokens.length && this.tokens[after]!.start < end) after += 1;
    const extent = { first, after };
    return this.isFree(extent) ? extent : null;
  }

  /** Folded text before a token, as far as the previous mention or the beginning. */
  before(index: number): string {
    const start = this.tokens[index]?.start ?? this.folded.length;
    return this.folded.slice(0, start);
  }

  between(first: number, after: number): string {
    const start = first === 0 ? 0 : this.tokens[first - 1]!.end;
    return this.folded.slice(start, this.tokens[after]?.start ?? this.folded.length);
  }

  /** Words as the question writes them. */
  written({ first, after }: Extent): string {
    return this.text.slice(this.tokens[first]!.start, this.tokens[after - 1]!.end);
  }

  get free(): number[] {
    return this.tokens.map((_, index) => index).filter((index) => !this.#taken.has(index));
  }
}
