import type { Canvas } from '@napi-rs/canvas';

/** A rectangle of a picture, in cells of CELL pixels; right and bottom are outside. */
interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A rectangle of a picture, in pixels. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CELL = 8;
const INK = 140;
/** A strip without ink that parts two columns: at least so wide and so high (points), and so high for its area. */
const STRIP_WIDTH = 9;
const STRIP_HEIGHT = 110;
const STRIP_SHARE = 0.3;
/** Fewer lines on a side make no column. */
const LINES_MIN = 4;
const EDGE_CELLS = 2;
const DEPTH_MAX = 3;

/** Columns are recognised one at a time: Tesseract alone would read short lines straight across them. */
export function regions(page: Canvas, pixelsPerPoint: number): Region[] {
  const ink = inkOf(page, pixelsPerPoint / CELL);
  return cut({ left: 0, top: 0, right: ink.across, bottom: ink.down }, ink, 0).map(({ left, top, right, bottom }) => ({
    x: left * CELL,
    y: top * CELL,
    width: Math.min(page.width, right * CELL) - left * CELL,
    height: Math.min(page.height, bottom * CELL) - top * CELL,
  }));
}

interface Ink {
  /** Size in cells of the smallest strip that parts columns. */
  stripWidth: number;
  stripHeight: number;
  across: number;
  down: number;
  cells: Uint8Array;
}

function inkOf(page: Canvas, cellsPerPoint: number): Ink {
  const { width, height } = page;
  const { data } = page.getContext('2d').getImageData(0, 0, width, height);
  const across = Math.ceil(width / CELL);
  const down = Math.ceil(height / CELL);
  const cells = new Uint8Array(across * down);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / CELL) * across;
    for (let x = 0; x < width; x++) if ((data[4 * (y * width + x)] ?? 255) < INK) cells[row + Math.floor(x / CELL)] = 1;
  }
  return { stripWidth: Math.ceil(STRIP_WIDTH * cellsPerPoint), stripHeight: STRIP_HEIGHT * cellsPerPoint, across, down, cells };
}

function cut(area: Area, ink: Ink, depth: number): Area[] {
  const strip = depth < DEPTH_MAX ? tallestStrip(area, ink) : null;
  if (!strip) return [area];
  const parts: Area[] = [
    { ...area, bottom: strip.top },
    { left: area.left, right: strip.left, top: strip.top, bottom: strip.bottom },
    { left: strip.right, right: area.right, top: strip.top, bottom: strip.bottom },
    { ...area, top: strip.bottom },
  ];
  return parts.filter((part) => hasInk(part, ink)).flatMap((part) => cut(part, ink, depth + 1));
}

/** The tallest white strip with ink on both sides; a thin rule may cross it. */
function tallestStrip(area: Area, ink: Ink): Area | null {
  let best: Area | null = null;
  for (let left = area.left + 1; left + ink.stripWidth < area.right; left++) {
    let top = area.top;
    let crossed = 0;
    for (let row = area.top; row <= area.bottom; row++) {
      const inked = row === area.bottom || rowHasInk(ink, row, left, left + ink.stripWidth);
      crossed = inked ? crossed + 1 : 0;
      if (crossed < 2 && row < area.bottom) continue;
      const candidate = betweenLines({ left, right: left + ink.stripWidth, top, bottom: row < area.bottom ? row - 1 : row }, area, ink);
      const height = candidate.bottom - candidate.top;
      if (height > (best ? best.bottom - best.top : 0) && partsText(candidate, area, ink)) best = candidate;
      top = row + 1;
    }
  }
  return best && best.bottom - best.top >= Math.max(ink.stripHeight, STRIP_SHARE * (area.bottom - area.top)) ? best : null;
}

/** The strip shortened until its ends cut no line of writing beside it. */
function betweenLines(strip: Area, area: Area, ink: Ink): Area {
  let { top, bottom } = strip;
  while (top > area.top && top < bottom && rowHasInk(ink, top - 1, area.left, area.right) && rowHasInk(ink, top, area.left, area.right))
    top++;
  while (
    bottom < area.bottom &&
    bottom > top &&
    rowHasInk(ink, bottom - 1, area.left, area.right) &&
    rowHasInk(ink, bottom, area.left, area.right)
  )
    bottom--;
  return { ...strip, top, bottom };
}

function partsText(strip: Area, area: Area, ink: Ink): boolean {
  return (
    linesOf({ ...strip, left: area.left, right: strip.left }, ink) >= LINES_MIN &&
    linesOf({ ...strip, left: strip.right, right: area.right }, ink) >= LINES_MIN
  );
}

/** Number of lines of writing; the edge of a coloured area, a cell or two wide, is none. */
function linesOf(area: Area, { cells, across }: Ink): number {
  let lines = 0;
  let inked = false;
  for (let row = area.top; row < area.bottom; row++) {
    const now = cells.subarray(row * across + area.left, row * across + area.right).reduce((sum, cell) => sum + cell, 0) > EDGE_CELLS;
    if (now && !inked) lines++;
    inked = now;
  }
  return lines;
}

function hasInk(area: Area, ink: Ink): boolean {
  for (let row = area.top; row < area.bottom; row++) if (rowHasInk(ink, row, area.left, area.right)) return true;
  return false;
}

function rowHasInk({ cells, across }: Ink, row: number, left: number, right: number): boolean {
  for (let column = left; column < right; column++) if (cells[row * across + column]) return true;
  return false;
}
