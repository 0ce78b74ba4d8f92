import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { READY, type RenderAnswer, type RenderRequest } from './protocol.ts';

const SCRIPT = fileURLToPath(new URL('./child.ts', import.meta.url));
const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** The child reads its own code and nothing else, writes nothing, starts nothing. Folders may be links, whose places count. */
const CODE = ['package.json', 'node_modules', 'src/cv', 'src/contract', 'src/server/features/cv/rendering'];
const PERMISSIONS = [
  '--permission',
  ...CODE.flatMap((path) => [join(root, path), realpathSync(join(root, path))]).map((path) => `--allow-fs-read=${path}`),
];
const HEAP_MEGABYTES = 128;
const START_WITHIN_MS = 60_000;
/** A long CV takes some milliseconds. */
const RENDER_WITHIN_MS = 3000;

let child: ChildProcess | null = null;
/** One template after the other: a rendering is short. */
let turn: Promise<unknown> = Promise.resolve();

const start = (): ChildProcess =>
  fork(SCRIPT, [], {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`, '--disable-warning=ExperimentalWarning', ...PERMISSIONS],
    // No secret of the server's within reach of a template.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

const isAlive = (process: ChildProcess) => process.connected && process.exitCode === null && process.signalCode === null;

/** The child's next word, or null when it ends or the time is up, which ends it. */
const nextWord = (from: ChildProcess, withinMs: number, ask: () => void): Promise<unknown> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => from.kill('SIGKILL'), withinMs);
    const settle = (word: unknown) => {
      clearTimeout(timer);
      from.off('message', settle);
      from.off('exit', onEnd);
      from.off('error', onEnd);
      resolve(word);
    };
    const onEnd = () => settle(null);
    from.once('message', settle);
    from.once('exit', onEnd);
    from.once('error', onEnd);
    if (isAlive(from)) ask();
    else onEnd();
  });

/** It must not keep the server from ending while it has nothing to do. */
const keepsParent = (process: ChildProcess, busy: boolean) => {
  const move = busy ? 'ref' : 'unref';
  process[move]();
  process.channel?.[move]();
};

const ready = async (): Promise<ChildProcess> => {
  if (child && isAlive(child)) return child;
  const started = start();
  child = started;
  if ((await nextWord(started, START_WITHIN_MS, () => undefined)) !== READY) throw new Error('The rendering child did not start');
  return started;
};

const render = async (request: RenderRequest, withinMs: number): Promise<RenderAnswer | null> => {
  const renderer = await ready();
  keepsParent(renderer, true);
  try {
    return (await nextWord(renderer, withinMs, () => renderer.send(request))) as RenderAnswer | null;
  } finally {
    keepsParent(renderer, false);
  }
};

/**
 * Renders a template in a process of its own, which a hostile one may kill alone; null when it did, or took more than its time
 * (decisions §6). The next template finds a fresh one.
 */
export const renderInChild = (request: RenderRequest, withinMs = RENDER_WITHIN_MS): Promise<RenderAnswer | null> => {
  const answer = turn.then(() => render(request, withinMs));
  turn = answer.catch(() => undefined);
  return answer;
};

/** Ends the child; call it when the server stops. */
export const closeRenderer = async (): Promise<void> => {
  const ending = child;
  child = null;
  if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
  const gone = new Promise((resolve) => ending.once('exit', resolve));
  ending.ref();
  ending.kill('SIGKILL');
  await gone;
};
