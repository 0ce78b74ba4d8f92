import type { Row } from '../text/rows.ts';

/** How far, in points, the middles of centred rows lie apart at most. */
const TOLERANCE = 3;

const middleOf = ({ x, right }: Row): number => (x + right) / 2;

/** Rows of a section set around one middle, given one edge: where a centred row begins tells nothing of what it belongs to. */
export const withOneEdge = (rows: readonly Row[]): readonly Row[] => {
  if (rows.length < 3) return rows;
  const middle = rows.map(middleOf).toSorted((a, b) => a - b)[rows.length >> 1]!;
  const centred = new Set(rows.filter((row) => row.x > 0 && Math.abs(middleOf(row) - middle) < TOLERANCE));
  const edges = new Set([...centred].map(({ x }) => Math.round(x / 6)));
  if (centred.size * 4 < rows.length * 3 || edges.size < 3 || edges.size * 3 < centred.size) return rows;
  const edge = Math.min(...[...centred].map(({ x }) => x));
  return rows.map((row) => (centred.has(row) ? { ...row, x: edge } : row));
};
