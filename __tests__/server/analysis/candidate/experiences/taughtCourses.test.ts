import { toSegments } from '#server/analysis/candidate/experiences/segments';
import { isCourseTaught } from '#server/analysis/candidate/experiences/taughtCourses';

const isTaught = (head: string): boolean => {
  const facts = toSegments(head, 0, false);
  return isCourseTaught(facts, facts[1]!, facts[0]);
};

test.each([
  'Lecturer | Stories of Salt | Orvane College',
  'Chargée de TD | Le fil et la voile | Université de Tarvel',
  'Tutor | Macroeconomics | Lodre',
])('between who teaches it and a school stands a course: %s', (head) => {
  expect(isTaught(head)).toBe(true);
});

test.each([
  'Lecturer | Tarvel School of Salt | Orvane College',
  'Lecturer | Faculty of Science | Orvane College',
  'Lecturer | Stories of Salt | Lodre',
  'Gardener | Stories of Salt | Orvane College',
])('no course: %s', (head) => {
  expect(isTaught(head)).toBe(false);
});
