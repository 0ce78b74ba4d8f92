import { SaxesParser } from 'saxes';
import { decodeText } from '../plain/decodeText.ts';
import { ReadingError } from '../readingError.ts';

/** An element of a document part; names keep their usual prefix ('w:p'). */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

const DEPTH_MAX = 250;

/** The tree of a document part. No entity is ever declared or fetched (a DOCTYPE is refused), and a too deep tree is refused. */
export function parseXml(bytes: Uint8Array | undefined): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  if (!bytes) return root;
  const open = [root];
  const parser = new SaxesParser();
  parser.on('doctype', () => refuse('corrupt'));
  parser.on('error', () => refuse('corrupt'));
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    if (open.push(element) > DEPTH_MAX) refuse('too_complex');
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => void open.at(-1)?.children.push(text));
  parser.on('cdata', (text) => void open.at(-1)?.children.push(text));
  parser.write(decodeText(bytes).replace(/^\uFEFF/u, '')).close();
  return root;
}

function refuse(reason: 'corrupt' | 'too_complex'): never {
  throw new ReadingError(reason);
}

export function elements(parent: XmlElement | undefined): XmlElement[] {
  return (parent?.children ?? []).filter((child) => typeof child !== 'string');
}

export function child(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return elements(parent).find((element) => element.name === name);
}

/** Every element of that name below, in document order. */
export function descendants(parent: XmlElement | undefined, name: string): XmlElement[] {
  return elements(parent).flatMap((element) => (element.name === name ? [element] : descendants(element, name)));
}

export function textOf(element: XmlElement): string {
  return element.children.map((node) => (typeof node === 'string' ? node : textOf(node))).join('');
}
