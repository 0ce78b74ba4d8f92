import { fold } from '../text/fold.ts';
import { endsOnState } from '../text/places.ts';
import { contentOf, spanOf, type Row } from '../text/rows.ts';
import type { Span } from '../text/span.ts';
import { joinRows } from '../text/unwrap.ts';

/** One element of a list: `C++` of « C, C++, C# ». */
export interface Item {
  text: string;
  folded: string;
  /** Whether separators set it apart; false: the whole row. */
  apart: boolean;
  spanOf: (from: number, to: number) => Span;
}

const SEPARATOR = /,|;|\n|\t|\s{3,}|\||•|·|●|▪|■|\s[–—-]\s|\s\/\s|\.\s+(?=\p{Lu})/u;
/** « HTML/CSS » is one name as it is printed, « HTML/CSS/Vue » a list. */
const STROKE = /(?<=[\p{L}\d+#]{2})\/(?=\p{L}{3})/gu;
const LABEL = /^[^:,;|]{2,45}\s?:(?!\/\/)\s*/u;

/** « Langages : … », or a first cell beside a cell that enumerates. */
const labelLength = (text: string): number => {
  const label = LABEL.exec(text);
  if (label) return label[0].length;
  const word =
    /^(?:langages?|languages?|syst[èe]mes?|systems?|outils?|tools?|logiciels?|software|frameworks?|bases? de donn[ée]es|databases?|m[ée]thodes?|biblioth[èe]ques|libraries|environnements?|sgbd|os|ide|web|divers|autres?|programmation|programming|bureautique)(?:\s+(?=\S.*,)|\s*[·•|]\s+)/iu.exec(
      text,
    );
  if (word) return word[0].length;
  const cell = /^([^\n\t,;|·•]{2,40})[\n\t]\s*(?![•·])/u.exec(text);
  return cell && cell[1]!.trim().split(' ').length <= 4 && /[,;|·•]/.test(text.slice(cell[0].length)) ? cell[0].length : 0;
};

/** Positions of separators outside parentheses. */
const cut = (text: string): { from: number; to: number }[] => {
  const pieces: { from: number; to: number }[] = [];
  const pattern = new RegExp(SEPARATOR.source, 'gu');
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const opened = text.lastIndexOf('(', match.index);
    if (opened >= from && text.indexOf(')', opened) > match.index && text.lastIndexOf(')', match.index) < opened) continue;
    pieces.push({ from, to: match.index });
    from = match.index + match[0].length;
  }
  pieces.push({ from, to: text.length });
  return pieces.flatMap((piece) => cutAtStrokes(text, piece));
};

/** A piece that strokes part twice or more, cut at them. */
const cutAtStrokes = (text: string, { from, to }: { from: number; to: number }): { from: number; to: number }[] => {
  const strokes = [...text.slice(from, to).matchAll(STROKE)].map(({ index }) => from + index);
  if (strokes.length < 2 || text.slice(from, to).includes('(')) return [{ from, to }];
  return [...strokes, to].map((end, at) => ({ from: at === 0 ? from : strokes[at - 1]! + 1, to: end }));
};

/** « Python (Django, Flask) » counts as three items. */
const open = (text: string, from: number, to: number): { from: number; to: number }[] => {
  const at = text.slice(from, to).indexOf('(');
  if (at < 0 || !text.slice(from + at, to).includes(',')) return [{ from, to }];
  const inner = cut(text.slice(from + at + 1, to).replace(/\)/g, ' ')).map((piece) => ({
    from: from + at + 1 + piece.from,
    to: from + at + 1 + piece.to,
  }));
  return [{ from, to: from + at }, ...inner];
};

/** Without the signs around it, nor the full stop behind one or two words that end a list. */
const trim = (text: string, from: number, to: number): [number, number] => {
  const lead = /^[\s•·▪●○■□◆►▶➢➤✓✔❖½¼¾”“„»›‹▸▹◦‣⁃✦✧◇⦁⋆*–—:>★☆⭐()\uE000-\uF8FF-]*/u.exec(text.slice(from, to))![0].length;
  const tail = /[\s:;,⋆★☆⭐■□●○◆·•–—(\uE000-\uF8FF-]*$/u.exec(text.slice(from + lead, to))![0].length;
  const end = Math.max(from + lead, to - tail);
  const stop = /^\S+(?:\s\S+)?(?<=[\p{L}\d+#)]{2})\.$/u.test(text.slice(from + lead, end)) ? 1 : 0;
  return [from + lead, end - stop];
};

/** « Langages : Java | Outils : Docker »: behind a stroke or a gap another label may stand. */
const LABELLED_CELL = /(?:[|•·\n\t]|\s{3,})\s*$/u;
/** « Langages : Java ; Outils : Docker »: behind a label, a semicolon parts the lists too. */
const LABELLED_PART = /(?:[|•·\n\t;]|\s{3,})\s*$/u;

/** Elements of the lists that a section's rows hold; labels before a colon are left out. A wrapped element stays whole. */
export const splitItems = (rows: readonly Row[]): Item[] => {
  const items: Item[] = [];
  for (const row of joinWrapped(rows)) {
    const label = labelLength(row.text.slice(row.from));
    const base = row.from + label;
    for (const rough of cut(row.text.slice(base))) {
      const named =
        rough.from > 0 && (label > 0 ? LABELLED_PART : LABELLED_CELL).test(row.text.slice(0, base + rough.from))
          ? labelLength(row.text.slice(base + rough.from, base + rough.to))
          : 0;
      for (const piece of open(row.text, base + rough.from + named, base + rough.to)) {
        const told = /\s\(\d{1,2}\+?\s(?:ans?|years?|yrs?|mois|months?)\)?\s*$/u.exec(row.text.slice(piece.from, piece.to));
        const [from, to] = trim(row.text, piece.from, told ? piece.from + told.index : piece.to);
        const text = row.text
          .slice(from, to)
          .replace(/\)$/u, (close, at: number) => (row.text.slice(from, from + at).includes('(') ? close : ''));
        if (text === '') continue;
        items.push({
          text: text.replaceAll(/\s/g, ' '),
          folded: fold(text),
          apart: to - from < row.text.slice(row.from).trim().length,
          spanOf: (start, end) => spanOf(row, from + start, from + end),
        });
      }
    }
  }
  return items;
};

/** « learn- » over « ing »: a word that the end of a line cut; behind « front- », « e- » the hyphen is the word’s own. */
const CUT_WORD = /\p{Ll}{2}-$/u;
const OWN_HYPHEN =
  /(?:^|[^\p{L}])(?:front|back|full|open|low|high|self|multi|cross|real|object|end|off|non|semi|pre|post|sous|aide|auto|co|data|test)-$/iu;
const isCutWord = (above: string, below: string): boolean => CUT_WORD.test(above) && !OWN_HYPHEN.test(above) && /^\p{Ll}/u.test(below);

const OPEN_END = /(?:\s|^)(?:de|des|du|d['’]|et|and|of|en|in|à|a|au|aux|the|la|le|les|pour|for|with|avec|&)$|[/(&-]$/iu;

/** A row that breaks off (after « de », inside parentheses, before a lower-case word) goes on in the next one. */
export const joinWrapped = (rows: readonly Row[]): Row[] => {
  const joined: Row[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (!last || row.bullet || row.page !== last.page || last.text.length > 2_000 || LABEL.test(row.text)) {
      joined.push(row);
      continue;
    }
    const above = contentOf(last);
    if (isCutWord(above, contentOf(row))) {
      joined[joined.length - 1] = joinRows({ ...last, text: last.text.trimEnd().slice(0, -1) }, row, '');
      continue;
    }
    const lower = /^\p{Ll}{2}/u.test(contentOf(row));
    const unclosed = above.lastIndexOf('(') > above.lastIndexOf(')');
    const wraps =
      (OPEN_END.test(above) && !endsOnState(above)) ||
      unclosed ||
      (lower && /^\p{Lu}/u.test(above) && !/[,.;:]$/.test(above) && (last.bullet || /,/.test(above) || above.length > 14));
    if (!wraps) {
      joined.push(row);
      continue;
    }
    joined[joined.length - 1] = joinRows(last, row, /\p{L}-$/u.test(above) && /^\p{Lu}/u.test(contentOf(row)) ? '' : ' ');
  }
  return joined;
};
