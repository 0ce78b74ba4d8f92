import type { PDFPageProxy } from 'pdfjs-dist';
import type { PageFont } from './graphicsState.ts';
import type { Matrix } from './matrix.ts';
import { OPS } from './openPdf.ts';
import { OPERATORS } from './operators.ts';
import { Painter } from './painter.ts';
import type { Painting } from './painting.ts';

/** Names of bold fonts, TeX's too: CMBX10, CMSSBX10, SFBX1095. */
const BOLD = /bold|black|heavy|demi|[-,]bd\b|^(?:[A-Z]{6}\+)?(?:cm(?:ss)?b(?:x|\d)|(?:sf|ec)[bs]x)/iu;

/** Follows the page's drawing operators and notes each glyph with its place, size, colour and order. */
export async function paintPage(page: PDFPageProxy): Promise<Painting> {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const painter = new Painter(transform as unknown as Matrix, width, height);
  const { fnArray, argsArray } = await page.getOperatorList();
  fnArray.forEach((operator, i) => {
    const args = (argsArray[i] ?? []) as unknown[];
    painter.order = i;
    if (operator === OPS.setFont) painter.setFont(fontOf(page, String(args[0])), Number(args[1]));
    else OPERATORS.get(operator)?.(painter, args);
  });
  return painter.painting;
}

/** What fonts drawn by the file itself are all called: their number tells them apart. */
const UNNAMED: ReadonlySet<string> = new Set(['', 'Type3']);

function fontOf(page: PDFPageProxy, id: string): PageFont {
  const font = (page.commonObjs.has(id) ? page.commonObjs.get(id) : {}) as {
    name?: string;
    bold?: boolean;
    black?: boolean;
    fontMatrix?: number[];
  };
  const name = font.name ?? '';
  const bold = font.bold === true || font.black === true || BOLD.test(name);
  return { name: UNNAMED.has(name) ? id : name, bold, unit: font.fontMatrix?.[0] ?? 0.001 };
}
