import { foldText } from '#contract/common';
import {
  DEFAULT_FEE_PERCENTAGE,
  type Placement,
  placementEndpoints,
  type PlacementStatus,
  type PlacementUpdate,
  type VerdictForm,
} from '#contract/placements';
import { makePlacement, NOT_ANALYZED, placementCandidate, placementJob } from '../../__tests__/support/makePlacement.ts';
import { requireSession } from './accountHandlers.ts';
import { inRankingOrder, rankedPair } from './ranking.ts';
import { Refusal, respond } from './respond.ts';
import type { World } from './world.ts';

const NOW = '2026-11-21T09:00:00.000Z';

const find = <T extends { id: string }>(list: T[], id: string | undefined): T => {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Refusal('not_found');
  return found;
};

const fullName = ({ user }: World) => `${user.firstName} ${user.lastName}`;

const change = (world: World, id: string | undefined, changes: Partial<Placement>): { data: Placement } => {
  const data = { ...find(world.placements, id), updatedAt: NOW, ...changes };
  world.placements = world.placements.map((one) => (one.id === data.id ? data : one));
  return { data };
};

const setStatus = (world: World, id: string | undefined, status: PlacementStatus): { data: Placement } => {
  const { history, presentedAt } = find(world.placements, id);
  return change(world, id, {
    placementStatus: status,
    presentedAt: status === 'presented' ? NOW : presentedAt,
    history: [...history, { status, at: NOW, by: fullName(world) }],
  });
};

const pair = (world: World, candidateId: string | undefined, jobId: string | undefined) =>
  world.placements.find(({ candidate, job }) => candidate.id === candidateId && job.id === jobId);

const create = (world: World, candidateId: string | undefined, jobId: string | undefined): Placement => {
  const placement = makePlacement({
    ...NOT_ANALYZED,
    candidate: placementCandidate(find(world.candidates, candidateId)),
    job: placementJob(find(world.jobs, jobId)),
    history: [{ status: 'to_analyze', at: NOW, by: fullName(world) }],
    createdAt: NOW,
    updatedAt: NOW,
  });
  world.placements.unshift(placement);
  return placement;
};

const matches = ({ candidate, job, placementStatus }: Placement, query: URLSearchParams) => {
  const asked = (name: string, value: string) => !query.get(name) || query.get(name) === value;
  const text = foldText([candidate.firstName, candidate.lastName, candidate.currentPosition, candidate.currentCompany].join(' '));
  return (
    asked('jobId', job.id) &&
    asked('candidateId', candidate.id) &&
    asked('placementStatus', placementStatus) &&
    text.includes(foldText(query.get('search') ?? ''))
  );
};

const sorted = (placements: Placement[], sort: string) => {
  const direction = sort.startsWith('-') ? -1 : 1;
  const compare: Record<string, (a: Placement, b: Placement) => number> = {
    matchScore: (a, b) => (a.matchScore ?? -1) - (b.matchScore ?? -1),
    name: (a, b) => a.candidate.lastName.localeCompare(b.candidate.lastName, 'fr'),
    createdAt: (a, b) => a.createdAt.localeCompare(b.createdAt),
  };
  return placements.toSorted((a, b) => direction * compare[sort.replace('-', '')]!(a, b));
};

const page = <T>(found: T[], query: URLSearchParams) => {
  const offset = Number(query.get('offset') ?? 0);
  return { data: found.slice(offset, offset + Number(query.get('limit') ?? found.length)), total: found.length };
};

export const placementHandlers = (world: World) => [
  respond(placementEndpoints.list, ({ query, request }) => {
    requireSession(request);
    const found = world.placements.filter((placement) => matches(placement, query));
    return {
      ...page(sorted(found, query.get('sort') ?? '-createdAt'), query),
      analyzing: world.placements.filter(({ placementStatus, analysisError }) => placementStatus === 'to_analyze' && !analysisError).length,
      candidates: new Set(world.placements.map(({ candidate }) => candidate.id)).size,
    };
  }),
  respond(placementEndpoints.get, ({ params }) => ({ data: find(world.placements, params.id) })),
  respond(placementEndpoints.create, ({ params: { candidateId, jobId } }) => {
    find(world.candidates, candidateId);
    find(world.jobs, jobId);
    if (pair(world, candidateId, jobId))
      throw new Refusal('conflict', { message: 'Ce candidat est déjà rapproché de cette offre.', success: false });
    return { success: true as const, data: create(world, candidateId, jobId) };
  }),
  respond(placementEndpoints.createShortlist, ({ params, body }) => {
    const { candidateIds } = body as { candidateIds: string[] };
    const missing = candidateIds.filter((id) => !pair(world, id, params.id));
    return {
      success: true as const,
      data: missing.map((id) => create(world, id, params.id)),
      existing: candidateIds.length - missing.length,
    };
  }),
  respond(placementEndpoints.updateStatus, ({ params, body }) =>
    setStatus(world, params.id, (body as { placementStatus: PlacementStatus }).placementStatus),
  ),
  respond(placementEndpoints.update, ({ params, body }) => {
    const { feePercentage, ...rest } = body as PlacementUpdate;
    const rate =
      feePercentage === undefined ? {} : { feePercentage: feePercentage ?? DEFAULT_FEE_PERCENTAGE, feeAssumed: feePercentage === null };
    return change(world, params.id, { ...rest, ...rate });
  }),
  respond(placementEndpoints.decide, ({ params, body }) =>
    change(world, params.id, { verdict: { ...(body as VerdictForm), by: fullName(world), at: NOW } }),
  ),
  respond(placementEndpoints.withdrawVerdict, ({ params }) => change(world, params.id, { verdict: null })),
  respond(placementEndpoints.remove, ({ params }) => {
    find(world.placements, params.id);
    world.placements = world.placements.filter(({ id }) => id !== params.id);
    world.questions = world.questions.filter(({ placementId }) => placementId !== params.id);
  }),
  respond(placementEndpoints.analyse, ({ params }) => change(world, params.id, { analysisError: null })),
  respond(placementEndpoints.rankCandidates, ({ params, query }) => {
    const job = find(world.jobs, params.id);
    const words = foldText(query.get('search') ?? '');
    const ranked = world.candidates
      .filter(({ status, firstName, lastName }) => status === 'analyzed' && foldText(`${firstName} ${lastName}`).includes(words))
      .map((candidate) => {
        const { currentLocation, availabilityStatus, yearsOfExperience } = candidate;
        return {
          ...rankedPair(world, candidate.id, job.id),
          candidate: { ...placementCandidate(candidate), currentLocation, availabilityStatus, yearsOfExperience },
        };
      });
    return page(inRankingOrder(ranked), query);
  }),
  respond(placementEndpoints.rankJobs, ({ params, query }) => {
    const candidate = find(world.candidates, params.id);
    const words = foldText(query.get('search') ?? '');
    const ranked = world.jobs
      .filter(({ status, title }) => (status === 'active' || status === 'draft') && foldText(title).includes(words))
      .map((job) => ({ ...rankedPair(world, candidate.id, job.id), job: placementJob(job) }));
    return page(inRankingOrder(ranked), query);
  }),
];
