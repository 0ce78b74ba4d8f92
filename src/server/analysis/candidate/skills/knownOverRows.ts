import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { joinRows } from '../../text/unwrap.ts';
import { coveredWhole, namesSkill } from './skills.ts';

/** Words of a skill that one end of a line may cut. */
const CUT_WORDS = 2;

/** Rows apart, those that were joined before counted. */
const NEAR = 4;

/** Whether the last name of a row and the first one of the next are one known skill: « Deep » over « Learning, SQL ». */
const isOneSkill = (above: Row, below: Row): boolean => {
  if (below.bullet || below.page !== above.page || below.index > above.index + NEAR) return false;
  const last = fold(/[^,;|·•/\n\t]*$/u.exec(contentOf(above))![0]).trim();
  const first = fold(/^[^,;|·•/\n\t]*/u.exec(contentOf(below))![0]).trim();
  if (last === '' || first === '' || Math.max(last.split(' ').length, first.split(' ').length) > CUT_WORDS) return false;
  return coveredWhole(`${last} ${first}`) && !(namesSkill(last) && namesSkill(first));
};

/** Whether a list parted by semicolons goes on in the next row, the first word of which had no room left: « …; Clip Studio » over « Paint; … ». */
const isOneList = (rows: readonly Row[], above: Row, below: Row): boolean => {
  if (below.bullet || below.page !== above.page || below.block !== above.block) return false;
  const goesOn = contentOf(above).includes(';') && /[^;:.,\s]$/u.test(contentOf(above)) && /^[^:]+;/u.test(contentOf(below));
  if (!goesOn) return false;
  const end = Math.max(...rows.filter(({ page, block }) => page === above.page && block === above.block).map(({ right }) => right));
  const letter = (below.right - below.x) / below.text.length;
  return above.right + (contentOf(below).split(' ')[0]!.length + 1) * letter > end;
};

/** The rows of a list, those joined between which the end of a column cut a skill. */
export const withKnownWhole = (rows: readonly Row[]): Row[] => {
  const whole: Row[] = [];
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    if (above && (isOneSkill(above, row) || isOneList(rows, above, row))) whole[whole.length - 1] = joinRows(whole.at(-1)!, row, ' ');
    else whole.push(row);
  });
  return whole;
};
