import { checkTable } from './checkTable.ts';
import { account } from './tables/account.ts';

checkTable(account);
