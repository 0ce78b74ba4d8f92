import { checkTable } from './checkTable.ts';
import { conversations } from './tables/conversations.ts';

checkTable(conversations);
