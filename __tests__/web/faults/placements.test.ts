import { checkTable } from './checkTable.ts';
import { placements } from './tables/placements.ts';

checkTable(placements);
