import { typeAt } from '../text/typed.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { isSchool } from '../text/studyWords.ts';
import { titleScore } from '../text/workWords.ts';
import { namesDegree } from './content.ts';
import { isDressed, isShortTitle } from './typography.ts';

/** Letters of a title at most. */
const MAX_LETTERS = 60;
/** Known headings that a look needs before it tells others. */
const MIN_KNOWN = 2;

/** How a row is set: size, weight, capitals, face and colour. */
export const lookOf = (row: Row): string => `${Math.round(row.fontSize * 2)} ${row.bold} ${row.caps} ${typeAt(row, row.from)?.look ?? ''}`;

/** Whether two rows begin, end or have their middle at one place. */
const isAlignedWith = (row: Row, other: Row): boolean =>
  Math.abs(row.x - other.x) < 3 ||
  (row.x > 0 && Math.abs(row.right - other.right) < 3) ||
  Math.abs(row.x + row.right - other.x - other.right) < 6;

/** A title of work, a degree or a school: what an entry opens with. */
const namesEntry = (row: Row): boolean =>
  titleScore(row.folded.slice(row.from)) >= 3 || namesDegree(row.folded) || isSchool(contentOf(row));

/** Rows set and placed, once each, as the known headings are and as hardly anything else is: headings in words that no list knows. */
export const rowsSetAsHeadings = (rows: readonly Row[], known: ReadonlySet<Row>, body: number): ReadonlySet<Row> => {
  const found = new Set<Row>();
  const titles = rows.filter((row) => !row.bullet && row.text.length <= MAX_LETTERS && isDressed(row, body));
  for (const alike of Map.groupBy(titles, lookOf).values()) {
    const told = alike.filter((row) => known.has(row));
    const others = alike.filter((row) => !known.has(row));
    if (told.length < MIN_KNOWN || others.length > told.length) continue;
    const once = [...Map.groupBy(others, contentOf).values()].filter(({ length }) => length === 1);
    for (const row of once.flat()) {
      const next = rows[rows.indexOf(row) + 1];
      const aligned = told.filter((heading) => isAlignedWith(row, heading)).length >= MIN_KNOWN;
      if (aligned && isShortTitle(row, next) && !namesEntry(row) && /\p{L}{3}/u.test(contentOf(row))) found.add(row);
    }
  }
  return found;
};
