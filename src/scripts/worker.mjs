import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled();
const { startServer } = await import('./startServer.mjs'); // only Node 24 has what it imports
await startServer('worker');
