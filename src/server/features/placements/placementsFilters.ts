import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PlacementListQuery } from '#contract/placements';
import { sortOrder } from '#server/database/lists';
import { candidates } from '#server/database/schema/candidates';
import { placements } from '#server/database/schema/placements';
import { containsWords } from '#server/database/textSearch';

/** First name, last name, current position or company (spec 2 §2). */
const searched = [candidates.firstName, candidates.lastName, candidates.currentPosition, candidates.currentCompany];

export const matching = ({ search, jobId, candidateId, placementStatus }: PlacementListQuery): SQL | undefined =>
  and(
    search ? containsWords(search, searched) : undefined,
    jobId ? eq(placements.jobId, jobId) : undefined,
    candidateId ? eq(placements.candidateId, candidateId) : undefined,
    placementStatus ? eq(placements.placementStatus, placementStatus) : undefined,
  );

/** Newest first unless told; a placement without a score comes last in both directions. */
export const sortedBy = (sort: PlacementListQuery['sort'] = '-createdAt'): SQL[] => {
  // As the index has them.
  const newest = sql`${placements.id} desc nulls last`;
  if (sort === 'matchScore') return [asc(placements.matchScore), newest];
  if (sort === '-matchScore') return [sql`${placements.matchScore} desc nulls last`, newest];
  return sortOrder(placements.id, sort, { name: [candidates.lastName, candidates.firstName] });
};
