import { contentOf, type Row } from '../../text/rows.ts';
import { typeAt } from '../../text/typed.ts';
import { isHeaderLike } from './headers.ts';
import { titleScore } from '../../text/workWords.ts';

/** Rows that may tell of an employer before the title stands. */
const MAX_TOLD = 4;
/** Words that such a title has at most. */
const TITLE_WORDS = 8;

/** Which of the rows under an employer is the title: it follows an account of the employer, and is set otherwise or far shorter; -1 for none. */
export const titleBelow = (told: readonly Row[]): number => {
  const at = told.slice(0, MAX_TOLD + 1).findIndex((row) => titleScore(row.folded.slice(row.from)) >= 3 && isTitleRow(row));
  const [title, above] = [told[at], told[at - 1]];
  if (!title || !above || told.slice(0, at).some(({ bullet }) => bullet)) return -1;
  const [own, other] = [typeAt(title, title.from), typeAt(above, above.from)];
  const apart = title.bold !== above.bold || title.fontSize > above.fontSize + 0.4 || (own && other ? own.look !== other.look : false);
  return apart || /[.!]$/.test(contentOf(above)) ? at : -1;
};

const isTitleRow = (row: Row): boolean => !row.bullet && isHeaderLike(row) && contentOf(row).split(' ').length <= TITLE_WORDS;
