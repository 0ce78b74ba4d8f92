import { IDENTITY } from './matrix.ts';
import type { Box, Matrix } from './matrix.ts';
import type { Shape } from './shape.ts';

/** The part of a font that reading needs. */
export interface PageFont {
  name: string;
  bold: boolean;
  /** Glyph units to text units, horizontally. */
  unit: number;
}

/** Graphics and text state of PDF 32000 §8.4 and §9.3, as far as it decides where text stands and whether it shows. */
export interface GraphicsState {
  matrix: Matrix;
  clip: Box;
  /** Clipping paths that are more than their box. */
  clips: readonly Shape[];
  /** '#rrggbb', or null when a pattern paints. */
  fill: string | null;
  stroke: string | null;
  alpha: number;
  /** A soft mask decides how much of what is painted shows: shadows, fading pictures. */
  masked: boolean;
  font: PageFont;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
  textMatrix: Matrix;
  lineX: number;
  lineY: number;
  x: number;
  y: number;
}

export function initialState(matrix: Matrix, page: Box): GraphicsState {
  return {
    matrix,
    clip: page,
    clips: [],
    fill: '#000000',
    stroke: '#000000',
    alpha: 1,
    masked: false,
    font: { name: '', bold: false, unit: 0.001 },
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
    textMatrix: IDENTITY,
    lineX: 0,
    lineY: 0,
    x: 0,
    y: 0,
  };
}
