import { initialState } from './graphicsState.ts';
import type { GraphicsState, PageFont } from './graphicsState.ts';
import { IDENTITY, boxOf, intersect, multiply } from './matrix.ts';
import type { Box, Matrix } from './matrix.ts';
import type { Painting } from './painting.ts';
import { shapeOf } from './shape.ts';
import type { Path, Shape } from './shape.ts';
import { showGlyphs } from './showGlyphs.ts';
import type { PdfGlyph } from './showGlyphs.ts';

/** Less opaque than this, a shape hides nothing and colours little. */
const OPAQUE = 0.5;
/** Clipping paths looked at, the innermost; what lies outside the others is judged by their box. */
const CLIPS_MAX = 8;
/** Coordinates of outlines that a page may have; later areas count as their box, so that a hostile page takes no longer to judge. */
const OUTLINES_MAX = 100_000;

/** A drawing no larger than this, in points, may be the bullet of a list. */
const MARK_MAX = 16;
/** Drawings of that size that a page may have; the bullets of a hostile page are not all looked for. */
const MARKS_MAX = 2_000;
/** A line of a table is no thicker, and longer than a letter is high, in points; a page may have so many. */
const RULE_THICK = 3;
const RULE_LONG = 6;
const RULES_MAX = 1_000;

/** Follows a page's drawing and notes what is painted where: glyphs in full, shapes and pictures by their box. */
export class Painter {
  readonly painting: Painting;
  state: GraphicsState;
  /** Number of the operator under way. */
  order = 0;
  readonly #base: Matrix;
  readonly #sheet: Box;
  readonly #saved: GraphicsState[] = [];
  #outlines = 0;
  #clipping: 'nonzero' | 'evenOdd' | null = null;

  constructor(base: Matrix, width: number, height: number) {
    this.#base = base;
    this.#sheet = { left: 0, top: 0, right: width, bottom: height };
    this.state = initialState(base, this.#sheet);
    this.painting = { width, height, glyphs: [], areas: [], marks: [], rules: [], pictureShare: 0 };
  }

  save(): void {
    this.#saved.push({ ...this.state });
  }

  restore(): void {
    this.state = this.#saved.pop() ?? this.state;
  }

  transform(matrix: Matrix): void {
    this.state.matrix = multiply(this.state.matrix, matrix);
  }

  /** An annotation (a form field's value) is drawn on the bare page. */
  beginAnnotation(transform: Matrix, matrix: Matrix): void {
    this.save();
    this.state = initialState(multiply(multiply(this.#base, transform), matrix), this.#sheet);
  }

  clipNext(rule: 'nonzero' | 'evenOdd'): void {
    this.#clipping = rule;
  }

  /** The line of a path, which hides nothing: a ring may be a bullet. */
  stroke(extent: readonly [number, number, number, number]): void {
    const box = boxOf(this.state.matrix, ...extent);
    this.#mark(box);
    this.#rule(box);
  }

  /** A path, filled by a rule or not, that may clip what follows. */
  path(path: Path, extent: readonly [number, number, number, number], filled: 'nonzero' | 'evenOdd' | null): void {
    const { state } = this;
    if (filled) {
      const shape = shapeOf(state.matrix, path, extent, filled === 'evenOdd');
      this.#cover(shape.box, state.fill, shape);
      this.#mark(shape.box);
      this.#rule(shape.box);
    }
    if (this.#clipping) {
      const shape = shapeOf(state.matrix, path, extent, this.#clipping === 'evenOdd');
      state.clip = intersect(state.clip, shape.box);
      if (shape.rings.length > 0) state.clips = [...state.clips, shape].slice(-CLIPS_MAX);
    }
    this.#clipping = null;
  }

  shading(): void {
    this.#cover(this.state.clip, null);
  }

  picture(): void {
    const box = boxOf(this.state.matrix, 0, 0, 1, 1);
    this.#cover(box, null);
    this.painting.pictureShare += areaOf(intersect(box, this.#sheet)) / areaOf(this.#sheet);
  }

  setFont(font: PageFont, size: number): void {
    this.state.font = font;
    this.state.fontSize = size;
  }

  setTextMatrix(textMatrix: Matrix = IDENTITY): void {
    Object.assign(this.state, { textMatrix, x: 0, y: 0, lineX: 0, lineY: 0 });
  }

  moveText(x: number, y: number): void {
    this.state.x = this.state.lineX += x;
    this.state.y = this.state.lineY += y;
  }

  show(glyphs: (PdfGlyph | number)[]): void {
    showGlyphs(this.painting.glyphs, this.state, glyphs, this.order);
  }

  #mark(box: Box): void {
    const { marks } = this.painting;
    if (marks.length < MARKS_MAX && box.right - box.left <= MARK_MAX && box.bottom - box.top <= MARK_MAX) marks.push(box);
  }

  #rule(box: Box): void {
    const { rules } = this.painting;
    const sides = [box.right - box.left, box.bottom - box.top];
    if (rules.length < RULES_MAX && Math.min(...sides) <= RULE_THICK && Math.max(...sides) >= RULE_LONG) rules.push(box);
  }

  #cover(box: Box, colour: string | null, shape?: Shape): void {
    const { alpha, clip, clips, masked } = this.state;
    if (alpha < OPAQUE) return;
    const shapes = shape && shape.rings.length > 0 ? [shape, ...clips] : clips;
    this.#outlines += shapes.reduce((sum, { rings }) => sum + rings.reduce((all, ring) => all + ring.length, 0), 0);
    const outlined = this.#outlines <= OUTLINES_MAX ? shapes : [];
    this.painting.areas.push({ box: intersect(box, clip), shapes: outlined, colour: masked ? null : colour, order: this.order });
  }
}

function areaOf(box: Box): number {
  return Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
}
