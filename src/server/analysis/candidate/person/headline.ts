import { contentOf, spanOf, type Row } from '../../text/rows.ts';
import type { Found, Span } from '../../text/span.ts';
import { toSegments } from '../experiences/segments.ts';

/** « À la recherche de… », « Looking for… »: what is wanted is no position held. Folded. */
const WANTS =
  /(?<!\p{L})(?:(?:a la |en |actuellement en )?recherche (?:d['’]|de |un|active)|je recherche|cherche (?:un|a )|looking for|seeking|searching for|in search of|open to|souhaite|disponible pour)/u;

/** Somebody who speaks: a sentence of the profile. Folded. */
const SPEAKS = /(?<!\p{L})(?:je|j['’](?=\p{L})|nous|i['’]m|i am|i have|my|who|qui|afin|whose|dont)(?!\p{L})/u;

/** Cells of a navigation. Folded. */
const MENU = new Set(
  'home|about|about me|contact|contact me|blog|portfolio|projects|resume|cv|accueil|a propos|projets|articles|skills'.split('|'),
);

const isMenu = (row: Row): boolean => row.folded.split(/\s*[|/•·\n]\s*|\s{3,}/u).filter((cell) => MENU.has(cell.trim())).length >= 2;

/** A row that the row below goes on with: prose, and so are both. */
const PROSE = 60;

const goesOn = (row: Row | undefined, below: Row | undefined): boolean =>
  row !== undefined &&
  below !== undefined &&
  row.text.length >= PROSE &&
  row.block === below.block &&
  /[\p{L}\d,]$/u.test(row.text) &&
  /^\p{Ll}/u.test(contentOf(below));

/** The title that a person gives themselves near the name: « Développeur full stack senior ». */
export const findHeadline = (head: readonly Row[], name: Span | null): Found<string> | null => {
  for (const [index, row] of head.slice(0, 14).entries()) {
    const text = contentOf(row);
    if (text.split(' ').length > 14 || text.length > 120 || /[@.]$|@|https?:/.test(text)) continue;
    if (WANTS.test(row.folded) || SPEAKS.test(row.folded) || isMenu(row)) continue;
    if (goesOn(row, head[index + 1]) || goesOn(head[index - 1], row)) continue;
    for (const segment of toSegments(row.text.slice(row.from), 0, row.bold)) {
      if (segment.title < 3 || segment.title <= segment.company || segment.text.length > 100) continue;
      const at = row.text.indexOf(segment.text.split(' ')[0]!, row.from);
      const span = segment.text === row.text.slice(at, at + segment.text.length) ? spanOf(row, at, at + segment.text.length) : spanOf(row);
      if (name && span.start < name.end && span.end > name.start && span.start === name.start) continue;
      return { value: segment.text, span };
    }
  }
  return null;
};
