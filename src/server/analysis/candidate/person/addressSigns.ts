/** How files write the signs of an address when they keep the marks of where they come from: Markdown, LaTeX, HTML, links, mail, JSON. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\\char(?:64|`\\@)\s?(?:\{\})?|\\u0040|&#(?:64|x40);|&commat;|(?<=[\p{L}\p{N}])[%=]40(?=[\p{L}\p{N}])/iuy, '@'],
  [/&#46;|&period;/iuy, '.'],
  [/&nbsp;|=20(?=\s|$)/iuy, ' '],
  [/\\(?=[_@.+-])/uy, ''],
];
/** A letter, digit or sign set as wide as a Chinese one: « ＠ », « ．». */
const WIDE = /[！-～﹫]/u;
const WIDE_SHIFT = 0xfe_e0;

const plainOf = (wide: string): string => (wide === '﹫' ? '@' : String.fromCharCode(wide.charCodeAt(0) - WIDE_SHIFT));

export interface PlainSigns {
  text: string;
  /** The offset in the written text of an offset in the plain one. */
  at: (offset: number) => number;
}

/** A text in which addresses are written with plain signs: « jean\_dupont\@… », « jean%40… », « jean&#64;… ». */
export const plainSigns = (written: string): PlainSigns => {
  if (!/[\\%=&！-～﹫]/u.test(written)) return { text: written, at: (offset) => offset };
  let text = '';
  const offsets: number[] = [];
  for (let from = 0; from < written.length;) {
    const unit = written[from]!;
    const sign = '\\%=&'.includes(unit) ? signAt(written, from) : null;
    const plain = sign?.plain ?? (WIDE.test(unit) ? plainOf(unit) : unit);
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
