import type { ReadDocument } from '#contract/documents';
import { flowDocument } from '../layout/flow.ts';
import { ReadingError } from '../readingError.ts';
import { OdtBody } from './odtBody.ts';
import { OdtStyles } from './odtStyles.ts';
import { Story } from './story.ts';
import { child, descendants, parseXml } from './xml.ts';
import { readParts } from './zip.ts';

const PARTS = /^(?:content\.xml|styles\.xml|META-INF\/manifest\.xml)$/u;

/** An OpenDocument text: header, body with its frames, lists and tables, footer. */
export async function readOdt(bytes: Uint8Array): Promise<ReadDocument> {
  const parts = await readParts(bytes, PARTS);
  if (descendants(parseXml(parts.get('META-INF/manifest.xml')), 'manifest:encryption-data').length > 0) throw new ReadingError('encrypted');
  const content = child(parseXml(parts.get('content.xml')), 'office:document-content');
  if (!content) throw new ReadingError('corrupt');
  const shared = child(parseXml(parts.get('styles.xml')), 'office:document-styles');
  const body = new OdtBody(new OdtStyles([shared, content]));
  const master = child(child(shared, 'office:master-styles'), 'style:master-page');
  const whole = new Story();
  whole.append(body.read(child(master, 'style:header')));
  whole.append(body.read(child(child(content, 'office:body'), 'office:text')));
  whole.append(body.read(child(master, 'style:footer')));
  return flowDocument('odt', whole.flows, whole.hidden);
}
