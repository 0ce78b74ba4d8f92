import { checkTable } from './checkTable.ts';
import { jobs } from './tables/jobs.ts';

checkTable(jobs);
