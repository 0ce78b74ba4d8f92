import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Env } from './env.ts';
import { accountRoutes } from './features/account/accountRoutes.ts';
import type { AccountService } from './features/account/accountService.ts';
import { candidatesRoutes } from './features/candidates/candidatesRoutes.ts';
import type { CandidatesService } from './features/candidates/candidatesService.ts';
import { companyRoutes } from './features/company/companyRoutes.ts';
import type { CompanyService } from './features/company/companyService.ts';
import { contactsRoutes } from './features/contacts/contactsRoutes.ts';
import type { ContactsService } from './features/contacts/contactsService.ts';
import { conversationsRoutes } from './features/conversations/conversationsRoutes.ts';
import type { ConversationsService } from './features/conversations/conversationsService.ts';
import { cvRoutes } from './features/cv/cvRoutes.ts';
import type { CvService } from './features/cv/cvService.ts';
import type { IdempotencyService } from './features/idempotency/idempotencyService.ts';
import { jobsRoutes } from './features/jobs/jobsRoutes.ts';
import type { JobsService } from './features/jobs/jobsService.ts';
import type { MailService } from './features/mail/mailService.ts';
import { statisticsRoutes } from './features/statistics/statisticsRoutes.ts';
import type { StatisticsService } from './features/statistics/statisticsService.ts';
import { placementsRoutes } from './features/placements/placementsRoutes.ts';
import type { PlacementsService } from './features/placements/placementsService.ts';
import { questionsRoutes } from './features/questions/questionsRoutes.ts';
import type { QuestionsService } from './features/questions/questionsService.ts';
import { templateConfigsRoutes } from './features/templateConfigs/templateConfigsRoutes.ts';
import type { TemplateConfigsService } from './features/templateConfigs/templateConfigsService.ts';
import { templatesRoutes } from './features/templates/templatesRoutes.ts';
import type { TemplatesService } from './features/templates/templatesService.ts';
import { AppError, answerErrors } from './plugins/errors.ts';
import { closeGracefully } from './plugins/gracefulClose.ts';
import { healthRoutes } from './plugins/health.ts';
import { answerOnce } from './plugins/idempotency.ts';
import { describeApi } from './plugins/openapi.ts';
import { secureHeaders } from './plugins/securityHeaders.ts';
import { knowCallers } from './plugins/session.ts';
import { acceptUploads } from './plugins/uploads.ts';
import { validateWithYup } from './plugins/validation.ts';
import { serveWebApp } from './plugins/webApp.ts';

export interface Services {
  account: AccountService;
  company: CompanyService;
  contacts: ContactsService;
  idempotency: IdempotencyService;
  mail: MailService;
  candidates: CandidatesService;
  templates: TemplatesService;
  templateConfigs: TemplateConfigsService;
  statistics: StatisticsService;
  cv: CvService;
  jobs: JobsService;
  placements: PlacementsService;
  questions: QuestionsService;
  conversations: ConversationsService;
  /** Rejects while the database does not answer. */
  pingDatabase: () => Promise<unknown>;
}

type AppEnv = Pick<Env, 'appUrl' | 'apiBaseUrl' | 'authSiteUrl' | 'contactEmail' | 'legalNotice' | 'trustProxy' | 'logLevel'>;

const WEB_FOLDER = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** Answers of the API are compressed above this many bytes; brotli at its default level would cost more than it saves. */
const COMPRESS_ABOVE = 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Fastify trusts nobody when it is given a number of hops. */
const trustedProxies = (setting: Env['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

/** The whole HTTP server, not listening. */
export const buildApp = async (services: Services, env: AppEnv, webFolder = WEB_FOLDER): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: { level: env.logLevel },
    // Addresses carry tokens of mailed links.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(env.trustProxy),
    // Twenty files of 10 MB on a slow line; an answer that a model takes its time for.
    requestTimeout: 600_000,
    connectionTimeout: 120_000,
    forceCloseConnections: 'idle',
  });

  closeGracefully(app);
  answerErrors(app);
  validateWithYup(app);
  knowCallers(app, services.account.identify);
  answerOnce(app, services.idempotency.once);
  app.addHook('onClose', services.mail.close);

  await secureHeaders(app, env);
  await app.register(compress, { threshold: COMPRESS_ABOVE, encodings: ['br', 'gzip'], brotliOptions: BROTLI });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => new AppError('too_many_requests', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  await acceptUploads(app);
  await describeApi(app);

  healthRoutes(app, services.pingDatabase);
  accountRoutes(app, services.account);
  companyRoutes(app, services.company);
  contactsRoutes(app, services.contacts);
  candidatesRoutes(app, services.candidates);
  templatesRoutes(app, services.templates);
  templateConfigsRoutes(app, services.templateConfigs);
  cvRoutes(app, services.cv);
  statisticsRoutes(app, services.statistics);
  jobsRoutes(app, services.jobs);
  placementsRoutes(app, services.placements);
  questionsRoutes(app, services.questions);
  conversationsRoutes(app, services.conversations);
  await serveWebApp(app, webFolder, env);
  return app;
};
