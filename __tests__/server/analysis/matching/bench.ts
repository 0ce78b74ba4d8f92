import { parseArgs } from 'node:util';
import { jobFeatures } from '../../../../src/server/analysis/matching/features.ts';
import { scoreOf } from '../../../../src/server/analysis/matching/score.ts';
import { readJob } from '../../../../src/server/analysis/readJob.ts';
import { textDocument } from '../support/textDocument.ts';
import { gradedCvs, gradedOffers, gradedSets, type Part } from './bench/corpus.ts';
import { auc, meanOf, ndcgAt5 } from './bench/measures.ts';
import { ENGINES, featuresOf, type Ranking, rankingsOf } from './bench/run.ts';

/**
 * `npm run bench:matching`: ranks the CVs of each graded set for its offers, beside BM25 and TF-IDF on the same texts.
 * `--verbose` shows the first ranks of the offers that anybody may look at, never those of sealed and blind parts.
 */
const { values } = parseArgs({ options: { verbose: { type: 'boolean' } } });

const OPEN_PARTS: readonly Part[] = ['tuned', 'opened', 'look'];

const POOLS: readonly (readonly [string, (ranking: Ranking) => boolean])[] = [
  ['French offers, French CVs', ({ offer, pool }) => offer.language === 'fr' && pool === 'fr'],
  ['English offers, English CVs', ({ offer, pool }) => offer.language === 'en' && pool === 'en'],
  ['French offers, English CVs', ({ offer, pool }) => offer.language === 'fr' && pool === 'en'],
  ['English offers, French CVs', ({ offer, pool }) => offer.language === 'en' && pool === 'fr'],
  ['all offers, all CVs', ({ pool }) => pool === 'both'],
];

const row = (name: string, chosen: readonly Ranking[]): string => {
  const cells = ENGINES.flatMap((engine) => {
    const own = chosen.filter((ranking) => ranking.engine === engine);
    return [meanOf(own.map(({ rated }) => ndcgAt5(rated))), meanOf(own.map(({ rated }) => auc(rated)))];
  });
  return `| ${name.padEnd(35)} | ${cells.map((cell) => cell.toFixed(3)).join(' | ')} |`;
};

const printRanks = ({ offer, pool, rated }: Ranking): void => {
  const best = rated.toSorted((a, b) => b.score - a.score).slice(0, 7);
  console.log(`\n${offer.id} (${offer.language}) × ${pool}: ${ndcgAt5(rated).toFixed(3)}`);
  console.log(best.map(({ cv, grade, score }) => `  ${score} ${cv.kind} [${grade}]`).join('\n'));
};

for (const set of gradedSets) {
  const rankings = rankingsOf(set);
  console.log(`\n${set.name} set: ${set.offers.length} offers, ${set.cvs.length} CVs`);
  console.log(`| ${' '.repeat(35)} | ${ENGINES.flatMap((engine) => [`${engine} nDCG@5`, 'AUC']).join(' | ')} |`);
  for (const part of new Set(set.offers.map((offer) => offer.part)))
    for (const [name, belongs] of POOLS)
      console.log(
        row(
          `${name}, ${part}`,
          rankings.filter((ranking) => ranking.offer.part === part && belongs(ranking)),
        ),
      );
  if (values.verbose)
    rankings
      .filter(({ engine, offer, pool }) => engine === 'vivier' && pool !== 'both' && OPEN_PARTS.includes(offer.part))
      .forEach(printRanks);
}

const people = gradedCvs.map(featuresOf);
const many = Array.from(
  { length: 10_000 },
  (_, index) => JSON.parse(JSON.stringify(people[index % people.length]!)) as (typeof people)[number],
);
const job = jobFeatures(readJob(textDocument(gradedOffers[0]!.text), { country: 'FR' }).facts);
const since = performance.now();
for (const person of many) scoreOf(job, person);
console.log(
  `\n10,000 candidates scored in ${(performance.now() - since).toFixed(0)} ms; ${Math.round(JSON.stringify(people).length / people.length)} bytes a candidate`,
);
