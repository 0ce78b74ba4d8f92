/** Character sets of font tables (\fcharset) and their code pages. */
const CHARSETS: Record<number, number> = {
  0: 1252,
  2: 1252,
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};
const ENCODINGS: Record<number, string> = {
  437: 'windows-1252',
  850: 'windows-1252',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

/** The code page of a font's character set; null when it is the document's own. */
export function codePageOf(charset: number): number | null {
  return CHARSETS[charset] ?? null;
}

/** Bytes of a Windows code page as text; an unknown page reads as the Western one. */
export function decodeBytes(bytes: number[], codePage: number): string {
  const encoding = ENCODINGS[codePage] ?? (codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : 'windows-1252');
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes));
}
