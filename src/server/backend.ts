import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { User } from '#contract/account';
import type { ModelClient } from './analysis/model/modelClient.ts';
import { type OpenedDatabase, openDatabase } from './database/client.ts';
import { installationId } from './database/installation.ts';
import type { Env } from './env.ts';
import { createAccountService } from './features/account/accountService.ts';
import type { CandidateReader } from './features/candidates/candidateAnalysis.ts';
import { createCandidatesService } from './features/candidates/candidatesService.ts';
import { candidatesTasks } from './features/candidates/candidatesTasks.ts';
import { createCompanyService } from './features/company/companyService.ts';
import { createContactsService } from './features/contacts/contactsService.ts';
import { createConversationsService } from './features/conversations/conversationsService.ts';
import { forgetCandidate } from './features/conversations/forgettingRepository.ts';
import { createCvService } from './features/cv/cvService.ts';
import { createIdempotencyService } from './features/idempotency/idempotencyService.ts';
import type { JobReader } from './features/jobs/jobAnalysis.ts';
import { createJobsService } from './features/jobs/jobsService.ts';
import { jobsTasks } from './features/jobs/jobsTasks.ts';
import { createMailService } from './features/mail/mailService.ts';
import { createPlacementAnalysis } from './features/placements/placementAnalysis.ts';
import { createPlacementsService } from './features/placements/placementsService.ts';
import { placementsTasks } from './features/placements/placementsTasks.ts';
import { estimatedFee } from './features/placements/estimates/fees.ts';
import { createStatisticsService } from './features/statistics/statisticsService.ts';
import { createQuestionsService } from './features/questions/questionsService.ts';
import { createTemplateConfigsService } from './features/templateConfigs/templateConfigsService.ts';
import { createTemplatesService } from './features/templates/templatesService.ts';
import { createFilesService } from './files/filesService.ts';
import { openFileStore } from './files/fileStore.ts';
import { openQueue } from './queue/queue.ts';
import type { Dependents } from './records/analyzedRecords.ts';
import { startSweeps } from './sweeps.ts';

type BackendEnv = Pick<Env, 'databaseUrl' | 'dataDir' | 'filesKey' | 'jwtSecret' | 'appUrl' | 'smtpUrl' | 'mailFrom' | 'contactEmail'>;

/** What reads files and understands CVs and job descriptions. */
export type Reader = CandidateReader & JobReader;

interface Outside {
  reader: Reader;
  /** HTML in, PDF out. */
  printPdf: (html: string) => Promise<Uint8Array>;
  /** Words the assistant’s answers; null or absent: the built-in assistant alone. */
  model?: ModelClient | null;
  /** Told of what fails with nobody waiting for it. */
  onError: (error: unknown) => void;
  clock?: () => Date;
}

export const outboxOf = (dataDir: string) => join(dataDir, 'outbox');

const fullName = ({ firstName, lastName }: User) => `${firstName} ${lastName}`.trim();

const MINUTE_MS = 60_000;

const openWith = async (database: OpenedDatabase, env: BackendEnv, { reader, printPdf, model = null, onError, clock }: Outside) => {
  const { db } = database;
  const store = await openFileStore(join(env.dataDir, 'files', await installationId(db)), env.filesKey);
  const files = createFilesService(db, store);
  const queue = await openQueue(database, onError);

  const mail = createMailService({ smtpUrl: env.smtpUrl, from: env.mailFrom, outboxFolder: outboxOf(env.dataDir), onFailure: onError });
  const templates = createTemplatesService({ database: db });
  const templateConfigs = createTemplateConfigsService({ database: db, templates });
  await templateConfigs.equipOlderCompanies();
  const company = createCompanyService({
    database: db,
    removeFiles: (companyId) => files.removeCompany(companyId).catch(onError),
    equip: templateConfigs.equipCompany,
  });
  const account = createAccountService({ database: db, company, mail, jwtSecret: env.jwtSecret, appUrl: env.appUrl, clock });
  const contacts = createContactsService({ database: db, mail, contactEmail: env.contactEmail });
  const idempotency = createIdempotencyService({ database: db, clock });
  const placementAnalysis = createPlacementAnalysis({ database: db, queue, clock });
  const ofCandidates: Dependents = {
    ...placementAnalysis.ofCandidates,
    removed: async (transaction, companyId, id) => {
      await placementAnalysis.ofCandidates.removed(transaction, companyId, id);
      await forgetCandidate(transaction, companyId, id);
    },
  };
  const candidates = createCandidatesService({ database: db, queue, files, reader, dependents: ofCandidates });
  const jobs = createJobsService({ database: db, queue, files, reader, dependents: placementAnalysis.ofJobs });
  const statistics = createStatisticsService({ database: db, company, estimateFee: estimatedFee, clock });
  const placements = createPlacementsService({
    database: db,
    queue,
    analysis: placementAnalysis,
    nameOf: async (userId) => fullName(await account.me(userId)),
    clock,
  });
  await placements.renewOlderMatches();
  const questions = createQuestionsService({ database: db, placements });
  const conversations = createConversationsService({ database: db, model, clock });
  const cv = createCvService({ candidates, templates, templateConfigs, printPdf });

  const stopSweeps = startSweeps(
    [
      { run: candidates.sweepLost, everyMs: MINUTE_MS },
      { run: jobs.sweepLost, everyMs: MINUTE_MS },
      { run: placements.sweepLost, everyMs: MINUTE_MS },
      { run: placements.renewOutdatedFeatures, everyMs: 60 * MINUTE_MS },
      { run: files.sweep, everyMs: 60 * MINUTE_MS },
    ],
    onError,
  );

  return {
    services: {
      account,
      company,
      contacts,
      idempotency,
      mail,
      candidates,
      jobs,
      placements,
      questions,
      conversations,
      templates,
      templateConfigs,
      statistics,
      cv,
      pingDatabase: () => db.execute(sql`select 1`),
    },
    /** Also works on the background tasks, as many at once as there are cores. */
    work: () => queue.work({ ...candidatesTasks(candidates), ...jobsTasks(jobs), ...placementsTasks(placements) }, availableParallelism()),
    close: async () => {
      await queue.stop();
      await stopSweeps();
      await database.close();
    },
  };
};

/** Everything behind the HTTP server: database, queue, files and the services on top of them. */
export const openBackend = async (env: BackendEnv, outside: Outside, open: typeof openDatabase = openDatabase) => {
  const database = await open(env);
  try {
    return { database, ...(await openWith(database, env, outside)) };
  } catch (error) {
    await database.close();
    throw error;
  }
};
export type Backend = Awaited<ReturnType<typeof openBackend>>;
