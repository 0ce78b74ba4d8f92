/** Ligatures and presentation forms that fonts put in the place of plain letters; printers write the apostrophe as a modifier letter. */
const LIGATURES: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st', ĳ: 'ij', ʼ: '’' };

/** Hyphens and dashes that some fonts and printers write in the place of those of the keyboard. */
const DASHES: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\uFE63': '-',
  '\uFF0D': '-',
  '\u2012': '–',
  '\u2212': '–',
  '\u2015': '—',
};

/** Private-use points of Symbol and Wingdings that stand for list bullets; icon fonts use the others. */
const SYMBOL_BULLETS = /^\s*[\uF076\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC\uF0FE](?=\s|$)/u;
const BULLETS = /^\s*(?:[•●○◦▪▫■□◼◾◆◇❖➢➤►▶▸▹‣⁃∙·✓✔✗➔→»⋄∘∗⦁⦿♦⇒]|[-–—−*](?=\s)|o(?=\s{2,}))\s*/u;
const DROPPED =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF\uFFF9-\uFFFD\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu;

/** What a letter set as wide as a Chinese one is above the plain one. */
const WIDE_SHIFT = 0xfe_e0;

/** NFC, plain letters for ligatures and wide ones, plain dashes, no soft hyphen, control or icon character; spaces other than tabs become ordinary ones. */
export function cleanText(raw: string): string {
  return raw
    .replace(/[ﬀ-ﬆĳʼ]/gu, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/[！-～]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_SHIFT))
    .replace(/[\u2010-\u2012\u2015\u2212\uFE63\uFF0D]/gu, (dash) => DASHES[dash] ?? dash)
    .replace(DROPPED, '')
    .replace(/[^\S\t\n]/gu, ' ')
    .normalize('NFC');
}

/** « Epic * HIPAA * Phlebotomy »: stars between the items of a typed list, one star is none. */
const withoutStars = (line: string): string => {
  const items = line.split(' * ');
  return items.length > 2 ? items.join(' • ') : line;
};

/** One line as it is kept: cleaned, its list bullet written '• ', no doubled or outer spaces, gaps of layout kept as one tab. */
export function cleanLine(raw: string): string {
  const bulleted = raw.replace(SYMBOL_BULLETS, '• ').replace(BULLETS, '• ');
  return withoutStars(cleanText(bulleted))
    .replace(/[._…]{5,}/gu, '\t')
    .replace(/(?<= )--(?= )/gu, '–')
    .replace(/[\t ]+/gu, (gap) => (gap.includes('\t') ? '\t' : ' '))
    .trim();
}
