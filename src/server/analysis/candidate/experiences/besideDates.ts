import { findPeriods } from '../../dates/periods.ts';
import { contentOf, type Row } from '../../text/rows.ts';

/** Words that a row of a column of dates, titles and employers has at most. */
const HEAD_WORDS = 12;

const isDated = (row: Row): boolean => row.text.length < 45 && findPeriods(row.folded).length > 0;

/** A date that the row below ends. Folded. */
const GOES_ON = /(?:[-–—]|(?<!\p{L})(?:a|au|to|until))\s*$/u;

/** An entry of the column of dates, and what stands beside it. */
interface Band {
  page: number;
  heads: Row[];
  told: Row[];
}

/** The rows of the column of dates, entry by entry: a block each, or a date each where a block opens with one. */
const bandsOf = (heads: readonly Row[]): Band[] => {
  const bands: Band[] = [];
  heads.forEach((row, index) => {
    const above = heads[index - 1];
    const last = bands.at(-1);
    const opens = !last || !above || above.block !== row.block || (isDated(row) && isDated(last.heads[0]!) && !GOES_ON.test(above.folded));
    if (opens) bands.push({ page: row.page, heads: [row], told: [] });
    else last.heads.push(row);
  });
  return bands;
};

/** The rows beside the column in blocks; rows of one block that stands beside several entries go one by one. */
const blocksOf = (bands: readonly Band[], beside: readonly Row[]): Row[][] => {
  const blocks = [...Map.groupBy(beside, ({ block }) => block).values()];
  const lone = blocks.length === 1 && bands.length > 1 && beside.length === bands.length;
  return lone ? beside.map((row) => [row]) : blocks;
};

/** Gives each block beside the column to an entry: in their order where there are as many, else to the one at its height. */
const tell = (bands: readonly Band[], beside: readonly Row[]): void => {
  const blocks = blocksOf(bands, beside);
  blocks.forEach((block, index) => {
    const below = bands.findIndex(({ heads }, at) => {
      const next = bands[at + 1]?.heads[0];
      return !next || block[0]!.y < (heads.at(-1)!.y + next.y) / 2;
    });
    bands[blocks.length === bands.length ? index : below]!.told.push(...block);
  });
};

/** « Juillet 2017 – août 2018 » at the top of a page: the date of the entry that ended the page before. */
const withCutDates = (bands: readonly Band[]): Band[] => {
  const whole: Band[] = [];
  for (const band of bands) {
    const last = whole.at(-1);
    const cut = last && last.page < band.page && band.told.length === 0 && !last.heads.some(isDated) && isDated(band.heads[0]!);
    if (cut) last.heads.push(...band.heads);
    else whole.push(band);
  }
  return whole;
};

/**
 * Rows of a section whose dates stand in a column of short rows (with titles or employers), what they date at the right of it:
 * entry by entry instead of column by column. Any other section stays as it is.
 */
export const besideDates = (rows: readonly Row[]): readonly Row[] => {
  const dated = rows.filter(isDated);
  const [left, right] = [Math.min(...dated.map(({ x }) => x)), Math.max(...dated.map((row) => row.right))];
  const isBeside = (row: Row): boolean => row.x >= right;
  const isHead = (row: Row): boolean => row.x < right && row.right > left && !row.text.includes('\n');
  const from = rows.findIndex((row) => isHead(row));
  const spans = rows.findIndex((row, index) => index > from && row.x < right && row.right > right + 40);
  const columns = rows.slice(from, spans < 0 ? rows.length : spans);
  const [heads, beside] = [columns.filter(isHead), columns.filter(isBeside)];
  const wall = Math.min(...beside.map(({ x }) => x));
  const apart = heads.every((row) => row.right <= wall && contentOf(row).split(' ').length <= HEAD_WORDS);
  if (dated.length < 2 || beside.length < dated.length || !apart || heads.filter(isDated).length < dated.length) return rows;
  const bands = [...Map.groupBy(heads, ({ page }) => page)].flatMap(([page, column]) => {
    const onPage = bandsOf(column);
    tell(
      onPage,
      beside.filter((row) => row.page === page),
    );
    return onPage;
  });
  const told = withCutDates(bands).flatMap((band) => [...band.heads, ...band.told]);
  const others = columns.filter((row) => !told.includes(row));
  return [...rows.slice(0, from), ...told, ...others, ...rows.slice(from + columns.length)];
};
