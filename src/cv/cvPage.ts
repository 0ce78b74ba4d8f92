import { type ColorName, type Colors, DEFAULT_COLORS } from '#contract/template-configs';
import { TEXTS } from './texts.ts';

/** `textPrimary` → `--text-primary`. */
export const cssVariable = (name: ColorName): string => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const variables = (colors: Colors): string =>
  (Object.keys(DEFAULT_COLORS) as ColorName[]).map((name) => `${cssVariable(name)}: ${colors[name]};`).join(' ');

/** Nothing is fetched and nothing runs, whatever the template says; the places that show the document forbid it again. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data: 'self'";

/** What every CV shares: the colours, the typefaces, A4, and how text breaks. A template's own styles come after and win. */
const baseStyle = (colors: Colors): string => `
:root { ${variables(colors)} --sans: 'Inter', 'Liberation Sans', Arial, sans-serif; --serif: 'Source Serif 4', 'Liberation Serif', Georgia, serif; }
@page { size: A4; background: ${colors.bgPrimary}; }
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--bg-primary); -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0 auto; font: 400 10pt/1.5 var(--sans); color: var(--text-primary); background: var(--bg-primary); overflow-wrap: anywhere; }
h1, h2, h3, h4, p, ul, ol, figure { margin: 0; padding: 0; }
ul { list-style: none; }
h1, h2, h3, h4 { break-after: avoid; break-inside: avoid; font-weight: 600; }
p, li { orphans: 3; widows: 3; }
@media screen { body { width: 210mm; min-height: 297mm; } }
`;

interface Page {
  name: string;
  colors: Colors;
  /** `@font-face` rules of the typefaces, where the reader has to be given them. */
  fontFaces: string;
  body: string;
}

/** A complete document around what a template produced. A template that writes `<html>` itself loses nothing: its tags merge into these. */
export const cvPage = ({ name, colors, fontFaces, body }: Page): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escapeHtml(TEXTS.documentTitle(name))}</title>
<style>${fontFaces}${baseStyle(colors)}</style>
</head>
<body>
${body}
</body>
</html>
`;
