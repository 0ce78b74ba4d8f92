import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';

/** Ground is judged by tiles of this many pixels, each with those around it. */
const TILE = 16;
const AROUND = 3;
const DARK = 128;
const SOLID = 0.9;
/** A dark area's corner has this many more light tiles than dark ones around it, a thick stroke has more. */
const CORNER = 25;

/** A copy in grey, dark on white: areas with a dark ground (a coloured sidebar) are inverted and every ground is made white, as Tesseract wants it. */
export function legible(source: Canvas): Canvas {
  const { width, height } = source;
  const pixels = source.getContext('2d').getImageData(0, 0, width, height);
  const grey = toGrey(pixels.data);
  const tiles = { across: Math.ceil(width / TILE), down: Math.ceil(height / TILE) };
  const eachPixel = (tile: number, visit: (index: number) => void): void => {
    const left = (tile % tiles.across) * TILE;
    const top = Math.floor(tile / tiles.across) * TILE;
    for (let y = top; y < Math.min(height, top + TILE); y++) for (let x = left; x < Math.min(width, left + TILE); x++) visit(y * width + x);
  };
  const count = tiles.across * tiles.down;
  const darkness = Float32Array.from({ length: count }, (_, tile) => {
    let dark = 0;
    let all = 0;
    eachPixel(tile, (i) => {
      all++;
      if ((grey[i] ?? 0) < DARK) dark++;
    });
    return dark / all;
  });
  for (let tile = 0; tile < count; tile++) {
    if (onDarkGround(tile, darkness, tiles)) eachPixel(tile, (i) => void (grey[i] = 255 - (grey[i] ?? 0)));
  }
  const brightest = Uint8Array.from({ length: count }, (_, tile) => {
    let most = 0;
    eachPixel(tile, (i) => void (most = Math.max(most, grey[i] ?? 0)));
    return most;
  });
  for (let tile = 0; tile < count; tile++) {
    const ground = Math.max(DARK, brightest[tile] ?? 255);
    eachPixel(tile, (i) => void (grey[i] = Math.min(255, ((grey[i] ?? 0) * 255) / ground)));
  }
  return fromGrey(grey, width, height);
}

function toGrey(rgba: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(rgba.length / 4);
  for (let i = 0; i < grey.length; i++)
    grey[i] = (299 * (rgba[4 * i] ?? 0) + 587 * (rgba[4 * i + 1] ?? 0) + 114 * (rgba[4 * i + 2] ?? 0)) / 1000;
  return grey;
}

function fromGrey(grey: Uint8Array, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(width, height);
  for (let i = 0; i < grey.length; i++) pixels.data.fill(grey[i] ?? 0, 4 * i, 4 * i + 3);
  for (let i = 3; i < pixels.data.length; i += 4) pixels.data[i] = 255;
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** Letters make mixed tiles; the plain ones around them tell on what they are written. */
function onDarkGround(tile: number, darkness: Float32Array, { across, down }: { across: number; down: number }): boolean {
  const column = tile % across;
  const row = Math.floor(tile / across);
  let balance = 0;
  for (let y = Math.max(0, row - AROUND); y <= Math.min(down - 1, row + AROUND); y++) {
    for (let x = Math.max(0, column - AROUND); x <= Math.min(across - 1, column + AROUND); x++) {
      const share = darkness[y * across + x] ?? 0;
      if (share > SOLID) balance++;
      else if (share < 1 - SOLID) balance--;
    }
  }
  const own = darkness[tile] ?? 0;
  if (own > SOLID) return balance > -CORNER;
  return own > 1 - SOLID && balance > 0;
}
