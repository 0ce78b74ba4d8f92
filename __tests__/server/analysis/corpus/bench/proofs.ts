import type { CandidateFacts, CandidatePassages } from '#contract/candidates';
import type { ReadDocument } from '#contract/documents';

export interface Proofs {
  facts: number;
  /** Paths of facts without a passage, or whose passage is not in the document where it says. */
  unproven: string[];
}

/** Computed from other facts, which have passages of their own. */
const DERIVED = new Set(['yearsOfExperience', 'candidateLevel']);

const pathsOf = (facts: CandidateFacts): string[] =>
  Object.entries(facts).flatMap(([key, value]: [string, unknown]) => {
    if (DERIVED.has(key) || value === null || value === '') return [];
    if (Array.isArray(value)) return value.map((_, index) => `${key}.${index}`);
    if (typeof value === 'object') return Object.keys(value).map((name) => `${key}.${name}`);
    return [key];
  });

/** Counts the facts that no passage proves (issue: no fact without a passage). */
export const countProofs = (facts: CandidateFacts, passages: CandidatePassages, { text }: ReadDocument): Proofs => {
  const paths = pathsOf(facts);
  const unproven = paths.filter((path) => {
    const passage = passages[path];
    return !passage || passage.text === '' || text.slice(passage.start, passage.end) !== passage.text;
  });
  return { facts: paths.length, unproven };
};
