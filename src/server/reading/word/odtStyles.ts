import { child, descendants } from './xml.ts';
import type { XmlElement } from './xml.ts';

/** What a style says of the letters under it, and of its place on the page. */
export interface OdtLook {
  bold?: boolean;
  italic?: boolean;
  colour?: string;
  fontSize?: number;
  white?: boolean;
  ground?: boolean;
  unseen?: boolean;
  newPage?: boolean;
}

const DEFAULT_SIZE = 12;

/** The named and automatic styles of an OpenDocument text, parents resolved. */
export class OdtStyles {
  readonly #styles = new Map<string, XmlElement>();
  readonly #known = new Map<string, OdtLook>();

  constructor(parts: (XmlElement | undefined)[]) {
    for (const part of parts) {
      for (const style of descendants(part, 'style:style')) {
        const name = style.attributes['style:name'];
        if (name) this.#styles.set(name, style);
      }
    }
  }

  /** The look of a style over what surrounds it. */
  over(base: OdtLook, name: string | undefined): OdtLook {
    return { fontSize: DEFAULT_SIZE, ...base, ...this.#look(name ?? '', 0) };
  }

  #look(name: string, depth: number): OdtLook {
    const known = this.#known.get(name);
    if (known) return known;
    const style = this.#styles.get(name);
    if (!style || depth > 20) return {};
    const look = { ...this.#look(style.attributes['style:parent-style-name'] ?? '', depth + 1), ...ownLook(style) };
    this.#known.set(name, look);
    return look;
  }
}

function ownLook(style: XmlElement): OdtLook {
  const text = child(style, 'style:text-properties')?.attributes ?? {};
  const paragraph = child(style, 'style:paragraph-properties')?.attributes ?? {};
  const cell = child(style, 'style:table-cell-properties')?.attributes ?? {};
  const look: OdtLook = {};
  const weight = text['fo:font-weight'];
  if (weight) look.bold = weight === 'bold' || Number(weight) >= 600;
  const size = /^([\d.]+)pt$/u.exec(text['fo:font-size'] ?? '');
  if (size) look.fontSize = Number(size[1]);
  if (text['fo:font-style']) look.italic = text['fo:font-style'] !== 'normal';
  if (text['fo:color']) {
    look.colour = text['fo:color'].toLowerCase();
    look.white = look.colour === '#ffffff';
  }
  if (text['text:display'] === 'none') look.unseen = true;
  if (paragraph['fo:break-before'] === 'page') look.newPage = true;
  if ([text, paragraph, cell].some((properties) => /^#(?!f{6})/iu.test(properties['fo:background-color'] ?? ''))) look.ground = true;
  return look;
}
