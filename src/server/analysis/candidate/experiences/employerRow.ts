import { ORGANISATION_WORDS } from '../../lexicon/organisations.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { fold } from '../../text/fold.ts';
import { tellsTasks } from './deeds.ts';
import { assign } from './heads.ts';
import { NO_HABITS } from './habits.ts';
import { isPart } from './parts.ts';
import { toSegments } from './segments.ts';
import { opensWithVerb } from './verbs.ts';

/** Rows of an account in which its employer may stand, and words that such a row has at most. */
const MAX_ROWS = 3;
const MAX_WORDS = 14;

/** Whether a row does nothing but name an organisation: no bullet, no label, nothing done. */
const namesEmployer = (row: Row): boolean => {
  const text = contentOf(row);
  const opens = isPart(text) || ORGANISATION_WORDS.has(fold(text.split(/[\s,]/u)[0]!));
  const plain = !row.bullet && !text.includes(':') && /^\p{Lu}/u.test(text) && text.split(' ').length <= MAX_WORDS;
  return plain && opens && companyScore(text, fold(text)) >= 2.5 && titleScore(fold(text)) < 3 && !tellsTasks(text) && !opensWithVerb(text);
};

/** « Researcher » over « Grant 1070. » over « Computing Department, Orvane University. »: the employer of a title below what paid for it; '' for none. */
export const employerRow = (told: readonly Row[]): string => {
  const row = told.slice(0, MAX_ROWS).find((one, at) => namesEmployer(one) && told.slice(0, at).every(({ bullet }) => !bullet));
  return row ? assign(toSegments(contentOf(row).replace(/\.$/u, ''), 0, row.bold), NO_HABITS).company : '';
};
