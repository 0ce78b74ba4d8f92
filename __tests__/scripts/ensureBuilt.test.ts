import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '../../src/scripts/ensureBuilt.mjs';

describe('hashOf', () => {
  let folder: string;
  let before: string;
  const hash = (place = folder) => hashOf(place, ['src', 'absent.json']);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vivier-hash-'));
    mkdirSync(join(folder, 'src/web'), { recursive: true });
    writeFileSync(join(folder, 'src/web/a.ts'), 'one');
    writeFileSync(join(folder, 'src/b.ts'), 'two');
    before = hash();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('stays for the same contents, elsewhere and at another time', () => {
    writeFileSync(join(folder, 'src/b.ts'), 'two');
    writeFileSync(join(folder, 'outside.ts'), 'three');
    const moved = `${folder}-moved`;
    renameSync(folder, moved);
    expect(hash(moved)).toBe(before);
    renameSync(moved, folder);
  });

  it.each([
    ['a file changes', () => writeFileSync(join(folder, 'src/web/a.ts'), 'One')],
    ['a file comes', () => writeFileSync(join(folder, 'src/web/c.ts'), '')],
    ['a file goes', () => rmSync(join(folder, 'src/b.ts'))],
    ['a file is renamed', () => renameSync(join(folder, 'src/b.ts'), join(folder, 'src/c.ts'))],
    ['an absent input appears', () => writeFileSync(join(folder, 'absent.json'), '{}')],
  ])('changes when %s', (_case, change) => {
    change();
    expect(hash()).not.toBe(before);
  });
});
