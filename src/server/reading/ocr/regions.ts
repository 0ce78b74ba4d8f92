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
/** A strip without ink that parts two columns: at least so wide (cells) and so high (share of the area). */
const STRIP_WIDTH = 3;
const STRIP_SHARE = 0.3;
const STRIP_HEIGHT = 30;
const DEPTH_MAX = 3;

/** Columns are recognised one at a time: Tesseract alone would read short lines straight across them. */
export function regions(page: Canvas): Region[] {
  const ink = inkOf(page);
  return cut({ left: 0, top: 0, right: ink.across, bottom: ink.down }, ink, 0).map(({ left, top, right, bottom }) => ({
    x: left * CELL,
    y: top * CELL,
    width: Math.min(page.width, right * CELL) - left * CELL,
    height: Math.min(page.height, bottom * CELL) - top * CELL,
  }));
}

interface Ink {
  across: number;
  down: number;
  cells: Uint8Array;
}

function inkOf(page: Canvas): Ink {
  const { width, height } = page;
  const { data } = page.getContext('2d').getImageData(0, 0, width, height);
  const across = Math.ceil(width / CELL);
  const down = Math.ceil(height / CELL);
  const cells = new Uint8Array(across * down);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / CELL) * across;
    for (let x = 0; x < width; x++) if ((data[4 * (y * width + x)] ?? 255) < INK) cells[row + Math.floor(x / CELL)] = 1;
  }
  return { across, down, cells };
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
  for (let left = area.left + 1; left + STRIP_WIDTH < area.right; left++) {
    let top = area.top;
    let crossed = 0;
    for (let row = area.top; row <= area.bottom; row++) {
      const inked = row === area.bottom || rowHasInk(ink, row, left, left + STRIP_WIDTH);
      crossed = inked ? crossed + 1 : 0;
      if (crossed < 2 && row < area.bottom) continue;
      const candidate = { left, right: left + STRIP_WIDTH, top, bottom: row < area.bottom ? row - 1 : row };
      const height = candidate.bottom - candidate.top;
      if (height > (best ? best.bottom - best.top : 0) && partsText(candidate, area, ink)) best = candidate;
      top = row + 1;
    }
  }
  return best && best.bottom - best.top >= Math.max(STRIP_HEIGHT, STRIP_SHARE * (area.bottom - area.top)) ? best : null;
}

function partsText(strip: Area, area: Area, ink: Ink): boolean {
  return hasInk({ ...strip, left: area.left, right: strip.left }, ink) && hasInk({ ...strip, left: strip.right, right: area.right }, ink);
}

function hasInk(area: Area, ink: Ink): boolean {
  for (let row = area.top; row < area.bottom; row++) if (rowHasInk(ink, row, area.left, area.right)) return true;
  return false;
}

function rowHasInk({ cells, across }: Ink, row: number, left: number, right: number): boolean {
  for (let column = left; column < right; column++) if (cells[row * across + column]) return true;
  return false;
}
