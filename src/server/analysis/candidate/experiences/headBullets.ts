import { findPeriods } from '../../dates/periods.ts';
import { isOnlyDate } from '../../text/besideDate.ts';
import { fold } from '../../text/fold.ts';
import { contentOf, type Row } from '../../text/rows.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';

/** Which bullet a row has, and where it stands. */
const markOf = (row: Row): string => `${row.text.slice(0, row.from).trim()} ${Math.round(row.x / 3)}`;

const isDated = (row: Row | undefined): boolean => row !== undefined && contentOf(row).length < 120 && findPeriods(row.folded).length > 0;

/** Whether a bulleted row is the head of an entry: its date stands right under it, or right above a title. */
const opensEntry = (rows: readonly Row[], index: number): boolean => {
  const [row, above, below] = [rows[index]!, rows[index - 1], rows[index + 1]];
  if (below && isDated(below) && !isDated(row) && markOf(below) !== markOf(row)) return true;
  return above !== undefined && !above.bullet && isOnlyDate(above) && titleScore(fold(contentOf(row))) >= 3;
};

/** Bullets of one kind mark heads from so many on, and when such a share of them does. */
const MIN_HEADS = 2;
const SHARE = 0.75;

/** « • Weaver @ Orvane – silk »: a bullet that opens with a post. */
const namesPost = (row: Row | undefined): boolean =>
  row?.bullet === true && titleScore(fold(contentOf(row).split(/\s(?:[@|–—-]|at|chez)\s|[,:(]/u)[0]!)) >= 3;

/** « • Department of Weaving, University of Orvane »: a bullet that names an employer, alone or with what it is a part of. */
const namesEmployer = (row: Row): boolean =>
  contentOf(row)
    .split(', ')
    .some((name) => companyScore(name, fold(name)) >= 2.5);

/** First bullets under dates that stand alone, most of which name a post: tasks follow them in the same list. */
const postsUnderDates = (rows: readonly Row[]): number[] => {
  const first = rows.flatMap((row, index) => (!row.bullet && isOnlyDate(row) ? [index + 1] : []));
  const posts = first.filter((index) => namesPost(rows[index]));
  return posts.length >= MIN_HEADS && posts.length >= SHARE * first.length ? posts : [];
};

/** Rows of heads in bullets of their own, as their tasks are: a date, a post under it, its employer under both. */
const headsInBullets = (rows: readonly Row[]): number[] => {
  const heads = rows.flatMap((row, index) => {
    const [post, employer] = [rows[index + 1], rows[index + 2]];
    if (!row.bullet || !post || !employer?.bullet || !isOnlyDate(row) || !namesPost(post) || !namesEmployer(employer)) return [];
    return markOf(row) === markOf(post) && markOf(row) === markOf(employer) ? [[index, index + 1, index + 2]] : [];
  });
  return heads.length >= MIN_HEADS ? heads.flat() : [];
};

/** « • 2018 à 2021 » over « • Orvane (63) », from the first row of a section on: dates in bullets, and what each opens. */
const openedByDates = (rows: readonly Row[]): number[] => {
  const dates = rows.flatMap((row, index) => (row.bullet && isOnlyDate(row) ? [index] : []));
  const pairs = dates.filter((index) => rows[index + 1]?.bullet && !dates.includes(index + 1));
  return dates[0] === 0 && pairs.length === dates.length && pairs.length >= MIN_HEADS ? pairs.flatMap((index) => [index, index + 1]) : [];
};

/** Rows of a section in which one kind of bullet marks the heads of entries and not tasks: those rows stand out instead. */
export const withoutHeadBullets = (rows: readonly Row[]): Row[] => {
  const kinds = Map.groupBy(
    rows.flatMap((row, index) => (row.bullet ? [index] : [])),
    (index) => markOf(rows[index]!),
  );
  const ofKind = [...kinds.values()]
    .filter((indexes) => {
      const opening = indexes.filter((index) => opensEntry(rows, index)).length;
      return opening >= MIN_HEADS && opening >= SHARE * indexes.length;
    })
    .flat();
  const heads = new Set([...ofKind, ...postsUnderDates(rows), ...headsInBullets(rows), ...openedByDates(rows)]);
  return rows.map((row, index) => (heads.has(index) ? { ...row, bullet: false, bold: true } : row));
};
