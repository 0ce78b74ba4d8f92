import type { CvView } from '../view.ts';
import { type TypedLine, typedLines } from './lines.ts';

const asText = ({ kind, text }: TypedLine): string => {
  switch (kind) {
    case 'name':
      return text.toLocaleUpperCase('fr');
    case 'heading':
      return `\n${text.toLocaleUpperCase('fr')}\n${'-'.repeat(text.length)}`;
    case 'entry':
      return `\n${text.replace('\t', '   (')})`;
    case 'bullet':
      return `  - ${text}`;
    case 'text':
      return text;
  }
};

/** Plain text; French ones in Windows-1252 with CRLF, as old editors save them, English ones in UTF-8. */
export const textFile = (view: CvView): Uint8Array => {
  const text = typedLines(view).map(asText).join('\n');
  return view.source.language === 'en' ? Buffer.from(text, 'utf8') : Buffer.from(windows1252(text.replaceAll('\n', '\r\n')));
};

const WINDOWS_ONLY: Record<string, number> = { '€': 0x80, '’': 0x92, '–': 0x96, '—': 0x97, '•': 0x95, œ: 0x9c, Œ: 0x8c, '…': 0x85 };

const windows1252 = (text: string): number[] => Array.from(text, (letter) => WINDOWS_ONLY[letter] ?? letter.charCodeAt(0));

const rtfText = (text: string): string =>
  text
    .replaceAll(/[\\{}]/g, String.raw`\$&`)
    .replaceAll('\t', String.raw`\tab `)
    .replaceAll(/[^\x20-\x7e]/g, (letter) => {
      const code = letter.charCodeAt(0);
      return code < 256 ? `\\'${code.toString(16).padStart(2, '0')}` : `\\u${code}?`;
    });

const RTF_STYLE: Record<TypedLine['kind'], string> = {
  name: String.raw`\pard\qc\b\fs36 `,
  heading: String.raw`\pard\sb200\b\fs26 `,
  entry: String.raw`\pard\tqr\tx9600\b\fs21 `,
  text: String.raw`\pard\b0\fs21 `,
  bullet: String.raw`\pard\li360\fi-200\b0\fs21 \bullet  `,
};

/** Rich text as WordPad and Word write it. */
export const rtfFile = (view: CvView): Uint8Array => {
  const lines = typedLines(view).map(
    ({ kind, text }) => `${RTF_STYLE[kind]}${rtfText(text)}${kind === 'entry' || kind === 'name' ? String.raw`\b0` : ''}\\par`,
  );
  return Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Arial;}{\\f1\\froman Times New Roman;}}{\\colortbl;\\red0\\green0\\blue0;}{\\info{\\title CV}{\\author Word}}\\f0\n${lines.join('\n')}\n}`,
    'latin1',
  );
};
