import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const FORMAT = Buffer.from('VIV1');
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = FORMAT.length + NONCE_BYTES + TAG_BYTES;

/** Bytes as they lie on disk: format, nonce, tag, ciphertext. The file's name is bound in: one file cannot stand for another. */
export const seal = (bytes: Uint8Array, key: Uint8Array, name: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([FORMAT, nonce, cipher.getAuthTag(), body]);
};

/** Throws when the bytes are not exactly what was sealed under this name and key. */
export const unseal = (sealed: Uint8Array, key: Uint8Array, name: string): Buffer => {
  const buffer = Buffer.from(sealed);
  if (buffer.length < HEAD_BYTES || !buffer.subarray(0, FORMAT.length).equals(FORMAT))
    throw new Error(`File ${name} is not in the store's format`);
  const nonce = buffer.subarray(FORMAT.length, FORMAT.length + NONCE_BYTES);
  const tag = buffer.subarray(FORMAT.length + NONCE_BYTES, HEAD_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(name)).setAuthTag(tag);
  return Buffer.concat([decipher.update(buffer.subarray(HEAD_BYTES)), decipher.final()]);
};
