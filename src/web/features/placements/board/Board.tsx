import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { PLACEMENT_STATUSES, type PlacementRow, type PlacementStatus } from '#contract/placements';
import { commonTexts } from '#lib/commonTexts';
import { ErrorPanel } from '#ui/ErrorPanel';
import { OutdatedList } from '#ui/OutdatedList';
import { toPlacementsQuery } from '../address.ts';
import { CardsSkeleton } from '../components/CardsSkeleton.tsx';
import type { WorkspaceProps } from '../components/JobWorkspace.tsx';
import { PlacementsPolling } from '../components/PlacementsPolling.tsx';
import { statusLabel } from '../labels.ts';
import { personName } from '../names.ts';
import { placementsTexts } from '../texts.ts';
import { usePlacementList } from '../usePlacementList.ts';
import { useStatusChange } from '../useStatusChange.ts';
import { BoardCard, BoardCardFace } from './BoardCard.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { byKeyboardOrPointer, createColumnSteps } from './columnSteps.ts';
import { type Move, MoveNotice } from './MoveNotice.tsx';

/** What a screen reader says of a drag. */
const announcementsOf = (rows: readonly PlacementRow[]): Announcements => {
  /** A card just lifted is above its own column: saying so would cover that it was lifted. */
  let isFresh = false;
  const row = (id: unknown) => rows.find((one) => one.id === id);
  const name = (id: unknown) => {
    const found = row(id);
    return found ? personName(found.candidate) : placementsTexts.unnamed;
  };
  const column = (id: unknown) => statusLabel(String(id)).label;
  return {
    onDragStart: ({ active }) => {
      isFresh = true;
      return placementsTexts.lifted(name(active.id), column(row(active.id)?.placementStatus));
    },
    onDragOver: ({ active, over }) => {
      const saysNothing = isFresh && over?.id === row(active.id)?.placementStatus;
      isFresh = false;
      if (saysNothing) return undefined;
      return over ? placementsTexts.over(name(active.id), column(over.id)) : placementsTexts.overNothing(name(active.id));
    },
    onDragEnd: ({ active, over }) =>
      over ? placementsTexts.dropped(name(active.id), column(over.id)) : placementsTexts.droppedNowhere(name(active.id)),
    onDragCancel: ({ active }) => placementsTexts.dragCancelled(name(active.id)),
  };
};

/** The placements of the offer in a column for each status; a card moves by pointer, keyboard or menu, and back (spec 2 §4). */
export const Board = ({ address }: WorkspaceProps) => {
  const query = useMemo(() => toPlacementsQuery(address), [address]);
  const list = usePlacementList(query);
  const rows = useMemo(() => list.data?.data ?? [], [list.data]);
  const changeStatus = useStatusChange();
  const [liftedId, setLiftedId] = useState<string | null>(null);
  const [lastMove, setLastMove] = useState<Move | null>(null);
  const [steps] = useState(createColumnSteps);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short press, so that a finger may still scroll.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: steps.coordinates }),
  );
  const accessibility = useMemo(
    () => ({ announcements: announcementsOf(rows), screenReaderInstructions: { draggable: placementsTexts.instructions } }),
    [rows],
  );
  const rowOf = (id: unknown) => rows.find((row) => row.id === id);
  const move = (row: PlacementRow | undefined, to: PlacementStatus) => {
    if (!row || row.placementStatus === to) return;
    changeStatus(row.id, to);
    setLastMove({ id: row.id, name: personName(row.candidate), from: row.placementStatus, to });
  };
  const undo = ({ id, from }: Move) => {
    changeStatus(id, from);
    setLastMove(null);
  };
  const start = ({ active }: DragStartEvent) => {
    setLiftedId(String(active.id));
    steps.start(rowOf(active.id)?.placementStatus ?? null);
  };
  const end = ({ active, over }: DragEndEvent) => {
    setLiftedId(null);
    if (over) move(rowOf(active.id), over.id as PlacementStatus);
  };
  const refetch = () => void list.refetch();
  const lifted = rowOf(liftedId);

  if (list.hasFailed) {
    return (
      <Card>
        <ErrorPanel title={commonTexts.loadFailed} text={placementsTexts.loadFailed} onRetry={refetch} />
      </Card>
    );
  }
  if (!list.data) return <CardsSkeleton cards={4} height={206} columns="repeat(4, minmax(0, 1fr))" />;
  return (
    <>
      <PlacementsPolling query={query} list={list} />
      {list.isOutdated ? <OutdatedList onRetry={refetch} /> : null}
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {placementsTexts.boardHint}
      </Typography>
      <DndContext
        sensors={sensors}
        collisionDetection={byKeyboardOrPointer(steps)}
        accessibility={accessibility}
        onDragStart={start}
        onDragEnd={end}
        onDragCancel={() => setLiftedId(null)}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(7, 232px)', lg: 'repeat(7, minmax(148px, 1fr))' },
            gap: 1,
            alignItems: 'stretch',
            overflowX: 'auto',
            pb: 1,
            opacity: list.isStale ? 0.6 : 1,
          }}
        >
          {PLACEMENT_STATUSES.map((status) => {
            const own = rows.filter(({ placementStatus }) => placementStatus === status);
            return (
              <BoardColumn key={status} status={status} count={own.length}>
                {own.map((placement) => (
                  <BoardCard key={placement.id} placement={placement} onMove={(to) => move(placement, to)} />
                ))}
              </BoardColumn>
            );
          })}
        </Box>
        <DragOverlay dropAnimation={null}>{lifted ? <BoardCardFace placement={lifted} isLifted /> : null}</DragOverlay>
      </DndContext>
      <MoveNotice move={lastMove} onUndo={undo} onClose={() => setLastMove(null)} />
    </>
  );
};
