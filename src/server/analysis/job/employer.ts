import { isOnlyPlace } from '../text/places.ts';
import { companyScore } from '../text/workWords.ts';
import { fold } from '../text/fold.ts';
import type { Found } from '../text/span.ts';
import { findContract } from './contract.ts';
import { isName, type Piece } from './pieces.ts';

const NAME = String.raw`(?<name>\p{Lu}[\p{L}\d&'’. -]{1,50}?)`;
const SENTENCES = [
  new RegExp(String.raw`(?:^|[\n.!?]\s{0,2})Chez ${NAME}(?:,|\s(?:nous|vous|tu|on)\s)`, 'u'),
  new RegExp(
    String.raw`(?:^|[\n.!?]\s{0,2})${NAME}\s(?:recrute|recherche|embauche|is (?:hiring|looking for|seeking|recruiting))(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|\n)\s*(?:[ÀA] propos d(?:e\s|['’])|About\s|Qui est\s|Pourquoi rejoindre\s|Why join\s|Rejoignez\s|Join\s)${NAME}\s*(?:[?:!,]|\n|$)`,
    'u',
  ),
];
/** What an agency calls itself: the employer is somebody else. */
const AGENCY = /cabinet de recrutement|agence (?:d'interim|d'emploi|de recrutement)|recruitment agency|notre client|our client/u;
/** « About the company », « Rejoignez notre équipe »: no name. */
const NOBODY = /^(?:the|us|our|you|your|this|nous|notre|vous|le|la|les|l|un|une|je|il|elle|on|we|who)(?![\p{L}])/u;

const recruitsIn = (text: string): Found<string> | null => {
  for (const pattern of SENTENCES) {
    const match = pattern.exec(text);
    const name = match?.groups?.name?.trim();
    if (!match || !name || NOBODY.test(fold(name))) continue;
    const start = match.index + match[0].indexOf(name);
    return { value: name, span: { start, end: start + name.length } };
  }
  return null;
};

/** The employer: the piece of the head that its words, or the rest of the text, show to be one; else whoever « recruits » in a sentence. */
export const findEmployer = (pieces: readonly Piece[], place: Piece | null, text: string): Found<string> | null => {
  const free = pieces
    .filter((piece) => piece !== place && isName(piece))
    .filter(({ value }) => !isOnlyPlace(value, fold(value)) && !AGENCY.test(fold(value)));
  const rated = free.map((piece) => {
    const again = Math.min(2, text.split(piece.value).length - 2);
    return { piece, score: Math.max(0, companyScore(piece.value, fold(piece.value))) + 2 * again + (piece.row.bold ? 0.5 : 0) };
  });
  const best = rated.toSorted((a, b) => b.score - a.score)[0];
  if (best && best.score >= 2) return best.piece;
  const told = recruitsIn(text);
  if (told) return told;
  // « Larkfield – London – Permanent »: what is left of a line that names the place or the contract.
  const facts = (piece: Piece) => pieces.filter((other) => other !== piece && other.row === piece.row);
  return free.find((piece) => facts(piece).some((other) => other === place || findContract(fold(other.value), true))) ?? null;
};
