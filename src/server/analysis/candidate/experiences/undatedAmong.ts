import type { Row } from '../../text/rows.ts';
import { type Draft, segmentsOf } from './entryHeads.ts';
import { assign } from './heads.ts';
import { isSetAlike, openingsOf } from './repeatedHeads.ts';
import { habitsOf } from './sectionHabits.ts';
import { undatedAnchor } from './undatedAnchor.ts';

/** Of the dated jobs, the share that must begin where the section, as it is built, has one begin. */
const BUILT_SHARE = 0.75;

/**
 * Jobs without a date among dated ones: where the section has a job begin as the dated ones do, set as their first rows are, a head of
 * no more rows than theirs that names a title and an employer.
 */
export const withUndatedHeads = (rows: readonly Row[], drafts: readonly Draft[]): readonly Draft[] => {
  if (drafts.length === 0) return drafts;
  const openings = openingsOf(rows);
  const begun = new Set(openings.map(({ from }) => from));
  const built = drafts.filter(({ from }) => begun.has(from));
  const held = new Set(drafts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  if (openings.length <= drafts.length || built.length < BUILT_SHARE * drafts.length) return drafts;
  const most = Math.max(...drafts.map(({ from, to, anchor }) => to - from - Number(anchor.bare)));
  const free = openings.flatMap(({ from, end }): Draft[] => {
    const to = Math.min(end, from + most);
    const isFree = rows.slice(from, to).every((_, at) => !held.has(from + at));
    return isFree && built.some((draft) => isSetAlike(rows[draft.from]!, rows[from]!))
      ? [{ anchor: undatedAnchor(rows[from]!, from), from, to }]
      : [];
  });
  if (free.length === 0) return drafts;
  const segments = new Map([...drafts, ...free].map((draft) => [draft, segmentsOf(rows, draft, draft.to)]));
  const habits = habitsOf([...segments.values()]);
  const more = free.filter((draft) => {
    const { position, company, titled, named } = assign(segments.get(draft)!, habits);
    return position !== '' && company !== '' && (titled || named);
  });
  return [...drafts, ...more].toSorted((one, other) => one.from - other.from);
};
