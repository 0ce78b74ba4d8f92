import { setImmediate } from 'node:timers/promises';
import { type List, MAX_PAGE } from '#contract/common';
import { NO_JOB_FACTS } from '#contract/jobs';
import type { MatchReading } from '#contract/matching';
import type { RankedCandidate, RankedJob } from '#contract/placements';
import { candidateFeatures, type JobFeatures, jobFeatures } from '#server/analysis/matching/features';
import { matchOf } from '#server/analysis/matching/match';
import { readingOf } from '#server/analysis/matching/reading';
import { scoreOf } from '#server/analysis/matching/score';
import type { Database } from '#server/database/client';
import { present } from '#server/records/present';
import { candidateFacts, candidateSide, jobFacts, jobSide } from '../matchedFacts.ts';
import { type CandidateColumns, type JobColumns, toCandidate, toJob } from '../placementRecord.ts';
import { createLru } from './lru.ts';
import { inOrder, type KnownScores, type Scored, scoreAll } from './ranking.ts';
import { rankingRepository } from './rankingRepository.ts';
import { createTalentPool } from './talentPool.ts';

interface Query {
  limit?: number;
  offset?: number;
  search?: string;
}

/** Rankings kept in memory: the pages of one, and the estimates made from it, are asked for one after the other. */
const RANKINGS_HELD = 20;
const JOBS_HELD = 1000;

interface Ranking {
  /** Of the base that was ranked. */
  version: string;
  ranked: Scored[];
  scores: KnownScores;
}

/** Without a limit, the longest page: what is said of each line is made for it. */
const pageOf = <T>(all: T[], { limit = MAX_PAGE, offset = 0 }: Query): T[] => all.slice(offset, offset + limit);

/** The whole base ranked for an offer, offers ranked for a candidate (decisions §6): it helps to choose and hides nobody. */
export const createRankingService = (database: Database) => {
  const poolOf = createTalentPool(database);
  const rankings = createLru<Ranking>(RANKINGS_HELD);
  const features = createLru<JobFeatures>(JOBS_HELD);
  const of = (companyId: string) => rankingRepository(database, companyId);

  const stamp = ({ id, updatedAt }: JobColumns) => `${id} ${updatedAt.getTime()}`;
  const featuresOf = (job: JobColumns) => features.get(stamp(job)) ?? features.set(stamp(job), jobFeatures(jobFacts(job)));

  const rankFor = async (companyId: string, key: string, asked: JobFeatures): Promise<Scored[]> => {
    const { version, members } = await poolOf(companyId);
    const held = rankings.get(key);
    if (held?.version === version) return held.ranked;
    const scores = held?.scores ?? new WeakMap();
    const ranked = inOrder(await scoreAll(asked, members, scores));
    rankings.set(key, { version, ranked, scores });
    return ranked;
  };

  /** Everybody analysed, best first. */
  const rank = (companyId: string, job: JobColumns) => rankFor(companyId, stamp(job), featuresOf(job));

  /** The same for what the offer calls indispensable, and nothing else of it. */
  const rankByMustHaves = (companyId: string, job: JobColumns) =>
    rankFor(companyId, `must-haves ${stamp(job)}`, jobFeatures({ ...NO_JOB_FACTS, requirements: job.requirements }));

  const reading = async (job: JobColumns, candidate: CandidateColumns): Promise<Pick<MatchReading, 'strengths' | 'missingSkills'>> => {
    await setImmediate();
    const { strengths, missingSkills } = readingOf(matchOf(jobSide(job), candidateSide(candidate)));
    return { strengths, missingSkills };
  };

  const candidates = async (companyId: string, jobId: string, query: Query): Promise<List<RankedCandidate>> => {
    const repository = of(companyId);
    const job = present(await repository.job(jobId));
    const named = query.search ? await repository.candidatesNamed(query.search) : null;
    const ranked = await rank(companyId, job);
    const found = named ? ranked.filter(({ id }) => named.has(id)) : ranked;
    const page = pageOf(found, query);
    const ids = page.map(({ id }) => id);
    const records = new Map((await repository.candidatesOf(ids)).map((record) => [record.id, record]));
    const placementIds = await repository.placementsOf({ jobId }, ids);
    const data: RankedCandidate[] = [];
    for (const { id, score, confidence } of page) {
      const record = records.get(id);
      // Removed since the base was ranked.
      if (!record) continue;
      const { currentLocation, availabilityStatus, yearsOfExperience } = record;
      data.push({
        score,
        confidence,
        ...(await reading(job, record)),
        placementId: placementIds.get(id) ?? null,
        candidate: { ...toCandidate(record), currentLocation, availabilityStatus, yearsOfExperience },
      });
    }
    return { data, total: found.length };
  };

  const jobs = async (companyId: string, candidateId: string, query: Query): Promise<List<RankedJob>> => {
    const repository = of(companyId);
    const candidate = present(await repository.candidate(candidateId));
    const own = candidateFeatures(candidateFacts(candidate));
    const scored = (await repository.openJobs(query.search)).map((job) => ({ id: job.id, job, ...scoreOf(featuresOf(job), own) }));
    const page = pageOf(inOrder(scored), query);
    const placementIds = await repository.placementsOf(
      { candidateId },
      page.map(({ id }) => id),
    );
    const data: RankedJob[] = [];
    for (const { id, job, score, confidence } of page)
      data.push({ score, confidence, ...(await reading(job, candidate)), placementId: placementIds.get(id) ?? null, job: toJob(job) });
    return { data, total: scored.length };
  };

  /** Scores of a candidate on the company's other open offers. */
  const otherJobs = async (companyId: string, candidate: CandidateColumns, jobId: string): Promise<(number | null)[]> => {
    const own = candidateFeatures(candidateFacts(candidate));
    const open = await of(companyId).openJobs();
    return open.filter(({ id }) => id !== jobId).map((job) => scoreOf(featuresOf(job), own).score);
  };

  return { rank, rankByMustHaves, candidates, jobs, otherJobs };
};
export type RankingService = ReturnType<typeof createRankingService>;
