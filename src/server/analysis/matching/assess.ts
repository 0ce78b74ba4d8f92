import type { CandidateFeatures } from './candidateFeatures.ts';
import type { JobFeatures } from './jobFeatures.ts';
import { relatedSkills } from './skills/relatedSkills.ts';
import { wordWeight } from './text/commonWords.ts';
import { IMPLIED, impliedProof, plainVerdict, skillVerdict, type Verdict, wordsVerdict } from './verdicts.ts';

export interface Assessed {
  /** 0 to 100, whole; null when the offer asks for nothing that can be compared. */
  score: number | null;
  confidence: number;
  /** One for each ask of the offer, in its order. */
  verdicts: Verdict[];
}

/** Where in the offer a skill or a word counts, so that a CV is gone through once. */
interface Index {
  skills: Map<string, { ask: number; part: number }[]>;
  words: Map<string, number[]>;
  /** For each ask, what its words weigh together. */
  totals: number[];
}

const indexes = new WeakMap<JobFeatures, Index>();

const push = <K, V>(map: Map<K, V[]>, key: K, value: V) => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

const indexOf = (job: JobFeatures): Index => {
  const known = indexes.get(job);
  if (known) return known;
  const index: Index = { skills: new Map(), words: new Map(), totals: [] };
  job.asks.forEach((ask, at) => {
    if (ask.by === 'skill') {
      for (const skill of [ask.skill, ...ask.others]) {
        push(index.skills, skill, { ask: at, part: 1 });
        for (const [near, part] of Object.entries(relatedSkills(skill))) push(index.skills, near, { ask: at, part });
      }
    } else if (ask.by === 'line' || ask.by === 'duties') {
      for (const word of ask.words) push(index.words, word, at);
      index.totals[at] = ask.words.reduce((sum, word) => sum + wordWeight(word), 0);
    }
  });
  indexes.set(job, index);
  return index;
};

/** Weight of what the CV leaves open, for the confidence. */
const OPEN = 0.3;

/** The one computation behind score, confidence and criteria. */
export const assess = (job: JobFeatures, candidate: CandidateFeatures): Assessed => {
  const index = indexOf(job);
  const parts = new Float64Array(job.asks.length);
  const proofs: string[] = [];
  for (const skill of candidate.skills)
    for (const { ask, part } of index.skills.get(skill) ?? [])
      if (part > parts[ask]!) {
        parts[ask] = part;
        proofs[ask] = skill;
      }
  for (const skill of candidate.implied)
    for (const { ask, part } of index.skills.get(skill) ?? [])
      if (part === 1 && IMPLIED > parts[ask]!) {
        parts[ask] = IMPLIED;
        proofs[ask] = impliedProof(skill);
      }
  for (const word of candidate.words) {
    const asks = index.words.get(word);
    if (!asks) continue;
    const weight = wordWeight(word);
    for (const ask of asks) parts[ask]! += weight;
  }
  let sum = 0;
  let open = 0;
  const verdicts = job.asks.map((ask, at): Verdict => {
    const verdict =
      ask.by === 'skill'
        ? skillVerdict(parts[at]!, proofs[at] ?? '')
        : ask.by === 'line' || ask.by === 'duties'
          ? wordsVerdict(ask, parts[at]!, index.totals[at]!)
          : plainVerdict(ask, candidate);
    sum += ask.weight * verdict.credit;
    if (verdict.outcome === 'not_found') open += ask.weight;
    return verdict;
  });
  return {
    // Rounded twice: the sum of the same shares may differ in its last digit.
    score: job.asks.length === 0 ? null : Math.round(Math.round(1e6 * sum) / 1e4),
    confidence: job.asks.length === 0 ? 0 : Math.round(100 * candidate.telling * (0.4 + 0.6 * job.telling) * (1 - OPEN * open)),
    verdicts,
  };
};
