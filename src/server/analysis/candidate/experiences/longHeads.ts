import { findPeriods } from '../../dates/periods.ts';
import { type Row, sliceRow } from '../../text/rows.ts';
import { cutAtMarks, markedText } from '../../text/typed.ts';
import { titleScore } from '../../text/workWords.ts';
import { HEAD_WORDS, withoutPeriod } from '../anchors.ts';
import { joinSplitDates } from '../splitDates.ts';
import { joinStackedDates } from './stackedDates.ts';

/** « 2019 - 2021 » over « **Alpha** Nurse; all that followed… »: the head of a long row is a row of its own. */
const partLongHead = (row: Row, above: Row | undefined): Row[] => {
  if (!above || row.bullet || above.page !== row.page || row.text.split(/\s+/).length <= HEAD_WORDS) return [row];
  const [period] = findPeriods(above.folded);
  if (!period || withoutPeriod(above, period) !== '') return [row];
  const end = /[;:.](?=\s)/u.exec(row.text.slice(row.from));
  const head = end ? row.text.slice(row.from, row.from + end.index) : '';
  const typed = cutAtMarks(markedText(row).slice(row.from, row.from + head.length)).length;
  if (!end || typed < 2 || typed > 3 || head.split(/\s+/).length > HEAD_WORDS) return [row];
  const at = row.from + end.index + 1;
  return [sliceRow(row, row.from, at - 1), sliceRow(row, at + /^\s*/u.exec(row.text.slice(at))![0].length, row.text.length)];
};

/** Words that a head told in a sentence has at most, and words that an account has at least. */
const SENTENCE_WORDS = 22;
const ACCOUNT_WORDS = 3;
const SENTENCE_END = /(?<=\p{Ll}{3}|\p{Lo}|\)|\s\d)\.\s+(?=\p{Lu})/u;

/** « 2014 à 2015 : Professeur à l’école Alpha. Cours, accueil des élèves… »: what follows the first sentence is told of the job. */
const partSentence = (row: Row): Row[] => {
  if (row.text.split(/\s+/).length <= HEAD_WORDS) return [row];
  const [period] = findPeriods(row.folded.slice(0, row.from + 60));
  if (!period || /[\p{L}\d]/u.test(row.text.slice(row.from, period.start))) return [row];
  const end = SENTENCE_END.exec(row.text.slice(period.end));
  if (!end) return [row];
  const words = row.folded
    .slice(period.end, period.end + end.index)
    .split(/[\s:]+/u)
    .filter((word) => word !== '');
  const at = period.end + end.index + end[0].length;
  const titled = titleScore(words.slice(0, 8).join(' ')) >= 2 && words.length <= SENTENCE_WORDS;
  if (!titled || row.text.slice(at).split(/\s+/).length < ACCOUNT_WORDS) return [row];
  return [sliceRow(row, 0, at - end[0].length), { ...sliceRow(row, at, row.text.length), bullet: false }];
};

/** Rows of entries, each date whole and each head apart from what follows it. */
export const toEntryRows = (rows: readonly Row[]): Row[] =>
  joinSplitDates(joinStackedDates(rows))
    .flatMap((row, index, all) => partLongHead(row, all[index - 1]))
    .flatMap(partSentence);
