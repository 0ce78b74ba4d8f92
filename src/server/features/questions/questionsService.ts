import type { List } from '#contract/common';
import type { Question, QuestionForm, QuestionUpdate } from '#contract/questions';
import { writeQuestions } from '#server/analysis/questions/writeQuestions';
import type { Database } from '#server/database/client';
import type { PlacementsService } from '#server/features/placements/placementsService';
import { AppError } from '#server/plugins/errors';
import { present } from '#server/records/present';
import { questionsRepository } from './questionsRepository.ts';
import { TEXTS } from './texts.ts';

interface Dependencies {
  database: Database;
  placements: Pick<PlacementsService, 'matched'>;
}

/** Interview questions of a placement (spec 2 §2, §7): written from its match, or typed. */
export const createQuestionsService = ({ database, placements }: Dependencies) => {
  const list = async (companyId: string, placementId: string): Promise<List<Question>> => {
    await placements.matched(companyId, placementId);
    const data = await questionsRepository(database, companyId, placementId).list();
    return { data, total: data.length };
  };

  /** New questions beside those that exist: none is repeated. */
  const generate = async (companyId: string, placementId: string): Promise<List<Question>> => {
    const { job, candidate, match } = await placements.matched(companyId, placementId);
    if (!match) throw new AppError('conflict', { message: TEXTS.notAnalyzed });
    return database.transaction(async (transaction) => {
      const repository = questionsRepository(transaction, companyId, placementId);
      if (!(await repository.lockPlacement())) throw new AppError('not_found');
      const existing = (await repository.list()).map(({ toAsk }) => toAsk);
      const drafts = writeQuestions({ job, candidate, match, existing });
      if (drafts.length === 0) throw new AppError('conflict', { message: TEXTS.nothingLeft });
      const data = await repository.insert(drafts.map((draft) => ({ ...draft, isActive: true })));
      return { data, total: data.length };
    });
  };

  const create = (companyId: string, placementId: string, form: QuestionForm): Promise<Question> =>
    database.transaction(async (transaction) => {
      const repository = questionsRepository(transaction, companyId, placementId);
      if (!(await repository.lockPlacement())) throw new AppError('not_found');
      return present((await repository.insert([{ ...form, basis: '' }]))[0]);
    });

  const update = async (companyId: string, placementId: string, id: string, changes: QuestionUpdate): Promise<Question> =>
    present(await questionsRepository(database, companyId, placementId).update(id, changes));

  return { list, generate, create, update };
};
export type QuestionsService = ReturnType<typeof createQuestionsService>;
