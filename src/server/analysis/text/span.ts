import type { Passage, ReadDocument } from '#contract/documents';

/** Offsets into `ReadDocument.text`. */
export interface Span {
  start: number;
  end: number;
}

/** A value and the place that proves it. */
export interface Found<T> {
  value: T;
  span: Span;
}

export const covering = (spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
});

/** Turns spans into passages of this document; spaces at both ends stay out of them. */
export const passageMaker = (document: ReadDocument): ((span: Span) => Passage) => {
  const pageStarts = document.pages.map((page) => ({
    number: page.number,
    start: Math.min(...page.blocks.flatMap(({ lines }) => lines.map((line) => line.start))),
  }));
  return (span) => {
    let { start, end } = span;
    while (start < end && /\s/.test(document.text[start]!)) start += 1;
    while (end > start && /\s/.test(document.text[end - 1]!)) end -= 1;
    const page = pageStarts.findLast((candidate) => candidate.start <= start)?.number ?? 1;
    return { page, start, end, text: document.text.slice(start, end) };
  };
};
