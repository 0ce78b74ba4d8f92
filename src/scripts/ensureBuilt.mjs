import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from './paths.mjs';
import { refuse, runTool } from './run.mjs';
import { texts } from './texts.mjs';

/** Everything the bundle is made from. */
const inputs = ['src/web', 'src/cv', 'src/contract', 'public', 'webpack.config.ts', 'babel.config.js', 'package-lock.json'];

/** Beside the served folder, which webpack empties and the server shows. */
const stamp = inRoot('dist', 'web.sha256');

/**
 * One hash of the names and contents of files and folders, wherever the folder that holds them lies.
 * @param {string} folder
 * @param {string[]} paths inside it; an absent one counts as nothing
 */
export const hashOf = (folder, paths) => {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const place = join(folder, path);
    if (!existsSync(place)) return;
    if (statSync(place).isDirectory()) {
      for (const name of readdirSync(place).toSorted()) add(`${path}/${name}`);
      return;
    }
    const content = readFileSync(place);
    hash.update(`${path}\0${content.length}\0`).update(content);
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
};

/** Builds the web application into dist/web, whatever is there. */
export const build = async () => {
  const hash = hashOf(root, inputs);
  console.log(texts.building);
  rmSync(stamp, { force: true });
  const code = await runTool('webpack-cli/bin/cli.js', ['build', '--mode', 'production'], { environment: { NODE_ENV: 'production' } });
  if (code !== 0) refuse(texts.buildFailed);
  writeFileSync(stamp, hash);
};

/** Builds only when the build is missing or its inputs have changed since. */
export const ensureBuilt = async () => {
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  if (built === hashOf(root, inputs)) return;
  await build();
};
