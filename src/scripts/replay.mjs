import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { refuse, runJest, runTool } from './run.mjs';
import { texts } from './texts.mjs';

const parameters = process.argv.slice(2);
const name = parameters.find((parameter) => parameter !== '--ui');
// npm runs us in the repository, wherever the command was typed.
const file = name === undefined ? undefined : resolve(process.env.INIT_CWD ?? process.cwd(), name);
if (file === undefined || !existsSync(file)) refuse(texts.recordingMissing(file));

await ensureInstalled();

const webPort = process.env.WEB_PORT ?? '3001';

/** In the terminal, every check of the recordings' test; with `--ui` the application on the recording, with a time slider. */
const replay = () => {
  if (!parameters.includes('--ui')) {
    return runJest(['--selectProjects=web', '--testPathPatterns', 'recordings/replay'], {
      environment: { NODE_ENV: 'test', RECORDING: file },
    });
  }
  console.log(texts.replaying(`http://localhost:${webPort}`));
  return runTool('webpack-cli/bin/cli.js', ['serve', '--mode', 'development', '--env', `replay=${file}`], {
    environment: { NODE_ENV: 'development', WEB_PORT: webPort },
  });
};
process.exit(await replay());
