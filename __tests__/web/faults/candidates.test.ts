import { checkTable } from './checkTable.ts';
import { candidates } from './tables/candidates.ts';
// Lazy code is there before the first test, whose patience is for answers.
import '../../../src/web/features/candidates/CandidatesPage.tsx';
import '../../../src/web/features/candidates/CandidatePage.tsx';
import '../../../src/web/features/placements/MatchingJobs.tsx';

checkTable(candidates);
