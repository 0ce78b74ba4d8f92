import { contentOf, type Row, spanOf } from '../text/rows.ts';
import { covering, type Found } from '../text/span.ts';

/** The end of a line that the next one goes on with. */
export const OPEN = /(?:[,/&-]|\b(?:et|ou|de|des|du|la|le|les|un|une|à|aux|en|sur|dans|avec|pour|and|or|of|the|in|with|to|for|a))$/iu;

/** Whether a row goes on with the item of the row above. */
const continues = (row: Row, above: Row): boolean => {
  if (row.bullet || row.block !== above.block) return false;
  const text = contentOf(row);
  if (above.bullet || row.x > above.x + 3) return !/^\p{Lu}/u.test(text) || row.x > above.x + 3 || OPEN.test(contentOf(above));
  return /^\p{Ll}/u.test(text) || OPEN.test(contentOf(above));
};

const value = (rows: readonly Row[]): string =>
  rows
    .map(contentOf)
    .reduce((text, next) => (/\p{L}-$/u.test(text) ? text + next : `${text} ${next}`))
    .replace(/\s*[;,]$/u, '');

/** The items of a list, each over one row or more. A row set back to the margin, after indented ones, has left the list. */
export const readItems = (rows: readonly Row[]): Found<string>[] => {
  const groups: Row[][] = [];
  let margin = -Infinity;
  for (const row of rows) {
    const group = groups.at(-1);
    const above = group?.at(-1);
    if (above && row.block === above.block && row.x < margin - 12) break;
    if (group && above && continues(row, above)) group.push(row);
    else {
      groups.push([row]);
      margin = above && row.block === above.block ? Math.max(margin, row.x) : row.x;
    }
  }
  return groups
    .map((group) => ({ value: value(group), span: covering(group.map((row) => spanOf(row))) }))
    .filter((item) => /\p{L}/u.test(item.value));
};
