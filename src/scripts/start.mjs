import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled();
await ensureBuilt();
const { startServer } = await import('./startServer.mjs'); // only Node 24 has what it imports
await startServer('main');
