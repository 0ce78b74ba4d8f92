import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument } from '../../support/pageDocument.ts';
import { readStudies } from '../../support/studies.ts';

test('the order of the sure entries tells which line is the school', () => {
  expect(
    readStudies('Université de Nantes\nMaster Droit\n2012 - 2014\nActan Formation\nAccompagnement du deuil\n2009').map(
      ([degree, , school]) => [degree, school],
    ),
  ).toEqual([
    ['Master', 'Université de Nantes'],
    ['Accompagnement du deuil', 'Actan Formation'],
  ]);
  expect(
    readStudies('Master Droit\nUniversité de Nantes\n2012 - 2014\nAccompagnement du deuil\nActan Formation\n2009').map(
      ([degree, , school]) => [degree, school],
    ),
  ).toEqual([
    ['Master', 'Université de Nantes'],
    ['Accompagnement du deuil', 'Actan Formation'],
  ]);
});

test('a line told of a degree is no school, whatever the school that is not written', () => {
  expect(
    readStudies(
      '2019 – 2021  Master en gestion des risques\nAnalyse financière et audit interne\n2016 – 2019  Licence économie et gestion\nGroupe Formatel',
    ),
  ).toEqual([
    ['Master', 'gestion des risques', '', '2019', '2021'],
    ['Licence', 'économie et gestion', 'Groupe Formatel', '2016', '2019'],
  ]);
});

test('two schools in one row: the one that is set as the schools of the sure entries', () => {
  const rows = toRows(
    pageDocument([
      ['**École préparatoire TA**, *Lycée Aubin*, Marelle, 1991 – 1995'],
      ['**Bac F2 électronique**, *Lycée Morin*, Marelle, 1989 – 1991'],
      ['**BEP électronique**, *Lycée Harlow*, Marelle, 1987 – 1989'],
    ]),
  );
  expect(readEducation(rows).map(({ value: { degree, institution } }) => [degree, institution])).toEqual([
    ['École préparatoire TA', 'Lycée Aubin'],
    ['Bac F2 électronique', 'Lycée Morin'],
    ['BEP', 'Lycée Harlow'],
  ]);
});
