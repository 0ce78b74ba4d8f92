import { toPerson } from '#server/analysis/assistant/base';
import { vocabularyOf } from '#server/analysis/assistant/understand/vocabulary';
import { makeCandidate } from '../../../../support/makeCandidate.ts';

const people = [
  toPerson(makeCandidate({ firstName: 'Anne', lastName: 'de La Tour', currentCompany: 'Verreries du Nord', workExperience: [] })),
  toPerson(makeCandidate({ firstName: 'Yves', lastName: 'Tourneur', currentCompany: 'Groupe Atlantea', workExperience: [] })),
];
const namesNear = (typed: string) =>
  vocabularyOf(people)
    .names.near(typed)
    .map(({ person }) => person.facts.lastName);

test.each([
  ['tour', ['de La Tour']],
  ['tourneur', ['Tourneur']],
  ['tournuer', ['Tourneur']],
  ['tounreur', ['Tourneur']],
  ['anne', ['de La Tour']],
  ['de', []],
  ['lyon', []],
])('« %s » is near %j', (typed, expected) => {
  expect(namesNear(typed)).toEqual(expected);
});

test('employers are found by the words that tell them, a slip allowed', () => {
  const { employers } = vocabularyOf(people);
  expect(employers.near('atlantae').map(({ name }) => name)).toEqual(['Groupe Atlantea']);
  expect(employers.near('groupe')).toEqual([]);
});

test('the same records are read once, others anew', () => {
  expect(vocabularyOf(people)).toBe(vocabularyOf(people));
  expect(vocabularyOf([...people, toPerson(makeCandidate({ lastName: 'Nouvel' }))]).names.near('nouvel')).toHaveLength(1);
});
