import { and, count, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/database/client';
import { listVersion } from '#server/database/listVersions';
import { candidates } from '#server/database/schema/candidates';
import { jobs } from '#server/database/schema/jobs';
import { placements } from '#server/database/schema/placements';

const COUNTED = { candidates, jobs, placements } as const;
type CountedTable = keyof typeof COUNTED;

/** What a company's records say of themselves in figures; days are those of its time zone. */
export const statisticsRepository = (database: Queryable, companyId: string, timeZone: string) => {
  const dayOf = (instant: AnyPgColumn | SQL) => sql<string>`to_char(${instant} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;

  /** Records created since a day, counted by day. */
  const createdByDay = async (name: CountedTable, since: string) => {
    const table = COUNTED[name];
    const day = dayOf(table.createdAt);
    return database
      .select({ day, count: count() })
      .from(table)
      .where(and(eq(table.companyId, companyId), gte(day, since)))
      .groupBy(sql`1`);
  };

  const total = async (name: CountedTable) => {
    const table = COUNTED[name];
    const [row] = await database.select({ count: count() }).from(table).where(eq(table.companyId, companyId));
    return row!.count;
  };

  const owned = eq(placements.companyId, companyId);

  const byStatus = () =>
    database
      .select({ status: placements.placementStatus, count: count() })
      .from(placements)
      .where(owned)
      .groupBy(placements.placementStatus);

  const byScore = () =>
    database.select({ score: placements.matchScore, count: count() }).from(placements).where(owned).groupBy(placements.matchScore);

  /** Placements that succeeded since a day, with what their fee is made of. */
  const placedSince = (since: string) => {
    const day = dayOf(placements.placedAt);
    const { createdAt, placedAt, actualFee, feePercentage } = placements;
    const { salaryMin, salaryMax, salaryCurrency } = jobs;
    return database
      .select({ day, createdAt, placedAt, actualFee, feePercentage, salaryMin, salaryMax, salaryCurrency })
      .from(placements)
      .innerJoin(jobs, eq(jobs.id, placements.jobId))
      .where(and(owned, eq(placements.placementStatus, 'placed'), isNotNull(placedAt), gte(day, since)));
  };

  /** Days of the latest change of placements that are rejected now. */
  const rejectedSince = async (since: string) => {
    const day = dayOf(sql`(${placements.history} -> -1 ->> 'at')::timestamptz`);
    return database
      .select({ day })
      .from(placements)
      .where(and(owned, eq(placements.placementStatus, 'rejected'), gte(day, since)));
  };

  /** Of the placements created since a day, how many are placed. */
  const converted = async (since: string) => {
    const [row] = await database
      .select({ count: count() })
      .from(placements)
      .where(and(owned, eq(placements.placementStatus, 'placed'), gte(dayOf(placements.createdAt), since)));
    return row!.count;
  };

  const version = () => listVersion(database, companyId, 'candidates', 'jobs', 'placements');

  return { createdByDay, total, byStatus, byScore, placedSince, rejectedSince, converted, version };
};
