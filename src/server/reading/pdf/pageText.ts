import type { PageRuns } from '../layout/run.ts';
import { withDrawnBullets } from './drawnBullets.ts';
import { toRuns } from './glyphRuns.ts';
import type { PaintedGlyph, Painting } from './painting.ts';
import { blendsIn, endsSeenWord, isInvisible, outOfSight } from './visibility.ts';

/** A page's visible text, what was hidden on it, and how far the text can be trusted. */
export interface PageText extends PageRuns {
  /** Text written across the main direction of the page, each turned upright. */
  turned: PageRuns[];
  /** What a person cannot see, but for the shadows of what is seen. */
  hidden: string[];
  /** Letters and digits that can be seen. */
  letters: number;
  /** Glyphs whose meaning the file does not tell. */
  unknown: number;
  /** true when the text was laid over a picture by a scanner. */
  scannerLayer: boolean;
  /** Share of the page that pictures cover, where they were decoded. */
  pictureShare: number;
  /** Some text was judged hidden by its colour while pictures were unknown. */
  doubtful: boolean;
}

/** Sorts the page's glyphs into seen and hidden, and seen ones into runs. */
export function pageText(painting: Painting): PageText {
  const invisible = painting.glyphs.filter(isInvisible).length;
  const scannerLayer = invisible > 0.8 * painting.glyphs.length && painting.pictureShare > 0.5;
  const seen: PaintedGlyph[] = [];
  const hidden: PaintedGlyph[] = [];
  let doubtful = false;
  let last: PaintedGlyph | undefined;
  for (const glyph of painting.glyphs) {
    if (glyph.text.trim() === '') {
      (seen.length > hidden.length ? seen : hidden).push(glyph);
      continue;
    }
    const blends = !scannerLayer && blendsIn(glyph, painting);
    doubtful ||= blends;
    const isHidden = !scannerLayer && (blends || outOfSight(glyph, painting)) && !endsSeenWord(glyph, last);
    (isHidden ? hidden : seen).push(glyph);
    last = isHidden ? undefined : glyph;
  }
  const withBullets = withDrawnBullets(seen, painting.marks);
  const turns = ([0, 1, 2, 3] as const).map((turn) =>
    upright(
      withBullets.filter((glyph) => glyph.turn === turn),
      turn,
      painting,
    ),
  );
  const [main, ...turned] = turns.toSorted((a, b) => size(b) - size(a));
  if (!main) throw new Error('four directions always give one');
  const words = seen.map((glyph) => glyph.text).join('');
  const shown = unspaced(words);
  return {
    ...main,
    turned: turned.filter((part) => part.runs.length > 0),
    hidden: toRuns(hidden.filter((glyph) => glyph.turn === 0))
      .map((run) => run.text)
      .filter((text) => !shown.includes(unspaced(text))),
    letters: (words.match(/[\p{L}\p{N}]/gu) ?? []).length,
    unknown: (words.match(/[\p{Co}\uFFFD\u0000-\u0008]/gu) ?? []).length,
    scannerLayer,
    pictureShare: painting.pictureShare,
    doubtful,
  };
}

const unspaced = (text: string): string => text.replaceAll(/\s+/gu, '');

const size = (page: PageRuns): number => page.runs.reduce((sum, run) => sum + run.text.length, 0);

/** The glyphs of one direction, the page turned so that they read from left to right. */
function upright(glyphs: PaintedGlyph[], turn: PaintedGlyph['turn'], { width, height, rules }: Painting): PageRuns {
  if (turn === 0) return { width, height, runs: toRuns(glyphs, rules), rules };
  const place = (glyph: PaintedGlyph): PaintedGlyph => {
    if (turn === 1) return { ...glyph, x: glyph.y, y: width - glyph.x };
    if (turn === 2) return { ...glyph, x: width - glyph.x, y: height - glyph.y };
    if (turn === 3) return { ...glyph, x: height - glyph.y, y: glyph.x };
    return glyph;
  };
  const sideways = turn === 1 || turn === 3;
  return { width: sideways ? height : width, height: sideways ? width : height, runs: toRuns(glyphs.map(place)) };
}
