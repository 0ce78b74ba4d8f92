import type { Row } from '../../text/rows.ts';
import type { Anchor } from '../anchors.ts';

/** Posts under an employer told with the whole stay. */
const MIN_POSTS = 2;

const monthOf = (date: string): string => date.slice(0, 7);

/** Dated rows that tell the whole stay at an employer, and the posts right below each that fill it from its first day to its last. */
export interface WholeStays {
  stays: ReadonlySet<Anchor>;
  posts: ReadonlySet<Anchor>;
}

/** The posts within the stay that an anchor may tell; none where they do not fill it. */
const postsOf = (rows: readonly Row[], anchors: readonly Anchor[], at: number): readonly Anchor[] => {
  const { period: stay, index } = anchors[at]!;
  if (stay.single || stay.startDate === '' || rows[index]!.bullet) return [];
  const behind = anchors.slice(at + 1);
  const end = behind.findIndex(
    ({ period }) =>
      period.startDate < stay.startDate || (stay.endDate !== null && (period.endDate === null || period.endDate > stay.endDate)),
  );
  const posts = end < 0 ? behind : behind.slice(0, end);
  const starts = posts.map(({ period }) => monthOf(period.startDate)).toSorted();
  const isLast = posts.some(({ period }) => (period.endDate && monthOf(period.endDate)) === (stay.endDate && monthOf(stay.endDate)));
  const fill = posts.length >= MIN_POSTS && posts[0]!.index <= index + 2 && starts[0] === monthOf(stay.startDate) && isLast;
  return fill ? posts : [];
};

export const wholeStays = (rows: readonly Row[], anchors: readonly Anchor[]): WholeStays => {
  const told = anchors.map((anchor, at) => [anchor, postsOf(rows, anchors, at)] as const).filter(([, posts]) => posts.length > 0);
  return { stays: new Set(told.map(([anchor]) => anchor)), posts: new Set(told.flatMap(([, posts]) => posts)) };
};
