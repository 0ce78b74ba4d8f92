/** A word of a text, folded, with its offsets. Symbols that belong to technical names stay in it: C++, C#, .NET, Node.js. */
export interface Token {
  word: string;
  start: number;
  end: number;
  /** A comma, a bar, another cell… stands before it: no phrase runs over that. */
  breaks: boolean;
}

const WORD = /\.?[\p{L}\p{N}\u0153\u00E6]+(?:[.'&][\p{L}\p{N}]+)*(?:\+\+|\+(?![\p{L}\p{N}])|#)?/gu;

const JOINT = /^[ \-/'._\u00AD]*$/;

/** Texts whose tokens are remembered, and how long they are at most: those of a row are asked for some forty times while one CV is read. */
const [MAX_REMEMBERED, MAX_LENGTH] = [4_000, 200];
const remembered = new Map<string, readonly Token[]>();

/** Tokens of an already folded text. Apostrophes split (`d'équipe` gives d, equipe); dots inside a word do not (node.js). */
export const tokenize = (folded: string): readonly Token[] => {
  if (folded.length > MAX_LENGTH) return tokensOf(folded);
  const known = remembered.get(folded);
  if (known) return known;
  const tokens = tokensOf(folded);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(folded, tokens);
  return tokens;
};

const tokensOf = (folded: string): Token[] => {
  const tokens: Token[] = [];
  let previousEnd = 0;
  for (const match of folded.matchAll(WORD)) {
    let at = match.index;
    for (const part of match[0].split("'")) {
      if (part !== '') {
        const breaks = !JOINT.test(folded.slice(previousEnd, at));
        tokens.push({ word: part.replaceAll('œ', 'oe').replaceAll('æ', 'ae'), start: at, end: at + part.length, breaks });
        previousEnd = at + part.length;
      }
      at += part.length + 1;
    }
  }
  return tokens;
};
