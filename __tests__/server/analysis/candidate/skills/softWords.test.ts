import { softSkillsIn } from '#server/analysis/candidate/skills/softWords';
import { fold } from '#server/analysis/text/fold';

const soft = (text: string) => softSkillsIn(text, fold(text)).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Dynamic and versatile baker', ['Dynamic', 'versatile']],
  ['Patient, rigoureux, à l’écoute', ['Patient', 'rigoureux', 'écoute']],
  ['Creative thinker', ['Creative']],
  ['Déterminé', ['Déterminé']],
  ['Determine', ['Determine']],
])('« %s » tells ways of working', (text, expected) => {
  expect(soft(text)).toEqual(expected);
});

test.each([
  'Dynamic programming',
  'user-friendly ovens',
  'patient records',
  'to determine the dough',
  'a dynamic bakery',
  'the discipline of bread',
])('« %s » tells of things', (text) => {
  expect(soft(text)).toEqual([]);
});

test('each quality is one of its own', () => {
  const told = 'Sérieuse, ponctuelle, ambitieuse, flexible, polyvalente';
  expect(new Set(softSkillsIn(told, fold(told)).map(({ value }) => value)).size).toBe(5);
});
