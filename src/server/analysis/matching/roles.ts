import { titleScore } from '../text/workWords.ts';
import { TRAINING_WORDS } from '../lexicon/jobTitles.ts';
import { fold } from '../text/fold.ts';
import type { MatchedCandidate } from './matchedCandidate.ts';
import { meaningOf, wordsOf } from './text/words.ts';
import { titleStems, tradesOf } from './trades/trades.ts';

/** One job of a career, as far as it can be compared. */
export interface Role {
  trades: readonly string[];
  /** Of the title. */
  words: string[];
  /** null when the CV gives no dates. */
  years: number | null;
  /** Years between its end and the latest moment that the CV tells of. */
  ago: number;
  /** Internship or apprenticeship. */
  training: boolean;
}

type Career = Pick<MatchedCandidate, 'workExperience' | 'currentPosition' | 'yearsOfExperience'>;
interface Interval {
  from: number;
  /** null: still going on. */
  to: number | null;
}

/** Characters of a description that may name whom or what a title of rank alone commands. */
const FIRST_WORDS = 80;

/** Titles of these alone say how high, not in what. */
const RANKS: ReadonlySet<string> = new Set(
  titleStems(
    'superviseur supervisor team leader lead equipe responsable manager manageur adviser advisor agent assistant coordinateur coordinator encadrant referent adjoint deputy head',
  ),
);

/** Headings that a CV without a layout may leave as a title. */
const HEADINGS = /^(?:education|formations?|experiences?|skills|competences|langu(?:es|ages)|profile?|summary|interests)$/u;

const isRank = (position: string): boolean => titleStems(position.split(',')[0]!).every((word) => RANKS.has(word));

/** « Superviseur » over téléconseillers, « Team leader » of a contact centre: a title that names no trade may do so with what stands beside it. */
const tradesBeside = ({ position, company, description }: Career['workExperience'][number]): readonly string[] => {
  const named = tradesOf(position);
  // Title and employer may have been taken for each other.
  if (named.length === 0 && titleScore(fold(position)) === 0 && company !== '') return tradesOf(company.split(',')[0]!);
  return isRank(position) ? tradesOf(`${position} ${company} ${description.slice(0, FIRST_WORDS)}`) : named;
};

/** A rank that nothing beside it explains is held in the trade of the job before: « superviseur » after « téléconseiller ». */
const tradesAfter = (job: Career['workExperience'][number], career: Career['workExperience']): readonly string[] => {
  const own = tradesBeside(job);
  if (own.length > 0 || !isRank(job.position)) return own;
  const before = career
    .filter((one) => one.startDate < job.startDate && tradesBeside(one).length > 0)
    .toSorted((a, b) => (a.startDate < b.startDate ? 1 : -1))[0];
  if (!before) return own;
  const both = tradesOf(`${job.position.split(',')[0]!} ${before.position}`);
  return both.length > 0 ? both : tradesBeside(before);
};

const monthOf = (date: string, end: boolean): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || (end ? 12 : 1)) - (end ? 0 : 1);

const intervalOf = ({ startDate, endDate }: Career['workExperience'][number]): Interval | null => {
  if (startDate === '') return null;
  const from = monthOf(startDate, false);
  if (endDate === null) return { from, to: null };
  return endDate === '' ? null : { from, to: Math.max(from + 1, monthOf(endDate, true)) };
};

const covered = (intervals: readonly Interval[], until: number): number => {
  let months = 0;
  let reached = -Infinity;
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    const end = Math.min(to ?? until, until);
    months += Math.max(0, end - Math.max(from, reached));
    reached = Math.max(reached, end);
  }
  return months;
};

/** The month that « present » meant when the CV was read: no clock here, the years of experience tell it. */
const presentOf = (intervals: readonly Interval[], years: number | null): number => {
  const latest = Math.max(...intervals.map(({ from, to }) => to ?? from + 1));
  const ongoing = intervals.filter(({ to }) => to === null).map(({ from }) => from);
  if (ongoing.length === 0 || years === null) return latest;
  const since = Math.min(...ongoing);
  return Math.max(latest, since + Math.round(years * 12) - covered(intervals, since));
};

/** An internship, an apprenticeship. */
export const isTraining = (title: string): boolean => {
  const words = wordsOf(title);
  return TRAINING_WORDS.some((word) => words.includes(word));
};

/** The jobs of a career, in an order of their own: how the CV sorts them does not matter. */
export const rolesOf = ({ workExperience, currentPosition, yearsOfExperience }: Career): Role[] => {
  const dated = workExperience.map((job) => ({ job, interval: intervalOf(job) }));
  const intervals = dated.flatMap(({ interval }) => interval ?? []);
  const present = intervals.length > 0 ? presentOf(intervals, yearsOfExperience) : 0;
  const role = (title: string, trades: readonly string[], interval: Interval | null): Role => ({
    trades,
    words: meaningOf(title),
    years: interval && Math.round(((interval.to ?? present) - interval.from) / 1.2) / 10,
    ago: interval ? Math.max(0, Math.round((present - (interval.to ?? present)) / 1.2) / 10) : 0,
    training: isTraining(title),
  });
  const roles = dated
    .filter(({ job }) => job.position !== '' && !HEADINGS.test(fold(job.position)))
    .map(({ job, interval }) => role(job.position, tradesAfter(job, workExperience), interval));
  if (currentPosition !== '' && !workExperience.some(({ position }) => position === currentPosition))
    roles.push(role(currentPosition, tradesOf(currentPosition), null));
  return roles.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
};
