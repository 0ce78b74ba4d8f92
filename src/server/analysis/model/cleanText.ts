/** Markdown of a model without what it may not hold: links of its own, images, HTML, addresses. Marks in double brackets stay. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/!\[[^\]\n]*\](?:\([^)\n]*\)?|\[[^\]\n]*\])?/gu, '')
    .replaceAll(/(?<!\[)\[(?!\[)([^\]\n]*)\]\([^)\n]*\)?/gu, '$1')
    .replaceAll(/(\[\[[A-Z]\d{1,4}(?:\.[pn])?\]\])\([^)\n]*\)?/gu, '$1')
    .replaceAll(/<\/?[a-z!][^>\n]*>?/giu, '')
    .replaceAll(/\b(?:https?|ftp|javascript|data|mailto):\S*/giu, '')
    .replaceAll(/\bwww\.\S+/giu, '')
    .replaceAll('<', String.raw`\<`);

/** Longest piece that waits for the end of what it begins. */
const MOST_HELD = 400;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Nothing that a later piece could turn into a link, a mark or a tag. */
const isWhole = (text: string): boolean =>
  count(text, '[') === count(text, ']') && count(text, '(') <= count(text, ')') && text.lastIndexOf('<') <= text.lastIndexOf('>');

/** How much of a text can be shown already: as far as the last space before which everything is closed. */
const settled = (text: string): number => {
  for (let at = text.length; at > 0; at -= 1) if (/\s/u.test(text[at - 1]!) && isWhole(text.slice(0, at))) return at;
  return text.length > MOST_HELD ? text.length : 0;
};

/** Cleans a text that comes in pieces, whatever their borders: what is shown is always a beginning of the whole. */
export const createCleaner = (show: (clean: string) => void) => {
  let held = '';
  const release = (length: number) => {
    if (length <= 0) return;
    show(cleanText(held.slice(0, length)));
    held = held.slice(length);
  };
  return {
    add: (piece: string): void => {
      held += piece;
      release(settled(held));
    },
    end: (): void => release(held.length),
  };
};
