import { sectionsOf, type Section } from '../../sections/sections.ts';
import type { ExperienceEntry } from '../experiences/experiences.ts';
import { isLanguageRow } from './languages.ts';
import { skillRowsAmong } from './skillLists.ts';
import { readSkillRows } from './listedSkills.ts';
import { addSkillsOfProse, addSoftSkills, SkillSet } from './skillSet.ts';

/** Skills of the sections and rows that list them; prose adds what it names, less when a list stands elsewhere. */
export const skillsOfCv = (sections: readonly Section[], experiences: readonly ExperienceEntry[]) => {
  const [technical, soft] = [new SkillSet(), new SkillSet()];
  for (const section of sectionsOf(sections, 'skills', 'softSkills')) {
    if (section.kinds[0] === 'experience') continue;
    if (section.kinds.includes('skills'))
      readSkillRows(
        section.rows.filter((row) => !isLanguageRow(row)),
        technical,
        soft,
      );
    else section.rows.forEach((row) => addSoftSkills(row, soft));
  }
  for (const section of sections) readSkillRows(skillRowsAmong(section), technical, soft);
  const listed = technical.values.length >= 3;
  const prose = sectionsOf(sections, 'summary', 'projects').flatMap(({ rows }) => rows);
  for (const row of [...experiences.flatMap(({ told }) => told), ...prose]) addSkillsOfProse(row, technical, listed);
  if (technical.values.length === 0)
    sectionsOf(sections, 'head').forEach(({ rows }) => rows.forEach((row) => addSkillsOfProse(row, technical, true)));
  if (soft.values.length === 0) prose.forEach((row) => addSoftSkills(row, soft));
  return { technical: technical.values, soft: soft.values };
};
