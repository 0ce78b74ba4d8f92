import type { PDFPageProxy } from 'pdfjs-dist';
import { initialState } from './graphicsState.ts';
import type { GraphicsState, PageFont } from './graphicsState.ts';
import { IDENTITY, boxOf, intersect, multiply } from './matrix.ts';
import type { Box, Matrix } from './matrix.ts';
import { OPS } from './openPdf.ts';
import type { PaintedArea, Painting } from './painting.ts';
import { showGlyphs } from './showGlyphs.ts';
import type { PdfGlyph } from './showGlyphs.ts';

const FILLS = new Set<number>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);
const PICTURES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
]);

/** Follows the page's drawing operators and notes each glyph with its place, size, colour and order. */
export async function paintPage(page: PDFPageProxy): Promise<Painting> {
  const viewport = page.getViewport({ scale: 1 });
  const base = viewport.transform as unknown as Matrix;
  const sheet: Box = { left: 0, top: 0, right: viewport.width, bottom: viewport.height };
  const painting: Painting = { width: viewport.width, height: viewport.height, glyphs: [], areas: [], pictureShare: 0 };
  const { fnArray, argsArray } = await page.getOperatorList();
  const saved: GraphicsState[] = [];
  let state = initialState(base, sheet);
  let clipping = false;
  let order = 0;

  const save = (): void => void saved.push({ ...state });
  const restore = (): void => void (state = saved.pop() ?? state);
  const cover = (box: Box, colour: PaintedArea['colour']): void => {
    if (state.alpha < 0.5) return;
    painting.areas.push({ box: intersect(box, state.clip), colour, order });
  };
  const moveText = (x: number, y: number): void => {
    state.x = state.lineX += x;
    state.y = state.lineY += y;
  };

  for (let i = 0; i < fnArray.length; i++) {
    const args = (argsArray[i] ?? []) as any[];
    order = i;
    switch (fnArray[i]) {
      case OPS.save:
      case OPS.beginGroup:
        save();
        break;
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        restore();
        break;
      case OPS.transform:
        state.matrix = multiply(state.matrix, args as unknown as Matrix);
        break;
      case OPS.paintFormXObjectBegin:
        save();
        if (args[0]) state.matrix = multiply(state.matrix, args[0]);
        break;
      case OPS.beginAnnotation:
        saved.push({ ...state });
        state = { ...initialState(base, sheet), matrix: multiply(multiply(base, args[2] ?? IDENTITY), args[3] ?? IDENTITY) };
        break;
      case OPS.setGState:
        for (const [key, value] of args[0] as [string, unknown][]) if (key === 'ca') state.alpha = Number(value);
        break;
      case OPS.setFillRGBColor:
        state.fill = args[0];
        break;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.fill = null;
        break;
      case OPS.setStrokeRGBColor:
        state.stroke = args[0];
        break;
      case OPS.clip:
      case OPS.eoClip:
        clipping = true;
        break;
      case OPS.constructPath: {
        const [operator, , extent] = args as unknown as [number, unknown, ArrayLike<number> | null];
        if (extent) {
          const box = boxOf(state.matrix, extent[0] ?? 0, extent[1] ?? 0, extent[2] ?? 0, extent[3] ?? 0);
          if (FILLS.has(operator)) cover(box, state.fill);
          if (clipping) state.clip = intersect(state.clip, box);
        }
        clipping = false;
        break;
      }
      case OPS.shadingFill:
        cover(state.clip, null);
        break;
      case OPS.beginText:
        Object.assign(state, { textMatrix: IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 });
        break;
      case OPS.setCharSpacing:
        state.charSpacing = args[0] ?? 0;
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = args[0] ?? 0;
        break;
      case OPS.setHScale:
        state.horizontalScale = (args[0] ?? 100) / 100;
        break;
      case OPS.setLeading:
        state.leading = -(args[0] ?? 0);
        break;
      case OPS.setTextRise:
        state.rise = args[0] ?? 0;
        break;
      case OPS.setTextRenderingMode:
        state.renderingMode = args[0] ?? 0;
        break;
      case OPS.setFont:
        state.font = fontOf(page, args[0] ?? '');
        state.fontSize = args[1] ?? 0;
        break;
      case OPS.setTextMatrix:
        Object.assign(state, { textMatrix: args[0] ?? IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 });
        break;
      case OPS.moveText:
        moveText(args[0] ?? 0, args[1] ?? 0);
        break;
      case OPS.setLeadingMoveText:
        state.leading = args[1] ?? 0;
        moveText(args[0] ?? 0, args[1] ?? 0);
        break;
      case OPS.nextLine:
        moveText(0, state.leading);
        break;
      case OPS.showText:
        showGlyphs(painting.glyphs, state, (args[0] ?? []) as (PdfGlyph | number)[], order);
        break;
      default:
        if (PICTURES.has(fnArray[i] ?? 0)) {
          const box = boxOf(state.matrix, 0, 0, 1, 1);
          cover(box, null);
          painting.pictureShare += areaOf(intersect(box, sheet)) / areaOf(sheet);
        }
    }
  }
  return painting;
}

function areaOf(box: Box): number {
  return Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
}

function fontOf(page: PDFPageProxy, id: string): PageFont {
  const font = (page.commonObjs.has(id) ? page.commonObjs.get(id) : {}) as { name?: string; bold?: boolean; black?: boolean; fontMatrix?: number[] };
  const name = font.name ?? '';
  const bold = font.bold === true || font.black === true || /bold|black|heavy|semibold|demi|[-,]bd\b/iu.test(name);
  return { name, bold, unit: font.fontMatrix?.[0] ?? 0.001 };
}
