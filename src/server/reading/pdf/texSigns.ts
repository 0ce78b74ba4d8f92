/** Codes of TeX's fonts (Cork; ligatures of OT1 too) that no other text holds: their files do not say what they mean. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['\u000B', 'ff'],
  ['\u000C', 'fi'],
  ['\u000D', 'fl'],
  ['\u000E', 'ffi'],
  ['\u000F', 'ffl'],
  ['\u0010', '“'],
  ['\u0011', '”'],
  ['\u0012', '„'],
  ['\u0013', '«'],
  ['\u0014', '»'],
  ['\u0015', '–'],
  ['\u0016', '—'],
  ['\u0017', ''],
  ['\u001B', 'ff'],
  ['\u001C', 'fi'],
  ['\u001D', 'fl'],
  ['\u001E', 'ffi'],
  ['\u001F', 'ffl'],
]);

/** A glyph's text, dashes, quotes and ligatures of fonts that only number them included. */
export const plainText = (text: string): string => SIGNS.get(text) ?? text;
