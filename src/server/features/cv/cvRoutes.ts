import type { FastifyInstance, FastifyReply } from 'fastify';
import { templateConfigEndpoints as endpoints } from '#contract/template-configs';
import { route } from '#server/plugins/contractRoutes';
import { attachment } from '#server/plugins/fileNames';
import type { CvService } from './cvService.ts';

const send = (reply: FastifyReply, { fileName, pdf }: Awaited<ReturnType<CvService['sample']>>) =>
  reply
    .type('application/pdf')
    .header('content-disposition', attachment(fileName))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(pdf);

export const cvRoutes = (app: FastifyInstance, cv: CvService) => {
  route(app, endpoints.generate, async ({ companyId, params, reply }) =>
    send(reply, await cv.generate(companyId, params.candidateId, params.configId)),
  );
  route(app, endpoints.sample, async ({ companyId, params, reply }) => send(reply, await cv.sample(companyId, params.id)));
};
