import { holds } from './matrix.ts';
import type { PaintedGlyph, Painting } from './painting.ts';
import { covers } from './shape.ts';

/** Below this a person reads nothing on paper, in points of an A4 page. */
const TINY = 3;
const A4_HEIGHT = 842;
/** Largest difference of a colour channel (0 to 255) that still passes for the same colour. */
const SAME_COLOUR = 12;
const INVISIBLE = 3;

/** True when the colour alone hides the glyph: worth a second look with the pictures decoded. */
export function blendsIn(glyph: PaintedGlyph, page: Painting): boolean {
  if (glyph.colour === null) return false;
  const x = glyph.x + (glyph.turn === 0 ? glyph.width / 2 : 0);
  const y = glyph.y - (glyph.turn === 0 ? glyph.size * 0.3 : 0);
  const beneath = page.areas.findLast(
    (area) => area.order < glyph.order && holds(area.box, x, y) && area.shapes.every((shape) => covers(shape, x, y)),
  );
  const background = beneath ? beneath.colour : '#ffffff';
  return background !== null && distance(glyph.colour, background) <= SAME_COLOUR;
}

/** True when a person looking at the page could not see the glyph, whatever its colour. */
export function outOfSight(glyph: PaintedGlyph, page: Painting): boolean {
  if (glyph.size < TINY * Math.min(1, page.height / A4_HEIGHT)) return true;
  if (glyph.alpha < 0.1 || isInvisible(glyph)) return true;
  const end = glyph.turn === 0 ? glyph.x + glyph.width : glyph.x;
  return end < 0 || glyph.x > page.width || glyph.y < 0 || glyph.y - glyph.size > page.height;
}

/** True for the rest of a word that begins in sight and runs off the page or off its ground, as a long address does in a narrow column. */
export function endsSeenWord(glyph: PaintedGlyph, last: PaintedGlyph | undefined): boolean {
  if (!last || glyph.turn !== last.turn || glyph.turn !== 0 || isInvisible(glyph)) return false;
  const alike =
    glyph.font === last.font &&
    glyph.size === last.size &&
    glyph.y === last.y &&
    glyph.colour === last.colour &&
    glyph.alpha === last.alpha;
  return alike && Math.abs(glyph.x - last.x - last.width) < 0.1 * glyph.size;
}

/** Text rendering mode 3: how scanners write their recognised text over the picture. */
export function isInvisible(glyph: PaintedGlyph): boolean {
  return (glyph.renderingMode & 3) === INVISIBLE;
}

function distance(a: string, b: string): number {
  const one = Number.parseInt(a.slice(1), 16);
  const two = Number.parseInt(b.slice(1), 16);
  const channel = (shift: number): number => Math.abs(((one >> shift) & 255) - ((two >> shift) & 255));
  return Math.max(channel(16), channel(8), channel(0));
}
