import type { PaintedGlyph } from './painting.ts';

/** Accents that stand alone in a font, and what they are upon a letter. */
const COMBINING: ReadonlyMap<string, string> = new Map([
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['ˋ', '\u0300'],
  ['ˆ', '\u0302'],
  ['^', '\u0302'],
  ['¨', '\u0308'],
  ['˜', '\u0303'],
  ['¸', '\u0327'],
  ['ˇ', '\u030C'],
  ['˚', '\u030A'],
  ['˘', '\u0306'],
  ['¯', '\u0304'],
  ['˙', '\u0307'],
  ['˝', '\u030B'],
  ['˛', '\u0328'],
]);
/** What an accent is put upon without its dot. */
const DOTLESS: ReadonlyMap<string, string> = new Map([
  ['ı', 'i'],
  ['ȷ', 'j'],
]);

/** Accents painted over a letter, just before or after it (old typesetting fonts have no accented letters), made one letter with it. */
export function withAccents(glyphs: PaintedGlyph[]): PaintedGlyph[] {
  if (!glyphs.some(({ text }) => COMBINING.has(text))) return glyphs;
  const whole: PaintedGlyph[] = [];
  for (let at = 0; at < glyphs.length; at += 1) {
    const [glyph, next, last] = [glyphs[at]!, glyphs[at + 1], whole.at(-1)];
    const before = next && accented(glyph, next);
    const after = last && accented(glyph, last);
    if (before) {
      whole.push({ ...next, text: before });
      at += 1;
    } else if (after) whole[whole.length - 1] = { ...last, text: after };
    else whole.push(glyph);
  }
  return whole;
}

/** Small capitals are larger letters made smaller, at times without their accents. */
const SIZES = 0.7;

/** The letter with that accent; null when the accent does not lie over it, or the two make no letter. */
function accented(accent: PaintedGlyph, letter: PaintedGlyph): string | null {
  const sign = COMBINING.get(accent.text);
  if (!sign || !areAlike(accent.size, letter.size) || Math.abs(accent.y - letter.y) > 0.5 * letter.size) return null;
  const middle = accent.x + accent.width / 2;
  if (middle < letter.x - 0.05 * letter.size || middle > letter.x + letter.width + 0.05 * letter.size) return null;
  const composed = `${DOTLESS.get(letter.text) ?? letter.text}${sign}`.normalize('NFC');
  return composed.length === 1 ? composed : null;
}

const areAlike = (one: number, other: number): boolean => Math.min(one, other) >= SIZES * Math.max(one, other);
