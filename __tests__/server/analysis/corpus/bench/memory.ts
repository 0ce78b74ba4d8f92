import { readFile } from 'node:fs/promises';

const peakOf = async (pid: string): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(status.match(/^VmHWM:\s+(\d+)/m)?.[1] ?? 0) / 1024;
};

/** Peak memory in MB of this process and of its reading children; null where the system does not tell (only Linux does). */
export const peakMemory = async (): Promise<{ own: number; children: number[] } | null> => {
  const pids = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => null);
  if (pids === null) return null;
  return { own: await peakOf('self'), children: await Promise.all(pids.trim().split(' ').filter(Boolean).map(peakOf)) };
};
