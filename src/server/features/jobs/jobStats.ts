import { count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/client';
import { placements } from '#server/database/schema/placements';

const { placementStatus } = placements;
const countIf = (condition: SQL) => sql`count(*) filter (where ${condition})`;
const orNone = (counted: SQL.Aliased) => sql<number>`coalesce(${counted}, 0)`.mapWith(Number);

/** What the offers of a company have for `stats`: one query for them all, joined by the offer; an offer without placements has zeros. */
export const placementStats = (database: Queryable, companyId: string) => {
  const stats = database
    .select({
      jobId: placements.jobId,
      total: sql`${count()}`.as('total'),
      analyzed: countIf(ne(placementStatus, 'to_analyze')).as('analyzed'),
      presented: countIf(inArray(placementStatus, ['presented', 'interviewed', 'placed'])).as('presented'),
      placed: countIf(eq(placementStatus, 'placed')).as('placed'),
    })
    .from(placements)
    .where(eq(placements.companyId, companyId))
    .groupBy(placements.jobId)
    .as('stats');
  const counts = {
    total: orNone(stats.total),
    analyzed: orNone(stats.analyzed),
    presented: orNone(stats.presented),
    placed: orNone(stats.placed),
  };
  return { stats, counts };
};
