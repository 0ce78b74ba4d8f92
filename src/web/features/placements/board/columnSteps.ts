import { type CollisionDetection, type KeyboardCoordinateGetter, pointerWithin, rectIntersection } from '@dnd-kit/core';
import { PLACEMENT_STATUSES, type PlacementStatus } from '#contract/placements';

/** The column that the arrows have led a lifted card to: a step is a column, whatever its width. */
export const createColumnSteps = () => {
  let column: PlacementStatus | null = null;
  const coordinates: KeyboardCoordinateGetter = (event, { context: { droppableRects }, currentCoordinates }) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.code];
    if (step === undefined || column === null) return undefined;
    event.preventDefault();
    const last = PLACEMENT_STATUSES.length - 1;
    column = PLACEMENT_STATUSES[Math.min(last, Math.max(0, PLACEMENT_STATUSES.indexOf(column) + step))]!;
    const rect = droppableRects.get(column);
    return rect ? { x: rect.left + 8, y: currentCoordinates.y } : currentCoordinates;
  };
  return {
    coordinates,
    start: (status: PlacementStatus | null) => {
      column = status;
    },
    column: () => column,
  };
};
export type ColumnSteps = ReturnType<typeof createColumnSteps>;

/** The column under the pointer; without a pointer, the one that the arrows have led to. */
export const byKeyboardOrPointer =
  (steps: ColumnSteps): CollisionDetection =>
  (args) => {
    if (args.pointerCoordinates) {
      const within = pointerWithin(args);
      return within.length > 0 ? within : rectIntersection(args);
    }
    const container = args.droppableContainers.find(({ id }) => id === steps.column());
    return container ? [{ id: container.id }] : [];
  };
