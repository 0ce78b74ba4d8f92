import { DEFAULT_TEMPLATE_VERSION, type Template, type TemplateCreation, type TemplateUpdate } from '#contract/templates';
import { BUILT_IN_TEMPLATES, type BuiltInTemplate } from '#cv/builtInTemplates';
import type { Database, Queryable } from '#server/database/client';
import { AppError } from '#server/plugins/errors';
import { templatesRepository, type TemplateValues } from './templatesRepository.ts';

const present = (template: Template | null): Template => {
  if (!template) throw new AppError('not_found');
  return template;
};

const toValues = ({ key, ...template }: BuiltInTemplate): TemplateValues => ({
  ...template,
  version: DEFAULT_TEMPLATE_VERSION,
  templateType: 'cv',
  isActive: true,
  isPublic: false,
  metadata: { builtIn: key },
});

/** Templates of a company (spec 2 §2, §7). What they say is only looked at when they are rendered: a faulty one may be saved and mended. */
export const createTemplatesService = ({ database }: { database: Database }) => {
  const of = (companyId: string) => templatesRepository(database, companyId);

  const create = async (companyId: string, template: TemplateCreation): Promise<Template> => {
    const [created] = await of(companyId).insert([template]);
    return created!;
  };

  const remove = async (companyId: string, id: string): Promise<void> => {
    if (!(await of(companyId).remove(id))) throw new AppError('not_found');
  };

  /** Copies the built-in templates to a company, the first of them listed first (decisions §6); answers them in their own order. */
  const giveBuiltIns = async (transaction: Queryable, companyId: string): Promise<Template[]> => {
    const newestFirst = await templatesRepository(transaction, companyId).insert(BUILT_IN_TEMPLATES.map(toValues).toReversed());
    return newestFirst.toReversed();
  };

  return {
    list: (companyId: string): Promise<Template[]> => of(companyId).list(),
    get: async (companyId: string, id: string): Promise<Template> => present(await of(companyId).byId(id)),
    find: (companyId: string, id: string): Promise<Template | null> => of(companyId).byId(id),
    update: async (companyId: string, id: string, changes: TemplateUpdate): Promise<Template> =>
      present(await of(companyId).update(id, changes)),
    create,
    remove,
    giveBuiltIns,
  };
};
export type TemplatesService = ReturnType<typeof createTemplatesService>;
