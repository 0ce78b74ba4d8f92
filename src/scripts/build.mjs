import { build } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled();
await build();
