import { setTimeout as pause } from 'node:timers/promises';
import { candidateFeatures, MATCHING_VERSION } from '#server/analysis/matching/features';
import type { Database, Transaction } from '#server/database/client';
import { candidateFacts } from '../matchedFacts.ts';
import { companiesWithOutdatedFeatures, featuresRepository, type StoredFeatures } from './featuresRepository.ts';

/** Making features takes a moment each; so many, and the server answers others. */
const MADE_AT_ONCE = 25;

/** Makes and stores what matching keeps of these candidates, as far as they are analysed. */
export const makeFeatures = async (transaction: Transaction, companyId: string, ids: string[]): Promise<StoredFeatures[]> => {
  const repository = featuresRepository(transaction, companyId);
  const made = (await repository.facts(ids)).map((candidate) => ({
    id: candidate.id,
    factsAt: candidate.updatedAt,
    features: candidateFeatures(candidateFacts(candidate)),
  }));
  await repository.store(made, MATCHING_VERSION);
  return made;
};

/** The same for many, a few at a time. */
export const makeManyFeatures = async (database: Database, companyId: string, ids: string[]): Promise<StoredFeatures[]> => {
  const made: StoredFeatures[] = [];
  for (let start = 0; start < ids.length; start += MADE_AT_ONCE) {
    const few = ids.slice(start, start + MADE_AT_ONCE);
    made.push(...(await database.transaction((transaction) => makeFeatures(transaction, companyId, few))));
    await pause(0);
  }
  return made;
};

/** After the rules of matching have changed, before somebody waits for a ranking. */
export const renewOutdatedFeatures = async (database: Database): Promise<void> => {
  for (const companyId of await companiesWithOutdatedFeatures(database, MATCHING_VERSION)) {
    const outdated = await featuresRepository(database, companyId).outdated(MATCHING_VERSION);
    await makeManyFeatures(database, companyId, outdated);
  }
};
