import type { Surroundings } from './estimates/estimates.ts';
import type { PlacementRecord } from './placementRecord.ts';
import type { placementsRepository } from './placementsRepository.ts';
import type { RankingService } from './ranking/rankingService.ts';

interface Sources {
  ranking: RankingService;
  repository: Pick<ReturnType<typeof placementsRepository>, 'ended'>;
  companyId: string;
  record: PlacementRecord;
  today: string;
}

/** Gathers what the estimates of a placement are made from. */
export const surroundingsOf = async ({ ranking, repository, companyId, record, today }: Sources): Promise<Surroundings> => {
  const { placement, candidate, job } = record;
  const ranked = await ranking.rank(companyId, job);
  const byMustHaves = await ranking.rankByMustHaves(companyId, job);
  return {
    others: ranked.filter(({ id }) => id !== candidate.id).map(({ score }) => score),
    mustHaves: byMustHaves.map(({ score }) => score),
    otherOffers: await ranking.otherJobs(companyId, candidate, job.id),
    ended: await repository.ended(placement.id),
    deadline: job.applicationDeadline,
    noticePeriodWeeks: candidate.noticePeriodWeeks,
    today,
  };
};
