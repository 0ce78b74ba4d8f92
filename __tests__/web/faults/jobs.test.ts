import { checkTable } from './checkTable.ts';
import { jobs } from './tables/jobs.ts';
// Lazy code is there before the first test, whose patience is for answers.
import '../../../src/web/features/jobs/JobsPage.tsx';
import '../../../src/web/features/jobs/JobPage.tsx';
import '../../../src/web/features/jobs/JobEditPage.tsx';
import '../../../src/web/features/placements/TopCandidates.tsx';

checkTable(jobs);
