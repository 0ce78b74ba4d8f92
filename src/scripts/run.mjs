import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { childEnvironment, inRoot, root } from './paths.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @typedef {object} Options
 * @property {Record<string, string | undefined>} [environment] beside our own
 * @property {boolean} [ownGroup] out of reach of signals to our group, such as Ctrl-C: it gets each once, from us
 */

/**
 * Starts a program on our terminal and hands it the signals that reach us.
 * @param {string} program
 * @param {string[]} parameters
 * @param {Options} [options]
 */
const start = (program, parameters, { environment, ownGroup = false } = {}) => {
  const child = spawn(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: childEnvironment(environment),
    detached: ownGroup,
    shell: program.endsWith('.cmd'), // Windows starts batch files only through its shell
  });
  /** @param {NodeJS.Signals} signal */
  const hand = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, hand);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const each of signals) process.off(each, hand);
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
  return { child, ended };
};

/**
 * Runs a program to its end and answers its exit code; a signal counts as 128 + its number, as in a shell.
 * @param {string} program
 * @param {string[]} parameters
 * @param {Options} [options]
 */
export const run = (program, parameters, options) => start(program, parameters, options).ended;

/**
 * Starts a script of ours or of a package on the running Node.
 * @param {string[]} parameters
 * @param {Options} [options]
 */
export const startNode = (parameters, options) => start(process.execPath, parameters, options);

/**
 * Runs the main file of an installed tool on the running Node and answers its exit code.
 * @param {string} file below node_modules
 * @param {string[]} parameters
 * @param {Options} [options]
 */
export const runTool = (file, parameters, options) => startNode([inRoot('node_modules', file), ...parameters], options).ended;

/**
 * Says one sentence and ends with a failure.
 * @param {string} sentence
 * @returns {never}
 */
export const refuse = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/**
 * Runs jest with the flags that let it load ECMAScript modules (msw, pdf.js and others are nothing else).
 * @param {string[]} parameters
 * @param {Options} [options]
 */
export const runJest = (parameters, options) =>
  startNode(
    ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', inRoot('node_modules/jest/bin/jest.js'), ...parameters],
    options,
  ).ended;
