import { findPeriods } from '../dates/periods.ts';
import { contentOf } from '../text/rows.ts';
import { titleScore } from '../text/workWords.ts';
import { namesDegree } from './content.ts';
import { headingKinds } from './headings.ts';
import type { Section } from './sections.ts';

/** Rows under an employer among which its post stands, and words that a post has at most. */
const TITLE_ROWS = 2;
const TITLE_WORDS = 10;
/** Employers from so many on, one after the other, are the jobs of the CV. */
const MIN_EMPLOYERS = 2;

/** « Orvane » over « Vendeuse » and « 2019 – 2021 »: a heading in words that no list knows, over one post and its stay. */
const isEmployer = ({ kinds, heading, rows }: Section): boolean =>
  kinds[0] === 'other' &&
  heading !== null &&
  headingKinds(contentOf(heading)).length === 0 &&
  rows.some((row) => findPeriods(row.folded).some(({ single }) => !single)) &&
  rows
    .slice(0, TITLE_ROWS)
    .some(
      (row) =>
        !row.bullet &&
        contentOf(row).split(' ').length <= TITLE_WORDS &&
        titleScore(row.folded.slice(row.from)) >= 3 &&
        !namesDegree(row.folded),
    );

/** Jobs whose employers are dressed as the headings of the CV, where no section of its own holds any: one section, each employer over its post. */
export const withEmployersAsHeadings = (sections: readonly Section[]): Section[] => {
  if (sections.some(({ kinds, rows }) => kinds.includes('experience') && rows.length > 0)) return [...sections];
  const employers = sections.filter(isEmployer);
  if (employers.length < MIN_EMPLOYERS) return [...sections];
  const rows = employers.flatMap((section) => [section.heading!, ...section.rows]);
  return sections.flatMap((section) =>
    !employers.includes(section) ? [section] : section === employers[0] ? [{ kinds: ['experience'], heading: null, rows }] : [],
  );
};
