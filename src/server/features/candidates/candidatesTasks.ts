import type { TaskHandlers } from '#server/queue/tasks';
import type { CandidatesService } from './candidatesService.ts';

/** The background work of candidates: `candidate-analysis` reads a CV and writes what it says. */
export const candidatesTasks = (candidates: CandidatesService): Pick<TaskHandlers, 'candidate-analysis'> => ({
  'candidate-analysis': {
    run: ({ id, payload, signal }) => candidates.analyse({ candidateId: payload.candidateId, taskId: id }, signal),
    giveUp: ({ id, payload }) => candidates.giveUp({ candidateId: payload.candidateId, taskId: id }),
  },
});
