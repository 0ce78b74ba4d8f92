import { heldOutJobs } from '../heldOut/jobs.ts';
import { demoJobs } from './demo.ts';
import { englishJobs } from './english.ts';
import { frenchJobs } from './french.ts';

export const tuningJobs = [...demoJobs, ...frenchJobs, ...englishJobs];

/** Every job description of the corpus; the held-out ones are not for tuning. */
export const corpusJobs = [...tuningJobs, ...heldOutJobs];
