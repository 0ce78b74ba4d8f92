import type { TaskHandlers } from '#server/queue/tasks';
import { analysisTask } from '#server/records/analysisTasks';
import type { JobsService } from './jobsService.ts';

/** The background work of job offers: `job-analysis` reads a job description and writes what it says. */
export const jobsTasks = (jobs: JobsService): Pick<TaskHandlers, 'job-analysis'> => ({ 'job-analysis': analysisTask(jobs) });
