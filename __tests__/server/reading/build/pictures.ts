import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import UTIF from 'utif2';

/** Dark lines on white, as a scanner at some 150 dpi would see them. */
export function scannedLines(lines: string[], { turn = 0, height = 60 + 50 * lines.length } = {}): Canvas {
  const canvas = createCanvas(1000, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#111';
  context.font = '30px "Liberation Sans", Helvetica, Arial, sans-serif';
  lines.forEach((line, i) => context.fillText(line, 40, 60 + 50 * i));
  return turn === 0 ? canvas : turned(canvas);
}

function turned(upright: Canvas): Canvas {
  const canvas = createCanvas(upright.height, upright.width);
  const context = canvas.getContext('2d');
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(upright, 0, 0);
  return canvas;
}

/** An uncompressed TIFF of the picture. */
export function tiffOf(canvas: Canvas): Uint8Array {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return new Uint8Array(UTIF.encodeImage(new Uint8Array(data), canvas.width, canvas.height));
}
