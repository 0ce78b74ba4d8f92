import { setImmediate as breathe } from 'node:timers/promises';
import { type Base, type Offer, type Person, toOffer, toPerson } from '#server/analysis/assistant/base';
import type { TextHits } from '#server/analysis/assistant/find/holds';
import { learnWords } from '#server/analysis/assistant/understand/vocabulary';
import type { Database } from '#server/database/client';
import { knowledgeRepository } from './knowledgeRepository.ts';

interface Kept<T> {
  updatedAt: number;
  known: T;
}
interface Row<T> {
  kept: Map<string, Kept<T>>;
  /** In order; the same array until something changes, so that what is made of it lasts as long. */
  known: T[];
}
interface Shelf {
  people: Row<Person>;
  offers: Row<Offer>;
}

/** Companies whose records stay prepared in memory; the one that asked longest ago leaves first. */
const MAX_COMPANIES = 20;
/** Records prepared before other requests have their turn. */
const BATCH = 50;

type Marks = { id: string; updatedAt: Date }[];

/** What each company's assistant knows: prepared once per version of a record, so that a question reads only what changed. */
export const createKnowledge = (database: Database) => {
  const shelves = new Map<string, Shelf>();

  const shelfOf = (companyId: string): Shelf => {
    const shelf = shelves.get(companyId) ?? { people: { kept: new Map(), known: [] }, offers: { kept: new Map(), known: [] } };
    shelves.delete(companyId);
    shelves.set(companyId, shelf);
    const [oldest] = shelves.keys();
    if (shelves.size > MAX_COMPANIES && oldest !== undefined) shelves.delete(oldest);
    return shelf;
  };

  const refresh = async <F extends { id: string }, T>(
    row: Row<T>,
    marks: Marks,
    read: (ids: string[]) => Promise<F[]>,
    prepare: (facts: F) => T,
  ): Promise<T[]> => {
    const { kept } = row;
    const stale = marks.filter(({ id, updatedAt }) => kept.get(id)?.updatedAt !== updatedAt.getTime());
    const dates = new Map(stale.map(({ id, updatedAt }) => [id, updatedAt.getTime()]));
    const facts = stale.length === 0 ? [] : await read(stale.map(({ id }) => id));
    for (const [index, one] of facts.entries()) {
      if (index % BATCH === BATCH - 1) await breathe();
      kept.set(one.id, { updatedAt: dates.get(one.id)!, known: prepare(one) });
    }
    const present = new Set(marks.map(({ id }) => id));
    for (const id of kept.keys()) if (!present.has(id)) kept.delete(id);
    const known = marks.flatMap(({ id }) => kept.get(id)?.known ?? []);
    if (known.length !== row.known.length || known.some((one, index) => one !== row.known[index])) row.known = known;
    return row.known;
  };

  /** Everything that a question may be about, newest first. */
  const baseOf = async (companyId: string): Promise<Base> => {
    const repository = knowledgeRepository(database, companyId);
    const shelf = shelfOf(companyId);
    return {
      people: await refresh(shelf.people, await repository.people(), repository.profiles, ({ facts, features }) => {
        const person = toPerson(facts, features);
        learnWords(person);
        return person;
      }),
      offers: await refresh(shelf.offers, await repository.jobs(), repository.offers, toOffer),
      placements: await repository.placements(),
    };
  };

  /** Full-text search of the free terms of a question. */
  const hitsOf = async (companyId: string, terms: readonly string[]): Promise<TextHits> => {
    const repository = knowledgeRepository(database, companyId);
    const hits = new Map<string, Set<string>>();
    for (const term of terms) hits.set(term, await repository.holding(term));
    return hits;
  };

  return { baseOf, hitsOf };
};
export type Knowledge = ReturnType<typeof createKnowledge>;
