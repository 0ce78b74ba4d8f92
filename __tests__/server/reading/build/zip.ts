import { strToU8, zipSync } from 'fflate';

/** A zip of text parts. */
export function zipOf(parts: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A DOCX around the XML of its body, for what no writer would write. */
export function rawDocx(body: string, prologue = ''): Uint8Array {
  return zipOf({ '[Content_Types].xml': TYPES, 'word/document.xml': `${prologue}<w:document ${W}><w:body>${body}</w:body></w:document>` });
}

/** An ODT around the XML of its text and automatic styles. */
export function rawOdt(text: string, styles = '', manifest = ''): Uint8Array {
  const spaces = 'office style text table draw fo xlink'
    .split(' ')
    .map((name) => `xmlns:${name}="urn:${name}"`)
    .join(' ');
  return zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content ${spaces}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="urn:manifest">${manifest}</manifest:manifest>`,
  });
}
