import type { Flow, Paragraph } from '../layout/flow.ts';
import type { Look } from '../layout/run.ts';

/** A stretch of a paragraph in one style. */
export interface Span {
  text: string;
  fontSize: number;
  bold: boolean;
  /** Its slant, size and colour: the same words for the same look. */
  face: string;
  hidden: boolean;
}

const LABEL_LINES = 3;
const LABEL_LETTERS = 45;

/** Collects a word processor's text in reading order: paragraphs into blocks, table rows, text boxes apart. */
export class Story {
  readonly flows: Flow[] = [];
  readonly hidden: string[] = [];
  #open: Flow | null = null;
  #newPage = false;

  /** Adds a paragraph; an empty one ends the block. */
  paragraph(spans: Span[], { bullet = false, heading = false } = {}): void {
    this.hidden.push(...spans.filter((span) => span.hidden).map((span) => span.text));
    const seen = spans.filter((span) => !span.hidden && span.text !== '');
    const text = seen.map((span) => span.text).join('');
    if (text.trim() === '') return this.endBlock();
    if (heading) this.endBlock();
    const paragraph = { text, ...look(seen), looks: looksOf(seen) };
    this.#add(bullet ? led('• ', trimmed(paragraph)) : paragraph);
  }

  endBlock(): void {
    this.#open = null;
  }

  newPage(): void {
    this.endBlock();
    this.#newPage = this.flows.length > 0;
  }

  /** Adds blocks read elsewhere: a text box, a cell, a header. */
  append(story: Story): void {
    this.endBlock();
    this.flows.push(...story.flows);
    this.hidden.push(...story.hidden);
  }

  /** Adds a table row: facts side by side are one line, a short label leads what it names, long cells are read one after the other. */
  row(cells: Story[]): void {
    this.hidden.push(...cells.flatMap((cell) => cell.hidden));
    let label: Paragraph | null = null;
    const filled = cells.filter(({ flows }) => flows.length > 0);
    for (const cell of filled) {
      const paragraphs = cell.flows.flatMap((flow) => flow.paragraphs);
      const short = paragraphs.length === 1 || (cell !== filled.at(-1) && isLabel(paragraphs));
      const flows: Flow[] = short ? [{ paragraphs: [fold(paragraphs)] }] : cell.flows;
      if (label) prefix(flows, label);
      label = short ? (flows[0]?.paragraphs[0] ?? null) : null;
      if (!short) flows.forEach((flow) => this.#flow(flow));
    }
    if (label) this.#add(label);
    else this.endBlock();
  }

  #add(paragraph: Paragraph): void {
    if (!this.#open) {
      this.#open = { paragraphs: [], newPage: this.#newPage };
      this.#newPage = false;
      this.flows.push(this.#open);
    }
    this.#open.paragraphs.push(paragraph);
  }

  #flow(flow: Flow): void {
    this.endBlock();
    flow.paragraphs.forEach((paragraph) => this.#add(paragraph));
  }
}

function isLabel(paragraphs: Paragraph[]): boolean {
  const letters = paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  return paragraphs.length <= LABEL_LINES && letters <= LABEL_LETTERS;
}

function fold(paragraphs: Paragraph[]): Paragraph {
  const whole = { ...paragraphs[0], text: '', looks: [] as Look[] };
  for (const paragraph of paragraphs.map(trimmed)) {
    const glue = whole.text === '' ? '' : ' ';
    whole.looks.push(...shifted(paragraph.looks, whole.text.length + glue.length));
    whole.text += glue + paragraph.text;
  }
  return whole;
}

function prefix(flows: Flow[], label: Paragraph): void {
  const flow = flows[0];
  const [first, ...rest] = flow?.paragraphs ?? [];
  if (!flow || !first) return;
  const text = `${label.text}\t${first.text}`;
  flow.paragraphs = [{ ...first, text, bold: label.bold || first.bold, looks: joined(label, 1, first) }, ...rest];
}

/** The size and weight that most letters of a paragraph have. */
function look(spans: Span[]): { fontSize: number; bold: boolean } {
  const total = spans.reduce((sum, span) => sum + span.text.length, 0);
  const boldLetters = spans.reduce((sum, span) => sum + (span.bold ? span.text.length : 0), 0);
  const largest = spans.reduce((a, b) => (b.text.trim().length > a.text.trim().length ? b : a));
  return { fontSize: largest.fontSize, bold: boldLetters * 2 > total };
}

/** Where spans change their look. */
function looksOf(spans: Span[]): Look[] {
  let at = 0;
  return spans.map(({ text, bold, face }) => {
    const look = { at, bold, key: `${face}${bold ? ' bold' : ''}` };
    at += text.length;
    return look;
  });
}

const shifted = (looks: Look[] | undefined, by: number): Look[] =>
  (looks ?? []).map((look) => ({ ...look, at: Math.max(0, look.at + by) }));

/** The looks of two texts put together, `glue` letters between them. */
const joined = (first: Paragraph, glue: number, next: Paragraph): Look[] => [
  ...(first.looks ?? []),
  ...shifted(next.looks, first.text.length + glue),
];

function trimmed(paragraph: Paragraph): Paragraph {
  const lead = paragraph.text.length - paragraph.text.trimStart().length;
  return { ...paragraph, text: paragraph.text.trim(), looks: shifted(paragraph.looks, -lead) };
}

function led(mark: string, paragraph: Paragraph): Paragraph {
  return { ...paragraph, text: mark + paragraph.text, looks: shifted(paragraph.looks, mark.length) };
}
