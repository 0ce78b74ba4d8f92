import { and, asc, eq } from 'drizzle-orm';
import type { Question, QuestionUpdate } from '#contract/questions';
import type { Queryable } from '#server/database/client';
import { placements } from '#server/database/schema/placements';
import { questions } from '#server/database/schema/questions';
import { isoDates } from '#server/records/isoDates';

export type NewQuestion = Omit<Question, 'id' | 'placementId' | 'createdAt' | 'updatedAt'>;

const toQuestion = ({ companyId: _company, ...row }: typeof questions.$inferSelect): Question => isoDates(row);

/** Questions of one placement of one company. */
export const questionsRepository = (database: Queryable, companyId: string, placementId: string) => {
  const owned = and(eq(questions.companyId, companyId), eq(questions.placementId, placementId));

  /** Locks the placement, so that two generations at once do not write the same questions; whether there is one. */
  const lockPlacement = async (): Promise<boolean> => {
    const one = and(eq(placements.companyId, companyId), eq(placements.id, placementId));
    const found = await database.select({ id: placements.id }).from(placements).where(one).for('no key update');
    return found.length > 0;
  };

  const list = async (): Promise<Question[]> => {
    const rows = await database.select().from(questions).where(owned).orderBy(asc(questions.id));
    return rows.map(toQuestion);
  };

  const insert = async (values: NewQuestion[]): Promise<Question[]> => {
    if (values.length === 0) return [];
    const rows = await database
      .insert(questions)
      .values(values.map((value) => ({ ...value, companyId, placementId })))
      .returning();
    return rows.map(toQuestion);
  };

  const update = async (id: string, changes: QuestionUpdate): Promise<Question | undefined> => {
    const [row] = await database
      .update(questions)
      .set({ ...changes, updatedAt: new Date() })
      .where(and(owned, eq(questions.id, id)))
      .returning();
    return row && toQuestion(row);
  };

  return { lockPlacement, list, insert, update };
};
