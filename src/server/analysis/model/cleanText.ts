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

/** How much of a text can be shown already: nothing that a later piece could turn into a link, a mark or a tag. */
const settled = (text: string): number => {
  const space = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1;
  const start = text.lastIndexOf('\n', space - 2) + 1;
  const line = text.slice(start, space);
  const opened = Math.max(line.lastIndexOf('['), line.lastIndexOf('<'), line.lastIndexOf('!'));
  if (opened < 0) return space;
  const tail = line.slice(opened);
  const closed = tail.startsWith('<') ? tail.includes('>') : /^!?\[[^\]]*\]+(?:\([^)]*\))?\s$|\]\]?[^(\[]*\s/u.test(tail);
  const before = /^[\s\S]*?(?=!?\[{0,2}[^[]*$)/u.exec(line.slice(0, opened))?.[0].length ?? opened;
  return closed ? space : start + Math.min(before, opened);
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
      release(held.length > MOST_HELD ? held.lastIndexOf('\n') + 1 || settled(held) : settled(held));
    },
    end: (): void => release(held.length),
  };
};
