import { apply, boxOf, holds } from './matrix.ts';
import type { Box, Matrix } from './matrix.ts';

/** What a path covers, fills or lets through: a frame does not cover what it surrounds. */
export interface Shape {
  box: Box;
  /** Corners of each closed line, x and y in turn; none when the box is all there is to it. */
  rings: number[][];
  evenOdd: boolean;
}

/** A path as pdf.js packs it: an operation, then its coordinates. */
export type Path = ArrayLike<number>;

const COORDINATES = [2, 2, 6, 4, 0];
const MOVE = 0;
/** A drawing of more corners than this (a map, an ornament) counts as its box: looking closer would cost too much. */
const CORNERS_MAX = 400;
const HAIR = 0.05;

/** The shape of a path on the page; curves are taken by their ends, which is near enough to tell what lies on it. */
export function shapeOf(matrix: Matrix, path: Path, extent: readonly [number, number, number, number], evenOdd: boolean): Shape {
  const box = boxOf(matrix, ...extent);
  const rings: number[][] = [];
  let corners = 0;
  for (let at = 0; at < path.length;) {
    const operation = path[at]!;
    const count = COORDINATES[operation];
    if (count === undefined || ++corners > CORNERS_MAX) return { box, rings: [], evenOdd };
    if (operation === MOVE) rings.push([]);
    at += 1 + count;
    if (count > 0) rings.at(-1)?.push(...apply(matrix, path[at - 2]!, path[at - 1]!));
  }
  return { box, rings: isBox(rings, box) ? [] : rings, evenOdd };
}

/** Whether a point lies on the shape. */
export function covers({ box, rings, evenOdd }: Shape, x: number, y: number): boolean {
  if (!holds(box, x, y)) return false;
  if (rings.length === 0) return true;
  let [crossings, winding] = [0, 0];
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const [ax, ay] = [ring[i]!, ring[i + 1]!];
      const [bx, by] = [ring[(i + 2) % ring.length]!, ring[(i + 3) % ring.length]!];
      if (ay > y === by > y || x >= ((bx - ax) * (y - ay)) / (by - ay) + ax) continue;
      crossings += 1;
      winding += by > ay ? 1 : -1;
    }
  }
  return evenOdd ? crossings % 2 === 1 : winding !== 0;
}

function isBox(rings: number[][], box: Box): boolean {
  if (rings.length !== 1) return false;
  const near = (value: number, edges: [number, number]): boolean => edges.some((edge) => Math.abs(edge - value) < HAIR);
  return rings[0]!.every((value, i) => near(value, i % 2 === 0 ? [box.left, box.right] : [box.top, box.bottom]));
}
