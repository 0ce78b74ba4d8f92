import type { Box } from './matrix.ts';
import type { Shape } from './shape.ts';

/** One glyph as it lies on the page, y downwards. */
export interface PaintedGlyph {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  width: number;
  size: number;
  /** Quarter turns clockwise of the line of writing: 0 for ordinary text. */
  turn: 0 | 1 | 2 | 3;
  font: string;
  bold: boolean;
  colour: string | null;
  alpha: number;
  renderingMode: number;
  /** Painting order, shared with the areas. */
  order: number;
}

/** Something painted that text may lie on: a filled shape, or (colour null) a picture, pattern, shading or shadow. */
export interface PaintedArea {
  box: Box;
  /** What the box is cut down to: the filled path and those that clip it. */
  shapes: readonly Shape[];
  colour: string | null;
  order: number;
}

/** Everything that a page paints, as far as reading needs it. */
export interface Painting {
  width: number;
  height: number;
  glyphs: PaintedGlyph[];
  areas: PaintedArea[];
  /** Where something no larger than a letter was drawn: bullets, and pieces of icons. */
  marks: Box[];
  /** Where a thin line was drawn: the lines of tables. */
  rules: Box[];
  /** Share of the page that pictures cover; 0 when pictures were not decoded. */
  pictureShare: number;
}
