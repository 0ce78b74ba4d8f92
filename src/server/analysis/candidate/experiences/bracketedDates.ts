import { findPeriods } from '../../dates/periods.ts';
import { type Row, sliceRow } from '../../text/rows.ts';
import { titleScore } from '../../text/workWords.ts';
import { joinRows } from '../../text/unwrap.ts';

/** Bullets tell a job each from so many on, and when such a share of them has its date in brackets. */
const MIN_LINES = 3;
const SHARE = 0.75;
/** Words before the bracket at most. */
const HEAD_WORDS = 22;
/** What a bracket holds beside its date: « (CDD, mai 2019) », « (depuis 2020) ». */
const ASIDE = /^[\p{L}\d.,;:'’ –—/-]{0,24}$/u;
/** What ends a head: a mark, or nothing more. */
const END = /^\s?[:;.–—-]\s|^\s*[:;.]?\s*$/u;

/** Where the head of a line ends that tells its date in brackets behind it; null for any other line. */
const headEnd = ({ text, folded, from }: Row): number | null => {
  const [period] = findPeriods(folded);
  const open = period ? text.lastIndexOf('(', period.start) : -1;
  const close = period ? text.indexOf(')', period.end - 1) : -1;
  if (!period || open <= from || close < 0) return null;
  if (!ASIDE.test(text.slice(open + 1, period.start)) || !ASIDE.test(text.slice(period.end, close))) return null;
  return text.slice(from, open).trim().split(/\s+/u).length <= HEAD_WORDS && END.test(text.slice(close + 1)) ? close + 1 : null;
};

/** A line and the row that it goes on in, where its date stands there. */
const joinTails = (rows: readonly Row[]): Row[] => {
  const whole: Row[] = [];
  for (const row of rows) {
    const above = whole.at(-1);
    const goesOn = above?.bullet && !row.bullet && headEnd(above) === null && row.parts.length === 1 && above.page === row.page;
    const joined = goesOn ? joinRows(above, row, ' ') : null;
    if (joined && headEnd(joined) !== null) whole[whole.length - 1] = joined;
    else whole.push(row);
  }
  return whole;
};

/** Bullets that follow each other. */
const runsOf = (rows: readonly Row[]): Row[][] => {
  const runs: Row[][] = [];
  rows.forEach((row, index) => {
    if (!row.bullet) return;
    if (rows[index - 1]?.bullet) runs.at(-1)!.push(row);
    else runs.push([row]);
  });
  return runs;
};

/** Whether a trade is named before the bracket: posts at one employer, where other lists of the section tell tasks. */
const isTitled = (row: Row): boolean => {
  const [period] = findPeriods(row.folded);
  return titleScore(row.folded.slice(row.from, row.folded.lastIndexOf('(', period?.start))) >= 2;
};

/** Dated rows that are no bullets from so many on are the jobs: bullets below them that name no trade are tasks. */
const MIN_STAYS = 2;
const isStay = (row: Row): boolean => !row.bullet && findPeriods(row.folded).some(({ single }) => !single);

/** « • Vendeuse à la boulangerie Orme (mai 2019) : accueil, caisse… »: where the bullets of a section are its jobs, their heads are rows of their own. */
export const partBracketedDates = (rows: readonly Row[]): readonly Row[] => {
  const whole = joinTails(rows);
  const kindOf = (row: Row): string => `${row.text.slice(0, row.from).trim()} ${Math.round(row.x / 3)}`;
  const kinds = Map.groupBy(
    whole.filter(({ bullet }) => bullet),
    kindOf,
  );
  const ends = new Map<Row, number>();
  const addHeads = (lines: readonly Row[], areTitled: boolean): void => {
    const heads = lines.flatMap((row) => {
      const end = headEnd(row);
      return end === null ? [] : [[row, end] as const];
    });
    const told = heads.length >= MIN_LINES && heads.length >= SHARE * lines.length;
    if (told && (!areTitled || heads.every(([row]) => isTitled(row)))) for (const [row, end] of heads) ends.set(row, end);
  };
  const areTasks = whole.filter(isStay).length >= MIN_STAYS;
  for (const lines of kinds.values()) addHeads(lines, areTasks);
  for (const lines of runsOf(whole)) addHeads(lines, true);
  if (ends.size === 0) return rows;
  return whole.flatMap((row) => {
    const end = ends.get(row);
    if (end === undefined) return [row];
    const told = end + /^[\s:;.–—-]*/u.exec(row.text.slice(end))![0].length;
    const head = { ...sliceRow(row, 0, end), bullet: false, bold: true };
    return told < row.text.length ? [head, { ...sliceRow(row, told, row.text.length), bullet: false, bold: false }] : [head];
  });
};
