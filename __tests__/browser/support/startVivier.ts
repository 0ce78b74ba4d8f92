import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthEndpoints } from '#contract/health';
import { endpointUrl } from '#contract/endpoint';
import { PATIENCE_MS } from './eventually.ts';

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port'))));
    });
  });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

/** Asks for health until the server answers; throws what the server said when it ends or never does. */
const untilHealthy = async (child: ChildProcess, url: string, output: () => string) => {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(url + endpointUrl(healthEndpoints.health)).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error(`The server did not start:\n${output()}`);
    await pause(50);
  }
};

/** The real server as a process of its own, on a free port and a new data folder, worker included. */
export const startVivier = async (settings: Record<string, string> = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vivier-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let said = '';
  let child: ChildProcess;

  const start = async () => {
    child = spawn(process.execPath, ['src/server/main.ts'], {
      env: { ...process.env, HOST: 'localhost', DATABASE_URL: '', ...settings, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await untilHealthy(child, url, () => said);
  };

  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exitOf(child);
  };

  await start();
  return {
    url,
    dataDir,
    /** All that the server has printed. */
    output: () => said,
    /** Ends it as a machine that dies would. */
    kill9: () => end('SIGKILL'),
    /** Starts it again on the same port and data, after a clean end when it still runs. */
    restart: async () => {
      await end('SIGTERM');
      await start();
    },
    /** Ends it cleanly, answers its exit code and removes its data. */
    stop: async () => {
      const code = await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
};

export type Vivier = Awaited<ReturnType<typeof startVivier>>;
