/** Bytes that no text file holds; escape (ANSI colours) and form feed are tolerated. */
const BINARY = /[\u0000-\u0006\u000E-\u001A]/gu;

/** A text file's words, from its byte order mark, else UTF-8 where it is valid, else the Western Windows code page. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const zeros = bytes.subarray(0, 2000).filter((byte, i) => byte === 0 && i % 2 === 1).length;
  if (zeros > Math.min(bytes.length, 2000) / 4) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** « ……… », « ====== »: rows of one sign that people draw between the parts of a text. */
const DRAWN = /([^\p{L}\p{N}\s])\1{3,}/gu;

/** True when the bytes read as writing rather than as a program's data. */
export function looksLikeText(bytes: Uint8Array): boolean {
  const sample = decodeText(bytes.subarray(0, 20_000));
  if (/^\s*<(?:!doctype html|html|\?xml)/iu.test(sample)) return false;
  const binary = sample.match(BINARY)?.length ?? 0;
  const told = sample.replaceAll(DRAWN, '$1');
  const letters = told.match(/[\p{L}\p{N}\s]/gu)?.length ?? 0;
  return binary === 0 && letters > 0.6 * told.length;
}
