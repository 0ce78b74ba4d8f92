import { headingKinds } from '../../sections/headings.ts';
import { isOnlyPlace } from '../../text/places.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { titleScore } from '../../text/workWords.ts';
import { DOCUMENT_WORDS, wordsOf } from './words.ts';

/** What stands right under a name that opens a page: an address, a phone number, an e-mail. Folded. */
const REACHED =
  /@|(?:^|[^\d])(?:\+|0)\d(?:[ .()-]?\d){6,}|^\W*(?:tel|phone|mobile|e-?mail|mail|adresse|address)(?!\p{L})|^[^,]{0,40}\d[^,]{0,40},|(?<!\d)\d{5}(?!\d)/u;

/** A row that may stand above a name: a heading, a name of the document (« Curriculum vitae of »), a page number or a title. */
const mayStandAbove = (row: Row): boolean => headingKinds(row.text.slice(row.from)).length > 0 || namesDocument(row) || isTitle(row);

const namesDocument = (row: Row): boolean =>
  wordsOf(row.folded.slice(row.from)).every((word) => DOCUMENT_WORDS.has(word) || /^(?:of|de|du|for|\d+)$/u.test(word));

/** « qwertin zalblat » at the very top, over what the person does. */
export const standsOverTitle = (rows: readonly Row[], rank: number): boolean => rank === 0 && rows[1] !== undefined && isTitle(rows[1]);

/** « Soudeur » alone on its row. */
const isTitle = (row: Row): boolean =>
  wordsOf(row.text.slice(row.from)).length <= TITLE_WORDS && titleScore(row.folded.slice(row.from)) >= 3;
const TITLE_WORDS = 4;

/** Whether nothing of weight stands above a row, and what reaches the person right below, or over the page « Curriculum vitae » of a site. */
export const opensPage = (rows: readonly Row[], rank: number): boolean => {
  const next = rows[rank + 1];
  return (
    next !== undefined &&
    rank < 4 &&
    rows.slice(0, rank).every(mayStandAbove) &&
    (REACHED.test(next.folded) || (rank === 0 && namesDocument(next)) || isOnlyPlace(contentOf(next), next.folded.slice(next.from).trim()))
  );
};

/** « ZALBLAT Qwertin » over what the person does. */
export const isFormal = (text: string, next: Row | undefined): boolean =>
  /^(?:\p{Lu}[\p{Lu}'’-]+ \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \p{Lu}[\p{Lu}'’-]+)$/u.test(text) && next !== undefined && isTitle(next);
