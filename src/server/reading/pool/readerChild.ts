import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { READY } from './protocol.ts';
import type { ReadingAnswer, ReadingRequest } from './protocol.ts';

export interface ChildLimits {
  seconds: number;
  heapMegabytes: number;
  residentMegabytes: number;
}

const SCRIPT = fileURLToPath(new URL('./child.ts', import.meta.url));
const START_SECONDS = 60;
const WATCH_MS = 100;
const PAGE_BYTES = 4096;

/** One forked process that reads files in turn and may be ended at any moment without harm. */
export class ReaderChild {
  readonly #process: ChildProcess;
  readonly #limits: ChildLimits;
  readonly #ready: Promise<void>;
  filesRead = 0;
  residentMegabytes = 0;

  constructor(limits: ChildLimits, permissions: string[]) {
    this.#limits = limits;
    this.#process = fork(SCRIPT, [], {
      execArgv: [`--max-old-space-size=${limits.heapMegabytes}`, '--disable-warning=ExperimentalWarning', ...permissions],
      // Nothing of the server's environment: a hostile file that got hold of the child finds no secret there.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#ready = this.#started();
    this.#ready.catch(() => undefined);
  }

  get alive(): boolean {
    return this.#process.connected && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** The child's answer, or null when the file killed it or took more than its time or memory. Throws when the child cannot even start. */
  async read(request: ReadingRequest): Promise<ReadingAnswer | null> {
    this.#keepsParent(true);
    try {
      await this.#ready;
      const answer = await this.#exchange(request);
      this.filesRead += 1;
      this.residentMegabytes = answer?.residentMegabytes ?? 0;
      return answer;
    } finally {
      this.#keepsParent(false);
    }
  }

  /** Ends the process; resolves when it is gone. */
  async end(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => this.#process.once('exit', () => resolve()));
    this.#process.ref();
    this.#process.kill('SIGKILL');
    await gone;
  }

  #started(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#process.kill('SIGKILL'), START_SECONDS * 1000);
      this.#process.once('error', reject);
      this.#process.once('exit', (code, signal) => {
        clearTimeout(timer);
        reject(new Error(`a reader child ended before it could start (${signal ?? code})`));
      });
      this.#process.on('message', (message) => {
        if (message !== READY) return;
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #exchange(request: ReadingRequest): Promise<ReadingAnswer | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#process.kill('SIGKILL'), this.#limits.seconds * 1000);
      const watch = setInterval(() => this.#endIfHuge(), WATCH_MS);
      const settle = (answer: ReadingAnswer | null): void => {
        clearTimeout(timer);
        clearInterval(watch);
        this.#process.off('message', onMessage);
        this.#process.off('exit', onExit);
        resolve(answer);
      };
      const onMessage = (message: unknown): void => settle(message as ReadingAnswer);
      const onExit = (): void => settle(null);
      this.#process.once('message', onMessage);
      this.#process.once('exit', onExit);
      if (!this.alive) settle(null);
      else this.#process.send(request, (error) => error && this.#process.kill('SIGKILL'));
    });
  }

  /** Buffers and WebAssembly lie outside the heap cap; Linux tells what a process really holds. */
  #endIfHuge(): void {
    if (process.platform !== 'linux') return;
    try {
      const pages = Number(readFileSync(`/proc/${this.#process.pid}/statm`, 'utf8').split(' ')[1]);
      if ((pages * PAGE_BYTES) / 1e6 > this.#limits.residentMegabytes) this.#process.kill('SIGKILL');
    } catch {
      // The child is gone already: its exit settles the request.
    }
  }

  #keepsParent(busy: boolean): void {
    const move = busy ? 'ref' : 'unref';
    this.#process[move]();
    this.#process.channel?.[move]();
  }
}
