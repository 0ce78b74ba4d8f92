import { WIDER } from '../layout/cellStarts.ts';
import { median } from '../layout/run.ts';
import type { Look, Rule, Run } from '../layout/run.ts';
import { withAccents } from './accents.ts';
import type { PaintedGlyph } from './painting.ts';

/** Gap, in font sizes, that parts two words when the file holds no space there. */
const WORD_GAP = 0.16;
/** Gap that parts two stretches of text; the layout decides whether they belong together. */
const JUMP = 0.9;
/** Words of a line that nothing stretches stand no farther apart. */
const SPACE_MAX = 0.4;
const LETTERS_MIN = 4;
/** What a file writes before the name of a font of which it holds a part. */
const SUBSET = /^[A-Z]{6}\+/u;

/** Glyphs in painting order put together to runs: words parted by their gaps and by upright lines, letter-spaced titles closed up. */
export function toRuns(glyphs: PaintedGlyph[], rules: readonly Rule[] = []): Run[] {
  const walls = rules.filter((rule) => rule.bottom - rule.top > rule.right - rule.left);
  const runs = chains(withAccents(glyphs)).flatMap((chain) => chainToRuns(chain, walls));
  return withoutDoubles(runs).map((run, order) => ({ ...run, order }));
}

/** Glyphs of one font that follow each other on one baseline. */
function chains(glyphs: PaintedGlyph[]): PaintedGlyph[][] {
  const found: PaintedGlyph[][] = [];
  let last: PaintedGlyph | undefined;
  for (const glyph of glyphs) {
    const follows =
      last &&
      glyph.font === last.font &&
      Math.abs(glyph.size - last.size) < 0.1 &&
      Math.abs(glyph.y - last.y) < 0.1 * glyph.size &&
      glyph.x > last.x - 0.3 * glyph.size;
    if (follows) found.at(-1)?.push(glyph);
    else found.push([glyph]);
    last = glyph;
  }
  return found;
}

function chainToRuns(chain: PaintedGlyph[], walls: readonly Rule[]): Run[] {
  const runs: Run[] = [];
  for (const piece of pieces(chain, walls)) {
    const letters = piece.filter((glyph) => glyph.text.trim() !== '');
    const [first] = letters;
    const last = letters.at(-1);
    if (!first || !last) continue;
    const { x, y, size, bold } = first;
    const spaced = isLetterSpaced(letters);
    const { text, looks } = spaced
      ? { text: closeUp(letters), looks: [{ at: 0, key: lookOf(first, first.colour), bold }] }
      : spell(piece, first);
    runs.push({ text, x, y, width: last.x + last.width - x, fontSize: size, bold, looks, wordGap: wordGap(letters) });
  }
  return runs;
}

/** A chain cut at its jumps and where a cell may begin; a jump is measured beyond the chain's usual distance between letters. */
function pieces(chain: PaintedGlyph[], walls: readonly Rule[]): PaintedGlyph[][] {
  const beside = wallsBeside(chain, walls);
  const letters = chain.filter((glyph) => glyph.text.trim() !== '');
  const usual = isLetterSpaced(letters) ? usualGap(letters) : 0;
  const found: PaintedGlyph[][] = [];
  const wide = usual > 0 ? Infinity : WIDER * Math.min(SPACE_MAX, wordGap(letters) || SPACE_MAX);
  let lastLetter: PaintedGlyph | undefined;
  let last: PaintedGlyph | undefined;
  for (const glyph of chain) {
    const isLetter = glyph.text.trim() !== '';
    const apart = isLetter && lastLetter ? gap(lastLetter, glyph) : 0;
    const walled = lastLetter && apart > WORD_GAP && isBetween(beside, lastLetter, glyph);
    if (!lastLetter || walled || apart > 2 * usual + JUMP || (apart >= wide && last === lastLetter)) found.push([]);
    found.at(-1)?.push(glyph);
    if (isLetter) lastLetter = glyph;
    last = glyph;
  }
  return found;
}

/** The upright lines that stand as high as the letters of a chain. */
function wallsBeside([first]: PaintedGlyph[], walls: readonly Rule[]): readonly Rule[] {
  const middle = first ? first.y - 0.3 * first.size : NaN;
  return walls.filter(({ top, bottom }) => top <= middle && middle <= bottom);
}

const isBetween = (walls: readonly Rule[], a: PaintedGlyph, b: PaintedGlyph): boolean =>
  walls.some(({ left, right }) => a.x < left && a.x + a.width <= right && right <= b.x + 0.5);

function isLetterSpaced(letters: PaintedGlyph[]): boolean {
  if (letters.length < LETTERS_MIN) return false;
  const gaps = letterGaps(letters);
  return usualGap(letters) > 0.1 && gaps.filter((value) => value > 0.08).length >= 0.85 * gaps.length;
}

/** Lower quartile: the distance inside words, whatever the number of words. */
function usualGap(letters: PaintedGlyph[]): number {
  return median(
    letterGaps(letters)
      .toSorted((a, b) => a - b)
      .slice(0, Math.ceil((letters.length - 1) / 2)),
  );
}

function letterGaps(letters: PaintedGlyph[]): number[] {
  return letters.slice(1).map((glyph, i) => gap(letters[i] as PaintedGlyph, glyph));
}

/** The usual gap between words. */
const wordGap = (letters: PaintedGlyph[]): number => median(letterGaps(letters).filter((value) => value > WORD_GAP));

function closeUp(letters: PaintedGlyph[]): string {
  const usual = usualGap(letters);
  return letters
    .map((glyph, i) => (i > 0 && gap(letters[i - 1] as PaintedGlyph, glyph) > 1.25 * usual + WORD_GAP ? ` ${glyph.text}` : glyph.text))
    .join('');
}

/** The text of a piece, and where its colour changes: a link in the font of the words around it. */
function spell(piece: PaintedGlyph[], first: PaintedGlyph): { text: string; looks: Look[] } {
  let text = '';
  let last: PaintedGlyph | undefined;
  const looks: Look[] = [];
  for (const glyph of piece) {
    const isLetter = glyph.text.trim() !== '';
    if (last && gap(last, glyph) > WORD_GAP && !/\s$/u.test(text) && isLetter) text += ' ';
    const key = lookOf(first, glyph.colour);
    if (isLetter && looks.at(-1)?.key !== key) looks.push({ at: looks.length === 0 ? 0 : text.length, key, bold: first.bold });
    text += glyph.text;
    last = glyph;
  }
  return { text, looks };
}

const lookOf = ({ font, size }: PaintedGlyph, colour: string | null): string =>
  `${font.replace(SUBSET, '')} ${Math.round(2 * size) / 2} ${colour}`;

function gap(a: PaintedGlyph, b: PaintedGlyph): number {
  return (b.x - a.x - a.width) / Math.max(0.1, a.size);
}

/** The same words painted twice almost in place are a bold or a shadow: once is enough. */
function withoutDoubles(runs: Run[]): Run[] {
  const kept = new Map<string, Run[]>();
  return runs.filter((run) => {
    const same = kept.get(run.text) ?? [];
    const twin = same.find((other) => Math.abs(other.x - run.x) < 0.2 * run.fontSize && Math.abs(other.y - run.y) < 0.2 * run.fontSize);
    if (twin) {
      twin.bold = true;
      return false;
    }
    kept.set(run.text, [...same, run]);
    return true;
  });
}
