import { fold } from './fold.ts';
import { tokenize, type Token } from './tokens.ts';

interface Node<T> {
  next: Map<string, Node<T>>;
  value?: T;
}

/** Phrases looked up word by word, the longest first. */
export interface Trie<T> {
  root: Node<T>;
}

export const makeTrie = <T>(entries: Iterable<readonly [string, T]>): Trie<T> => {
  const root: Node<T> = { next: new Map() };
  for (const [phrase, value] of entries) {
    let node = root;
    for (const { word } of tokenize(fold(phrase))) {
      let next = node.next.get(word);
      if (!next) node.next.set(word, (next = { next: new Map() }));
      node = next;
    }
    if (node !== root) node.value ??= value;
  }
  return { root };
};

export interface TrieMatch<T> {
  value: T;
  /** Index of the first token and after the last. */
  first: number;
  after: number;
  start: number;
  end: number;
}

/** The longest phrase that begins at `tokens[first]`, or null. */
export const matchAt = <T>(trie: Trie<T>, tokens: readonly Token[], first: number): TrieMatch<T> | null => {
  let node: Node<T> | undefined = trie.root;
  let best: TrieMatch<T> | null = null;
  for (let index = first; index < tokens.length; index += 1) {
    if (index > first && tokens[index]!.breaks) break;
    node = node.next.get(tokens[index]!.word);
    if (!node) break;
    if (node.value !== undefined)
      best = { value: node.value, first, after: index + 1, start: tokens[first]!.start, end: tokens[index]!.end };
  }
  return best;
};

/** Every phrase of a folded text, left to right, never overlapping. */
export const matchAll = <T>(trie: Trie<T>, tokens: readonly Token[]): TrieMatch<T>[] => {
  const matches: TrieMatch<T>[] = [];
  for (let index = 0; index < tokens.length;) {
    const match = matchAt(trie, tokens, index);
    if (match) matches.push(match);
    index = match ? match.after : index + 1;
  }
  return matches;
};
