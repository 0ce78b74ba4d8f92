import type { ReadDocument } from '#contract/documents';
import { flowDocument } from '../layout/flow.ts';
import { ReadingError } from '../readingError.ts';
import { DocxBody } from './docxBody.ts';
import { DocxStyles } from './docxStyles.ts';
import { Story } from './story.ts';
import { child, parseXml } from './xml.ts';
import { readParts } from './zip.ts';

const PARTS = /^word\/(?:document\d*|styles|header\d*|footer\d*)\.xml$/u;
const COMPOUND_FILE = 0xe011cfd0;

/** A Word document: headers, body with its text boxes and tables, footers. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  if (bytes.length > 4 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === COMPOUND_FILE)
    throw new ReadingError('encrypted');
  const parts = await readParts(bytes, PARTS);
  const names = [...parts.keys()].toSorted();
  const main = names.find((name) => name.startsWith('word/document'));
  if (!main) throw new ReadingError('corrupt');
  const body = new DocxBody(new DocxStyles(parseXml(parts.get('word/styles.xml'))));
  const document = child(parseXml(parts.get(main)), 'w:document');
  const margins = (prefix: string, root: string): Story[] =>
    names.filter((name) => name.startsWith(`word/${prefix}`)).map((name) => body.read(child(parseXml(parts.get(name)), root)));
  const stories = [...margins('header', 'w:hdr'), body.read(child(document, 'w:body')), ...margins('footer', 'w:ftr')];
  const whole = new Story();
  const said = new Set<string>();
  for (const story of stories) {
    const key = JSON.stringify(story.flows);
    if (!said.has(key)) whole.append(story);
    said.add(key);
  }
  return flowDocument('docx', whole.flows, whole.hidden);
}
