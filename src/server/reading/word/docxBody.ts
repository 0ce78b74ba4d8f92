import { faceOf, isShaded } from './docxStyles.ts';
import type { DocxStyles, ParagraphLook } from './docxStyles.ts';
import { Story } from './story.ts';
import type { Span } from './story.ts';
import { child, descendants, elements, textOf } from './xml.ts';
import type { XmlElement } from './xml.ts';

/** Below this a person reads nothing on paper. */
const TINY = 3;

/** Walks WordprocessingML (ECMA-376 part 1 §17) and tells its story. */
export class DocxBody {
  readonly #styles: DocxStyles;

  constructor(styles: DocxStyles) {
    this.#styles = styles;
  }

  /** `onColour`: the text may lie on a coloured ground, so that white is no sign of hiding. */
  read(container: XmlElement | undefined, onColour = false): Story {
    const story = new Story();
    for (const element of elements(container)) this.#block(element, story, onColour);
    return story;
  }

  #block(element: XmlElement, story: Story, onColour: boolean): void {
    switch (element.name) {
      case 'w:p':
        return this.#paragraph(element, story, onColour);
      case 'w:tbl':
        return this.#table(element, story, onColour);
      case 'w:sdt':
        return elements(child(element, 'w:sdtContent')).forEach((inner) => this.#block(inner, story, onColour));
      case 'w:ins':
      case 'w:customXml':
      case 'w:moveTo':
        return elements(element).forEach((inner) => this.#block(inner, story, onColour));
    }
  }

  #table(table: XmlElement, story: Story, onColour: boolean): void {
    const styled = descendants(child(table, 'w:tblPr'), 'w:tblStyle').length > 0 || onColour;
    for (const row of elements(table).filter(({ name }) => name === 'w:tr' || name === 'w:sdt')) {
      const cells = row.name === 'w:tr' ? elements(row) : descendants(row, 'w:tc');
      story.row(
        cells
          .flatMap((cell) => (cell.name === 'w:sdt' ? descendants(cell, 'w:tc') : cell.name === 'w:tc' ? [cell] : []))
          .map((cell) => this.read(cell, styled || isShaded(child(child(cell, 'w:tcPr'), 'w:shd')))),
      );
    }
    story.endBlock();
  }

  #paragraph(paragraph: XmlElement, story: Story, onColour: boolean): void {
    const pPr = child(paragraph, 'w:pPr');
    const look = this.#styles.paragraph(pPr);
    const spans: Span[] = [];
    const boxes: Story[] = [];
    const inline = {
      spans,
      boxes,
      look,
      onColour: onColour || look.shaded === true,
      breaksPage: child(pPr, 'w:pageBreakBefore') !== undefined,
    };
    for (const element of elements(paragraph)) this.#inline(element, inline);
    boxes.forEach((box) => story.append(box));
    if (inline.breaksPage) story.newPage();
    story.paragraph(spans, { bullet: look.listed === true && !look.heading, heading: look.heading === true, depth: look.depth });
  }

  #inline(element: XmlElement, line: InlineContext): void {
    switch (element.name) {
      case 'w:r':
        return this.#run(element, line);
      case 'w:del':
      case 'w:moveFrom':
      case 'w:pPr':
        return;
      case 'w:sdt':
        return elements(child(element, 'w:sdtContent')).forEach((inner) => this.#inline(inner, line));
      default:
        elements(element).forEach((inner) => this.#inline(inner, line));
    }
  }

  #run(run: XmlElement, line: InlineContext): void {
    const look = this.#styles.run(child(run, 'w:rPr'), line.look);
    const white = /^f{6}$/iu.test(look.colour ?? '') && !line.onColour && !look.shaded;
    const span: Span = {
      text: '',
      fontSize: look.fontSize ?? 10,
      bold: look.bold === true,
      face: faceOf(look),
      hidden: look.vanish === true || white || (look.fontSize ?? 10) < TINY,
    };
    for (const element of elements(run)) {
      if (element.name === 'w:br' && element.attributes['w:type'] === 'page') line.breaksPage = true;
      else if (/^(?:mc:AlternateContent|w:drawing|w:pict|w:object)$/u.test(element.name)) line.boxes.push(...this.#boxes(element));
      else span.text += inlineText(element);
    }
    line.spans.push(span);
  }

  /** The text boxes of a drawing; the second copy that old readers get (mc:Fallback) is left out. */
  #boxes(drawing: XmlElement): Story[] {
    if (drawing.name === 'mc:AlternateContent') {
      const choice = child(drawing, 'mc:Choice') ?? child(drawing, 'mc:Fallback');
      return elements(choice).flatMap((element) => this.#boxes(element));
    }
    if (drawing.name === 'w:txbxContent') return [this.read(drawing, true)];
    return elements(drawing).flatMap((element) => this.#boxes(element));
  }
}

interface InlineContext {
  spans: Span[];
  boxes: Story[];
  look: ParagraphLook;
  onColour: boolean;
  breaksPage: boolean;
}

function inlineText(element: XmlElement): string {
  switch (element.name) {
    case 'w:t':
      return textOf(element);
    case 'w:tab':
    case 'w:ptab':
      return '\t';
    case 'w:br':
    case 'w:cr':
      return '\n';
    case 'w:noBreakHyphen':
      return '-';
    case 'w:sym':
      return String.fromCodePoint(Number.parseInt(element.attributes['w:char'] ?? '20', 16) || 32);
    default:
      return '';
  }
}
