/** How files write the signs of an address or a number when they keep the marks of where they come from: Markdown, LaTeX, HTML, links, mail, JSON. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\\char(?:64|`\\@)\s?(?:\{\})?|\\u0040|&#(?:64|x40);|&commat;|[＠﹫]|(?<=[\p{L}\p{N}])[%=]40(?=[\p{L}\p{N}])/iuy, '@'],
  [/&#46;|&period;/iuy, '.'],
  [/&nbsp;|=20(?=\s|$)|\\,|~(?=[\d(])/iuy, ' '],
  [/\\(?=[_@.+-])/uy, ''],
];
/** What one of them begins with. */
const MARKS = /[\\%=&~＠﹫]/u;

export interface PlainSigns {
  text: string;
  /** The offset in the written text of an offset in the plain one. */
  at: (offset: number) => number;
}

/** A text in which addresses and numbers are written with plain signs: « jean\_dupont\@… », « jean%40… », « jean&#64;… ». */
export const plainSigns = (written: string): PlainSigns => {
  if (!MARKS.test(written)) return { text: written, at: (offset) => offset };
  let text = '';
  const offsets: number[] = [];
  for (let from = 0; from < written.length;) {
    const unit = written[from]!;
    const sign = MARKS.test(unit) ? signAt(written, from) : null;
    const plain = sign?.plain ?? unit;
    text += plain;
    if (plain !== '') offsets.push(from);
    from += sign?.length ?? 1;
  }
  offsets.push(written.length);
  return { text, at: (offset) => offsets[offset]! };
};

/** The sign that is written in some other way at a place of the text. */
function signAt(written: string, from: number): { plain: string; length: number } | null {
  for (const [pattern, plain] of SIGNS) {
    pattern.lastIndex = from;
    const match = pattern.exec(written);
    if (match) return { plain, length: match[0].length };
  }
  return null;
}
