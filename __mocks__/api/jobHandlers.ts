import { foldText } from '#contract/common';
import { type Job, type JobCreation, JOB_UPLOAD_MESSAGES, jobEndpoints, type JobRow, type JobUpdate, NO_JOB_FACTS } from '#contract/jobs';
import { PLACEMENT_STATUSES, type PlacementStatus } from '#contract/placements';
import { makeJob } from '../../__tests__/support/makeJob.ts';
import { requireSession } from './accountHandlers.ts';
import { Refusal, respond } from './respond.ts';
import type { World } from './world.ts';

const find = (world: World, id: string | undefined): Job => {
  const job = world.jobs.find((one) => one.id === id);
  if (!job) throw new Refusal('not_found');
  return job;
};

const replace = (world: World, job: Job): { data: Job } => {
  world.jobs = world.jobs.map((one) => (one.id === job.id ? job : one));
  return { data: job };
};

const add = (world: World, job: Job): Job => {
  world.jobs.unshift(job);
  return job;
};

const countedIn = ({ placements }: World) => {
  const count = (id: string, statuses: readonly PlacementStatus[]) =>
    placements.filter(({ job, placementStatus }) => job.id === id && statuses.includes(placementStatus)).length;
  return (job: Job): JobRow => ({
    ...job,
    stats: {
      total: count(job.id, PLACEMENT_STATUSES),
      analyzed: count(
        job.id,
        PLACEMENT_STATUSES.filter((status) => status !== 'to_analyze'),
      ),
      presented: count(job.id, ['presented', 'interviewed', 'placed']),
      placed: count(job.id, ['placed']),
    },
  });
};

const matches = (job: Job, query: URLSearchParams) => {
  const text = foldText([job.title, job.company, job.location].join(' '));
  const status = query.get('status');
  return text.includes(foldText(query.get('search') ?? '')) && (!status || job.status === status);
};

const underAnalysis = (world: World, file: File): JobRow =>
  countedIn(world)(add(world, makeJob({ ...NO_JOB_FACTS, status: 'ai_analyzing', fileName: file.name })));

const isPdf = ({ name }: File) => name.toLowerCase().endsWith('.pdf');

export const jobHandlers = (world: World) => [
  respond(jobEndpoints.list, ({ query, request }) => {
    requireSession(request);
    const found = world.jobs.filter((job) => matches(job, query));
    const offset = Number(query.get('offset') ?? 0);
    const limit = Number(query.get('limit') ?? found.length);
    return {
      data: found.slice(offset, offset + limit).map(countedIn(world)),
      total: found.length,
      analyzing: world.jobs.filter(({ status }) => status === 'ai_analyzing').length,
    };
  }),
  respond(jobEndpoints.uploadOne, ({ files: [file] }) => {
    if (!isPdf(file!)) throw new Refusal('unsupported_type', { message: JOB_UPLOAD_MESSAGES.wrongType(1) });
    return { data: underAnalysis(world, file!) };
  }),
  respond(jobEndpoints.uploadMany, ({ files }) => {
    const refused = files.filter((file) => !isPdf(file));
    if (refused.length === files.length) throw new Refusal('invalid', { message: JOB_UPLOAD_MESSAGES.wrongType(refused.length) });
    return {
      data: files.filter(isPdf).map((file) => underAnalysis(world, file)),
      rejected: refused.map(({ name }) => ({ fileName: name, message: JOB_UPLOAD_MESSAGES.notPdf })),
    };
  }),
  respond(jobEndpoints.get, ({ params }) => ({ data: find(world, params.id) })),
  respond(jobEndpoints.create, ({ body }) => {
    const { applicationDeadline, ...creation } = body as JobCreation;
    const given = Object.fromEntries(Object.entries(creation).filter(([, value]) => value !== undefined));
    return { data: add(world, makeJob({ ...NO_JOB_FACTS, ...given, applicationDeadline: applicationDeadline || null, fileName: null })) };
  }),
  respond(jobEndpoints.update, ({ params, body }) => {
    const { applicationDeadline, ...changes } = body as JobUpdate;
    const dated = applicationDeadline === undefined ? {} : { applicationDeadline: applicationDeadline || null };
    return replace(world, { ...find(world, params.id), ...changes, ...dated, analysisError: null });
  }),
  respond(jobEndpoints.remove, ({ params }) => {
    find(world, params.id);
    world.placements = world.placements.filter(({ job }) => job.id !== params.id);
    world.jobs = world.jobs.filter(({ id }) => id !== params.id);
  }),
  respond(jobEndpoints.analyse, ({ params }) => ({
    data: countedIn(world)(replace(world, { ...find(world, params.id), status: 'ai_analyzing', analysisError: null }).data),
  })),
];
