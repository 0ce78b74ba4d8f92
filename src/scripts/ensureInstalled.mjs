import { existsSync, readFileSync } from 'node:fs';
import { endWithParent } from './endWithParent.mjs';
import { inRoot, pinnedNode } from './paths.mjs';
import { refuse, run } from './run.mjs';
import { texts } from './texts.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} Packages
 */

/**
 * Whether what npm recorded in node_modules is what the lockfile asks for. Optional packages may be absent: most
 * of them are for other systems.
 * @param {Packages} locked
 * @param {Packages} installed
 */
export const matchesLock = (locked, installed) =>
  Object.entries(locked).every(([path, wanted]) => {
    if (path === '') return true; // the project itself
    const found = installed[path];
    if (!found) return wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });

/**
 * npm writes `.package-lock.json` as the last act of an installation, so that an interrupted one has none.
 * @param {string} file
 * @returns {Packages | undefined}
 */
const readPackages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined);

const isInstalled = () => {
  const locked = readPackages(inRoot('package-lock.json'));
  const installed = readPackages(inRoot('node_modules', '.package-lock.json'));
  return locked !== undefined && installed !== undefined && matchesLock(locked, installed);
};

const install = () => {
  console.log(texts.installing);
  const parameters = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  if (npm) return run(process.execPath, [npm, ...parameters]);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters);
};

const nodeMajor = () => Number(process.versions.node.split('.')[0]);

/**
 * Installs the packages when node_modules is missing or is not what the lockfile asks for. Returns only on Node 24
 * or newer: on an older one it runs the current script again on the Node that the lockfile pins, and ends with it.
 */
export const ensureInstalled = async () => {
  endWithParent();
  if (!isInstalled() && (await install()) !== 0) refuse(texts.installFailed);
  if (nodeMajor() >= 24) return;
  if (!existsSync(pinnedNode)) refuse(texts.node24Missing);
  process.exit(await run(pinnedNode, process.argv.slice(1), { ownGroup: true }));
};
