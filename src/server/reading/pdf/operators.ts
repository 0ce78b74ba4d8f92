import { IDENTITY } from './matrix.ts';
import type { Matrix } from './matrix.ts';
import { OPS } from './openPdf.ts';
import type { Painter } from './painter.ts';
import type { Path } from './shape.ts';
import type { PdfGlyph } from './showGlyphs.ts';

/** An operator's arguments as pdf.js hands them over. */
type Arguments = readonly unknown[];
type Operator = (painter: Painter, args: Arguments) => void;

const number = (args: Arguments, i = 0): number => (typeof args[i] === 'number' ? args[i] : 0);
const matrix = (args: Arguments, i: number): Matrix => (args[i] as Matrix | null | undefined) ?? IDENTITY;
const colour = (args: Arguments): string | null => (typeof args[0] === 'string' ? args[0] : null);

const FILLS = new Map<unknown, 'nonzero' | 'evenOdd'>([
  [OPS.fill, 'nonzero'],
  [OPS.fillStroke, 'nonzero'],
  [OPS.closeFillStroke, 'nonzero'],
  [OPS.eoFill, 'evenOdd'],
  [OPS.eoFillStroke, 'evenOdd'],
  [OPS.closeEOFillStroke, 'evenOdd'],
]);
const STROKES = new Set<unknown>([OPS.stroke, OPS.closeStroke]);
const PICTURES = [
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
];

/** What reading keeps of each drawing operator; the others change nothing that it needs. */
export const OPERATORS = new Map<number, Operator>([
  [OPS.save, (painter) => painter.save()],
  [OPS.restore, (painter) => painter.restore()],
  [OPS.beginGroup, (painter) => painter.save()],
  [OPS.endGroup, (painter) => painter.restore()],
  [OPS.transform, (painter, args) => painter.transform(args as unknown as Matrix)],
  [
    OPS.paintFormXObjectBegin,
    (painter, args) => {
      painter.save();
      painter.transform(matrix(args, 0));
    },
  ],
  [OPS.paintFormXObjectEnd, (painter) => painter.restore()],
  [OPS.beginAnnotation, (painter, args) => painter.beginAnnotation(matrix(args, 2), matrix(args, 3))],
  [OPS.endAnnotation, (painter) => painter.restore()],
  [
    OPS.setGState,
    (painter, [entries]) =>
      (entries as [string, unknown][]).forEach(([key, value]) => {
        if (key === 'ca') painter.state.alpha = Number(value);
        if (key === 'SMask') painter.state.masked = Boolean(value);
      }),
  ],
  [OPS.setFillRGBColor, (painter, args) => void (painter.state.fill = colour(args))],
  [OPS.setFillColorN, (painter) => void (painter.state.fill = null)],
  [OPS.setFillTransparent, (painter) => void (painter.state.fill = null)],
  [OPS.setStrokeRGBColor, (painter, args) => void (painter.state.stroke = colour(args))],
  [OPS.clip, (painter) => painter.clipNext('nonzero')],
  [OPS.eoClip, (painter) => painter.clipNext('evenOdd')],
  [
    OPS.constructPath,
    (painter, [operator, data, extent]) => {
      if (!extent) return;
      const [path, corners] = [(data as [Path | null])[0] ?? [], extent as [number, number, number, number]];
      if (STROKES.has(operator)) painter.stroke(corners);
      painter.path(path, corners, FILLS.get(operator) ?? null);
    },
  ],
  [OPS.shadingFill, (painter) => painter.shading()],
  ...PICTURES.map((picture): [number, Operator] => [picture, (painter) => painter.picture()]),
  [OPS.beginText, (painter) => painter.setTextMatrix()],
  [OPS.setCharSpacing, (painter, args) => void (painter.state.charSpacing = number(args))],
  [OPS.setWordSpacing, (painter, args) => void (painter.state.wordSpacing = number(args))],
  [OPS.setHScale, (painter, args) => void (painter.state.horizontalScale = number(args) / 100)],
  [OPS.setLeading, (painter, args) => void (painter.state.leading = -number(args))],
  [OPS.setTextRise, (painter, args) => void (painter.state.rise = number(args))],
  [OPS.setTextRenderingMode, (painter, args) => void (painter.state.renderingMode = number(args))],
  [OPS.setTextMatrix, (painter, args) => painter.setTextMatrix(matrix(args, 0))],
  [OPS.moveText, (painter, args) => painter.moveText(number(args, 0), number(args, 1))],
  [
    OPS.setLeadingMoveText,
    (painter, args) => {
      painter.state.leading = number(args, 1);
      painter.moveText(number(args, 0), number(args, 1));
    },
  ],
  [OPS.nextLine, (painter) => painter.moveText(0, painter.state.leading)],
  [OPS.showText, (painter, [glyphs]) => painter.show(glyphs as (PdfGlyph | number)[])],
]);
