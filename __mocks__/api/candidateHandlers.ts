import { type Candidate, candidateEndpoints, type CandidateRow, type CandidateUpdate } from '#contract/candidates';
import { foldText } from '#contract/common';
import { makeCandidate } from '../../__tests__/support/makeCandidate.ts';
import { requireSession } from './accountHandlers.ts';
import { Refusal, respond } from './respond.ts';
import type { World } from './world.ts';

const find = (world: World, id: string | undefined): Candidate => {
  const candidate = world.candidates.find((one) => one.id === id);
  if (!candidate) throw new Refusal('not_found');
  return candidate;
};

const matches = (candidate: CandidateRow, query: URLSearchParams) => {
  const words = foldText(query.get('search') ?? '');
  const availability = query.get('availabilityStatus');
  const text = foldText([candidate.firstName, candidate.lastName, candidate.emailAddress, candidate.currentPosition].join(' '));
  return text.includes(words) && (!availability || candidate.availabilityStatus === availability);
};

const update = (
  candidate: Candidate,
  { professionalSummary, technicalSkills, softSkills, certifications, workExperience, education, ...plain }: CandidateUpdate,
): Candidate => ({
  ...candidate,
  ...plain,
  ...(professionalSummary && { professionalSummary: professionalSummary.content }),
  ...(technicalSkills && { technicalSkills: technicalSkills.skills }),
  ...(softSkills && { softSkills: softSkills.skills }),
  ...(certifications && { certifications: certifications.certifications }),
  ...(workExperience && { workExperience: workExperience.experiences }),
  ...(education && { education: education.education }),
});

const create = (world: World, file: File): Candidate => {
  const candidate = makeCandidate({
    status: 'ai_analyzing',
    fileName: file.name,
    firstName: '',
    lastName: '',
    emailAddress: '',
    currentPosition: '',
    currentLocation: '',
  });
  world.candidates.unshift(candidate);
  return candidate;
};

export const candidateHandlers = (world: World) => [
  respond(candidateEndpoints.list, ({ query, request }) => {
    requireSession(request);
    const found = world.candidates.filter((candidate) => matches(candidate, query));
    const offset = Number(query.get('offset') ?? 0);
    const limit = Number(query.get('limit') ?? found.length);
    return {
      data: found.slice(offset, offset + limit),
      total: found.length,
      analyzing: world.candidates.filter(({ status }) => status === 'ai_analyzing').length,
    };
  }),
  respond(candidateEndpoints.uploadOne, ({ files: [file] }) => ({ data: create(world, file!) })),
  respond(candidateEndpoints.uploadMany, ({ files }) => ({ data: files.map((file) => create(world, file)), rejected: [] })),
  respond(candidateEndpoints.get, ({ params }) => ({ data: find(world, params.id) })),
  respond(candidateEndpoints.update, ({ params, body }) => {
    const updated = update(find(world, params.id), body as CandidateUpdate);
    world.candidates = world.candidates.map((one) => (one.id === updated.id ? updated : one));
    return { data: updated };
  }),
  respond(candidateEndpoints.remove, ({ params }) => {
    find(world, params.id);
    world.placements = world.placements.filter(({ candidate }) => candidate.id !== params.id);
    world.candidates = world.candidates.filter(({ id }) => id !== params.id);
  }),
  respond(candidateEndpoints.analyse, ({ params }) => {
    const again: Candidate = { ...find(world, params.id), status: 'ai_analyzing', analysisError: null };
    world.candidates = world.candidates.map((one) => (one.id === again.id ? again : one));
    return { data: again };
  }),
];
