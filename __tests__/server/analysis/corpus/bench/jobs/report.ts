import { addTally, emptyTally, f1Of, hasCases, precisionOf, recallOf, type Tally } from '../tally.ts';
import type { JobResult } from './run.ts';
import type { JobScores } from './score.ts';

const percent = (value: number): string => (value * 100).toFixed(1).padStart(6);
const tallyOf = (results: JobResult[], field: keyof JobScores): Tally =>
  results.map(({ scores }) => scores[field] as Tally).reduce(addTally, emptyTally());

/** Precision, recall and F1 of each field of the job descriptions, with the F1 of the tuning and of the held-out ones. */
export const jobTable = (results: JobResult[]): string => {
  const fields = Object.keys(results[0]!.scores) as (keyof JobScores)[];
  const parts = [results.filter(({ tuning }) => tuning), results.filter(({ tuning }) => !tuning)];
  const f1 = (part: JobResult[], field: keyof JobScores) => {
    const tally = tallyOf(part, field);
    return hasCases(tally) ? percent(f1Of(tally)) : '     –';
  };
  const macro = (part: JobResult[]) => {
    const tallies = fields.map((field) => tallyOf(part, field)).filter(hasCases);
    return percent(tallies.reduce((sum, tally) => sum + f1Of(tally), 0) / tallies.length);
  };
  const lines = fields.map((field) => {
    const tally = tallyOf(results, field);
    const cells = [
      String(tally.right + tally.missing).padStart(5),
      percent(precisionOf(tally)),
      percent(recallOf(tally)),
      percent(f1Of(tally)),
    ];
    return `| ${[field.padEnd(21), ...cells, ...parts.map((part) => f1(part, field))].join(' | ')} |`;
  });
  const head = ['job field'.padEnd(21), 'cases', 'precis', 'recall', '    F1', 'tuning', 'held  '];
  const average = ['**macro average**'.padEnd(21), '     ', '      ', '      ', macro(results), ...parts.map(macro)];
  return [
    `| ${head.join(' | ')} |`,
    `| ${head.map((cell) => '-'.repeat(cell.length)).join(' | ')} |`,
    ...lines,
    `| ${average.join(' | ')} |`,
  ].join('\n');
};

/** What each file missed; held-out ones only on demand. */
export const jobMisses = (results: JobResult[], withHeldOut: boolean): string =>
  results
    .filter(({ tuning }) => withHeldOut || tuning)
    .map(({ source, scores }) =>
      [source.id, ...Object.entries(scores).flatMap(([field, { notes }]) => notes.map((note) => `    ${field}: ${note}`))].join('\n'),
    )
    .join('\n');
