import { findPeriods } from '../../dates/periods.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { breaksOff } from '../../text/unwrap.ts';

/** Words that a row which begins something has at most. */
const OPENING_WORDS = 10;
/** Points by which the end of a row misses the edge of its column for nothing. */
const SLACK = 6;
/** Words that nothing begins with: the sentence above goes on. */
const GOES_ON =
  /^(?:et|ou|ainsi|puis|avec|pour|par|sans|sur|sous|dans|entre|près|en|de|du|des|d['’]|à|qui|que|dont|and|or|with|for|by|to|of|in|on|near|under|from|the|which|that)(?!\p{L})/u;

/** Whether a date is the last thing that a row tells, and no mark says that more follows. */
export const endsWithDate = (row: Row): boolean => {
  const last = findPeriods(row.folded).at(-1);
  return last !== undefined && !/[\p{L}\d,;]/u.test(row.text.slice(last.end));
};

/** Whether the first word of a row would have had its place at the end of the row above. */
export const leavesRoom = (above: Row, row: Row, edge: number): boolean => {
  const [word = ''] = contentOf(row).split(' ');
  const letter = (row.right - row.x) / Math.max(1, row.text.length);
  return above.right + (word.length + 1) * letter + SLACK < edge;
};

/** Points between left edges within which rows stand in one column. */
const ONE_COLUMN = 60;

/** Where the longest row of the column of each row ends. */
export const columnEdges = (rows: readonly Row[]): ((row: Row) => number) => {
  const edges = new Map<string, number>();
  const keyOf = ({ page, x }: Row, by: number): string => `${page} ${Math.floor(x / ONE_COLUMN) + by}`;
  for (const row of rows) edges.set(keyOf(row, 0), Math.max(edges.get(keyOf(row, 0)) ?? 0, row.right));
  return (row) => Math.max(...[-1, 0, 1].map((by) => edges.get(keyOf(row, by)) ?? 0));
};

/** Rows that open with a small letter and go on with nothing: « aide à domicile » under a date, or under a row that its line did not end. */
export const withOpenings = (rows: readonly Row[]): Row[] => {
  const edges = columnEdges(rows);
  return rows.map((row, index) => {
    const text = contentOf(row);
    const above = rows[index - 1];
    if (row.bullet || !/^\p{Ll}/u.test(text) || GOES_ON.test(text) || text.split(' ').length > OPENING_WORDS) return row;
    const opens =
      !above ||
      above.page !== row.page ||
      endsWithDate(above) ||
      row.x === 0 ||
      /[.!?]$/.test(contentOf(above)) ||
      (row.y > above.y && leavesRoom(above, row, edges(above)));
    const held = above?.page === row.page && /\p{L}$/u.test(contentOf(above)) && breaksOff(contentOf(above));
    return opens && !held ? { ...row, opens } : row;
  });
};
