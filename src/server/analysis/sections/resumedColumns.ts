import type { SectionKind } from '../lexicon/headings.ts';
import type { Row } from '../text/rows.ts';
import { type Extent, extentOf, overlaps, stretchesOf } from './ownColumns.ts';

/** Sections that go on beside another column of the same page; a short list there is whole. */
const LONG: ReadonlySet<SectionKind> = new Set<SectionKind>(['experience', 'education', 'projects', 'other']);
/** Points between the left edges of what stands in one column, bullets and titles among it. */
const ONE_EDGE = 40;

interface Part {
  heading: Row | null;
  kind: SectionKind | null;
  rows: Row[];
  extent: Extent;
}

const widened = (one: Extent, other: Extent): Extent => ({ x: Math.min(one.x, other.x), right: Math.max(one.right, other.right) });

/** Whether rows stand outside the column of a part: beside it, or on a later page across it from another left edge. */
const leaves = (part: Part, stretch: readonly Row[]): boolean => {
  const extent = extentOf(stretch);
  if (!overlaps(part.extent, extent)) return true;
  return part.heading !== null && part.rows.at(-1)!.page < stretch[0]!.page && extent.x < part.extent.x - ONE_EDGE;
};

/** Rows that a column has, under a heading that begins where they do, before another column may have been read in its middle. */
const MIN_ROWS = 3;

const isColumn = ({ heading, rows }: Part): boolean =>
  heading !== null && rows.length >= MIN_ROWS && Math.abs(heading.x - extentOf(rows).x) <= ONE_EDGE;

/** The part that rows outside the column of the last one go on with: the last one over them in their own column. */
const resumed = (parts: readonly Part[], stretch: readonly Row[]): Part | undefined => {
  const [last, first, extent] = [parts.at(-1)!, stretch[0]!, extentOf(stretch)];
  if (!last.heading || last.rows.length === 0 || !leaves(last, stretch)) return undefined;
  return parts
    .filter((part) => {
      const { heading, kind, extent: column } = part;
      if (!heading || overlaps(column, last.extent) || !overlaps(column, extent) || Math.abs(column.x - extent.x) > ONE_EDGE) return false;
      return (
        heading.page < first.page ||
        (heading.page === first.page && heading.y < first.y && LONG.has(kind!) && isColumn(part) && isColumn(last))
      );
    })
    .toSorted((one, other) => one.heading!.page - other.heading!.page || one.heading!.y - other.heading!.y)
    .at(-1);
};

/** Rows in an order in which a column goes on under its own heading, though another one was read before its end: on the next page, mostly. */
export const withColumnsResumed = (rows: readonly Row[], headings: ReadonlyMap<Row, SectionKind | null>): readonly Row[] => {
  if (rows.every(({ x }) => x === 0)) return rows;
  const parts: Part[] = [{ heading: null, kind: null, rows: [], extent: { x: Infinity, right: -Infinity } }];
  for (const stretch of stretchesOf(rows, headings)) {
    const [first, last] = [stretch[0]!, parts.at(-1)!];
    const goesOn = headings.get(first) === null;
    if (headings.has(first) && !goesOn) {
      parts.push({ heading: first, kind: headings.get(first)!, rows: [], extent: extentOf(stretch) });
      continue;
    }
    const part = (goesOn ? undefined : resumed(parts, stretch)) ?? last;
    part.rows.push(...stretch);
    part.extent = widened(part.extent, extentOf(stretch));
  }
  return parts.flatMap(({ heading, rows: own }) => (heading ? [heading, ...own] : own));
};
