import type { FastifyInstance } from 'fastify';
import { candidateEndpoints as endpoints, CV_EXTENSIONS, UPLOAD_MESSAGES } from '#contract/candidates';
import { route } from '#server/plugins/contractRoutes';
import { attachment } from '#server/plugins/fileNames';
import { receiveFile, receiveFiles } from '#server/plugins/uploads';
import { detectKind } from '#server/reading/detectKind';
import type { CandidatesService } from './candidatesService.ts';

const CVS = { extensions: CV_EXTENSIONS, detectKind, messages: UPLOAD_MESSAGES };

export const candidatesRoutes = (app: FastifyInstance, candidates: CandidatesService) => {
  route(app, endpoints.list, async ({ companyId, query }) => candidates.list(companyId, query), {
    version: ({ companyId }) => candidates.version(companyId),
  });
  route(app, endpoints.get, async ({ companyId, params }) => ({ data: await candidates.get(companyId, params.id) }));
  route(app, endpoints.uploadOne, async ({ companyId, request }) => ({
    data: await candidates.upload(companyId, await receiveFile(request, CVS)),
  }));
  route(app, endpoints.uploadMany, async ({ companyId, request }) =>
    receiveFiles(request, CVS, (file) => candidates.upload(companyId, file)),
  );
  route(app, endpoints.update, async ({ companyId, params, body }) => ({ data: await candidates.update(companyId, params.id, body) }));
  route(app, endpoints.remove, async ({ companyId, params }) => candidates.remove(companyId, params.id));
  route(app, endpoints.analyse, async ({ companyId, params }) => ({ data: await candidates.analyseAgain(companyId, params.id) }));
  route(app, endpoints.file, async ({ companyId, params, reply }) => {
    const { name, mime, bytes } = await candidates.file(companyId, params.id);
    // Somebody else's document: never shown inside our origin, never kept by the browser.
    return reply
      .type(mime)
      .header('content-disposition', attachment(name))
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .send(bytes);
  });
};
