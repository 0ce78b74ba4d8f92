import { findPeriods } from '../../dates/periods.ts';
import { fold } from '../../text/fold.ts';
import { partsBetween, type Row, sliceRow } from '../../text/rows.ts';
import { HEAD_WORDS } from '../anchors.ts';
import { toldJob } from './toldJob.ts';

/** « j’ai été… », « I worked… »: somebody tells. */
const TELLS =
  /^(?:j['’](?:ai|[ée]tais|exer[cç]\p{L}+|occup\p{L}+|travaill\p{L}+)|je|i(?:['’]ve| (?:am|was|have|had|worked|held|did|spent|joined|became|started|began|served|moved|also|then|first|previously)))(?!\p{L})/iu;

/** « En 2019, j’ai été serveuse à… »: a date and the sentence that it dates are rows of their own. */
export const partToldParagraph = (row: Row): Row[] => {
  const [period] = findPeriods(row.folded.slice(0, row.from + 60));
  if (!period || !/^\s*(?:en|in|during|pendant)?\s*$/iu.test(row.text.slice(row.from, period.start))) return [row];
  const at = period.end + /^[\s,;:.)–—-]*/u.exec(row.text.slice(period.end))![0].length;
  if (!TELLS.test(row.text.slice(at))) return [row];
  const sentence = { ...sliceRow(row, at, row.text.length), bullet: false };
  const job = toldJob([sentence]);
  return job && job.company !== '' ? [sliceRow(row, period.start, period.end), sentence] : [row];
};

/** Sentences that tell a job each, from so many on. */
const MIN_TOLD = 2;
const SENTENCE = /(?<=[\p{Ll}\d)]{2})\.\s+(?=\p{Lu})/gu;
/** « Before that, from 2015 to 2019, I… », « I worked … since »: what stands between a sentence and its date. */
const BEFORE_DATE = /[\s,(]*(?:from|since|between|in|until|de|depuis|en|entre)?\s*$/iu;

/** « I have been a nurse at Orvane since 2019. Before that, from 2015 to 2018, I worked… »: sentences with one date each, the date in front as a row of its own. */
export const partToldSentences = (row: Row): Row[] => {
  const cuts = [...row.text.matchAll(SENTENCE)].map(({ index, 0: mark }) => index + mark.length);
  if (cuts.length === 0) return [row];
  const edges = [row.from, ...cuts, row.text.length];
  let told = 0;
  const rows = edges.slice(1).flatMap((to, at): Row[] => {
    const from = edges[at]!;
    const sentence = { ...sliceRow(row, from, to), bullet: false };
    const [period, another] = findPeriods(row.folded.slice(from, to));
    if (!period || another) return [sentence];
    const before = row.text.slice(from, from + period.start).replace(BEFORE_DATE, '');
    const behind = from + period.end + /^[\s,;:.)–—-]*/u.exec(row.text.slice(from + period.end, to))![0].length;
    const first = /\sI\s|^I\s|j['’]/u.test(` ${before} `);
    const account = { ...(first ? sliceRow(row, from, from + before.length) : sliceRow(row, behind, to)), bullet: false };
    const job = TELLS.test(account.text.slice(account.from)) ? toldJob([account]) : null;
    if (!job || job.company === '') return [sentence];
    told += 1;
    return [sliceRow(row, from + period.start, from + period.end), account];
  });
  return told >= MIN_TOLD ? rows : [row];
};

/** « (accueil des clients, caisse et mise en rayon) chez »: tasks between a post and its employer, or behind both. */
const TASKS = /\s?\(([^()]{20,})\)(?=,?\s(?:chez|à|a|au|aux|dans|pour|at|with|for|in)\s)/u;
const TASKS_LAST = /\s?\(([^()]{20,})\)\s*[.;]?\s*$/u;
/** Words of tasks at least, and of the post before them at most. */
const TASK_WORDS = 4;
const POST_WORDS = 12;

/** « Vendeuse (accueil, caisse et mise en rayon) chez Alpha »: the tasks follow the head. */
export const partTasks = (row: Row): Row[] => {
  const long = row.text.split(/\s+/u).length > HEAD_WORDS && findPeriods(row.folded)[0]?.start === row.from;
  const tasks = TASKS.exec(row.text) ?? (long ? TASKS_LAST.exec(row.text) : null);
  if (!tasks) return [row];
  const words = tasks[1]!.split(/\s+/u);
  const prose = words.length >= TASK_WORDS && words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 < words.length;
  const before = row.text.slice(long ? findPeriods(row.folded)[0]!.end : row.from, tasks.index).trim();
  if (!prose || before.split(/\s+/u).length > POST_WORDS || findPeriods(fold(tasks[1]!)).length > 0) return [row];
  const behind = tasks.index + tasks[0].length;
  const text = row.text.slice(0, tasks.index) + row.text.slice(behind);
  const parts = [...partsBetween(row, 0, tasks.index, 0), ...partsBetween(row, behind, row.text.length, tasks.index)];
  const told = sliceRow(row, row.text.indexOf('(', tasks.index) + 1, behind - 1);
  return [
    { ...row, text, folded: fold(text), parts },
    { ...told, bullet: false },
  ];
};
