const known = new Map<string, string>();

const foldUnit = (unit: string): string => {
  const seen = known.get(unit);
  if (seen !== undefined) return seen;
  let folded = unit.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if ('’‘ʼ´`′'.includes(unit)) folded = "'";
  else if (/[\u00A0\u2000-\u200B\u202F\u205F\u3000]/.test(unit)) folded = ' ';
  else if ('‐‑‒–—―−﹣－'.includes(unit)) folded = '-';
  if (folded.length !== 1) folded = unit;
  if (known.size < 20_000) known.set(unit, folded);
  return folded;
};

/**
 * Lower case without accents, one kind of apostrophe, dash and space, and exactly as long as the original:
 * an offset found in the folded text is an offset of the document.
 */
export const fold = (text: string): string => {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text[index]!;
    const code = text.charCodeAt(index);
    if (code < 128) folded += code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : unit === '`' ? "'" : unit;
    else folded += foldUnit(unit);
  }
  return folded;
};
