import type { Row } from '../text/rows.ts';

/** A heading can be out of its column so many times: what would cost more than linear time stays small. */
const MAX_HEADINGS = 40;
/** Points by which two things side by side may touch. */
const TOUCH = 2;

/** Points between the left edges of what stands in one column, bullets and titles among it. */
const ONE_EDGE = 40;

export interface Extent {
  x: number;
  right: number;
}

export const overlaps = (one: Extent, other: Extent): boolean => one.x < other.right - TOUCH && one.right > other.x + TOUCH;

/** What rows cover of the width of a page. */
export const extentOf = (rows: readonly Row[]): Extent => ({
  x: Math.min(...rows.map(({ x }) => x)),
  right: Math.max(...rows.map(({ right }) => right)),
});

/** Whether a row stands beside a heading in the margin, not under it. */
const isBeside = (heading: Row, row: Row): boolean =>
  row.x >= heading.right - TOUCH && Math.abs(row.y - heading.y) < 1.5 * heading.fontSize;

type Headings = Pick<ReadonlySet<Row>, 'has'>;

/** Rows cut into stretches of one block on one page, each heading on its own. */
export const stretchesOf = (rows: readonly Row[], headings: Headings): Row[][] => {
  const stretches: Row[][] = [];
  for (const row of rows) {
    const last = stretches.at(-1)?.at(-1);
    const goesOn = last && last.block === row.block && last.page === row.page && !headings.has(row) && !headings.has(last);
    if (goesOn) stretches.at(-1)!.push(row);
    else stretches.push([row]);
  }
  return stretches;
};

const isUnder = (heading: Row, [first, ...others]: readonly Row[]): boolean =>
  first!.page === heading.page && first!.y > heading.y && overlaps(heading, extentOf([first!, ...others]));

/** Headings, with what each and the rows that follow under it cover of the width of their page. */
type Columns = ReadonlyMap<Row, Extent>;

const columnsOf = (rows: readonly Row[], headings: ReadonlySet<Row>): Columns => {
  const columns = new Map<Row, Extent>();
  let over: Row | null = null;
  for (const row of rows) {
    if (headings.has(row)) columns.set((over = row), extentOf([row]));
    else if (over && isUnder(over, [row])) {
      const { x, right } = columns.get(over)!;
      columns.set(over, { x: Math.min(x, row.x), right: Math.max(right, row.right) });
    }
  }
  return columns;
};

/** The heading right over some rows, in their columns: at the top of a page, the last one of an earlier page. */
const headingOver = (stretch: readonly Row[], headings: Columns): Row | undefined => {
  const extent = extentOf(stretch);
  const isResumed = (row: Row): boolean => {
    const column = headings.get(row)!;
    return row.page < stretch[0]!.page && overlaps(column, extent) && Math.abs(column.x - extent.x) <= ONE_EDGE;
  };
  const above = [...headings.keys()].filter((row) => isUnder(row, stretch) || isResumed(row));
  return above.toSorted((one, other) => other.page - one.page || other.y - one.y)[0];
};

/** What stands right under a heading and was read under others, from top to bottom. */
const ownOf = (heading: Row, others: readonly Row[], headings: Columns): Row[] => {
  const bottom = Math.min(...[...headings.keys()].filter((other) => isUnder(heading, [other])).map(({ y }) => y));
  return stretchesOf(others, headings)
    .filter(
      (stretch) =>
        !headings.has(stretch[0]!) &&
        stretch[0]!.page === heading.page &&
        stretch[0]!.y < bottom &&
        headingOver(stretch, headings) === heading,
    )
    .toSorted(([one], [other]) => one!.y - other!.y)
    .flat();
};

/** Rows that followed a heading in another column, put at the end of what stands under the heading over them. */
const withoutStrays = (order: readonly Row[], strays: readonly Row[], headings: Columns, parting: Headings = headings): Row[] => {
  let whole = [...order];
  for (const stretch of stretchesOf(strays, headings)) {
    const over = headingOver(stretch, headings);
    if (!over) continue;
    const rest = whole.filter((row) => !stretch.includes(row));
    const at = rest.indexOf(over);
    const end = rest.findIndex((row, index) => index > at && parting.has(row));
    const place = end < 0 ? rest.length : end;
    whole = [...rest.slice(0, place), ...stretch, ...rest.slice(place)];
  }
  return whole;
};

/** Rows of another column that followed a heading: they go on with the heading over them there. At its right they may stand beside it. */
const asideOf = (order: readonly Row[], heading: Row, headings: Columns, titles: readonly Row[]): Row[] => {
  const stretches = stretchesOf(behindOf(order, heading, headings)[0], headings);
  const under = stretches.filter((stretch) => isUnder(heading, stretch)).flat();
  const column = extentOf([heading, ...under]);
  const parting = new Set([...headings.keys(), ...titles]);
  const flowsFrom = (over: Row): boolean => overlaps(extentOf([over, ...behindOf(order, over, parting)[0]]), column);
  return stretches
    .filter((stretch) => {
      const over = headingOver(stretch, headings);
      if (!over || over.parts.length > 1 || overlaps(over, heading)) return false;
      const [extent, { page, block }] = [extentOf(stretch), stretch[0]!];
      if (page === heading.page && block === heading.block) return false;
      if (page === over.page) return page === heading.page && extent.right <= heading.x;
      if (titles.some((title) => stretch.includes(title) || isUnder(title, stretch)) || flowsFrom(over)) return false;
      return under.length > 0 && (extent.right <= heading.x || extent.x >= column.right);
    })
    .flat();
};

/** What follows a heading up to the next one, and all that follows that. */
const behindOf = (order: readonly Row[], heading: Row, headings: Headings): [Row[], Row[]] => {
  const behind = order.slice(order.indexOf(heading) + 1);
  const end = behind.findIndex((row) => headings.has(row));
  return end < 0 ? [behind, []] : [behind.slice(0, end), behind.slice(end)];
};

/** What stands under a heading comes up to it, where nothing behind it does. */
const withOwn = (order: readonly Row[], heading: Row, headings: Columns): readonly Row[] => {
  const at = order.indexOf(heading) + 1;
  const next = order[at];
  if (!next || next.page !== heading.page || isUnder(heading, [next]) || isBeside(heading, next)) return order;
  const [followers, others] = behindOf(order, heading, headings);
  const stands = stretchesOf(followers, headings).some((stretch) => stretch[0]!.page !== heading.page || isUnder(heading, stretch));
  const own = new Set(stands ? [] : ownOf(heading, others, headings));
  if (own.size === 0) return order;
  return withoutStrays([...order.slice(0, at), ...own, ...order.slice(at).filter((row) => !own.has(row))], followers, headings);
};

/** Share of the rows of a stretch that stand level with rows of one section where they are cells of it. */
const LEVEL = 0.8;

/** Cells at the right of the rows of one section, each level with one, read under a heading that stands below them: its section. */
const sectionBeside = (stretch: readonly Row[], order: readonly Row[], headings: Headings): Row | undefined => {
  const hosts = stretch.map((row) =>
    order.findIndex(
      (other) =>
        other.page === row.page &&
        other.block !== row.block &&
        !headings.has(other) &&
        Math.abs(other.y - row.y) < 0.2 * row.fontSize &&
        other.right <= row.x + TOUCH,
    ),
  );
  const over = hosts.map((host) => order.slice(0, Math.max(host, 0)).findLast((row) => headings.has(row)));
  const first = over.find((row) => row !== undefined);
  return first && over.filter((row) => row === first).length >= LEVEL * stretch.length ? first : undefined;
};

/** Cells that followed a heading under them go back to the section whose rows they stand beside; what has a title of its own is another column. */
const withCells = (order: readonly Row[], heading: Row, headings: Headings, titles: readonly Row[]): readonly Row[] => {
  let whole = order;
  for (const stretch of stretchesOf(behindOf(order, heading, headings)[0], headings)) {
    if (stretch.length < 2 || stretch.some((row) => row.page !== heading.page || row.y >= heading.y)) continue;
    if (titles.some((title) => stretch.includes(title) || isUnder(title, stretch))) continue;
    const over = sectionBeside(stretch, whole, headings);
    if (!over || over === heading) continue;
    const rest = whole.filter((row) => !stretch.includes(row));
    const [own] = behindOf(rest, over, headings);
    const place = rest.indexOf(over) + 1 + own.length;
    whole = [...rest.slice(0, place), ...stretch, ...rest.slice(place)];
  }
  return whole;
};

/** Rows in an order in which no heading that stands over something is followed by another column than its own; titles in unknown words only end what goes on over pages. */
export const underTheirHeadings = (rows: readonly Row[], headings: ReadonlySet<Row>, titles: readonly Row[]): readonly Row[] => {
  if (rows.every(({ x }) => x === 0)) return rows;
  const columns = columnsOf(rows, headings);
  let order = rows;
  for (const heading of [...headings].slice(0, MAX_HEADINGS)) {
    order = withOwn(order, heading, columns);
    order = withoutStrays(order, asideOf(order, heading, columns, titles), columns, new Set([...headings, ...titles]));
    order = withCells(order, heading, headings, titles);
  }
  return order;
};
