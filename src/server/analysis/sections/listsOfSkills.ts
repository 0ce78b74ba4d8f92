import { contentOf } from '../text/rows.ts';
import { isWeaker } from './entryTitles.ts';
import { headingKinds } from './headings.ts';
import type { Section } from './sections.ts';

/** « Divers », « Autres », "Other": the last list of several. Folded. */
const OTHERS = /^\W*(?:divers|autres?|others?|misc(?:ellaneous)?)\W*$/u;

const mayTitleList = ({ heading }: Section): boolean =>
  heading !== null && (OTHERS.test(heading.folded) || headingKinds(contentOf(heading)).length === 0);

/** « Compétences » over lists with titles of their own in a lesser type, « Web », « Matériel », « Divers »: each is one of skills. */
export const withListsOfSkills = (sections: readonly Section[]): Section[] => {
  let roof: Section | null = null;
  return sections.map((section) => {
    const { kinds, heading, rows } = section;
    const lesser = roof !== null && heading !== null && isWeaker(heading, roof.heading!);
    if (!lesser) roof = kinds.join() === 'skills' && rows.length === 0 ? section : null;
    return lesser && (kinds[0] === 'other' || kinds[0] === 'interests') && mayTitleList(section)
      ? { ...section, kinds: ['skills'] }
      : section;
  });
};
