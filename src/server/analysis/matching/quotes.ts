import type { Passage } from '#contract/documents';

const LONGEST = 180;
const BOUNDARY = /[\n\f•▪◦;]|\.(?=\s|$)/gu;

/** The sentence or line of a text around two offsets, cut at words when it is long. */
export const sentenceAround = (text: string, start: number, end: number): string => {
  let from = 0;
  let to = text.length;
  for (const { index, 0: mark } of text.matchAll(BOUNDARY)) {
    if (index < start) from = index + mark.length;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  if (to - from > LONGEST) {
    const room = Math.max(0, Math.floor((LONGEST - (end - start)) / 2));
    if (start - room > from) from = text.indexOf(' ', start - room) + 1 || start;
    if (end + room < to) to = Math.max(end, text.lastIndexOf(' ', end + room));
  }
  return text
    .slice(Math.min(from, start), to)
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s,:–—•-]+/u, '')
    .trim();
};

/** Sentences and lines of a text, with where they begin. */
export const sentencesOf = (text: string): { text: string; start: number }[] => {
  const found: { text: string; start: number }[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(BOUNDARY)) {
    found.push({ text: text.slice(from, index), start: from });
    from = index + mark.length;
  }
  found.push({ text: text.slice(from), start: from });
  return found.filter((sentence) => sentence.text.trim().length > 2);
};

export const quoteOf = (passage: Passage, start = 0, end = Math.min(passage.text.length, 1)): { text: string; page: number } => ({
  text: sentenceAround(passage.text, start, end),
  page: passage.page,
});
