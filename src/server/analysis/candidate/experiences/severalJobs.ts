import { findPeriods, type Period } from '../../dates/periods.ts';
import { fold } from '../../text/fold.ts';
import { type Row, sliceRow } from '../../text/rows.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { joinRows } from '../../text/unwrap.ts';
import { partToldSentences } from './toldParagraphs.ts';
import { columnEdges, endsWithDate, leavesRoom } from './openings.ts';

/** Words that one of several jobs has at most, and the share of them that must name a trade. */
const JOB_WORDS = 26;
const SHARE = 0.5;

/** What stands between a job that ends with its date, in brackets or not, and the next one: where the next one begins. */
const BEHIND_DATE =
  /^(?:[^()\p{L}]{0,3}\)|[^()]{0,40}\))?\s*(?:[,;.|•·/+]|(?<=\))\s|\s(?:et|puis|and|then)\s)[\s•·–—-]*(?:(?:et|puis|and|then)\s)?(?=\p{L}{2})/u;
/** What stands between a job and the date that the next one begins with. */
const BEFORE_DATE = /[,;.|•·/]\s*(?:(?:et|puis|and|then|en)\s)?[\s•·–—-]*$/u;

const cutsBehind = ({ text }: Row, periods: readonly Period[]): number[] =>
  periods.slice(0, -1).flatMap(({ end }, at) => {
    const between = BEHIND_DATE.exec(text.slice(end, periods[at + 1]!.start));
    return between ? [end + between[0].length] : [];
  });

const cutsBefore = ({ text, from }: Row, periods: readonly Period[]): number[] =>
  /[\p{L}\d]/u.test(text.slice(from, periods[0]!.start))
    ? []
    : periods.slice(1).flatMap(({ start }, at) => (BEFORE_DATE.test(text.slice(periods[at]!.end, start)) ? [start] : []));

/** « Inventaire chez Alpha »: no trade that is known, but an employer announced. */
const ANNOUNCES = /\s(?:chez|au sein d[eu]s?|at)\s/u;

/** Whether each piece is short and tells something beside its date, and so many of them name a trade. */
const areJobs = (texts: readonly string[], dates: readonly string[], share: number): boolean => {
  const told = texts.map((text, at) => text.replace(dates[at]!, '\n'));
  const titled = told.filter((text) => titleScore(fold(text)) >= 2 || ANNOUNCES.test(text));
  return told.every((text) => /\p{L}{3}/u.test(text) && text.split(/\s+/u).length <= JOB_WORDS) && titled.length >= share * told.length;
};

/** « Earlier jobs: Alpha (2007), Orvane (2005–2006) »: what announces jobs, whatever their words. Folded. */
const EARLIER =
  /^(?:others?|earlier|previous(?:ly)?|prior|before(?: that)?|also|past)(?: (?:career|roles?|jobs?|positions?|work|employment|experience|employers?|posts?|included?))?\s?:\s/u;

/** « 2019 : …. 2017 – 2018 : …. 2016 : … »: from so many dates on that announce what follows, all do, whatever its words. */
const ANNOUNCED_MIN = 3;
const areAnnounced = ({ text }: Row, periods: readonly Period[]): boolean =>
  periods.length >= ANNOUNCED_MIN && periods.every(({ end }) => /^\s?:\s/u.test(text.slice(end)));

/** « Serveuse chez Alpha (2019), vendeuse au Bon Pain (2020, Oiron) », « 2019 : serveuse, Alpha. 2020 : vendeuse… »: jobs in one row, each with its date, are rows of their own. */
const partJobs = (row: Row): Row[] => {
  const periods = findPeriods(row.folded);
  if (periods.length < 2) return [row];
  const label = EARLIER.exec(row.folded.slice(row.from))?.[0].length ?? 0;
  const from = row.from + label;
  for (const cuts of [cutsBefore(row, periods), cutsBehind(row, periods)]) {
    if (cuts.length !== periods.length - 1) continue;
    const alike = label > 0 || areAnnounced(row, periods);
    const edges = [0, ...cuts, row.text.length];
    const texts = edges.slice(1).map((to, at) => row.text.slice(at === 0 ? from : edges[at]!, to));
    if (
      !areJobs(
        texts,
        periods.map(({ start, end }) => row.text.slice(start, end)),
        alike ? 0 : SHARE,
      )
    )
      continue;
    return withEmployer(
      edges.slice(1).map((to, at) => ({ ...sliceRow(row, at === 0 && label > 0 ? from : edges[at]!, to), bullet: row.bullet })),
    );
  }
  return [row];
};

/** « Orvane Mill, Weaver, 2007–2011; Head Weaver, 2011–2020 »: the first of several jobs names an employer in front of its post, the others nobody. */
const withEmployer = (jobs: readonly Row[]): Row[] => {
  const [first, ...others] = jobs;
  const [employer = '', post = ''] = first!.text.slice(first!.from).split(/,\s/u);
  const employs = companyScore(employer, fold(employer)) >= 2 && titleScore(fold(employer)) < 2 && titleScore(fold(post)) >= 2;
  const areIts = others.every(({ text, from }) => {
    const [title = '', ...more] = text.slice(from).split(/,\s/u);
    return titleScore(fold(title)) >= 2 && more.every((part) => companyScore(part, fold(part)) < 2);
  });
  const parted = jobs.slice(0, -1).every(({ text }) => /;\s*$/u.test(text));
  if (others.length === 0 || !employs || !areIts || !parted) return [...jobs];
  const name = sliceRow(first!, first!.from, first!.from + employer.length);
  return [first!, ...others.map((row) => ({ ...joinRows(name, row, ', '), bullet: row.bullet }))];
};

/** What ends one of several jobs under a date: « Serveuse - Orme - Lodre. Vendeuse - Alpha ». */
const JOB_END = /(?<=\p{L}{2}|\d|[)*])\.\s+(?=\p{Lu})/gu;
/** What parts a post from its employer. */
const PARTED = /\s[-–—|]\s|,\s|\s(?:chez|at)\s/u;

/** « 2017    Serveuse - Orme - Lodre. Vendeuse - Alpha - Lodre. »: jobs in the cell beside one date, each a row with that date. */
const partListed = (row: Row): Row[] => {
  const cell = row.text.indexOf('\n') + 1;
  const [period, another] = findPeriods(row.folded);
  if (cell === 0 || !period || another || period.end >= cell || /\p{L}/u.test(row.text.slice(row.from, period.start))) return [row];
  const cuts = [...row.text.slice(cell).matchAll(JOB_END)].map(({ index, 0: mark }) => cell + index + mark.length);
  const edges = [cell, ...cuts, row.text.length];
  const jobs = cuts.length === 0 ? [] : edges.slice(1).map((to, at) => [edges[at]!, to] as const);
  const areListed = jobs.every(([from, to]) => {
    const text = row.text.slice(from, to);
    const post = text.slice(0, PARTED.exec(text)?.index ?? 0);
    return titleScore(fold(text.split(PARTED).slice(0, 2).join(' '))) >= 2 && post !== '' && text.split(/\s+/u).length <= JOB_WORDS;
  });
  const date = sliceRow(row, 0, cell - 1);
  return jobs.length > 1 && areListed ? jobs.map(([from, to]) => joinRows(date, sliceRow(row, from, to), '\n')) : [row];
};

/** Letters that a paragraph of jobs has at most. */
const MAX_LETTERS = 1_500;

/** « … (Lodre). 2017 – 2018 : »: a date behind others announces what the next row tells. */
const announcesBelow = ({ text, folded }: Row): boolean => /:\s*$/u.test(text) && findPeriods(folded).length > 1;

/** Whether a row goes on with the paragraph of the row above: its first word had no room there, and no date ends that row. */
const goesOn = (above: Row, row: Row, edge: number): boolean =>
  !row.bullet &&
  (!endsWithDate(above) || announcesBelow(above)) &&
  row.block === above.block &&
  !row.text.includes('\n') &&
  Math.abs(row.fontSize - above.fontSize) < 0.4 &&
  !leavesRoom(above, row, edge);

/** Whether a date opens a row: where one opens each job, no paragraph runs on. */
const opensWithDate = ({ folded, from }: Row): boolean => findPeriods(folded.slice(from))[0]?.start === 0;

/** Whether a row holds a date and no other: where each does, each tells its own job. */
const isDatedOnce = ({ folded }: Row): boolean => findPeriods(folded).length === 1;

/** Rows that tell one job each, where a paragraph tells several. */
export const partSeveralJobs = (rows: readonly Row[]): Row[] => {
  const edges = columnEdges(rows);
  const parted: Row[] = [];
  for (let from = 0; from < rows.length;) {
    let whole = rows[from]!;
    let to = from + 1;
    while (to < rows.length && whole.text.length < MAX_LETTERS && goesOn(rows[to - 1]!, rows[to]!, edges(whole))) {
      whole = joinRows(whole, rows[to]!, ' ');
      to += 1;
    }
    const told = partToldSentences(whole);
    const dated = told.length > 1 ? told : partJobs(whole);
    const jobs = dated.length > 1 || to === from + 1 ? dated : partListed(whole);
    const own = rows.slice(from, to);
    const ownRows = own.filter(opensWithDate).length === jobs.length || (own.length > 1 && own.every(isDatedOnce));
    parted.push(...(jobs.length > 1 && !ownRows ? jobs : rows.slice(from, to).flatMap(partJobs).flatMap(partListed)));
    from = to;
  }
  return parted;
};
