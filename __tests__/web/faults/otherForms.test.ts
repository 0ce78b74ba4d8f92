import { checkTable } from './checkTable.ts';
import { otherForms } from './tables/otherForms.ts';

checkTable(otherForms);
