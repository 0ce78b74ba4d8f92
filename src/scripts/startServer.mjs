import { enableCompileCache } from 'node:module';
import { inRoot } from './paths.mjs';

/**
 * Runs the server in this very process: signals and exit code are its own, and nothing can outlive it. The compile
 * cache spares a second start most of the reading of TypeScript.
 * @param {'main' | 'worker'} entry
 */
export const startServer = (entry) => {
  enableCompileCache(inRoot('node_modules', '.cache', 'node'));
  return import(`../server/${entry}.ts`);
};
