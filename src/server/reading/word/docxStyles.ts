import { child, elements } from './xml.ts';
import type { XmlElement } from './xml.ts';

/** What a style, or a run's own properties, say about letters; undefined leaves it to the style beneath. */
export interface RunLook {
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  fontSize?: number | undefined;
  colour?: string | undefined;
  vanish?: boolean | undefined;
  shaded?: boolean | undefined;
}

export interface ParagraphLook extends RunLook {
  listed?: boolean | undefined;
  /** Lists around that of the paragraph. */
  depth?: number | undefined;
  heading?: boolean | undefined;
  caps?: boolean | undefined;
}

/** The styles of a DOCX, each with those it is based on resolved. */
export class DocxStyles {
  readonly #styles = new Map<string, XmlElement>();
  readonly #resolved = new Map<string, ParagraphLook>();
  readonly #defaults: RunLook;
  #defaultParagraph = '';

  constructor(part: XmlElement) {
    const root = child(part, 'w:styles');
    const rPr = child(child(child(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr');
    this.#defaults = { fontSize: 10, ...defined(runLook(rPr)) };
    for (const style of elements(root)) {
      const id = style.attributes['w:styleId'];
      if (style.name !== 'w:style' || !id) continue;
      this.#styles.set(id, style);
      if (style.attributes['w:type'] === 'paragraph' && isOn(style.attributes['w:default'] ?? '0')) this.#defaultParagraph = id;
    }
  }

  /** What a paragraph's letters look like before its runs say otherwise. */
  paragraph(pPr: XmlElement | undefined): ParagraphLook {
    const own = value(child(pPr, 'w:pStyle')) ?? this.#defaultParagraph;
    return { ...this.#defaults, ...defined(this.style(own)), ...defined(paragraphLook(pPr)) };
  }

  /** A run's look over its paragraph's. */
  run(rPr: XmlElement | undefined, paragraph: ParagraphLook): RunLook {
    return { ...paragraph, ...defined(this.style(value(child(rPr, 'w:rStyle')) ?? '')), ...defined(runLook(rPr)) };
  }

  style(id: string, depth = 0): ParagraphLook {
    const known = this.#resolved.get(id);
    if (known) return known;
    const style = this.#styles.get(id);
    if (!style || depth > 20) return {};
    const base = this.style(value(child(style, 'w:basedOn')) ?? '', depth + 1);
    const name = value(child(style, 'w:name')) ?? '';
    const heading = /^(?:heading|titre|title)/iu.test(name) || undefined;
    const look = {
      ...base,
      ...defined(paragraphLook(child(style, 'w:pPr'))),
      ...defined(runLook(child(style, 'w:rPr'))),
      ...defined({ heading }),
    };
    this.#resolved.set(id, look);
    return look;
  }
}

function paragraphLook(pPr: XmlElement | undefined): ParagraphLook {
  const numbering = child(pPr, 'w:numPr');
  const outline = value(child(pPr, 'w:outlineLvl'));
  return {
    listed: numbering && value(child(numbering, 'w:numId')) !== '0',
    depth: numbering && (Number(value(child(numbering, 'w:ilvl')) ?? 0) || 0),
    heading: outline !== undefined && Number(outline) < 9 ? true : undefined,
    shaded: isShaded(child(pPr, 'w:shd')) || undefined,
  };
}

function runLook(rPr: XmlElement | undefined): RunLook {
  const size = value(child(rPr, 'w:sz'));
  return {
    bold: toggle(child(rPr, 'w:b')),
    italic: toggle(child(rPr, 'w:i')),
    fontSize: size === undefined ? undefined : Number(size) / 2,
    colour: value(child(rPr, 'w:color')),
    vanish: toggle(child(rPr, 'w:vanish')),
    shaded: isShaded(child(rPr, 'w:shd')) || child(rPr, 'w:highlight') !== undefined || undefined,
  };
}

/** What tells the letters of a run from others, but for their weight. */
export const faceOf = ({ italic, fontSize, colour }: RunLook): string =>
  `${fontSize ?? 10} ${/^(?:auto|0{6})?$/u.test(colour ?? '') ? '' : colour}${italic ? ' italic' : ''}`;

/** A shading of any colour but white and 'auto'. */
export function isShaded(shd: XmlElement | undefined): boolean {
  const fill = shd?.attributes['w:fill'] ?? 'auto';
  return shd !== undefined && (!/^(?:auto|f{6})$/iu.test(fill) || shd.attributes['w:themeFill'] !== undefined);
}

export function value(element: XmlElement | undefined): string | undefined {
  return element?.attributes['w:val'];
}

function toggle(element: XmlElement | undefined): boolean | undefined {
  return element && isOn(value(element) ?? '1');
}

const isOn = (flag: string): boolean => !/^(?:0|false|off|none)$/u.test(flag);

function defined<T extends object>(look: T): Partial<T> {
  return Object.fromEntries(Object.entries(look).filter(([, v]) => v !== undefined)) as Partial<T>;
}
