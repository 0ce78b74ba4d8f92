import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits, for a browser or a mail. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of it. Enough without a salt: nobody guesses 256 bits. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
