import type { Citation } from '#contract/conversations';
import { type Base, nameOf, type Offer, type Person } from '../base.ts';

/** Text of a CV or an offer made harmless in Markdown: it can neither format, link, nor break a table. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(?:https?|ftp|javascript|data|mailto):(?:\/\/)?/giu, '')
    .replaceAll(/\bwww\./giu, '')
    .replaceAll(/[\\`*_[\]<>|~&!]/g, String.raw`\$&`)
    .trim();

const cut = (text: string, most = 90): string => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** A short piece of a record. */
export const piece = (text: string, most?: number): string => plain(cut(text, most));

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count > 1 ? many : one}`;

/** « a, b et c ». */
export const enumerate = (items: readonly string[], last = 'et'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
export const figure = (value: number): string => decimal.format(value);
export const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))}\u00A0%`;
export const inThousands = (value: number): string => `${figure(value)} k€`;

/** An answer while it is written: paragraphs of Markdown, and the records that they name, in order. */
export class Draft {
  readonly #blocks: string[] = [];
  readonly #citations = new Map<string, Citation>();
  readonly #base: Base;
  /** Records that the next question may point at, when they are more than those named. */
  people: string[] | null = null;
  offers: string[] | null = null;

  constructor(base: Base) {
    this.#base = base;
  }

  person({ facts, name }: Person): string {
    this.#citations.set(`candidate ${facts.id}`, { kind: 'candidate', id: facts.id, label: name });
    return `[${plain(name)}](/candidates/${facts.id})`;
  }

  offer({ facts }: Offer): string {
    const label = facts.title || 'Offre sans titre';
    this.#citations.set(`job ${facts.id}`, { kind: 'job', id: facts.id, label });
    return `[${plain(label)}](/jobs/${facts.id})`;
  }

  /** « Hélène Lefèvre → Développeur C++ », once both are known. */
  placement(id: string, candidateId: string, jobId: string, words: string): string {
    const candidate = this.#base.people.find(({ facts }) => facts.id === candidateId);
    const job = this.#base.offers.find(({ facts }) => facts.id === jobId);
    const label = [candidate && nameOf(candidate.facts), job?.facts.title].filter(Boolean).join(' – ');
    this.#citations.set(`placement ${id}`, { kind: 'placement', id, label });
    return `[${words}](/placements/${id})`;
  }

  say(...sentences: (string | false | null | undefined)[]): this {
    const text = sentences.filter(Boolean).join(' ');
    if (text !== '') this.#blocks.push(text);
    return this;
  }

  list(items: readonly string[]): this {
    if (items.length > 0) this.#blocks.push(items.map((item) => `- ${item}`).join('\n'));
    return this;
  }

  table(head: readonly string[], rows: readonly (readonly string[])[]): this {
    const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell || '–').join(' | ')} |`;
    if (rows.length > 0) this.#blocks.push([`| ${head.join(' | ')} |`, line(head.map(() => '---')), ...rows.map(line)].join('\n'));
    return this;
  }

  get content(): string {
    return this.#blocks.join('\n\n');
  }

  get citations(): Citation[] {
    return [...this.#citations.values()];
  }
}
