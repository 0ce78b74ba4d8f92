import { companyScore, titleScore } from '../text/workWords.ts';
import { besideDate } from '../text/besideDate.ts';
import { fold } from '../text/fold.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { namesDegree } from './content.ts';
import { headingKinds, mayNameWork } from './headings.ts';
import type { Section } from './sections.ts';

/** A dated row names a trade or an organisation, and fewer than half of them a degree. */
const areJobs = (rows: readonly Row[]): boolean => {
  const dated = rows.flatMap((row) => besideDate(row) ?? []);
  const jobs = dated.filter((text) =>
    text.split(/[\n,|]|\s(?:at|chez)\s/u).some((part) => titleScore(part) >= 2 || companyScore(part, part) >= 2),
  );
  return jobs.length > 0 && dated.filter(namesDegree).length * 2 < dated.length;
};

/** Rows of a title over its date and nothing else: their employer is the heading. */
const lackEmployers = (rows: readonly Row[]): boolean => {
  const dated = rows.flatMap((row, index) => (besideDate(row) === null ? [] : [index]));
  const bare = (index: number): boolean => !/\p{L}/u.test(besideDate(rows[index]!) ?? '') && titleScore(rows[index - 1]?.folded ?? '') >= 3;
  return dated.length > 0 && dated.every(bare);
};

/** « Infirmière », « À l’étranger » under « Expérience professionnelle »: groups of jobs under headings that no list knows. */
export const withGroupedJobs = (sections: readonly Section[]): Section[] => {
  let over: Section | null = null;
  return sections.map((section) => {
    const heading = section.heading && contentOf(section.heading);
    const unknown = section.kinds[0] === 'other' && heading !== null && headingKinds(heading).length === 0;
    if (!unknown) over = section.kinds[0] === 'experience' ? section : null;
    const grouped = unknown && over !== null && (over.rows.length === 0 || titleScore(fold(heading)) >= 3);
    if (grouped && lackEmployers(section.rows)) return { ...section, kinds: ['experience'], rows: [section.heading!, ...section.rows] };
    const announced = unknown && mayNameWork(heading);
    return (grouped || announced) && areJobs(section.rows) ? { ...section, kinds: ['experience'] } : section;
  });
};
