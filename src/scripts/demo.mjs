import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { texts } from './texts.mjs';

await ensureInstalled();
await ensureBuilt();

process.env.PORT ??= '3000';
process.env.DATA_DIR ??= 'demo-data';
delete process.env.DATABASE_URL; // fictional people have no place in a real database

const { startServer } = await import('./startServer.mjs'); // only Node 24 has what it imports
await startServer('main');
const { seedDemo } = await import('../server/database/demo/seedDemo.ts');
const { email, password } = await seedDemo(`http://${process.env.HOST ?? 'localhost'}:${process.env.PORT}`);
console.log(texts.demoAccount(email, password));
