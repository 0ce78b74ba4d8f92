import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot } from './paths.mjs';
import { startNode } from './run.mjs';
import { texts } from './texts.mjs';

await ensureInstalled();

const serverPort = process.env.PORT ?? '3000';
const webPort = process.env.WEB_PORT ?? '3001';

const environment = { NODE_ENV: 'development', PORT: serverPort, WEB_PORT: webPort };
const server = startNode(['--watch', '--watch-preserve-output', inRoot('src/server/main.ts')], { environment, ownGroup: true });
const web = startNode([inRoot('node_modules/webpack-cli/bin/cli.js'), 'serve', '--mode', 'development'], { environment, ownGroup: true });
console.log(texts.development(`http://localhost:${webPort}`));

/** One without the other is of no use: the first that ends takes the other along. */
const code = await Promise.race([server.ended, web.ended]);
server.child.kill();
web.child.kill();
await Promise.all([server.ended, web.ended]);
process.exit(code);
