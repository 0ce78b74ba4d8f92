import { TWO_COLUMN_LAYOUTS } from '../model.ts';
import type { FieldName } from './fields.ts';
import type { FileResult } from './run.ts';
import { addTally, emptyTally, f1Of, hasCases, precisionOf, recallOf, type Tally } from './tally.ts';

const percent = (value: number): string => (value * 100).toFixed(1).padStart(6);

const tallyOf = (results: FileResult[], field: FieldName): Tally =>
  results.map(({ scores }) => scores[field]).reduce<Tally>(addTally, emptyTally());

const fieldsOf = (results: FileResult[]): FieldName[] => Object.keys(results[0]?.scores ?? {}) as FieldName[];

/** Mean of the F1 of the fields that these files have. */
const macroOf = (results: FileResult[]): number => {
  const tallies = fieldsOf(results)
    .map((field) => tallyOf(results, field))
    .filter(hasCases);
  return tallies.reduce((sum, tally) => sum + f1Of(tally), 0) / (tallies.length || 1);
};

type Split = [name: string, of: (result: FileResult) => boolean];

const isTwoColumn = ({ source }: FileResult): boolean => source.twoColumns || TWO_COLUMN_LAYOUTS.includes(source.layout);

const SPLITS: Split[] = [
  ['tuning', ({ part }) => part === 'tuning'],
  ['held-out', ({ part }) => part === 'held-out'],
  ['french', ({ source }) => source.language === 'fr'],
  ['english', ({ source }) => source.language === 'en'],
  ['one col', (result) => !isTwoColumn(result)],
  ['two col', isTwoColumn],
];

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`;

/** Precision, recall and F1 of each field, then its F1 in each split; the macro average last. */
export const fieldTable = (results: FileResult[]): string => {
  const split = SPLITS.map(([, of]) => results.filter(of));
  const head = ['field'.padEnd(21), 'cases', 'precis', 'recall', '    F1', ...SPLITS.map(([name]) => name.padStart(8))];
  const lines = fieldsOf(results).map((field) => {
    const tally = tallyOf(results, field);
    const own = split.map((part) => tallyOf(part, field)).map((part) => (hasCases(part) ? percent(f1Of(part)) : '     –').padStart(8));
    return row([
      field.padEnd(21),
      String(tally.right + tally.missing).padStart(5),
      percent(precisionOf(tally)),
      percent(recallOf(tally)),
      percent(f1Of(tally)),
      ...own,
    ]);
  });
  const macro = row([
    '**macro average**'.padEnd(21),
    '     ',
    '      ',
    '      ',
    percent(macroOf(results)),
    ...split.map((part) => percent(macroOf(part)).padStart(8)),
  ]);
  const files = row([
    'files'.padEnd(21),
    String(results.length).padStart(5),
    '      ',
    '      ',
    '      ',
    ...split.map(({ length }) => String(length).padStart(8)),
  ]);
  return [row(head), row(head.map((cell) => '-'.repeat(cell.length))), ...lines, macro, files].join('\n');
};

const quantile = (values: number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? 0;

const times = (results: FileResult[], of: (result: FileResult) => number): string =>
  `${quantile(results.map(of), 0.5).toFixed(1)} / ${quantile(results.map(of), 0.95).toFixed(1)}`;

const groupTable = (results: FileResult[], name: string, key: (result: FileResult) => string): string => {
  const groups = Map.groupBy(results, key);
  const lines = [...groups].map(([group, own]) =>
    row([
      group.padEnd(12),
      String(own.length).padStart(5),
      percent(macroOf(own)),
      times(own, ({ readingMs }) => readingMs).padStart(17),
      times(own, ({ analysisMs }) => analysisMs).padStart(17),
    ]),
  );
  const head = [name.padEnd(12), 'files', 'macro ', 'reading ms p50/95', 'analysis ms 50/95'];
  return [row(head), row(head.map((cell) => '-'.repeat(cell.length))), ...lines].join('\n');
};

/** Macro average and times by format and by layout. */
export const formatTable = (results: FileResult[]): string => groupTable(results, 'format', ({ source }) => source.format);
export const layoutTable = (results: FileResult[]): string => groupTable(results, 'layout', ({ source }) => source.layout);

/** What each file missed. Held-out files are only named: whoever tunes the engine may read this. */
export const missesOf = (results: FileResult[], withHeldOut: boolean): string =>
  results
    .filter(({ part }) => withHeldOut || part === 'tuning')
    .map(({ source, failure, scores, proofs }) => {
      const notes = Object.entries(scores).flatMap(([field, score]) => score.notes.map((note) => `    ${field}: ${note}`));
      const unproven = proofs.unproven.length > 0 ? [`    without passage: ${proofs.unproven.join(', ')}`] : [];
      return [`${source.id} (${source.layout}, ${source.format})${failure ? `: ${failure}` : ''}`, ...notes, ...unproven].join('\n');
    })
    .join('\n');
