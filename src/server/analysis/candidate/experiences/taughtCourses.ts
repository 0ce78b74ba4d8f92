import { isSchool } from '../../text/studyWords.ts';
import { namesCourse, teachesCourses } from './courses.ts';
import { isPart } from './parts.ts';
import { FIRM, type Segment } from './segment.ts';

/** « Tutor, Macroeconomics », "Lecturer, Networks of the sea, Orvane University": what somebody teaches, by its words or as a school stands behind it. */
export const isCourseTaught = (facts: readonly Segment[], course: Segment, before: Segment | undefined): boolean => {
  if (course.company < 2.5 && namesCourse(course.text)) return facts.some(({ title, text }) => title >= 3 && teachesCourses(text));
  if (!before || before.title < 3 || !teachesCourses(before.text) || course.company >= FIRM || isPart(course.text)) return false;
  const behind = facts.slice(facts.indexOf(course) + 1);
  return !isSchool(course.text) && behind.some(({ row, text }) => row === course.row && isSchool(text));
};
