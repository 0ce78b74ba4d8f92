import { fold } from '../text/fold.ts';
import type { Row } from '../text/rows.ts';

/** Rows at the top or at the bottom of a page that may be its margin. */
const EDGE = 3;

/** « Last updated: March 2023 », « Curriculum vitae – 12/03/2023 », « © 2020 »: the date of the document, or whose it is. Folded. */
const DATES_DOCUMENT =
  /^\W*(?:©|copyright(?!\p{L})|all rights reserved|tous droits reserves)|^\W*(?:(?:last |date de )?(?:updated?|mise? a jour|derniere (?:mise a jour|modification)|generated|compiled)|curriculum vit(?:ae|æ)|c\.?v\.?|resume)(?!\p{L})/u;

/** The words of a row without the number of its page. */
const wordsOf = ({ folded }: Row): string => folded.replaceAll(/(?<!\d)\d{1,2}(?!\d)/gu, '').trim();

/** The rows at the top and at the bottom of each page. */
export const edgeRows = (rows: readonly Row[]): Row[] =>
  [...Map.groupBy(rows, ({ page }) => page).values()].flatMap((page) => {
    const down = page.toSorted((one, other) => one.y - other.y);
    return [...new Set([...down.slice(0, EDGE), ...down.slice(-EDGE)])];
  });

/** Headers and footers: rows that come back at one height of several pages, that date the document, or that sign a page. */
export const runningRows = (rows: readonly Row[], fullName: string): ReadonlySet<Row> => {
  const edges = edgeRows(rows);
  const alike = Map.groupBy(edges, wordsOf);
  const comesBack = (row: Row): boolean =>
    wordsOf(row).length > 3 && alike.get(wordsOf(row))!.some(({ page, y }) => page !== row.page && Math.abs(y - row.y) < 3);
  const own = fold(fullName).trim();
  const signs = ({ folded, text }: Row): boolean =>
    /^[\p{L}'’-]+(?: [\p{L}'’-]+){1,3}$/u.test(own) && text.length < 100 && folded.includes(own);
  const datesDocument = ({ folded, text }: Row): boolean => text.length < 60 && DATES_DOCUMENT.test(folded);
  return new Set([...edges.filter((row) => comesBack(row) || signs(row)), ...rows.filter(datesDocument)]);
};
