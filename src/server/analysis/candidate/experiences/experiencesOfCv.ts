import { findPeriods } from '../../dates/periods.ts';
import { teaches } from '../../sections/content.ts';
import type { Section } from '../../sections/sections.ts';
import { fold } from '../../text/fold.ts';
import type { Row } from '../../text/rows.ts';
import { titleScore } from '../../text/workWords.ts';
import { besideDates } from './besideDates.ts';
import { closingDatesFirst } from './closingDates.ts';
import { withEmployersOfHeadings } from './employerOfHeading.ts';
import { type ExperienceEntry, readExperiences, readSections } from './experiences.ts';
import { withoutGroupTitles } from './groupTitles.ts';
import { isNoJob } from './notJobs.ts';
import { cardByCard } from './sideBySide.ts';
import { withoutShows } from './shows.ts';
import { announcesNoWork, jobsOfOtherSections, jobsOfSharedSections } from './otherJobs.ts';

/** « Née le 3 mai 1990 », « Born on »: a date that is no job's. */
const tellsBirth = (folded: string): boolean =>
  /(?<!\p{L})(?:nee?\s(?:le|en)|born|birth(?:day|date)?|date de naissance|year of birth)(?!\p{L})/u.test(folded);

const isUndated = ({ value }: ExperienceEntry): boolean => value.startDate === '' && value.endDate === '';

/** Jobs told once with their dates and once without, in a summary of the CV, are told once. */
const withoutRepeats = (entries: readonly ExperienceEntry[]): ExperienceEntry[] =>
  entries.filter(
    (entry) =>
      !isUndated(entry) ||
      entries.every(
        (other) => isUndated(other) || other.value.position !== entry.value.position || other.value.company !== entry.value.company,
      ),
  );

/** « Vendeuse : Orvane, mai 2018 – mars 2020 » from so many on under a heading of skills: posts that no heading of their own announces. */
const MIN_POSTS = 2;
const holdsPosts = (rows: readonly Row[]): boolean =>
  rows.filter(
    ({ folded, from, bullet }) =>
      !bullet && findPeriods(folded).some(({ single }) => !single) && titleScore(folded.slice(from).split(/[\n:,|]/u)[0]!) >= 3,
  ).length >= MIN_POSTS;

/** Jobs of the sections that announce them; in a CV without such a heading, dated entries that a word of the trades names. */
export const experiencesOfCv = (sections: readonly Section[], body: number, ofPerson: (row: Row) => boolean): ExperienceEntry[] => {
  const ofJobs = sections
    .filter(({ kinds }) => kinds[0] === 'experience')
    .map(({ rows }) => closingDatesFirst(besideDates(cardByCard(withoutShows(withoutGroupTitles(rows))))));
  const announced = withoutRepeats(withEmployersOfHeadings(readSections(ofJobs, body), sections)).filter((entry) => !isNoJob(entry));
  const more = [...jobsOfSharedSections(sections, body), ...jobsOfOtherSections(sections, body)].filter((entry) => !isNoJob(entry));
  if (announced.length + more.length > 0) return [...announced, ...more];
  return sections
    .filter(
      ({ kinds: [kind], heading, rows }) =>
        kind === 'head' ||
        kind === 'summary' ||
        (kind === 'skills' && holdsPosts(rows)) ||
        (kind === 'other' && !(heading && announcesNoWork(heading))),
    )
    .flatMap(({ rows }) =>
      readExperiences(
        rows.filter((row) => !teaches(row.folded) && !tellsBirth(row.folded) && !ofPerson(row)),
        body,
      ),
    )
    .filter((entry) => titleScore(fold(entry.value.position)) >= 2 && !isUndated(entry));
};
