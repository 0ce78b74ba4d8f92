import type { Company, CompanyCreation, CompanyUpdate } from '#contract/company';
import { ERROR_MESSAGES } from '#contract/errors';
import type { Database, Queryable } from '#server/database/client';
import { isUniqueViolation } from '#server/database/uniqueViolation';
import { AppError } from '#server/plugins/errors';
import { companyRepository, toCompany } from './companyRepository.ts';
import { TEXTS } from './texts.ts';

interface Dependencies {
  database: Database;
  /** Deletes the files of a company whose rows are gone; those that resist are swept later. */
  removeFiles: (companyId: string) => Promise<void>;
  /** Gives a new company what it starts with, in the transaction of its creation. */
  equip: (transaction: Queryable, companyId: string) => Promise<void>;
}

/** The company that a user creates at onboarding (spec 1 §1). */
export const createCompanyService = ({ database, removeFiles, equip }: Dependencies) => {
  /** One per user; its creator becomes its owner, whatever role they registered with (decisions §2). */
  const create = async (userId: string, { website, logoUrl, description, ...company }: CompanyCreation): Promise<Company> => {
    const optional = { website: website || null, logoUrl: logoUrl || null, description: description || null };
    try {
      return await database.transaction(async (transaction) => {
        const repository = companyRepository(transaction);
        if (await repository.ofUser(userId)) throw new AppError('conflict', { message: TEXTS.alreadyOne });
        const row = await repository.insert({ ...company, ...optional });
        await repository.own(userId, row.id);
        await equip(transaction, row.id);
        return toCompany(row);
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'companies_slug_unique')) throw error;
      throw new AppError('slug_taken', { fields: { slug: ERROR_MESSAGES.slug_taken } });
    }
  };

  const get = async (id: string | null): Promise<Company> => {
    const row = id && (await companyRepository(database).byId(id));
    if (!row) throw new AppError('not_found');
    return toCompany(row);
  };

  /** Another company's id is answered as one that does not exist (decisions §2). */
  const update = async (ownId: string, id: string, { website, ...changes }: CompanyUpdate): Promise<Company> => {
    if (id !== ownId) throw new AppError('not_found');
    const written = { ...changes, ...(website !== undefined && { website: website || null }) };
    if (Object.values(written).every((value) => value === undefined)) return get(id);
    const row = await companyRepository(database).update(id, written);
    if (!row) throw new AppError('not_found');
    return toCompany(row);
  };

  /** Deletes the company with every row it owns once no member is left, in the transaction of the last one's departure; its files come after. */
  const removeDeserted = (transaction: Queryable, id: string): Promise<boolean> => companyRepository(transaction).removeDeserted(id);

  return { create, get, update, removeDeserted, removeFiles };
};
export type CompanyService = ReturnType<typeof createCompanyService>;
