import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { legible } from './legible.ts';
import { recognize } from './recognizer.ts';
import { regions } from './regions.ts';
import { wordRuns } from './wordRuns.ts';
import type { RecognizedPage } from './wordRuns.ts';

/** White left around a region, so that no letter touches an edge. */
const MARGIN = 16;

/** The words of one page, column by column, placed where they stand on the page. */
export async function recognizePage(canvas: Canvas, pixelsPerPoint: number): Promise<RecognizedPage> {
  const page = legible(canvas);
  const whole: RecognizedPage = { runs: [], letters: 0, confidence: 0 };
  let weighted = 0;
  for (const { x, y, width, height } of regions(page, pixelsPerPoint)) {
    const piece = createCanvas(width + 2 * MARGIN, height + 2 * MARGIN);
    const context = piece.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, piece.width, piece.height);
    context.drawImage(page, x, y, width, height, MARGIN, MARGIN, width, height);
    const found = wordRuns(await recognize(await piece.encode('png')), pixelsPerPoint);
    const dx = (x - MARGIN) / pixelsPerPoint;
    const dy = (y - MARGIN) / pixelsPerPoint;
    whole.runs.push(...found.runs.map((run) => ({ ...run, x: run.x + dx, y: run.y + dy })));
    whole.letters += found.letters;
    weighted += found.letters * found.confidence;
  }
  return { ...whole, confidence: whole.letters === 0 ? 0 : weighted / whole.letters };
}
