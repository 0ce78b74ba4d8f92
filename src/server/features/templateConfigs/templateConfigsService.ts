import {
  BUILT_IN_CLASSIC,
  DEFAULT_ANONYMITY,
  DEFAULT_COLORS,
  DEFAULT_FOOTER,
  type TemplateConfig,
  type TemplateConfigCreation,
  type TemplateConfigUpdate,
} from '#contract/template-configs';
import type { Database, Queryable } from '#server/database/client';
import { AppError } from '#server/plugins/errors';
import type { TemplatesService } from '#server/features/templates/templatesService';
import { companiesWithoutTemplates, templateConfigsRepository } from './templateConfigsRepository.ts';
import { TEXTS } from './texts.ts';

interface Dependencies {
  database: Database;
  templates: TemplatesService;
}

const present = (config: TemplateConfig | null): TemplateConfig => {
  if (!config) throw new AppError('not_found');
  return config;
};

/** Configurations of a company (spec 2 §2, §7): at most one is the default. */
export const createTemplateConfigsService = ({ database, templates }: Dependencies) => {
  const of = (companyId: string) => templateConfigsRepository(database, companyId);

  /** Another company's template is one that does not exist. */
  const checkTemplate = async (companyId: string, templateId: string | undefined): Promise<void> => {
    if (templateId === undefined || templateId === BUILT_IN_CLASSIC) return;
    if (!(await templates.find(companyId, templateId))) throw new AppError('invalid', { fields: { templateId: TEXTS.templateUnknown } });
  };

  const create = async (companyId: string, config: TemplateConfigCreation): Promise<TemplateConfig> => {
    await checkTemplate(companyId, config.templateId);
    return database.transaction(async (transaction) => {
      const repository = templateConfigsRepository(transaction, companyId);
      if (config.isDefault) await repository.clearDefault();
      return repository.insert(config);
    });
  };

  const update = async (companyId: string, id: string, changes: TemplateConfigUpdate): Promise<TemplateConfig> => {
    await checkTemplate(companyId, changes.templateId);
    return database.transaction(async (transaction) => {
      const repository = templateConfigsRepository(transaction, companyId);
      if (changes.isDefault) await repository.clearDefault(id);
      return present(await repository.update(id, changes));
    });
  };

  const remove = async (companyId: string, id: string): Promise<void> => {
    if (!(await of(companyId).remove(id))) throw new AppError('not_found');
  };

  /** What a company needs to print its first CV: the built-in templates and one default configuration (decisions §6). */
  const equipCompany = async (transaction: Queryable, companyId: string): Promise<void> => {
    const [classic] = await templates.giveBuiltIns(transaction, companyId);
    await templateConfigsRepository(transaction, companyId).insert({
      name: TEXTS.defaultName,
      description: TEXTS.defaultDescription,
      templateId: classic!.id,
      isActive: true,
      isDefault: true,
      config: { colors: DEFAULT_COLORS, footer: DEFAULT_FOOTER, anonymity: DEFAULT_ANONYMITY },
    });
  };

  /** Equips the companies that were created before there were templates. */
  const equipOlderCompanies = (): Promise<void> =>
    database.transaction(async (transaction) => {
      // The first look locks, the second one sees what another process did while it waited for the lock.
      await companiesWithoutTemplates(transaction);
      for (const companyId of await companiesWithoutTemplates(transaction)) await equipCompany(transaction, companyId);
    });

  return {
    list: (companyId: string): Promise<TemplateConfig[]> => of(companyId).list(),
    get: async (companyId: string, id: string): Promise<TemplateConfig> => present(await of(companyId).byId(id)),
    create,
    update,
    remove,
    equipCompany,
    equipOlderCompanies,
  };
};
export type TemplateConfigsService = ReturnType<typeof createTemplateConfigsService>;
