import { and, desc, eq, ne, notExists } from 'drizzle-orm';
import { BUILT_IN_CLASSIC, type TemplateConfig } from '#contract/template-configs';
import type { Queryable } from '#server/database/client';
import { companies } from '#server/database/schema/companies';
import { templateConfigs } from '#server/database/schema/templateConfigs';
import { templates } from '#server/database/schema/templates';

type ConfigRow = typeof templateConfigs.$inferSelect;
type ConfigValues = Omit<typeof templateConfigs.$inferInsert, 'id' | 'companyId' | 'createdAt' | 'updatedAt' | 'templateId'> & {
  templateId: string;
};

/** The row as the contract shows it. */
const toConfig = ({ companyId: _company, templateId, createdAt, updatedAt, ...config }: ConfigRow): TemplateConfig => ({
  ...config,
  templateId: templateId ?? BUILT_IN_CLASSIC,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const toColumn = (templateId: string): string | null => (templateId === BUILT_IN_CLASSIC ? null : templateId);

/** Configurations of one company: no query of this feature reaches another's. */
export const templateConfigsRepository = (database: Queryable, companyId: string) => {
  const owned = eq(templateConfigs.companyId, companyId);
  const one = (id: string) => and(owned, eq(templateConfigs.id, id));

  return {
    async list(): Promise<TemplateConfig[]> {
      const rows = await database
        .select()
        .from(templateConfigs)
        .where(owned)
        .orderBy(desc(templateConfigs.isDefault), desc(templateConfigs.id));
      return rows.map(toConfig);
    },

    async byId(id: string): Promise<TemplateConfig | null> {
      const [row] = await database.select().from(templateConfigs).where(one(id));
      return row ? toConfig(row) : null;
    },

    async insert(values: ConfigValues): Promise<TemplateConfig> {
      const [row] = await database
        .insert(templateConfigs)
        .values({ ...values, companyId, templateId: toColumn(values.templateId) })
        .returning();
      return toConfig(row!);
    },

    async update(id: string, { templateId, ...changes }: Partial<ConfigValues>): Promise<TemplateConfig | null> {
      const [row] = await database
        .update(templateConfigs)
        .set({ ...changes, ...(templateId !== undefined && { templateId: toColumn(templateId) }), updatedAt: new Date() })
        .where(one(id))
        .returning();
      return row ? toConfig(row) : null;
    },

    async remove(id: string): Promise<boolean> {
      const removed = await database.delete(templateConfigs).where(one(id)).returning({ id: templateConfigs.id });
      return removed.length > 0;
    },

    /** No configuration is the default one any more, but for one. The company is locked: two that become the default take turns. */
    async clearDefault(except?: string): Promise<void> {
      await database.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
      await database
        .update(templateConfigs)
        .set({ isDefault: false, updatedAt: new Date() })
        .where(and(owned, eq(templateConfigs.isDefault, true), except === undefined ? undefined : ne(templateConfigs.id, except)));
    },
  };
};

/** Companies that have neither template nor configuration, locked until the transaction ends: for the start, which acts for no company. */
export const companiesWithoutTemplates = async (transaction: Queryable): Promise<string[]> => {
  const rows = await transaction
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        notExists(transaction.select().from(templates).where(eq(templates.companyId, companies.id))),
        notExists(transaction.select().from(templateConfigs).where(eq(templateConfigs.companyId, companies.id))),
      ),
    )
    .for('update');
  return rows.map(({ id }) => id);
};
