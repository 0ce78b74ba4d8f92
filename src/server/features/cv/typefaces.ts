import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Face {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  file: string;
}

const inter = (weight: number): Face => ({
  family: 'Inter',
  weight,
  style: 'normal',
  file: `@fontsource/inter/files/inter-SUBSET-${weight}-normal.woff2`,
});
const serif = (weight: number, style: Face['style']): Face => ({
  family: 'Source Serif 4',
  weight,
  style,
  file: `@fontsource/source-serif-4/files/source-serif-4-SUBSET-${weight}-${style}.woff2`,
});

/** Static files: Chromium embeds a variable one as drawings (Type 3), which no reader takes for text as well. */
const FACES = [inter(400), inter(500), inter(600), inter(700), serif(400, 'normal'), serif(400, 'italic'), serif(600, 'normal')];

/** Letters beyond French, English and their neighbours: Polish, Czech, Turkish, Romanian… */
const EXTENDED = /[\u0100-\u0151\u0154-\u02BA\u1E00-\u1EFF\u2C60-\u2C7F\uA720-\uA7FF]/u;
const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext': 'U+0100-0151,U+0154-02BA,U+1E00-1EFF,U+2C60-2C7F,U+A720-A7FF',
};
type Subset = keyof typeof RANGES;

const rules = new Map<string, string>();

const ruleOf = ({ family, weight, style, file }: Face, subset: Subset): string => {
  const name = file.replace('SUBSET', subset);
  const known = rules.get(name);
  if (known) return known;
  const data = readFileSync(require.resolve(name)).toString('base64');
  const rule = `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${style}; unicode-range: ${RANGES[subset]}; src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
  rules.set(name, rule);
  return rule;
};

/** `@font-face` rules, the files inside, of what a document may use: the printer fetches nothing. */
export const typefacesFor = (template: string, words: string): string => {
  const subsets: Subset[] = EXTENDED.test(words) ? ['latin', 'latin-ext'] : ['latin'];
  const usesSerif = template.includes('--serif') || template.includes('Source Serif');
  const faces = FACES.filter(({ family }) => family === 'Inter' || usesSerif);
  return faces.flatMap((face) => subsets.map((subset) => ruleOf(face, subset))).join('\n');
};
