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

/** Lists within a list that word processors know; a hostile file has any number of them. */
const LEVELS = 8;
const LABEL_LINES = 3;
const LABEL_LETTERS = 45;
const DATE_LETTERS = 40;

/** Collects a word processor's text in reading order: paragraphs into blocks, table rows, text boxes apart. */
export class Story {
  readonly flows: Flow[] = [];
  readonly hidden: string[] = [];
  /** Every paragraph at its place, null for an empty one: what stands side by side in the cells of one row. */
  readonly places: (Paragraph | null)[] = [];
  #open: Flow | null = null;
  #newPage = false;
  /** Whether the paragraph before is a heading: what stands under it is read with it, another heading too. */
  #headed = false;

  /** Adds a paragraph; an empty one ends the block. `depth` is how many lists a bullet stands in beyond the first. */
  paragraph(spans: Span[], { bullet = false, heading = false, depth = 0 } = {}): void {
    this.hidden.push(...spans.filter((span) => span.hidden).map((span) => span.text));
    const seen = spans.filter((span) => !span.hidden && span.text !== '');
    const text = seen.map((span) => span.text).join('');
    if (text.trim() === '') {
      this.places.push(null);
      return this.endBlock();
    }
    if (heading && !this.#headed) this.endBlock();
    this.#headed = heading;
    const told = look(seen);
    const plain = { text, ...told, bold: told.bold || heading, looks: looksOf(seen) };
    const paragraph = bullet ? { ...led('• ', trimmed(plain)), depth: Math.min(LEVELS, Math.max(0, depth)) } : plain;
    this.places.push(paragraph);
    this.#add(paragraph);
  }

  endBlock(): void {
    this.#open = null;
    this.#headed = false;
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
    if (isDatedRow(filled)) return this.#dated(filled[0]!.places, filled[1]!.places);
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

  /** « 2019 – 2022 / 2016 – 2019 » in one cell, what each dates at the same height in the next: a block each. */
  #dated(dates: Story['places'], told: Story['places']): void {
    told.forEach((paragraph, at) => {
      const date = dates[at];
      if (!paragraph) return;
      if (date) this.endBlock();
      this.#add(date ? beside(date, paragraph) : paragraph);
    });
    this.endBlock();
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

const yearOf = (text: string): number => Number(/(?:19|20)\d\d/.exec(text)?.[0]);

/** « 09/2019 – » over « 06/2021 », « 2019 » over « 2021 »: one date on two lines, where several go back in time. */
const isOneDate = (above: string, below: string): boolean =>
  /(?:[-–—]|\s(?:à|au|to))\s*$/u.test(above) || /^\s*(?:[-–—]|à\s|au\s|to\s)/u.test(below) || yearOf(above) < yearOf(below);

/** Whether one cell holds several dates and the only other one something beside each. */
function isDatedRow([dates, told, other]: Story[]): boolean {
  const standing = dates?.places.flatMap((paragraph, at) => (paragraph ? [{ paragraph, at }] : [])) ?? [];
  return (
    told !== undefined &&
    other === undefined &&
    standing.length > 1 &&
    standing.every(({ paragraph }, index) => index === 0 || !isOneDate(standing[index - 1]!.paragraph.text, paragraph.text)) &&
    standing.every(({ paragraph: { text }, at }) => text.length <= DATE_LETTERS && /(?:19|20)\d\d/.test(text) && told.places[at])
  );
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
  flow.paragraphs = [beside(label, first), ...rest];
}

/** A label and what it names, as two cells of a line. */
const beside = (label: Paragraph, named: Paragraph): Paragraph => ({
  ...named,
  text: `${label.text}\t${named.text}`,
  bold: label.bold || named.bold,
  looks: joined(label, 1, named),
});

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
