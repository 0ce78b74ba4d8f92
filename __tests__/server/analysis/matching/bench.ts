import { parseArgs } from 'node:util';
import { candidateFeatures, jobFeatures } from '../../../../src/server/analysis/matching/features.ts';
import { scoreOf } from '../../../../src/server/analysis/matching/score.ts';
import { readCandidate } from '../../../../src/server/analysis/readCandidate.ts';
import { readJob } from '../../../../src/server/analysis/readJob.ts';
import { textDocument } from '../support/textDocument.ts';
import { gradedCvs, gradedOffers } from './bench/corpus.ts';
import { auc, meanOf, ndcgAt5 } from './bench/measures.ts';
import { ENGINES, type Ranking, runBench } from './bench/run.ts';

/**
 * `npm run bench:matching`: ranks the graded CVs for the graded offers, beside BM25 and TF-IDF on the same texts.
 * `--verbose` shows the first ranks of the offers that are tuned on.
 */
const { values } = parseArgs({ options: { verbose: { type: 'boolean' } } });

const rankings = runBench();

const PAIRS: readonly (readonly [string, (ranking: Ranking) => boolean])[] = [
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
  return `| ${name.padEnd(40)} | ${cells.map((cell) => cell.toFixed(3)).join(' | ')} |`;
};

console.log(`${gradedOffers.length} offers, ${gradedCvs.length} CVs`);
console.log(`| ${' '.repeat(40)} | ${ENGINES.flatMap((engine) => [`${engine} nDCG@5`, 'AUC']).join(' | ')} |`);
for (const [name, belongs] of PAIRS) {
  const own = rankings.filter(belongs);
  console.log(
    row(
      `${name}, tuned on`,
      own.filter(({ offer }) => !offer.heldOut),
    ),
  );
  console.log(
    row(
      `${name}, held out`,
      own.filter(({ offer }) => offer.heldOut),
    ),
  );
}

if (values.verbose)
  for (const { offer, pool, rated } of rankings.filter(
    ({ engine, offer, pool }) => engine === 'vivier' && pool !== 'both' && !offer.heldOut,
  )) {
    const best = rated.toSorted((a, b) => b.score - a.score).slice(0, 7);
    console.log(`\n${offer.id} (${offer.language}) × ${pool}: ${ndcgAt5(rated).toFixed(3)}`);
    console.log(best.map(({ cv, grade, score }) => `  ${score} ${cv.kind} [${grade}]`).join('\n'));
  }

const people = gradedCvs.map((cv) => candidateFeatures(readCandidate(textDocument(cv.text), { country: 'FR', today: '2026-11-21' }).facts));
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
