import { findPeriods } from '../dates/periods.ts';
import { contentOf, type Row } from '../text/rows.ts';
import { namesDegree, teaches } from './content.ts';
import { headingKinds } from './headings.ts';
import type { Section } from './sections.ts';

/** Sections where studies are found when no heading announces them, or when their heading stands apart from them. */
const HOSTS: ReadonlySet<string> = new Set(['experience', 'projects', 'other', 'certifications', 'summary', 'skills', 'softSkills']);

/** Words that a row of studies has at most before it is prose. */
const MAX_WORDS = 40;

/** Most dated rows of a block name a degree, and one of them or the row below a school. */
const areStudies = (rows: readonly Row[]): boolean => {
  const dated = rows.flatMap((row, index) => (findPeriods(row.folded).length > 0 ? [index] : []));
  const degrees = dated.filter((index) => namesDegree(rows[index]!.folded) && contentOf(rows[index]!).split(' ').length <= MAX_WORDS);
  return (
    degrees.length >= 2 &&
    degrees.length * 2 > dated.length &&
    degrees.filter((index) => teaches(`${rows[index]!.folded} ${rows[index + 1]?.folded ?? ''}`)).length * 2 >= degrees.length
  );
};

/** Blocks of studies under a heading that says something else (« Mon parcours »), in a CV where no section tells of studies. */
export const partStudies = (sections: readonly Section[]): Section[] => {
  if (sections.some(({ kinds, rows }) => kinds[0] === 'education' && rows.length > 0)) return [...sections];
  return sections.flatMap((section) => {
    if (!HOSTS.has(section.kinds[0]!)) return [section];
    const blocks = [...Map.groupBy(section.rows, ({ page, block }) => `${page} ${block}`).values()];
    const studies = new Set(blocks.filter(areStudies).flat());
    if (studies.size === 0) return [section];
    const [told, others] = [section.rows.filter((row) => studies.has(row)), section.rows.filter((row) => !studies.has(row))];
    return [
      { ...section, rows: others },
      { kinds: ['education'], heading: section.heading, rows: told },
    ];
  });
};

/** « Education » over headings that no list knows, each a school: nothing stands right under it, what they announce is its own. */
export const withSchoolsAsHeadings = (sections: readonly Section[]): Section[] => {
  const whole: Section[] = [];
  let roof: Section | null = null;
  for (const section of sections) {
    const heading = section.heading && contentOf(section.heading);
    const unknown = section.kinds[0] === 'other' && heading !== null && headingKinds(heading).length === 0;
    if (!unknown) roof = section.kinds.join() === 'education' && section.rows.length === 0 ? { ...section } : null;
    if (roof && unknown) roof.rows = [...roof.rows, section.heading!, ...section.rows];
    else whole.push(roof ?? section);
  }
  return whole;
};
