import { isTradesman } from './tradesmen.ts';
import { describe, type Segment, tidy } from './segment.ts';

export const STRONG =
  /\n|\t|\s{3,}|\s*\*{2,}\s*|(?<=\p{Ll}{5}|\p{Ll}\)|\p{L}\s\p{Lu}\)|[”»"])\.\s(?=\p{Lu})(?!(?:Inc|Ltd|Co|Corp|LLC|GmbH)(?!\p{L}))|\s*[|•·●▪■○◦‣]\s*|\s(?:[–—―－]|-{1,3})\s|\s[–—](?=\S)|(?<=\S)[–—]\s|(?<=\p{L}{2}|\p{L}\.)—(?=\p{Lu})|(?<=\p{L}{3}|\))-\s(?=\p{Lu})|(?<=\))-(?=\p{L})|\s-(?=\p{Lu})|\s?:\s|\s?;\s|\s\/\/?\s|\s(?:=+>|-+>|→|➔|[<>~.])\s|\s»(?=\s)/gu;

/** Marks that may stand inside one fact: « First mate - Tour guide », « Frontend / Backend developer », « Alpha / Beta ». */
const SOFT = /^\s+(?:[–—]|-{1,3})\s+$|^\s+\/\s+$/u;

const DASHED = /^\s+(?:[–—]|-{1,3})\s+$/u;
const STROKED = /^\s+\/\s+$/u;
const COLON = /^\s?:\s$/u;

/** A piece between strong separators, and the mark before it. */
interface Piece {
  text: string;
  dashed: boolean;
  stroked: boolean;
  colon: boolean;
}

/** Whether the pieces on both sides of a soft mark say one thing: two titles, or for a stroke two things of one kind. */
const isOneFact = (before: string, mark: string, behind: string): boolean => {
  const stroke = mark.includes('/');
  const [one, other] = [before, stroke ? behind.split(', ')[0]! : behind].map((text) => describe(tidy(text), 0, false, false)) as [
    Segment,
    Segment,
  ];
  if (!stroke && isTradesman(other.text)) return false;
  if (one.text === '' || other.text === '' || one.contract !== other.contract) return false;
  if (one.contract) return stroke;
  if (one.title >= 3 && other.title >= 3)
    return one.title > one.company && other.title > other.company && (stroke || Math.max(one.company, other.company) < 2.5);
  if (!stroke) return false;
  if (behind.includes(',') && Math.max(one.title, other.title) >= 3) return one.company < 2 && other.company < 2 && !one.place;
  return one.title < 2 && other.title < 2 && one.place === other.place && one.company >= 2 === other.company >= 2;
};

/** « (Station Velmar – Lodre) », « (12 stores; 80 people) »: a mark inside brackets parts nothing. */
const BROKEN_BRACKET = /\([^()]*$/u;

/** « Serveuse « Le Vieux Moulin » Lodre »: a mark that closes a quote parts nothing. */
const OPEN_QUOTE = /«[^»]*$/u;

/** Text cut at its strong separators, but for the soft ones inside one fact. */
export const splitStrong = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  let glue = '';
  const add = (piece: string) => {
    const last = pieces.at(-1);
    const bracketed =
      last !== undefined &&
      (DASHED.test(glue) || /^\s?;\s$|[→>|]/u.test(glue)) &&
      BROKEN_BRACKET.test(last.text) &&
      /^[^()]*\)/.test(piece);
    if (last !== undefined && (bracketed || (SOFT.test(glue) && isOneFact(last.text, glue, piece))))
      pieces[pieces.length - 1] = { ...last, text: last.text + glue + piece };
    else pieces.push({ text: piece, dashed: DASHED.test(glue), stroked: STROKED.test(glue), colon: COLON.test(glue) });
  };
  for (const match of text.matchAll(STRONG)) {
    if (match[0].includes('»') && OPEN_QUOTE.test(text.slice(0, match.index))) continue;
    add(text.slice(from, match.index));
    glue = match[0];
    from = match.index + glue.length;
  }
  add(text.slice(from));
  return pieces;
};
