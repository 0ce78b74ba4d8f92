import { checkTable } from './checkTable.ts';
import { statistics } from './tables/statistics.ts';

checkTable(statistics);
