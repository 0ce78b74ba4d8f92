import { toSections } from '#server/analysis/sections/sections';
import { contentOf, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../support/textDocument.ts';

const kindsOf = (text: string) =>
  toSections(toRows(textDocument(text))).map(({ kinds, heading }) => [heading && contentOf(heading), kinds[0]]);

const around = (groups: string) =>
  `Jean Dupont\n\n# Formation\n2009 : Licence, Université de Caen\n\n# Expérience\n${groups}\n\n# Langues\nAnglais`;

test('trades under the heading of the jobs are groups of jobs', () => {
  const groups = '\n# Développeur\nHTML, CSS\n\n# Infirmier\nMars 2019 - juin 2021 : infirmier au CHU de Caen\n2015-2019 : Clinique Harmel';
  expect(kindsOf(around(groups)).slice(2, -1)).toEqual([
    ['Expérience', 'experience'],
    ['Développeur', 'other'],
    ['Infirmier', 'experience'],
  ]);
});

test('groups under a heading with nothing of its own', () => {
  const groups = '\n# En Bretagne\n2019 - 2021 : serveur, Alpha SAS\n\n# En Normandie\n2015 - 2019 : commis, Bêta SARL';
  expect(
    kindsOf(around(groups))
      .slice(2, -1)
      .map(([, kind]) => kind),
  ).toEqual(['experience', 'experience', 'experience']);
});

test('an unknown heading behind jobs that stand under their own opens something else', () => {
  const groups = '2015-2021 : infirmier, CHU de Caen\n\n# Scoutisme\n2012 - 2014 : animateur, Association Harmel';
  expect(kindsOf(around(groups)).at(-2)).toEqual(['Scoutisme', 'other']);
});

test('a kind of experience that no list knows, but none of voluntary work', () => {
  const groups = ['Sea-going experience', 'Volunteer experience'].map(
    (heading) => `# ${heading}\n2012 - 2014 : officer, Harmel Shipping Ltd`,
  );
  expect(kindsOf(around(`2015-2021 : nurse, Harmel Clinic\n\n${groups.join('\n\n')}`)).slice(-3, -1)).toEqual([
    ['Sea-going experience', 'experience'],
    ['Volunteer experience', 'other'],
  ]);
});

test('employers set as headings over titles with their dates', () => {
  const jobs = ['Voltenga', 'Brastel'].map((name) => `# ${name}\nLyon\n\nSoftware Developer\nJuly 2014 - May 2016\n• Search engine`);
  const [, , , one, other] = toSections(toRows(textDocument(around(`\n${jobs.join('\n\n')}`))));
  expect([one, other].map((section) => [section!.kinds[0], contentOf(section!.rows[0]!)])).toEqual([
    ['experience', 'Voltenga'],
    ['experience', 'Brastel'],
  ]);
});
