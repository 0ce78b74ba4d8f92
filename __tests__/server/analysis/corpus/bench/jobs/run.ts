import type { JobFacts } from '#contract/jobs';
import { readJob } from '#server/analysis/readJob';
import { readDocument } from '#server/reading/readDocument';
import { openCachedPrinter } from '../../formats/cachedPrinter.ts';
import { corpusJobs, tuningJobs } from '../../jobs/corpus.ts';
import { jobHtml } from '../../jobs/html.ts';
import type { JobSource } from '../../jobs/model.ts';
import { type JobScores, scoreJob } from './score.ts';

export interface JobResult {
  source: JobSource;
  tuning: boolean;
  scores: JobScores;
  /** Facts that no passage of the text proves. */
  unproven: number;
}

const countFacts = (facts: JobFacts): number =>
  Object.values(facts).reduce<number>((sum, fact) => {
    if (fact === null || fact === '') return sum;
    return sum + (typeof fact === 'object' ? Object.keys(fact as object).length : 1);
  }, 0);

/** Reads and analyses every labelled job description. */
export const runJobs = async (): Promise<JobResult[]> => {
  const printer = openCachedPrinter();
  try {
    const results: JobResult[] = [];
    for (const source of corpusJobs) {
      const reading = await readDocument(await printer.pdf(jobHtml(source)), `${source.id}.pdf`);
      if (!reading.ok) throw new Error(`${source.id}: ${reading.failure}`);
      const { facts, passages } = readJob(reading.document, { country: 'FR' });
      const unproven = countFacts(facts) - Object.keys(passages).length;
      results.push({ source, tuning: tuningJobs.includes(source), scores: scoreJob(source, facts), unproven });
    }
    return results;
  } finally {
    await printer.close();
  }
};
