import type { Education } from '#contract/candidates';
import { teaches } from '../../sections/content.ts';
import { sectionsOf, type Section } from '../../sections/sections.ts';
import type { Found } from '../../text/span.ts';
import { isCertificateRow } from '../skills/certifications.ts';
import { readEducation } from './education.ts';

/** Studies of their own section; in a CV without headings, the rows that name both a degree and a school. */
export const educationOfCv = (sections: readonly Section[]): Found<Education>[] => {
  const announced = sections.filter(({ kinds }) => kinds[0] === 'education');
  if (announced.length > 0)
    return announced.flatMap(({ kinds, rows }) =>
      readEducation(kinds.includes('certifications') ? rows.filter((row) => !isCertificateRow(row)) : rows),
    );
  const head = sectionsOf(sections, 'head', 'other').flatMap(({ rows }) => rows);
  return head.filter((row) => teaches(row.folded) && row.text.length < 160).flatMap((row) => readEducation([row]));
};
