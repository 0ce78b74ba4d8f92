import { checkTable } from './checkTable.ts';
import { health } from './tables/health.ts';

checkTable(health);
