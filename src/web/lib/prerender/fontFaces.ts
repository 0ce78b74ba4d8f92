import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const FONTS = [
  { family: 'Bricolage Grotesque Variable', url: bricolage, weights: '200 800' },
  { family: 'Inter Variable', url: inter, weights: '100 900' },
];

/** Addresses of the fonts that the first screen shows. */
export const fontUrls = FONTS.map(({ url }) => url);

/** `optional`: a slow line keeps the fallback for this visit rather than see the text jump. */
export const fontFaces = FONTS.map(
  ({ family, url, weights }) =>
    `@font-face{font-family:"${family}";font-display:optional;font-weight:${weights};src:url(${url}) format("woff2")}`,
).join('');
