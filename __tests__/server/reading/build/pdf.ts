import { deflateSync } from 'node:zlib';

interface PdfParts {
  /** The page's drawing operators. */
  content?: string | Buffer;
  deflated?: boolean;
  trailer?: string;
  pages?: string;
  resources?: string;
  /** Objects from number 6 on. */
  objects?: (string | Buffer)[];
}

/** A PDF of one A4 page written by hand, for what no printer would write. Helvetica is /F1. */
export function rawPdf({
  content = '',
  deflated = false,
  trailer = '',
  pages = '/Kids [3 0 R] /Count 1',
  resources = '',
  objects = [],
}: PdfParts): Buffer {
  const stream = deflated ? deflateSync(content) : Buffer.from(content);
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages ${pages} >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    Buffer.concat([
      Buffer.from(`<< /Length ${stream.length} ${deflated ? '/Filter /FlateDecode' : ''} >>\nstream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...objects,
  ];
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets = bodies.map((body, i) => {
    const offset = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    chunks.push(Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n'));
    return offset;
  });
  const start = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  chunks.push(
    Buffer.from(
      `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

/** A page of text, then a page that is only a picture (a JPEG). */
export function halfScannedPdf(text: string, jpeg: Buffer, width: number, height: number): Buffer {
  const paint = 'q 595 0 0 842 0 0 cm /I Do Q';
  return rawPdf({
    content: `BT /F1 11 Tf 50 780 Td (${text}) Tj ET`,
    pages: '/Kids [3 0 R 6 0 R] /Count 2',
    objects: [
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 7 0 R /Resources << /XObject << /I 8 0 R >> >> >>',
      `<< /Length ${paint.length} >>\nstream\n${paint}\nendstream`,
      Buffer.concat([
        Buffer.from(
          `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
        ),
        jpeg,
        Buffer.from('\nendstream'),
      ]),
    ],
  });
}

/** Lines of 11-point Helvetica, left margin 50; text in ISO Latin 1. */
export function textPdf(...lines: string[]): Buffer {
  const escaped = lines.map((line) => line.replace(/[\\()]/gu, '\\$&'));
  return rawPdf({
    content: Buffer.from(`BT /F1 11 Tf 50 780 Td 14 TL ${escaped.map((line) => `(${line}) Tj T*`).join(' ')} ET`, 'latin1'),
  });
}
