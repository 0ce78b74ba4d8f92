import type { Canvas } from '@napi-rs/canvas';
import type { PageRuns } from '../layout/run.ts';
import { ReadingError } from '../readingError.ts';
import { recognizePage } from './recognizePage.ts';
import { blank } from './pictures.ts';
import type { Picture } from './pictures.ts';
import type { RecognizedPage } from './wordRuns.ts';

/** Below this mean confidence the words are guesses, and a guess is no fact (decisions §6). */
const CONFIDENCE_MIN = 60;
/** A page read worse than this may lie on its side or upside down. */
const CONFIDENCE_UPRIGHT = 70;
const LETTERS_MIN = 15;

/** Recognises pictures of pages. Throws unreadable_scan when what comes out cannot be trusted. */
export async function readPictures(pictures: AsyncIterable<Picture> | Iterable<Picture>): Promise<PageRuns[]> {
  const pages: PageRuns[] = [];
  let letters = 0;
  let confidence = 0;
  for await (const picture of pictures) {
    const page = await readUpright(picture);
    letters += page.letters;
    confidence += page.letters * page.confidence;
    pages.push(page);
  }
  if (letters === 0) throw new ReadingError('no_text');
  if (letters < LETTERS_MIN || confidence / letters < CONFIDENCE_MIN) throw new ReadingError('unreadable_scan');
  return pages;
}

async function readUpright({ canvas, pixelsPerPoint }: Picture): Promise<RecognizedPage & PageRuns> {
  let best: (RecognizedPage & PageRuns) | undefined;
  for (const quarterTurns of [0, 1, 3, 2]) {
    const turned = quarterTurns === 0 ? canvas : rotate(canvas, quarterTurns);
    const page = await recognizePage(turned, pixelsPerPoint);
    if (!best || score(page) > score(best))
      best = { ...page, width: turned.width / pixelsPerPoint, height: turned.height / pixelsPerPoint };
    if (best.confidence >= CONFIDENCE_UPRIGHT && best.letters >= LETTERS_MIN) break;
  }
  if (!best) throw new Error('a picture is read at least once');
  return best;
}

const score = ({ letters, confidence }: RecognizedPage): number => letters * confidence;

function rotate(canvas: Canvas, quarterTurns: number): Canvas {
  const sideways = quarterTurns % 2 === 1;
  const turned = blank(sideways ? canvas.height : canvas.width, sideways ? canvas.width : canvas.height);
  const context = turned.getContext('2d');
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((quarterTurns * Math.PI) / 2);
  context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  return turned;
}
