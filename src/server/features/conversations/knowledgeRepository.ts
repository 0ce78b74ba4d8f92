import { and, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OfferFacts, PlacementFact, ProfileFacts } from '#server/analysis/assistant/base';
import { type CandidateFeatures, MATCHING_VERSION } from '#server/analysis/matching/features';
import type { Queryable } from '#server/database/client';
import { candidates } from '#server/database/schema/candidates';
import { jobs } from '#server/database/schema/jobs';
import { candidateFeatures } from '#server/database/schema/matchFeatures';
import { placements } from '#server/database/schema/placements';

/** Read, but never by the assistant: who may not be chosen by it, what belongs to files and tasks. */
const {
  nationality: _nationality,
  passages: _passages,
  hiddenText: _hidden,
  cvWords: _words,
  companyId: _company,
  ...profileColumns
} = getTableColumns(candidates);
const { passages: _jobPassages, companyId: _jobCompany, ...offerColumns } = getTableColumns(jobs);

/** Rows asked for at once: a large base is read in pages. */
const PAGE = 500;

/** French stemming without accents, the same on both databases. */
const matches = (columns: PgColumn[], term: string): SQL => {
  const text = sql.join(
    columns.map((column) => sql`coalesce(${column}::text, '')`),
    sql` || ' ' || `,
  );
  return sql`to_tsvector('french', unaccent(${text})) @@ websearch_to_tsquery('french', unaccent(${term}))`;
};

const candidateTexts = [
  candidates.currentPosition,
  candidates.professionalSummary,
  candidates.technicalSkills,
  candidates.softSkills,
  candidates.workExperience,
  candidates.education,
  candidates.certifications,
  candidates.languages,
];
const jobTexts = [jobs.title, jobs.description, jobs.company, jobs.requirements, jobs.niceToHave, jobs.benefits];

/** A candidate's facts, with what matching made of them; null while it has not. */
export interface KnownProfile {
  id: string;
  facts: ProfileFacts;
  features: CandidateFeatures | null;
}

/** What the assistant reads of one company's records; no query reaches another's. */
export const knowledgeRepository = (database: Queryable, companyId: string) => {
  const inPages = async <T>(ids: readonly string[], read: (page: string[]) => Promise<T[]>): Promise<T[]> => {
    const all: T[] = [];
    for (let start = 0; start < ids.length; start += PAGE) all.push(...(await read(ids.slice(start, start + PAGE))));
    return all;
  };

  /** Ids with the date of their last change, newest first. */
  const marks = (table: typeof candidates | typeof jobs) =>
    database.select({ id: table.id, updatedAt: table.updatedAt }).from(table).where(eq(table.companyId, companyId)).orderBy(desc(table.id));

  /** Features that matching made by its present rules from the present facts. */
  const upToDate = and(
    eq(candidateFeatures.candidateId, candidates.id),
    eq(candidateFeatures.version, MATCHING_VERSION),
    eq(candidateFeatures.factsAt, sql`date_trunc('milliseconds', ${candidates.updatedAt})`),
  );

  /** Words are read only where features are still to be made of them. */
  const wordsWithoutFeatures = sql<string[] | null>`case when ${candidateFeatures.candidateId} is null then ${candidates.cvWords} end`;

  const profiles = (ids: readonly string[]): Promise<KnownProfile[]> =>
    inPages(ids, async (page) => {
      const rows = await database
        .select({ ...profileColumns, features: candidateFeatures.features, cvWords: wordsWithoutFeatures })
        .from(candidates)
        .leftJoin(candidateFeatures, upToDate)
        .where(and(eq(candidates.companyId, companyId), inArray(candidates.id, page)));
      return rows.map(({ features, cvWords, ...facts }) => ({
        id: facts.id,
        facts: { ...facts, createdAt: facts.createdAt.toISOString(), cvWords: cvWords ?? undefined },
        features: features as CandidateFeatures | null,
      }));
    });

  const offers = (ids: readonly string[]): Promise<OfferFacts[]> =>
    inPages(ids, async (page) => {
      const rows = await database
        .select(offerColumns)
        .from(jobs)
        .where(and(eq(jobs.companyId, companyId), inArray(jobs.id, page)));
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    });

  const { id, candidateId, jobId, placementStatus, matchScore, createdAt } = placements;
  const allPlacements = async (): Promise<PlacementFact[]> => {
    const rows = await database
      .select({ id, candidateId, jobId, placementStatus, matchScore, createdAt })
      .from(placements)
      .where(eq(placements.companyId, companyId))
      .orderBy(desc(id));
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  };

  /** Candidates and offers whose texts hold a term. */
  const holding = async (term: string): Promise<Set<string>> => {
    const idsOf = (table: typeof candidates | typeof jobs, texts: PgColumn[]) =>
      database
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.companyId, companyId), or(matches(texts, term))));
    const found = [...(await idsOf(candidates, candidateTexts)), ...(await idsOf(jobs, jobTexts))];
    return new Set(found.map((row) => row.id));
  };

  return { people: () => marks(candidates), jobs: () => marks(jobs), profiles, offers, placements: allPlacements, holding };
};
