import type { Passage } from '#contract/documents';

const LONGEST = 240;

/** The passage of a document that proves a fact, its spaces made plain and a long one cut. */
export const quoteOf = ({ text }: Pick<Passage, 'text'>): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
};
