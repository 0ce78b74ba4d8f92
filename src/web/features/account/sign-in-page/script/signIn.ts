import { startPage } from './page.ts';

startPage((path) => location.replace(path));
