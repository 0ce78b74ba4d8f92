import { and, eq, type SQL } from 'drizzle-orm';
import type { CandidateListQuery } from '#contract/candidates';
import { sortOrder } from '#server/database/lists';
import { candidates } from '#server/database/schema/candidates';
import { containsWords } from '#server/database/textSearch';

/** Name, email or position (spec 2 §2). */
const searched = [candidates.firstName, candidates.lastName, candidates.emailAddress, candidates.currentPosition];

export const matching = ({ search, availabilityStatus, status }: CandidateListQuery): SQL | undefined =>
  and(
    search ? containsWords(search, searched) : undefined,
    availabilityStatus ? eq(candidates.availabilityStatus, availabilityStatus) : undefined,
    status ? eq(candidates.status, status) : undefined,
  );

const sortColumns = {
  name: [candidates.lastName, candidates.firstName],
  position: [candidates.currentPosition],
  location: [candidates.currentLocation],
};

/** Newest first unless told. */
export const sortedBy = (sort: CandidateListQuery['sort'] = '-createdAt'): SQL[] => sortOrder(candidates.id, sort, sortColumns);
