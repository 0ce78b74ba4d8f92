import { setTimeout as pause } from 'node:timers/promises';
import { candidateEndpoints } from '#contract/candidates';
import { jobEndpoints } from '#contract/jobs';
import { placementEndpoints, type PlacementStatus } from '#contract/placements';
import { questionEndpoints } from '#contract/questions';
import type { Call } from './callApi.ts';

/** How far the placements of each offer have come, the best ranked first. */
const STAGES: PlacementStatus[][] = [
  ['interviewed', 'presented', 'reviewed'],
  ['presented', 'analyzed'],
  ['placed', 'rejected'],
  ['analyzed'],
];

/** Without a worker nothing is ever analysed: the demonstration then has no placements. */
const PATIENCE_MS = 180_000;
const LOOK_EVERY_MS = 300;

type AnalyzedEndpoint = typeof candidateEndpoints.list | typeof jobEndpoints.list | typeof placementEndpoints.list;

const settled = async (call: Call, endpoint: AnalyzedEndpoint): Promise<boolean> => {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if ((await call(endpoint, { query: { limit: '1' } }))!.analyzing === 0) return true;
    await pause(LOOK_EVERY_MS);
  }
  return false;
};

/** Shortlists the best ranked of each offer, as a recruiter would: scores, analyses and questions are the engine's own. */
export const seedPlacements = async (call: Call): Promise<void> => {
  if ((await call(placementEndpoints.list, { query: { limit: '1' } }))!.total > 0) return;
  if (!(await settled(call, candidateEndpoints.list)) || !(await settled(call, jobEndpoints.list))) return;
  const jobs = (await call(jobEndpoints.list, { query: { sort: 'title' } }))!.data.filter(({ status }) => status === 'active');
  const shortlists: { id: string; status: PlacementStatus }[] = [];
  for (const [index, { id }] of jobs.entries()) {
    const stages = STAGES[index % STAGES.length]!;
    const ranked = (await call(placementEndpoints.rankCandidates, { params: { id }, query: { limit: String(stages.length) } }))!.data;
    const body = { candidateIds: ranked.map(({ candidate }) => candidate.id) };
    const created = (await call(placementEndpoints.createShortlist, { params: { id }, body }))!.data;
    shortlists.push(...created.map((placement, place) => ({ id: placement.id, status: stages[place]! })));
  }
  if (!(await settled(call, placementEndpoints.list))) return;
  for (const { id, status } of shortlists) {
    await call(placementEndpoints.updateStatus, { params: { id }, body: { placementStatus: status } });
    if (status === 'interviewed' || status === 'presented') await call(questionEndpoints.generate, { params: { placementId: id } });
  }
};
