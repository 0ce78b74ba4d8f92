import { strToU8, zipSync } from 'fflate';
import { esc } from '../layouts/parts.ts';
import type { CvView } from '../view.ts';
import { type TypedLine, typedLines } from './lines.ts';

const FIXED = new Date('2026-01-01T00:00:00Z');

const spaced = (text: string): string => esc(text).replaceAll('\t', '<text:tab/>');

const asXml = ({ kind, text }: TypedLine): string => {
  if (kind === 'name' || kind === 'heading') return `<text:h text:outline-level="${kind === 'name' ? 1 : 2}">${spaced(text)}</text:h>`;
  if (kind === 'bullet') return `<text:list><text:list-item><text:p>${spaced(text)}</text:p></text:list-item></text:list>`;
  return `<text:p>${kind === 'entry' ? `<text:span text:style-name="B">${spaced(text)}</text:span>` : spaced(text)}</text:p>`;
};

const NAMESPACES =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"';

/** An OpenDocument text: the type first and uncompressed, as the format asks. */
export const odtFile = (view: CvView): Uint8Array => {
  const mimetype = 'application/vnd.oasis.opendocument.text';
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMESPACES} office:version="1.3"><office:automatic-styles><style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles><office:body><office:text>${typedLines(view).map(asXml).join('')}</office:text></office:body></office:document-content>`;
  const manifest = `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mimetype}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;
  return zipSync(
    { mimetype: [strToU8(mimetype), { level: 0 }], 'content.xml': strToU8(content), 'META-INF/manifest.xml': strToU8(manifest) },
    { mtime: FIXED },
  );
};
