import { foldText } from '#contract/common';

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each word searched for begins one of the entry's, whatever its case and accents. */
export const matches = (search: string, { label, also }: { label: string; also: string }): boolean => {
  const known = wordsOf(`${label} ${also}`);
  return wordsOf(search).every((word) => known.some((other) => other.startsWith(word)));
};
