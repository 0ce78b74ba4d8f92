import { RECYCLE_ABOVE_MEGABYTES, RECYCLE_AFTER_FILES } from '../limits.ts';
import type { ReadingAnswer, ReadingRequest } from './protocol.ts';
import { ReaderChild } from './readerChild.ts';
import type { ChildLimits } from './readerChild.ts';

export interface PoolOptions {
  size: number;
  limits: ChildLimits;
  permissions: string[];
}

/** Reader children kept warm: at most `size` at once, each file in one of them, later files in line. */
export class ReaderPool {
  readonly #options: PoolOptions;
  readonly #idle: ReaderChild[] = [];
  readonly #all = new Set<ReaderChild>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** null when the file cost its child its life. */
  async read(request: ReadingRequest): Promise<ReadingAnswer | null> {
    if (this.#busy >= this.#options.size) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#busy += 1;
    const child = this.#take();
    try {
      return await child.read(request);
    } finally {
      this.#giveBack(child);
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }

  /** Ends every child; a file being read then counts as too complex. The pool can be used again. */
  async close(): Promise<void> {
    this.#idle.length = 0;
    await Promise.all([...this.#all].map((child) => child.end()));
    this.#all.clear();
  }

  #take(): ReaderChild {
    for (let child = this.#idle.pop(); child; child = this.#idle.pop()) {
      if (child.alive) return child;
      this.#all.delete(child);
    }
    const fresh = new ReaderChild(this.#options.limits, this.#options.permissions);
    this.#all.add(fresh);
    return fresh;
  }

  #giveBack(child: ReaderChild): void {
    const worn = child.filesRead >= RECYCLE_AFTER_FILES || child.residentMegabytes > RECYCLE_ABOVE_MEGABYTES;
    if (child.alive && !worn) {
      this.#idle.push(child);
      return;
    }
    this.#all.delete(child);
    void child.end();
  }
}
