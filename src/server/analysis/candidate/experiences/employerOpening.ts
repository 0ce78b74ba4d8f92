import type { Row } from '../../text/rows.ts';
import { cutAtMarks, markedText, typeAt } from '../../text/typed.ts';
import { toSegments } from './segments.ts';

/** Words of the stretch that names an employer at the head of an account. */
const MAX_WORDS = 12;

/** « *Northvale University, Leeds.* I built the tools of… »: the employer that opens an account in a type of its own; '' for none. */
export const employerOpening = ([first]: readonly Row[]): string => {
  if (!first || first.bullet) return '';
  const [opening, ...others] = cutAtMarks(markedText(first).slice(first.from));
  if (!opening || others.length === 0 || opening.text.split(/\s+/).length > MAX_WORDS || !/^\p{Lu}/u.test(opening.text)) return '';
  const segments = toSegments(opening.text, 0, first.bold, typeAt(first, first.from));
  return segments.some(({ title, company }) => title > company) ? '' : (segments.find(({ company }) => company >= 2.5)?.text ?? '');
};
