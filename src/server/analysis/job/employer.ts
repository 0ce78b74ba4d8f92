import { isOnlyPlace } from '../text/places.ts';
import { companyScore, titleScore } from '../text/workWords.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { fold } from '../text/fold.ts';
import type { Found } from '../text/span.ts';
import { findContract } from './contract.ts';
import { isName, type Piece } from './pieces.ts';
import { RECRUITS, recruitsIn } from './recruits.ts';

/** What an agency calls itself: the employer is somebody else. */
const AGENCY = /cabinet de recrutement|agence (?:d'interim|d'emploi|de recrutement)|recruitment agency|notre client|our client/u;
/** « Emergency Department », « Pôle technique »: a part of an organisation. Folded. */
const PART =
  /(?<!\p{L})(?:department|division|unit|team|services?)$|^(?:service|equipe|pole|departement|direction|unite|poste|department|reports to|statut|coefficient)(?!\p{L})/u;

/** « Restaurant gastronomique »: a kind of organisation, and no name. */
const isKind = (value: string): boolean =>
  /\p{Ll}/u.test(value) &&
  companyScore(value, fold(value)) > 0 &&
  !/\s(?:(?:du|de|des|d['’]|la|le|les|of|the)\s?)*['’]?\p{Lu}/u.test(value);

/** « Association Les Tilleuls recrute »: a sentence, of which the name is read. */
const ANNOUNCES = new RegExp(String.raw`\s(?:${RECRUITS})\s?[:!]?$`, 'u');

const isTrade = (value: string): boolean => titleScore(fold(value)) > 0 && companyScore(value, fold(value)) < ORGANISATION;
/** What `companyScore` gives for a word of organisations. */
const ORGANISATION = 2.5;

/** « Tarvel Cloud »: a row of a few words in capitals and nothing else, the first of the page or beside its title. */
const standsAlone = ({ value, row }: Piece, title: Row | undefined): boolean =>
  contentOf(row).replace(/\s\(.*$/u, '') === value &&
  value.split(' ').every((word) => /^(?:\p{Lu}|&$|de$|du$|des$|la$|le$|et$|and$|of$)/u.test(word)) &&
  (row.index === 0 || (title !== undefined && Math.abs(row.index - title.index) <= 1));

/**
 * The employer: the piece of the head that its words, or the rest of the text, show to be one; else whoever « recruits » in a sentence,
 * else a name alone on its row beside the title.
 */
export const findEmployer = (pieces: readonly Piece[], place: Piece | null, text: string, title: Row | undefined): Found<string> | null => {
  const free = pieces
    .filter((piece) => piece !== place && isName(piece))
    .filter(({ value }) => !isOnlyPlace(value, fold(value)) && !AGENCY.test(fold(value)) && !PART.test(fold(value)))
    .filter(({ value }) => !isKind(value) && !isTrade(value) && !ANNOUNCES.test(value));
  const rated = free.map((piece) => {
    const again = Math.min(2, text.split(piece.value).length - 2);
    const beside = piece.row.index === title?.index ? -1 : 0;
    const alone = standsAlone(piece, title) ? 0.5 : 0;
    const behindAt = /@\s$/u.test(text.slice(Math.max(0, piece.span.start - 2), piece.span.start)) ? 4 : 0;
    const words = Math.max(0, companyScore(piece.value, fold(piece.value)));
    return { piece, score: words + 2 * again + (piece.row.bold ? 0.5 : 0) + beside + alone + behindAt };
  });
  const best = rated.toSorted((a, b) => b.score - a.score)[0];
  if (best && best.score >= 2 - (best.piece.row.index === title?.index ? 1 : 0)) return best.piece;
  const told = recruitsIn(text);
  if (told) return told;
  // « Larkfield – London – Permanent »: what is left of a line that names the place or the contract.
  const facts = (piece: Piece) => pieces.filter((other) => other !== piece && other.row === piece.row);
  const beside = free.find((piece) => facts(piece).some((other) => other === place || findContract(fold(other.value), true)));
  if (beside) return beside;
  return AGENCY.test(fold(text)) ? null : (free.find((piece) => standsAlone(piece, title)) ?? null);
};
