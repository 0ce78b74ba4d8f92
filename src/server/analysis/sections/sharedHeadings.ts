import { contentOf, type Row } from '../text/rows.ts';
import { headingKinds } from './headings.ts';
import type { Section } from './sections.ts';

/** Points between two columns, at least. */
const GUTTER = 8;

/** « Contact    Education », « contact education »: the headings of columns that begin on one row; null when a row is none. */
const titlesOf = (row: Row): string[] | null => {
  const cells = row.text.slice(row.from).split('\n');
  const titles = cells.length > 1 ? cells : contentOf(row).split(' ');
  if (cells.length === 1 && headingKinds(contentOf(row)).length !== titles.length) return null;
  const known = titles.every((title) => headingKinds(title).length === 1 && (cells.length > 1 || headingKinds(title)[0] !== 'other'));
  const differ = cells.length > 1 || new Set(titles.map((title) => headingKinds(title)[0])).size === titles.length;
  return titles.length > 1 && titles.length < 4 && known && differ ? titles : null;
};

/** The columns that rows stand in, from left to right: what nothing crosses parts them. */
const columnsOf = (rows: readonly Row[]): { x: number; right: number }[] => {
  const columns: { x: number; right: number }[] = [];
  for (const { x, right } of rows.toSorted((a, b) => a.x - b.x)) {
    const last = columns.at(-1);
    if (last && x < last.right + GUTTER) last.right = Math.max(last.right, right);
    else columns.push({ x, right });
  }
  return columns;
};

/** Sections whose headings stand side by side on one row: each takes the rows of its column, down to the next heading there. */
export const withSharedHeadings = (sections: readonly Section[]): Section[] => {
  const shared = sections.find(({ heading }) => heading && heading.x > 0 && titlesOf(heading));
  const titles = shared && titlesOf(shared.heading!);
  if (!shared || !titles) return [...sections];
  const { page, y, fontSize } = shared.heading!;
  const under = (row: Row): boolean => row.page === page && row.y > y;
  const headings = sections.flatMap(({ heading }) => (heading && heading.fontSize > fontSize - 0.6 && under(heading) ? [heading] : []));
  const below = sections.flatMap(({ rows }) => rows.filter(under));
  const ways = [Infinity, ...headings.map((row) => row.y).toSorted((a, b) => b - a)].map((end) =>
    columnsOf(below.filter((row) => row.y < end)),
  );
  const columns = ways.find(({ length }) => length === titles.length);
  if (!columns) return [...sections];
  const ends = columns.map(({ x, right }) =>
    Math.min(...headings.filter((row) => row.x < right + GUTTER && row.right > x - GUTTER).map((row) => row.y), Infinity),
  );
  const columnAt = (row: Row): number =>
    under(row) ? columns.findIndex(({ x, right }, at) => row.x >= x && row.x < right && row.y < ends[at]!) : -1;
  const own = titles.map((title, at): Section => {
    const rows = sections.flatMap((section) => section.rows.filter((row) => columnAt(row) === at));
    return { kinds: headingKinds(title), heading: shared.heading, rows };
  });
  return sections.flatMap((section) =>
    section === shared ? own : [{ ...section, rows: section.rows.filter((row) => columnAt(row) < 0) }],
  );
};
