import { sectionsOf, type Section } from '../../sections/sections.ts';
import type { ExperienceEntry } from '../experiences/experiences.ts';
import type { Row } from '../../text/rows.ts';
import { splitItems } from '../items.ts';
import { isLanguageRow } from './languages.ts';
import { skillRowsAmong } from './skillLists.ts';
import { readSkillRows } from './listedSkills.ts';
import { namesSkill } from './skills.ts';
import { addListedSoftSkills, addSkillsOfProse, addSoftSkills, repeatedSkills, SkillSet } from './skillSet.ts';

/** « Gestion de projet, esprit d’équipe »: short items, one of them a known skill and nothing else. */
const listsKnown = (row: Row): boolean => splitItems([row]).some(({ folded }) => namesSkill(folded));

/** Skills of the sections and rows that list them; prose adds what it names, less when a list stands elsewhere. */
export const skillsOfCv = (sections: readonly Section[], experiences: readonly ExperienceEntry[]) => {
  const [technical, soft] = [new SkillSet(), new SkillSet()];
  for (const section of sectionsOf(sections, 'skills', 'softSkills')) {
    if (section.kinds[0] === 'experience') continue;
    if (section.kinds.includes('skills'))
      readSkillRows(
        section.rows.filter((row) => !isLanguageRow(row) || row.text.includes('\n')),
        technical,
        soft,
      );
    else {
      addListedSoftSkills(section.rows, soft);
      section.rows.filter(listsKnown).forEach((row) => addSkillsOfProse(row, technical, false));
    }
  }
  for (const section of sections) readSkillRows(skillRowsAmong(section), technical, soft);
  const listed = technical.values.length >= 3;
  const prose = sectionsOf(sections, 'summary', 'projects').flatMap(({ rows }) => rows);
  const told = [...experiences.flatMap((experience) => experience.told), ...prose];
  const repeated = repeatedSkills(told);
  for (const row of told) addSkillsOfProse(row, technical, listed, repeated);
  if (technical.values.length === 0)
    sectionsOf(sections, 'head').forEach(({ rows }) => rows.forEach((row) => addSkillsOfProse(row, technical, true)));
  if (soft.values.length === 0) prose.forEach((row) => addSoftSkills(row, soft));
  return { technical: technical.values, soft: soft.values };
};
