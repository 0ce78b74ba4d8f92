import { checkTable } from './checkTable.ts';
import { placements } from './tables/placements.ts';
// Lazy code is there before the first test, whose patience is for answers.
import '../../../src/web/features/placements/PlacementsPage.tsx';
import '../../../src/web/features/placements/PlacementPage.tsx';
import '../../../src/web/features/placements/CreatePlacementDialog.tsx';
import '../../../src/web/features/placements/ranking/Ranking.tsx';
import '../../../src/web/features/placements/detail/VerdictDialog.tsx';
import '../../../src/web/features/candidates/CandidatePage.tsx';

checkTable(placements);
