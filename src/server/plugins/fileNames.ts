import { extname } from 'node:path';

const MAX_LENGTH = 200;
/** Control characters, direction overrides that make `fdp.exe` read `exe.pdf`, and what a path is made of. */
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2066-\u2069/\\]/gu;

/** Lower case, with the dot; '' when there is none. */
export const extensionOf = (name: string): string => extname(name).toLowerCase();

/** An uploaded name as it is kept and shown: one line, composed accents, its extension kept when it is cut. */
export const safeFileName = (name: string): string => {
  const clean = name.normalize('NFC').replaceAll(UNSAFE, '').trim();
  const extension = extname(clean).slice(0, 20);
  const stem = clean.slice(0, clean.length - extension.length).slice(0, MAX_LENGTH - extension.length);
  return stem + extension || 'document';
};

/** `Content-Disposition` of a download, whatever the name holds (RFC 6266). */
export const attachment = (name: string): string => {
  const ascii = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\w. ()-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};
