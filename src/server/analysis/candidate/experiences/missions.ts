import { fold } from '../../text/fold.ts';
import type { Row } from '../../text/rows.ts';
import { titleScore } from '../../text/workWords.ts';
import type { Anchor } from '../anchors.ts';

/** Dated heads from so many on show that what is dated within them are missions. */
const MIN_HEADS = 3;

const namesTitle = ({ rest }: Anchor): boolean => titleScore(fold(rest)) >= 3;

/** Whether a dated row that names no trade falls within the time of the head above it, as precisely as it tells. */
const isMission = (mission: Anchor, heads: readonly Anchor[]): boolean => {
  const { index, period } = mission;
  const stay = heads.findLast((head) => head.index < index)?.period;
  return (
    stay !== undefined &&
    !namesTitle(mission) &&
    !stay.single &&
    stay.startDate.slice(0, period.startDate.length) <= period.startDate &&
    (stay.endDate === null || (period.endDate !== null && period.endDate <= stay.endDate))
  );
};

/** Whether all these dated rows tell what was done in the time of the heads. */
export const areMissions = (rows: readonly Anchor[], heads: readonly Anchor[]): boolean =>
  heads.length >= MIN_HEADS && rows.length > 0 && rows.every((row) => isMission(row, heads));

/** Points between the type of heads and a lesser one, at least. */
const SMALLER = 1;

/** The dated rows in the largest type of a section. */
export const inLargestType = (rows: readonly Row[], anchors: readonly Anchor[]): Anchor[] => {
  const largest = Math.max(...anchors.map(({ index }) => rows[index]!.fontSize));
  return anchors.filter(({ index }) => rows[index]!.fontSize > largest - SMALLER);
};

/** Whether the heads in the largest type name the posts, and every dated row in a lesser one is a mission of theirs. */
export const areMissionsOfPosts = (anchors: readonly Anchor[], largest: readonly Anchor[]): boolean =>
  largest.every(namesTitle) &&
  areMissions(
    anchors.filter((anchor) => !largest.includes(anchor)),
    largest,
  );
