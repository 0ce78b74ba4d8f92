import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { VersionedList } from '#server/database/listVersions';

/** A table whose rows come from uploaded files that tasks analyse. */
export interface AnalyzedTable {
  table: PgTable & Record<'id' | 'companyId' | 'status' | 'fileId' | 'analysisTaskId', PgColumn>;
  /** The list that every write renews the version of. */
  list: VersionedList;
}
