const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;

/** A compound file ([MS-CFB]) of whole-sector streams. */
export function compoundFile(streams: Record<string, Buffer>): Buffer {
  const names = Object.keys(streams);
  const bodies = names.map((name) =>
    Buffer.concat([streams[name] as Buffer], Math.max(4096, Math.ceil((streams[name] as Buffer).length / SECTOR) * SECTOR)),
  );
  const fat = Buffer.alloc(SECTOR, 0xff);
  const directory = Buffer.alloc(SECTOR);
  fat.writeUInt32LE(0xfffffffd, 0);
  fat.writeUInt32LE(END, 4);
  let sector = 2;
  const entry = (i: number, name: string, kind: number, start: number, size: number, child: number, next: number): void => {
    const at = 128 * i;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE(2 * (name.length + 1), at + 64);
    directory.writeUInt8(kind, at + 66);
    directory.writeUInt8(1, at + 67);
    directory.writeUInt32LE(FREE, at + 68);
    directory.writeUInt32LE(next, at + 72);
    directory.writeUInt32LE(child, at + 76);
    directory.writeUInt32LE(start, at + 116);
    directory.writeUInt32LE(size, at + 120);
  };
  entry(0, 'Root Entry', 5, END, 0, 1, FREE);
  bodies.forEach((body, i) => {
    entry(i + 1, names[i] as string, 2, sector, body.length, FREE, i + 1 < names.length ? i + 2 : FREE);
    const last = sector + body.length / SECTOR - 1;
    for (; sector <= last; sector++) fat.writeUInt32LE(sector === last ? END : sector + 1, 4 * sector);
  });
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ].forEach(([at, value]) => header.writeUInt16LE(value as number, at));
  [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, END],
    [64, 0],
    [68, END],
    [72, 0],
    [76, 0],
  ].forEach(([at, value]) => header.writeUInt32LE(value as number, at));
  return Buffer.concat([header, fat, directory, ...bodies]);
}

/** A Word 97 document ([MS-DOC]) of one piece of text; flag 0x0100 says that it is encrypted. */
export function wordDoc(text: string, flags = 0): Buffer {
  const letters = Buffer.from(text.replaceAll('\n', '\r'), 'utf16le');
  const textAt = 2048;
  const main = Buffer.alloc(textAt + letters.length);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x00c1, 2);
  main.writeUInt16LE(0x0200 | flags, 10);
  main.writeUInt32LE(textAt, 24);
  main.writeUInt32LE(text.length, 0x4c);
  const clx = Buffer.alloc(5 + 8 + 8);
  clx.writeUInt8(2, 0);
  clx.writeUInt32LE(16, 1);
  clx.writeUInt32LE(text.length, 9);
  clx.writeUInt32LE(textAt, 15);
  main.writeUInt32LE(0, 0x01a2);
  main.writeUInt32LE(clx.length, 0x01a6);
  letters.copy(main, textAt);
  return compoundFile({ WordDocument: main, '1Table': clx });
}
