import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthEndpoints } from '#contract/health';
import { endpointUrl } from '#contract/endpoint';
import { preparedFolder } from '../../support/testDatabase.ts';

/** A start takes seconds; a server that fails ends, and is waited for no longer. */
const START_WITHIN_MS = 240_000;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });

/** Below those that the system gives to connections, one of which might take it before the server does, or between two starts. */
const freePort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_000);
  return (await isFree(port)) ? port : freePort();
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (hasEnded(child)) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

/** Asks for health until the server answers; throws what the server said when it ends or never does. */
const untilHealthy = async (child: ChildProcess, url: string, output: () => string) => {
  const giveUpAt = Date.now() + START_WITHIN_MS;
  for (;;) {
    const answer = await fetch(url + endpointUrl(healthEndpoints.health)).catch(() => undefined);
    if (answer?.ok) return;
    if (hasEnded(child) || Date.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${output()}`);
    }
    await pause(50);
  }
};

/** The real server as a process of its own, on a free port and a new data folder with an empty database, worker included. */
export const startVivier = async (settings: Record<string, string> = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vivier-'));
  cpSync(await preparedFolder(), join(dataDir, 'database'), { recursive: true });
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
