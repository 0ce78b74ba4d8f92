import type { Row } from '../../text/rows.ts';
import type { Anchor } from '../anchors.ts';

/** Posts under an employer told with the whole stay. */
const MIN_POSTS = 2;

/** Whether two dates are one, as precisely as the less precise of them tells. */
const isSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : one !== '' && (one.startsWith(other.slice(0, 7)) || other.startsWith(one.slice(0, 7)));

/** Whether a row stands further in than the stay above it, or behind a bullet that the stay has not. */
const isInner = (row: Row, stay: Row): boolean => {
  const [marked, plain] = [row, stay].map(({ text, from }) => text.slice(0, from).trim());
  return (row.page === stay.page && row.x > stay.x + 3) || (marked !== '' && plain === '');
};

/** Dated rows that tell the whole stay at an employer, and the posts right below each that fill it from its first day to its last. */
export interface WholeStays {
  stays: ReadonlySet<Anchor>;
  posts: ReadonlySet<Anchor>;
  /** Those of them that stand further in than the stay: whatever they name, it employs. */
  inner: ReadonlySet<Anchor>;
}

/** The posts within the stay that an anchor may tell; none where they do not fill it. */
const postsOf = (rows: readonly Row[], anchors: readonly Anchor[], at: number): readonly Anchor[] => {
  const { period: stay, index } = anchors[at]!;
  if (stay.single || stay.startDate === '' || rows[index]!.bullet) return [];
  const behind = anchors.slice(at + 1);
  const [head, first] = [rows[index]!, behind[0] && rows[behind[0].index]!];
  const areInner = first !== undefined && isInner(first, head);
  const end = behind.findIndex(
    ({ period, index: at }) =>
      (areInner && !isInner(rows[at]!, head)) ||
      (period.startDate < stay.startDate && !isSame(period.startDate, stay.startDate)) ||
      (stay.endDate !== null && (period.endDate === null || (period.endDate > stay.endDate && !isSame(period.endDate, stay.endDate)))),
  );
  const posts = end < 0 ? behind : behind.slice(0, end);
  const isFirst = posts.some(({ period }) => isSame(period.startDate, stay.startDate));
  const isLast = posts.some(({ period }) => isSame(period.endDate, stay.endDate));
  const fill = posts.length >= MIN_POSTS && posts[0]!.index <= index + 2 && isFirst && isLast;
  return fill ? posts : [];
};

export const wholeStays = (rows: readonly Row[], anchors: readonly Anchor[]): WholeStays => {
  const told = anchors.map((anchor, at) => [anchor, postsOf(rows, anchors, at)] as const).filter(([, posts]) => posts.length > 0);
  return {
    stays: new Set(told.map(([anchor]) => anchor)),
    posts: new Set(told.flatMap(([, posts]) => posts)),
    inner: new Set(told.flatMap(([stay, posts]) => posts.filter(({ index }) => isInner(rows[index]!, rows[stay.index]!)))),
  };
};
