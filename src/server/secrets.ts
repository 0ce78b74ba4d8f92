import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './startupError.ts';

const MIN_LENGTH = 32;

/** Created once, whole or not at all: of several processes that start together one wins and all read its secret. */
const createOnce = (path: string) => {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
};

const readOrCreate = (name: string, dataDir: string): string => {
  const folder = join(dataDir, 'secrets');
  const path = join(folder, name.toLowerCase());
  const read = () => readFileSync(path, 'utf8').trim();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      return read();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      createOnce(path);
      return read();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`Le dossier de données ${dataDir} ne peut pas être utilisé (${code ?? 'erreur inconnue'}).`);
  }
};

/** 32 bytes from a setting, or from a secret kept in the data folder when the setting is absent. */
export const secretKey = (name: string, setting: string | undefined, dataDir: string): Uint8Array => {
  const secret = setting ?? readOrCreate(name, dataDir);
  if (secret.length < MIN_LENGTH)
    throw new StartupError(`Le réglage ${name} n’est pas valable : au moins ${MIN_LENGTH} caractères sont attendus.`);
  return new Uint8Array(hkdfSync('sha256', secret, '', `vivier ${name}`, 32));
};
