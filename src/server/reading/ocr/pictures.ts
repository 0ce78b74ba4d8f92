import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import UTIF from 'utif2';
import { PAGES_MAX, PIXELS_MAX } from '../limits.ts';
import { ReadingError } from '../readingError.ts';

/** A page to be recognised, and how many of its pixels make a point. */
export interface Picture {
  canvas: Canvas;
  pixelsPerPoint: number;
}

/** Letters of body text are some 11 points high: Tesseract wants them at 200 dpi or more. */
export const RESOLUTION = 200 / 72;
/** What an image file shows is taken for a sheet of this size, in points. */
const A4 = { short: 595, long: 842 };
const NARROW = 1100;

/** The pages of an image file, small ones enlarged. */
export async function loadPictures(bytes: Uint8Array): Promise<Picture[]> {
  const canvases = isTiff(bytes) ? tiffPages(bytes) : [await loadOne(bytes)];
  return canvases.map(toPicture);
}

async function loadOne(bytes: Uint8Array): Promise<Canvas> {
  try {
    const image = await loadImage(bytes);
    const scale = Math.min(1, Math.sqrt(PIXELS_MAX / (image.width * image.height)));
    const canvas = blank(image.width * scale, image.height * scale);
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } catch {
    throw new ReadingError('corrupt');
  }
}

function tiffPages(bytes: Uint8Array): Canvas[] {
  try {
    // A copy of these bytes alone: `slice` of a Buffer, which is what a child receives, is a view on more.
    const file = new Uint8Array(bytes).buffer;
    const directories = UTIF.decode(file).slice(0, PAGES_MAX);
    return directories.flatMap((directory) => {
      UTIF.decodeImage(file, directory);
      const { width, height } = directory;
      if (!width || !height) return [];
      if (width * height > PIXELS_MAX) throw new ReadingError('too_complex');
      const canvas = createCanvas(width, height);
      const context = canvas.getContext('2d');
      const pixels = context.createImageData(width, height);
      pixels.data.set(UTIF.toRGBA8(directory));
      context.putImageData(pixels, 0, 0);
      return [canvas];
    });
  } catch (error) {
    throw error instanceof ReadingError ? error : new ReadingError('corrupt');
  }
}

function toPicture(canvas: Canvas): Picture {
  const enlarge = canvas.width < NARROW ? 2 : 1;
  const page = enlarge === 1 ? canvas : blank(canvas.width * enlarge, canvas.height * enlarge);
  if (page !== canvas) page.getContext('2d').drawImage(canvas, 0, 0, page.width, page.height);
  return {
    canvas: page,
    pixelsPerPoint: Math.max(Math.min(page.width, page.height) / A4.short, Math.max(page.width, page.height) / A4.long),
  };
}

/** A white canvas: transparent pictures show as they would on paper. */
export function blank(width: number, height: number): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

function isTiff([a, b, c, d]: Uint8Array): boolean {
  return (a === 0x49 && b === 0x49 && c === 0x2a && d === 0) || (a === 0x4d && b === 0x4d && c === 0 && d === 0x2a);
}
