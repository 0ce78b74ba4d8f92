import type { TaskHandlers } from '#server/queue/tasks';
import { analysisTask } from '#server/records/analysisTasks';
import type { CandidatesService } from './candidatesService.ts';

/** The background work of candidates: `candidate-analysis` reads a CV and writes what it says. */
export const candidatesTasks = (candidates: CandidatesService): Pick<TaskHandlers, 'candidate-analysis'> => ({
  'candidate-analysis': analysisTask(candidates),
});
