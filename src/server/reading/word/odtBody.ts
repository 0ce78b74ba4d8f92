import type { OdtLook, OdtStyles } from './odtStyles.ts';
import { Story } from './story.ts';
import type { Span } from './story.ts';
import { child, elements } from './xml.ts';
import type { XmlElement } from './xml.ts';

const TINY = 3;
const SPACES_MAX = 200;
const SILENT = new Set([
  'office:annotation',
  'office:annotation-end',
  'text:tracked-changes',
  'text:note',
  'text:sequence-decls',
  'text:variable-decls',
  'office:forms',
  'svg:title',
  'svg:desc',
  'text:page-number',
  'text:page-count',
]);

/** Whether a paragraph opens an item, and in how many lists it stands. */
interface Place {
  bullet: boolean;
  depth: number;
}

interface Line {
  spans: Span[];
  boxes: Story[];
}

/** Walks OpenDocument text (ODF 1.3 part 3) and tells its story. */
export class OdtBody {
  readonly #styles: OdtStyles;

  constructor(styles: OdtStyles) {
    this.#styles = styles;
  }

  read(container: XmlElement | undefined, look: OdtLook = {}): Story {
    const story = new Story();
    for (const element of elements(container)) this.#block(element, story, look, { bullet: false, depth: 0 });
    return story;
  }

  #block(element: XmlElement, story: Story, look: OdtLook, { bullet, depth }: Place): void {
    if (SILENT.has(element.name)) return;
    switch (element.name) {
      case 'text:p':
      case 'text:h':
        return this.#paragraph(element, story, look, { bullet, depth });
      case 'text:list-item':
        return elements(element).forEach((inner, i) => this.#block(inner, story, look, { bullet: i === 0, depth: depth + 1 }));
      case 'table:table':
        return this.#table(element, story, look);
      case 'draw:frame':
        return story.append(this.#frame(element));
      default:
        elements(element).forEach((inner) => this.#block(inner, story, look, { bullet, depth }));
    }
  }

  #table(table: XmlElement, story: Story, look: OdtLook): void {
    for (const row of rowsOf(table)) {
      const cells = elements(row).filter(({ name }) => name === 'table:table-cell');
      story.row(cells.map((cell) => this.read(cell, this.#styles.over(look, cell.attributes['table:style-name']))));
    }
    story.endBlock();
  }

  #paragraph(paragraph: XmlElement, story: Story, base: OdtLook, { bullet, depth }: Place): void {
    const look = this.#styles.over(base, paragraph.attributes['text:style-name']);
    const line: Line = { spans: [], boxes: [] };
    this.#inline(paragraph, line, look);
    if (look.newPage) story.newPage();
    line.boxes.forEach((box) => story.append(box));
    story.paragraph(line.spans, { bullet, heading: paragraph.name === 'text:h', depth: depth - 1 });
  }

  #inline(parent: XmlElement, line: Line, look: OdtLook): void {
    const say = (text: string): void => {
      const size = look.fontSize ?? 12;
      line.spans.push({
        text,
        fontSize: size,
        bold: look.bold === true,
        face: `${size} ${look.colour === '#000000' ? '' : (look.colour ?? '')}${look.italic ? ' italic' : ''}`,
        hidden: look.unseen === true || size < TINY || (look.white === true && !look.ground),
      });
    };
    for (const node of parent.children) {
      if (typeof node === 'string') say(node.replace(/\s+/gu, ' '));
      else if (SILENT.has(node.name)) continue;
      else if (node.name === 'text:tab') say('\t');
      else if (node.name === 'text:line-break') say('\n');
      else if (node.name === 'text:s') say(' '.repeat(Math.min(SPACES_MAX, Number(node.attributes['text:c'] ?? 1) || 1)));
      else if (node.name === 'draw:frame' || node.name === 'draw:custom-shape') line.boxes.push(this.#frame(node));
      else this.#inline(node, line, node.name === 'text:span' ? this.#styles.over(look, node.attributes['text:style-name']) : look);
    }
  }

  /** A text box; what lies under its letters is not told, so that white is no sign of hiding. */
  #frame(frame: XmlElement): Story {
    return this.read(child(frame, 'draw:text-box') ?? frame, { ground: true });
  }
}

function rowsOf(table: XmlElement): XmlElement[] {
  return elements(table).flatMap((element) => {
    if (element.name === 'table:table-row') return [element];
    return /^table:table-(?:header-rows|rows|row-group)$/u.test(element.name) ? rowsOf(element) : [];
  });
}
