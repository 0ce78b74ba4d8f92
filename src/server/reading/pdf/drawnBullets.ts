import type { Box } from './matrix.ts';
import type { PaintedGlyph } from './painting.ts';

/** Sides of a bullet, in sizes of the letters that it stands before. */
const SIDE_MIN = 0.15;
const SIDE_MAX = 0.5;
/** A bullet is about as wide as it is high. */
const ROUND = 1.35;
/** Where its middle stands above the baseline. */
const MIDDLE_MIN = 0.12;
const MIDDLE_MAX = 0.6;
/** How far before its words it stands. */
const REACH = 2;
/** Another drawing so near on its line belongs with it: dots of a scale, parts of an icon. */
const COMPANY = 1.2;

const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** Whether something else was drawn beside a mark or around it. */
const hasCompany = (mark: Box, marks: readonly Box[], size: number): boolean =>
  marks.some(
    (other) =>
      other !== mark &&
      Math.min(other.bottom, mark.bottom) > Math.max(other.top, mark.top) &&
      other.left < mark.right + COMPANY * size &&
      other.right > mark.left - COMPANY * size,
  );

/** Height of a band of the page; letters are looked for in that of the mark and so many below it. */
const BAND = 12;
const BANDS = 2;

/** The letters that a mark may stand before. */
const lettersNear = (mark: Box, bands: ReadonlyMap<number, readonly PaintedGlyph[]>): PaintedGlyph[] => {
  const first = Math.floor(middle(mark) / BAND);
  return Array.from({ length: BANDS + 1 }, (_, below) => bands.get(first + below) ?? []).flat();
};

/** The letter that a mark stands before as bullets do; null for any other mark. */
const openedBy = (mark: Box, glyphs: readonly PaintedGlyph[]): PaintedGlyph | null => {
  let first: PaintedGlyph | null = null;
  const [width, height] = [mark.right - mark.left, mark.bottom - mark.top];
  if (width > ROUND * height || height > ROUND * width) return null;
  for (const glyph of glyphs) {
    if (glyph.x < mark.right) continue;
    const above = glyph.y - middle(mark);
    if (above < MIDDLE_MIN * glyph.size || above > MIDDLE_MAX * glyph.size || glyph.x > mark.right + REACH * glyph.size) continue;
    if (!first || glyph.x < first.x) first = glyph;
  }
  const side = Math.max(width, height);
  return first && side >= SIDE_MIN * first.size && side <= SIDE_MAX * first.size ? first : null;
};

/** Whether a letter goes on a word: words that run over into another column have marks upon them. */
const goesOn = (glyph: PaintedGlyph, last: PaintedGlyph | undefined): boolean =>
  last !== undefined && glyph.y === last.y && Math.abs(glyph.x - last.x - last.width) < 0.1 * glyph.size;

/** Letters with the bullets that the page draws before them: browsers paint those of a list, they do not write them. */
export function withDrawnBullets(glyphs: readonly PaintedGlyph[], marks: readonly Box[]): PaintedGlyph[] {
  const bullets = new Map<PaintedGlyph, PaintedGlyph>();
  const letters = glyphs.filter(({ text, turn }) => turn === 0 && text.trim() !== '');
  const openings = letters.filter((glyph, at) => !goesOn(glyph, letters[at - 1]));
  const bands = Map.groupBy(openings, ({ y }) => Math.floor(y / BAND));
  for (const mark of marks) {
    const opened = openedBy(mark, lettersNear(mark, bands));
    if (opened && !hasCompany(mark, marks, opened.size))
      bullets.set(opened, { ...opened, text: '•', x: mark.left, width: mark.right - mark.left });
  }
  return glyphs.flatMap((glyph) => {
    const bullet = bullets.get(glyph);
    return bullet ? [bullet, glyph] : [glyph];
  });
}
