import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockFolder } from '#server/database/folderLock';

const LOCK_MODULE = new URL('../../../src/server/database/folderLock.ts', import.meta.url).href;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vivier-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that holds the folder until it is killed. */
const otherOwner = async (platform: NodeJS.Platform) => {
  const script = join(folder, 'owner.mjs');
  await writeFile(
    script,
    `import { lockFolder } from ${JSON.stringify(LOCK_MODULE)};\nawait lockFolder(process.argv[2], process.argv[3]);\nprocess.send('locked');\nsetInterval(() => {}, 1000);\n`,
  );
  const child = fork(script, [folder, platform], { cwd: fileURLToPath(new URL('../../..', import.meta.url)) });
  await once(child, 'message');
  return child;
};

// Linux frees an abstract socket with its process; elsewhere a socket file stays behind and must be recognised as dead.
describe.each(['linux', 'darwin'] as const)('a folder locked as on %s', (platform) => {
  test('is refused to a second owner, by whatever path, until the first lets it go', async () => {
    const unlock = await lockFolder(folder, platform);
    const alias = `${folder}-alias`;
    await symlink(folder, alias);
    await expect(lockFolder(alias, platform)).rejects.toThrow(`Le dossier de données ${alias} est déjà utilisé par un autre Vivier`);
    await rm(alias);
    await unlock();
    await (
      await lockFolder(folder, platform)
    )();
  });

  test('waits for an owner that is stopping', async () => {
    const unlock = await lockFolder(folder, platform);
    const next = lockFolder(folder, platform);
    await unlock();
    await (
      await next
    )();
  });

  test('is free again after its owner was killed', async () => {
    const child = await otherOwner(platform);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (
      await lockFolder(folder, platform)
    )();
  });

  test('goes to exactly one of several that start together', async () => {
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => lockFolder(folder, platform)));
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await winners[0]!.value();
  });
});
