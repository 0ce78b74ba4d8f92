import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters OWASP recommends, which are the library's own. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobody: Promise<string> | undefined;

/** Takes as long for an account that does not exist (null), so that nobody learns which ones do. */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  nobody ??= hashPassword(randomBytes(32).toString('base64'));
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== null;
};
