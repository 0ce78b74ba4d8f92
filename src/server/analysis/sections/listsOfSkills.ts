import { findPeriods } from '../dates/periods.ts';
import { contentOf } from '../text/rows.ts';
import { isWeaker } from './entryTitles.ts';
import { headingKinds } from './headings.ts';
import type { Section } from './sections.ts';

/** « Divers », « Autres », "Other": the last list of several. Folded. */
const OTHERS = /^\W*(?:divers|autres?|others?|misc(?:ellaneous)?)\W*$/u;

const mayTitleList = ({ heading }: Section): boolean =>
  heading !== null && (OTHERS.test(heading.folded) || headingKinds(contentOf(heading)).length === 0);

/** Words that an item of such a list has at most. */
const ITEM_WORDS = 7;
/** « Professionnelles », « Réalisation » over undated items under a heading of skills: what its word means elsewhere does not count. */
const holdsItems = ({ kinds, rows }: Section): boolean =>
  (kinds[0] === 'experience' || kinds[0] === 'projects') &&
  rows.length > 0 &&
  rows.every((row) => findPeriods(row.folded).length === 0 && contentOf(row).split(' ').length <= ITEM_WORDS);

/** « Compétences » over lists with titles of their own in a lesser type, « Web », « Matériel », « Divers »: each is one of skills. */
export const withListsOfSkills = (sections: readonly Section[]): Section[] => {
  let roof: Section | null = null;
  return sections.map((section) => {
    const { kinds, heading, rows } = section;
    const lesser = roof !== null && heading !== null && isWeaker(heading, roof.heading!);
    if (!lesser) roof = kinds.join() === 'skills' && rows.length === 0 ? section : null;
    const titlesList = (kinds[0] === 'other' || kinds[0] === 'interests') && mayTitleList(section);
    return lesser && (titlesList || holdsItems(section)) ? { ...section, kinds: ['skills'] } : section;
  });
};
