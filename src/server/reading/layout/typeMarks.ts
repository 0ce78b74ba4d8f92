import type { TypeMark } from '#contract/documents';
import { cleanLine } from '../normalise/text.ts';
import type { Look, Run } from './run.ts';

/** A word's look is that of its first letter or digit: an initial in larger type, a raised ending or a borrowed glyph are no change. */
const WORD = /\S+/gu;
const LETTER = /[\p{L}\p{N}]/u;
/** A word of nothing but capitals, its initial and what follows it. */
const CAPITALS = /^\P{L}*\p{Lu}(?:[\p{Lu}\p{M}’'.-]*\p{Lu})?\P{L}*$/u;

/**
 * Numbers the looks of a document, and marks where the words of its lines change their look; offsets are those of the cleaned line.
 * Words in small capitals, whose initials alone are larger, have the look of those initials, words without an initial among them, too.
 */
export class TypeMarks {
  readonly #numbers = new Map<string, number>();

  of({ text, looks = [] }: Run): TypeMark[] | undefined {
    const [first] = looks;
    if (!first) return undefined;
    if (looks.every(({ key }) => key === first.key)) return [{ at: 0, bold: first.bold, look: this.#numberOf(first.key) }];
    const marks: TypeMark[] = [];
    let small: { of: string; as: Look } | null = null;
    for (const word of text.matchAll(WORD)) {
      const letter = word[0].search(LETTER);
      const own = letter < 0 ? undefined : looks.findLast(({ at }) => at <= word.index + letter);
      if (!own) continue;
      const capitals = CAPITALS.test(word[0]);
      const rest = looks.find(({ at }) => at === word.index + letter + 1);
      if (capitals && rest && rest.key !== own.key) small = { of: rest.key, as: own };
      const look: Look = capitals && small?.of === own.key ? small.as : own;
      const number = this.#numberOf(look.key);
      if (marks.at(-1)?.look === number) continue;
      const at = marks.length === 0 ? 0 : cleanLine(`${text.slice(0, word.index)}x`).length - 1;
      marks.push({ at, bold: look.bold, look: number, ...(look.fontSize === undefined ? {} : { fontSize: look.fontSize }) });
    }
    return marks;
  }

  #numberOf(key: string): number {
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, number);
    return number;
  }
}
