import { checkTable } from './checkTable.ts';
import { company } from './tables/company.ts';

checkTable(company);
