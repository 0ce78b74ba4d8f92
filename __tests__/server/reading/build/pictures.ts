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

/** A BMP of 24 bits: a header of 54 bytes, then rows from the bottom, each padded to four bytes. */
export function bmpOf(canvas: Canvas): Uint8Array {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const stride = Math.ceil((width * 3) / 4) * 4;
  const bmp = Buffer.alloc(54 + stride * height);
  bmp.write('BM', 'latin1');
  bmp.writeUInt32LE(bmp.length, 2);
  bmp.writeUInt32LE(54, 10);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(width, 18);
  bmp.writeInt32LE(height, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = ((height - 1 - y) * width + x) * 4;
      bmp.set([data[from + 2]!, data[from + 1]!, data[from]!], 54 + y * stride + x * 3);
    }
  }
  return bmp;
}
