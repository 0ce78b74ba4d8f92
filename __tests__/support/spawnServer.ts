import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entries = {
  main: fileURLToPath(new URL('../../src/server/main.ts', import.meta.url)),
  worker: fileURLToPath(new URL('../../src/server/worker.ts', import.meta.url)),
};

/** A server process as `npm start` runs it, on a port that the system chooses. */
export const spawnServer = (settings: Record<string, string>, entry: keyof typeof entries = 'main') => {
  const child: ChildProcess = spawn(process.execPath, [entries[entry]], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      said.stdout += chunk.toString();
      const url = /https?:\/\/\S+/.exec(said.stdout)?.[0];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${said.stderr}`)));
  });
  // Whoever only waits for the end asks for no address.
  ready.catch(() => {});
  child.stderr!.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);

  return {
    pid: child.pid!,
    said,
    /** Its address, once it answers. */
    ready,
    /** Its exit code; null after a kill. */
    ended,
    signal: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    },
  };
};
