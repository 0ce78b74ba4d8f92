import type { TaskHandlers } from '#server/queue/tasks';
import type { PlacementsService } from './placementsService.ts';

/** The background work of placements: `placement-analysis` matches the pairs that wait for it. */
export const placementsTasks = ({ analyse, giveUp }: PlacementsService): Pick<TaskHandlers, 'placement-analysis'> => ({
  'placement-analysis': {
    run: ({ id: taskId, payload: { companyId }, signal }) => analyse({ companyId, taskId }, signal),
    giveUp: ({ id: taskId, payload: { companyId } }) => giveUp({ companyId, taskId }),
  },
});
