import { checkTable } from './checkTable.ts';
import { questions } from './tables/questions.ts';

checkTable(questions);
