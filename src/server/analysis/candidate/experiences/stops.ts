import { TITLE_HEADS } from '../../lexicon/jobTitles.ts';
import { EMPLOYER_ENDINGS, LEGAL_FORMS, ORGANISATION_WORDS } from '../../lexicon/organisations.ts';
import { fold } from '../../text/fold.ts';
import { titleScore } from '../../text/workWords.ts';

const STOP = /\.\s(?=\p{Lu})(?!(?:Ltd|Inc|Co|Corp|LLC|LLP|Lda|GmbH)(?!\p{L}))/u;

/** Title and employer have no more words than this, each; more are sentences. */
const MAX_WORDS = 6;

/** A word that ends a title or the name of an employer: never « St. », « Dr. ». */
const ends = (text: string): boolean => {
  const words = fold(text).split(' ');
  const last = words.at(-1)!;
  return words.length > 1 && [TITLE_HEADS, EMPLOYER_ENDINGS, LEGAL_FORMS, ORGANISATION_WORDS].some((known) => known.has(last));
};

/** « Orvane Labs. Quality analyst. »: a title and an employer that a full stop parts, a row each. */
export const splitStops = (text: string): string => {
  const parts = text.replace(/\.\s*$/u, '').split(STOP);
  if (parts.length !== 2) return text;
  const titled = parts.filter((part) => titleScore(fold(part)) >= 3);
  return titled.length === 1 && ends(parts[0]!) && parts.every((part) => part.trim().split(' ').length <= MAX_WORDS)
    ? parts.join('\n')
    : text;
};
