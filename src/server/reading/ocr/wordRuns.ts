import type { Line, Page, Word } from 'tesseract.js';
import { median } from '../layout/run.ts';
import type { Run } from '../layout/run.ts';
import { gluedAddresses } from './gluedAddresses.ts';

/** Short words that the recogniser doubts more than this are noise: icons, photos, rules. */
const SHORT_WORD_CONFIDENCE = 15;
/** Noise seldom looks like a word or an address of such a length: those are kept, though no dictionary knows them. */
const LONG_WORD = /^[\p{L}\p{N}@._+:/-]{5,}$/u;
const SIGN_CONFIDENCE = 60;
/** What list bullets are taken for. */
const BULLET = /^(?:[«»*°©®¢~=+•●▪■>.–—-]|[eo])$/u;

export interface RecognizedPage {
  runs: Run[];
  /** Mean confidence of the letters, 0 to 100. */
  confidence: number;
  /** Letters and digits seen, believed or not. */
  letters: number;
}

/** Recognised words as runs in points, the page's slant taken out. */
export function wordRuns(page: Page, pixelsPerPoint: number): RecognizedPage {
  const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  const slope = median(lines.filter(({ words }) => words.length > 3).map(slopeOf));
  const runs: Run[] = [];
  let letters = 0;
  let confidence = 0;
  for (const line of lines) {
    const size = sizeOf(line) / pixelsPerPoint;
    for (const word of line.words) {
      letters += lettersOf(word);
      confidence += lettersOf(word) * word.confidence;
    }
    gluedAddresses(line.words.filter(isBelieved)).forEach((word, i, words) => {
      const y = line.baseline.y0 + slopeOf(line) * (word.bbox.x0 - line.baseline.x0) - slope * word.bbox.x0;
      const text = i === 0 && isBullet(words) ? '•' : word.text;
      runs.push({
        text,
        x: word.bbox.x0 / pixelsPerPoint,
        y: y / pixelsPerPoint,
        width: (word.bbox.x1 - word.bbox.x0) / pixelsPerPoint,
        fontSize: size,
        bold: false,
      });
    });
  }
  return { runs, letters, confidence: letters === 0 ? 0 : confidence / letters };
}

const lettersOf = (word: Word): number => word.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function isBelieved(word: Word): boolean {
  const letters = lettersOf(word);
  if (letters === 0) return word.confidence >= SIGN_CONFIDENCE || BULLET.test(word.text);
  return word.confidence >= SHORT_WORD_CONFIDENCE || LONG_WORD.test(word.text);
}

function isBullet(words: Word[]): boolean {
  return words.length > 1 && BULLET.test(words[0]?.text ?? '') && !words.some(({ text }) => text.includes('»'));
}

function slopeOf({ baseline }: Line): number {
  const length = baseline.x1 - baseline.x0;
  return length <= 0 ? 0 : (baseline.y1 - baseline.y0) / length;
}

/** A line's row is as high as its font, near enough; a stray tall box must not blow it up. */
function sizeOf({ rowAttributes, words, bbox }: Line): number {
  const row = rowAttributes?.rowHeight ?? bbox.y1 - bbox.y0;
  const tallest = Math.max(...words.map((word) => word.bbox.y1 - word.bbox.y0));
  return Math.min(row, 1.4 * tallest);
}
