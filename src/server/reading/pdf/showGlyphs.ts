import { apply, multiply } from './matrix.ts';
import type { GraphicsState } from './graphicsState.ts';
import type { PaintedGlyph } from './painting.ts';
import { plainText } from './texSigns.ts';

/** A glyph of pdf.js's showText operator. */
export interface PdfGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

/** Places one showText operator's glyphs and moves the pen, as PDF 32000 §9.4.4 says. */
export function showGlyphs(into: PaintedGlyph[], state: GraphicsState, glyphs: (PdfGlyph | number)[], order: number): void {
  const { font, fontSize, horizontalScale } = state;
  const matrix = multiply(state.matrix, state.textMatrix);
  const [a, b, c, d] = matrix;
  const size = Math.abs(fontSize) * Math.hypot(c, d);
  const advanceScale = Math.hypot(a, b);
  const turn = (Math.round(Math.atan2(b * Math.sign(fontSize || 1), a * Math.sign(fontSize || 1)) / (Math.PI / 2)) &
    3) as PaintedGlyph['turn'];
  const common = {
    size,
    turn,
    font: font.name,
    bold: font.bold || (state.renderingMode === 2 && state.stroke === state.fill),
    colour: state.renderingMode === 1 ? state.stroke : state.fill,
    alpha: state.alpha,
    renderingMode: state.renderingMode,
    order,
  };
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      state.x -= (glyph / 1000) * fontSize * horizontalScale;
      continue;
    }
    const width = glyph.width * font.unit * fontSize * horizontalScale;
    const [x, y] = apply(matrix, state.x, state.y + state.rise);
    into.push({ ...common, text: plainText(glyph.unicode ?? ''), x, y, width: Math.abs(width) * advanceScale });
    state.x += width + (state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * horizontalScale;
  }
}
