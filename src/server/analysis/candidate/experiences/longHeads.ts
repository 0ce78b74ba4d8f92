import { findPeriods } from '../../dates/periods.ts';
import { fold } from '../../text/fold.ts';
import { type Row, sliceRow } from '../../text/rows.ts';
import { cutAtMarks, markedText } from '../../text/typed.ts';
import { entryLabelOf } from '../../text/entryLabels.ts';
import { titleScore } from '../../text/workWords.ts';
import { HEAD_WORDS, withoutPeriod } from '../anchors.ts';
import { joinSplitDates } from '../splitDates.ts';
import { partBracketedDates } from './bracketedDates.ts';
import { joinLabelledDates } from './labelledDates.ts';
import { withOpenings } from './openings.ts';
import { employsBehind } from './stops.ts';
import { withoutMarginLabels } from './marginLabels.ts';
import { withOpenYears } from './openYears.ts';
import { joinDatesUnderBullets } from './datesUnderBullets.ts';
import { partSeveralJobs } from './severalJobs.ts';
import { partTasks, partToldParagraph } from './toldParagraphs.ts';
import { joinStackedDates } from './stackedDates.ts';
import { joinWrappedHeads } from './wrappedHeads.ts';

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
/** Words that only a paragraph has more of. */
const LONG_ROW = 22;
const SENTENCE_END = /(?<=\p{Ll}{3}|\p{Lu}{3}|\p{Lo}|\)|\s\d)\.\s+(?=\p{Lu})/u;

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
  const titled = titleScore(words.slice(0, 8).join(' ')) >= 2 && words.length <= SENTENCE_WORDS;
  const at = period.end + end.index + end[0].length;
  const [, firm = '', stop = ''] = /^(.+?)(\.(?:\s+(?=\p{Lu})|\s*$))/u.exec(row.text.slice(at)) ?? [];
  const title = row.text.slice(period.end, at - end[0].length).trim();
  if (firm !== '' && employsBehind(title, firm)) {
    const told = at + firm.length + stop.length;
    if (told >= row.text.length) return [row];
    return [sliceRow(row, 0, at + firm.length), { ...sliceRow(row, told, row.text.length), bullet: false }];
  }
  if (!titled || row.text.slice(at).split(/\s+/).length < ACCOUNT_WORDS) return [row];
  return [sliceRow(row, 0, at - end[0].length), { ...sliceRow(row, at, row.text.length), bullet: false }];
};

/** « Associée de recherche. Université Orvane. », « Stage à l’Université Orvane. J’ai… » under a date: its first sentence is a row of its own. */
const partUnderDate = (row: Row, above: Row | undefined): Row[] => {
  if (!above || row.bullet || above.page !== row.page) return [row];
  const [period] = findPeriods(above.folded);
  const end = period && withoutPeriod(above, period) === '' ? SENTENCE_END.exec(row.text.slice(row.from)) : null;
  if (!end) return [row];
  const words = row.folded.slice(row.from, row.from + end.index).split(/\s+/u);
  if (words.length > HEAD_WORDS || titleScore(words.slice(0, 8).join(' ')) < 2) return [row];
  const at = row.from + end.index + end[0].length;
  return [sliceRow(row, 0, at - end[0].length), { ...sliceRow(row, at, row.text.length), bullet: false }];
};

/** Words before which the date of a head that runs on stands, words of the head behind it at most, and words of the account at least. */
const DATE_WITHIN = 14;
const NAME_WORDS = 14;
const PROSE_WORDS = 6;
/** Words in lower case that names hold. */
const IN_NAMES = /^(?:de|des|du|la|le|les|l['’]|d['’]|et|en|à|au|aux|sur|pour|of|the|and|for|at|in|&|von|der|and)$/u;

/** Where the names behind a date end and prose begins: at the last capital before a word that no name holds; null where nothing tells. */
const endOfNames = (text: string): number | null => {
  let opening: number | null = null;
  let held = false;
  let count = 0;
  for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
    count += 1;
    if (count > NAME_WORDS) return null;
    if (/^\P{L}*\p{Lu}/u.test(word)) {
      opening = held ? null : index;
      held = false;
    } else if (IN_NAMES.test(word)) held = opening !== null && count > 1;
    else if (/^\P{L}*\p{Ll}/u.test(word)) return opening;
  }
  return null;
};

/** Words in small letters that an account has at least. */
const TOLD_WORDS = 2;

/** « Herdsman, Orvane Farm, Lodre. 2009 – 2015. Looked after… »: a full stop ends the date of a head, and what follows is told of it. */
const partClosed = (row: Row): Row[] => {
  if (row.bullet) return [row];
  const [period] = findPeriods(row.folded.slice(0, row.from + 160));
  const before = period ? row.text.slice(row.from, period.start).trim() : '';
  const stop = period && /^\)?[.;]\s+(?=[\p{Lu}\d])/u.exec(row.text.slice(period.end));
  const isHead = before !== '' && before.split(/\s+/).length < DATE_WITHIN && titleScore(fold(before)) >= 2;
  if (!period || period.single || !stop || !isHead) return [row];
  const at = period.end + stop[0].length;
  const words = row.text.slice(at).split(/\s+/);
  if (words.filter((word) => /^\p{Ll}/u.test(word) && !IN_NAMES.test(word)).length < TOLD_WORDS) return [row];
  return [sliceRow(row, 0, period.end), { ...sliceRow(row, at, row.text.length), bullet: false }];
};

/** « 2017 – 2018 Université Orvane • Lyon, France Mes travaux portent sur… »: a paragraph whose first line was a head. */
const partRunOn = (row: Row): Row[] => {
  if (row.bullet || row.text.split(/\s+/).length <= LONG_ROW) return [row];
  const [period] = findPeriods(row.folded.slice(0, row.from + 160));
  if (!period) return [row];
  const before = row.text.slice(row.from, period.start).trim();
  const isHead = before === '' || (!period.single && before.split(/\s+/).length < DATE_WITHIN && titleScore(fold(before)) >= 2);
  const end = isHead ? endOfNames(row.text.slice(period.end)) : null;
  if (end === null) return [row];
  const at = period.end + end;
  const names = row.text.slice(period.end, at);
  if (names.includes('\n') || (before === '' && !/\p{L}/u.test(names))) return [row];
  if (row.text.slice(at).split(/\s+/).length < PROSE_WORDS) return [row];
  return [sliceRow(row, 0, at), { ...sliceRow(row, at, row.text.length), bullet: false }];
};

/** « Position: Aide; Employer: Orvane; Dates: 2019-2021 »: labels behind one another, a row each from so many on. */
const MIN_LABELS = 3;
const partLabels = (row: Row): Row[] => {
  const cuts = [...row.text.slice(row.from).matchAll(/(?<=[;|]\s)(?=\p{L}[\p{L} ]{2,30}:\s)/gu)].map(({ index }) => row.from + index);
  const edges = [row.from, ...cuts, row.text.length];
  const rows = edges.slice(1).map((to, at) => sliceRow(row, edges[at]!, at < cuts.length ? to - 2 : to));
  const labelled = rows.filter(({ text, from }) => entryLabelOf(text.slice(from)) !== null);
  return labelled.length >= MIN_LABELS && labelled.length === rows.length ? rows.map((one) => ({ ...one, bullet: false })) : [row];
};

/** Rows of entries, each date whole and each head apart from what follows it. */
export const toEntryRows = (rows: readonly Row[]): Row[] =>
  withOpenings(
    joinWrappedHeads(
      partSeveralJobs(
        partBracketedDates(
          joinSplitDates(
            joinStackedDates(withOpenYears(withoutMarginLabels(joinLabelledDates(joinDatesUnderBullets(rows).flatMap(partLabels))))),
          ),
        ),
      ),
    )
      .flatMap((row, index, all) => partLongHead(row, all[index - 1]))
      .flatMap((row, index, all) => partUnderDate(row, all[index - 1]))
      .flatMap(partToldParagraph)
      .flatMap(partTasks)
      .flatMap(partSentence)
      .flatMap(partClosed)
      .flatMap(partRunOn),
  );
