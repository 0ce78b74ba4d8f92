import { checkTable } from './checkTable.ts';
import { candidates } from './tables/candidates.ts';

checkTable(candidates);
