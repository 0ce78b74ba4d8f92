import { contentOf, type Row } from '../text/rows.ts';
import { isCutDegree } from '../text/studyWords.ts';

/** « … technical » over « leadership roles. »: the end of a sentence in the look of its beginning. */
const endsSentence = (above: Row, row: Row): boolean =>
  row.y - above.y < 1.6 * row.fontSize && /^\p{Ll}.*\.$/u.test(contentOf(row)) && !/[.:!?]$/u.test(contentOf(above));

/** « Ingénieur en réseaux de / Communication », « Tableurs, / Communication », « Senior School / Certificate »: what a row breaks off before is no heading. */
export const endsBroken = (above: Row | undefined, row: Row): boolean =>
  above !== undefined &&
  above.page === row.page &&
  above.block === row.block &&
  above.bold === row.bold &&
  Math.abs(above.fontSize - row.fontSize) < 0.4 &&
  (endsSentence(above, row) ||
    /\s(?:de|des|du|en|et|and|of|in|for)$|,\s*$/iu.test(contentOf(above)) ||
    (row.y - above.y < 1.6 * row.fontSize && isCutDegree(contentOf(above), contentOf(row))));
