import type { FastifyInstance } from 'fastify';
import { JOB_UPLOAD_MESSAGES, jobEndpoints as endpoints } from '#contract/jobs';
import { route } from '#server/plugins/contractRoutes';
import { receiveFile, receiveFiles } from '#server/plugins/uploads';
import { detectKind } from '#server/reading/detectKind';
import type { JobsService } from './jobsService.ts';

const DESCRIPTIONS = {
  extensions: ['.pdf'],
  detectKind,
  messages: { noFile: JOB_UPLOAD_MESSAGES.noFile, wrongType: JOB_UPLOAD_MESSAGES.notPdf, wrongTypes: JOB_UPLOAD_MESSAGES.wrongType },
};

export const jobsRoutes = (app: FastifyInstance, jobs: JobsService) => {
  route(app, endpoints.list, async ({ companyId, query }) => jobs.list(companyId, query), {
    version: ({ companyId }) => jobs.version(companyId),
  });
  route(app, endpoints.get, async ({ companyId, params }) => ({ data: await jobs.get(companyId, params.id) }));
  route(app, endpoints.create, async ({ companyId, body }) => ({ data: await jobs.create(companyId, body) }));
  route(app, endpoints.uploadOne, async ({ companyId, request }) => ({
    data: await jobs.upload(companyId, await receiveFile(request, DESCRIPTIONS)),
  }));
  route(app, endpoints.uploadMany, async ({ companyId, request }) =>
    receiveFiles(request, DESCRIPTIONS, (file) => jobs.upload(companyId, file)),
  );
  route(app, endpoints.update, async ({ companyId, params, body }) => ({ data: await jobs.update(companyId, params.id, body) }));
  route(app, endpoints.remove, async ({ companyId, params }) => jobs.remove(companyId, params.id));
  route(app, endpoints.analyse, async ({ companyId, params }) => ({ data: await jobs.analyseAgain(companyId, params.id) }));
};
