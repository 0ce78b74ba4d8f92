import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, whatever the current one is. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** Where npm links the Node that the lockfile pins. */
export const pinnedNode = inRoot('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** The environment of every child: what packages install comes first, as under npm. */
export const childEnvironment = (extra = {}) => ({
  ...process.env,
  PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
});
