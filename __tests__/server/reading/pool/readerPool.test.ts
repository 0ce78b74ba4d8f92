import { afterAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { closeReaders, readDocument } from '#server/reading/readDocument';
import { PICTURE_PERMISSIONS, TEXT_PERMISSIONS } from '#server/reading/pool/permissions';
import { ReaderPool } from '#server/reading/pool/readerPool';
import { rawPdf, textPdf } from '../build/pdf.ts';

const roomy = { seconds: 20, heapMegabytes: 256, residentMegabytes: 700 };
const small = textPdf('Jean Dupont', 'Boulanger à Lille depuis 2012');
const endless = rawPdf({ content: 'BT /F1 11 Tf (a) Tj ET '.repeat(1_200_000), deflated: true });

describe('reader children', () => {
  afterAll(closeReaders);

  it('ends a file that takes its time, and reads the next one', async () => {
    const pool = new ReaderPool({ size: 1, limits: { ...roomy, seconds: 2 }, permissions: TEXT_PERMISSIONS });
    expect(await pool.read({ bytes: endless, kind: 'pdf', recognize: false })).toBeNull();
    expect((await pool.read({ bytes: small, kind: 'pdf', recognize: false }))?.outcome).toMatchObject({ ok: true });
    await pool.close();
  });

  it('ends a picture that decodes to gigabytes', async () => {
    expect(await readDocument(hugePng(60_000), 'photo.png')).toMatchObject({ ok: false });
    expect(await readDocument(small, 'cv.pdf')).toMatchObject({ ok: true });
  });

  it('settles what is under way when it is closed, and reads again afterwards', async () => {
    const pool = new ReaderPool({ size: 1, limits: roomy, permissions: TEXT_PERMISSIONS });
    await pool.read({ bytes: small, kind: 'pdf', recognize: false });
    const underWay = pool.read({ bytes: endless, kind: 'pdf', recognize: false });
    await pool.close();
    expect(await underWay).toBeNull();
    expect((await pool.read({ bytes: small, kind: 'pdf', recognize: false }))?.outcome).toMatchObject({ ok: true });
    await pool.close();
  });

  it('gives children no way to write or to start anything, whatever they read', () => {
    for (const permissions of [TEXT_PERMISSIONS, PICTURE_PERMISSIONS]) {
      expect(permissions).toContain('--permission');
      expect(permissions.join(' ')).not.toMatch(/allow-(?:fs-write|child-process)/u);
    }
  });

  it('leaves no child behind when the server is killed', async () => {
    const script = `
      const { readDocument } = await import('#server/reading/readDocument');
      await readDocument(Buffer.from('Jean Dupont, boulanger à Lille'), 'cv.txt');
      console.log('read');
      setInterval(() => {}, 1000);`;
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    const server = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const children = childrenOf(server.pid ?? 0);
    expect(children).toHaveLength(1);
    server.kill('SIGKILL');
    while (children.some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(children.filter(isRunning)).toEqual([]);
  });
});

/** A PNG of one colour, a few hundred kilobytes that decode to side² × 4 bytes. */
function hugePng(side: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) =>
    Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n),
  );
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const crc = body.reduce((c, byte) => (crcTable[(c ^ byte) & 255] as number) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff;
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc >>> 0, 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((1 + side / 8) * side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && statOf(pid)?.[1] === String(parent));
}

/** A killed process that nobody has buried yet is not running. */
function isRunning(pid: number): boolean {
  const state = statOf(pid)?.[0];
  return state !== undefined && state !== 'Z';
}

function statOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? null;
  } catch {
    return null;
  }
}
