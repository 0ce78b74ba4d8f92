import { and, desc, eq } from 'drizzle-orm';
import type { Template } from '#contract/templates';
import type { Queryable } from '#server/database/client';
import { templates } from '#server/database/schema/templates';

type TemplateRow = typeof templates.$inferSelect;
export type TemplateValues = Omit<typeof templates.$inferInsert, 'id' | 'companyId' | 'createdAt' | 'updatedAt'>;

/** The row as the contract shows it. */
const toTemplate = ({ companyId: _company, createdAt, updatedAt, ...template }: TemplateRow): Template => ({
  ...template,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Templates of one company: no query of this feature reaches another's. */
export const templatesRepository = (database: Queryable, companyId: string) => {
  const one = (id: string) => and(eq(templates.companyId, companyId), eq(templates.id, id));

  return {
    async list(): Promise<Template[]> {
      const rows = await database.select().from(templates).where(eq(templates.companyId, companyId)).orderBy(desc(templates.id));
      return rows.map(toTemplate);
    },

    async byId(id: string): Promise<Template | null> {
      const [row] = await database.select().from(templates).where(one(id));
      return row ? toTemplate(row) : null;
    },

    async insert(values: TemplateValues[]): Promise<Template[]> {
      const rows = await database
        .insert(templates)
        .values(values.map((value) => ({ ...value, companyId })))
        .returning();
      return rows.map(toTemplate);
    },

    async update(id: string, changes: Partial<TemplateValues>): Promise<Template | null> {
      const [row] = await database
        .update(templates)
        .set({ ...changes, updatedAt: new Date() })
        .where(one(id))
        .returning();
      return row ? toTemplate(row) : null;
    },

    /** False when there was no such template. Its configurations fall to the built-in classic by their foreign key. */
    async remove(id: string): Promise<boolean> {
      const removed = await database.delete(templates).where(one(id)).returning({ id: templates.id });
      return removed.length > 0;
    },
  };
};
