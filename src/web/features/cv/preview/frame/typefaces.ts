import inter400 from '@fontsource/inter/files/inter-latin-400-normal.woff2?inline';
import inter500 from '@fontsource/inter/files/inter-latin-500-normal.woff2?inline';
import inter600 from '@fontsource/inter/files/inter-latin-600-normal.woff2?inline';
import inter700 from '@fontsource/inter/files/inter-latin-700-normal.woff2?inline';
import serifItalic from '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2?inline';
import serif400 from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2?inline';
import serif600 from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?inline';

const rule = (family: string, weight: number, style: 'normal' | 'italic', file: string) =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${style}; src: url(${file}) format('woff2'); }`;

/** The printer's typefaces inside the frame's own script: the frame fetches nothing. */
export const FONT_FACES = [
  rule('Inter', 400, 'normal', inter400),
  rule('Inter', 500, 'normal', inter500),
  rule('Inter', 600, 'normal', inter600),
  rule('Inter', 700, 'normal', inter700),
  rule('Source Serif 4', 400, 'normal', serif400),
  rule('Source Serif 4', 400, 'italic', serifItalic),
  rule('Source Serif 4', 600, 'normal', serif600),
].join('\n');
