import { TITLE_HEADS } from '../../lexicon/jobTitles.ts';
import { EMPLOYER_ENDINGS, LEGAL_FORMS, ORGANISATION_WORDS } from '../../lexicon/organisations.ts';
import { fold } from '../../text/fold.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';

const STOP = /\.\s(?=\p{Lu})(?!(?:Ltd|Inc|Co|Corp|LLC|LLP|Lda|GmbH)(?!\p{L}))/u;

/** « Orvane.Weaver of silk »: the same without the space that a page left out. */
const GLUED = /(?<=[\p{Ll}\d]{2})\.(?=\p{Lu}\p{Ll}{3})/u;

/** Title and employer have no more words than this, each; more are sentences. */
const MAX_WORDS = 6;

/** A word that ends a title or the name of an employer: never « St. », « Dr. ». */
const ends = (text: string): boolean => {
  const words = fold(text).split(' ');
  const last = words.at(-1)!;
  return words.length > 1 && [TITLE_HEADS, EMPLOYER_ENDINGS, LEGAL_FORMS, ORGANISATION_WORDS].some((known) => known.has(last));
};

const isTitle = (text: string): boolean => titleScore(fold(text)) >= 3;

/** « Research associate. Lind Group, Faculty of Botany, Harlow University. »: behind a title and its full stop, an employer with what it is a part of. */
export const employsBehind = (title: string, firm: string): boolean => {
  const pieces = firm.split(/,\s(?![^()]*\))/u);
  return (
    isTitle(title) &&
    TITLE_HEADS.has(fold(title.trim()).split(' ').at(-1)!) &&
    title.trim().split(' ').length <= MAX_WORDS &&
    pieces.every((piece) => piece.trim().split(' ').length <= MAX_WORDS && /^\p{Lu}/u.test(piece) && !isTitle(piece)) &&
    pieces.some((piece) => companyScore(piece, fold(piece)) >= 2.5)
  );
};

/** « Orvane Labs. Quality analyst. »: a title and an employer that a full stop parts, a row each. */
export const splitStops = (text: string): string => {
  const glued = text.split(GLUED);
  if (glued.length === 2 && isTitle(glued[0]!) !== isTitle(glued[1]!)) return glued.join('\n');
  const parts = text.replace(/\.\s*$/u, '').split(STOP);
  if (parts.length === 2 && employsBehind(parts[0]!, parts[1]!)) return parts.join('\n');
  if (parts.length !== 2) return text;
  const titled = parts.filter(isTitle);
  return titled.length === 1 && ends(parts[0]!) && parts.every((part) => part.trim().split(' ').length <= MAX_WORDS)
    ? parts.join('\n')
    : text;
};
