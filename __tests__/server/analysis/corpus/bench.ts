import { parseArgs } from 'node:util';
import { jobMisses, jobTable } from './bench/jobs/report.ts';
import { runJobs } from './bench/jobs/run.ts';
import { peakMemory } from './bench/memory.ts';
import { fieldTable, formatTable, layoutTable, missesOf } from './bench/report.ts';
import { runCorpus } from './bench/run.ts';

/**
 * `npm run bench:reading`: reads and analyses the corpus and prints what was right. The rules of comparison stand in `bench/fields.ts`.
 * `--verbose` adds what each tuning file missed, `--held-out` the held-out files too, for whoever does not tune.
 */
const { values } = parseArgs({ options: { verbose: { type: 'boolean' }, 'held-out': { type: 'boolean' } } });

const results = await runCorpus();
const jobs = await runJobs();
const memory = await peakMemory();

const proofs = results.flatMap(({ proofs }) => proofs);
const unproven = proofs.reduce((sum, { unproven }) => sum + unproven.length, 0);
const failed = results.filter(({ failure }) => failure);

const withHeldOut = values['held-out'] ?? false;
if (values.verbose) console.log(`${missesOf(results, withHeldOut)}\n\n${jobMisses(jobs, withHeldOut)}\n`);
console.log(`${fieldTable(results)}\n\n${formatTable(results)}\n\n${layoutTable(results)}\n\n${jobTable(jobs)}\n`);
console.log(`Files that could not be read: ${failed.length}${failed.map(({ source, failure }) => ` ${source.id} (${failure})`).join(',')}`);
const unprovenOfJobs = jobs.reduce((sum, job) => sum + job.unproven, 0);
console.log(`Facts of offers without a passage: ${unprovenOfJobs}`);
console.log(`Facts without a passage: ${unproven} of ${proofs.reduce((sum, { facts }) => sum + facts, 0)}`);
if (memory)
  console.log(
    `Peak memory: ${memory.own.toFixed(0)} MB, reading children ${memory.children.map((peak) => `${peak.toFixed(0)} MB`).join(', ')}`,
  );
