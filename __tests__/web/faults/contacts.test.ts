import { checkTable } from './checkTable.ts';
import { contacts } from './tables/contacts.ts';

checkTable(contacts);
