import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';
import { readStudies } from '../../support/studies.ts';

test('two schools on one row, each with its date', () => {
  expect(readStudies('École Tarvel 2015-2019 Université de Marelle 2013-2015').map(([, , school, start]) => [school, start])).toEqual([
    ['École Tarvel', '2015'],
    ['Université de Marelle', '2013'],
  ]);
});

test('two diplomas on one row, each with its date', () => {
  expect(readStudies('Bac S, lycée Pasteur (2015) BTS Tourisme, lycée Balzac (2017)')).toEqual([
    ['Bac S', '', 'lycée Pasteur', '', '2015'],
    ['BTS', 'Tourisme', 'lycée Balzac', '', '2017'],
  ]);
});

test('a school goes on in the next row of a narrow column', () => {
  const studies = (...lines: PrintedLine[]) =>
    readEducation(toRows(pageDocument(lines))).map(({ value: { degree, field, institution } }) => [degree, field, institution]);
  expect(studies(['Master en droit, Université'], ['Jean Valmy, Tours (2011)'])).toEqual([['Master', 'droit', 'Université Jean Valmy']]);
  expect(studies(['Bachelor of Mining (Metals and Surface Engineer-'], ['ing), Harlow College, 2011'])).toEqual([
    ['Bachelor of Mining', 'Metals and Surface Engineering', 'Harlow College'],
  ]);
  expect(studies(['2001: Tarvel House, Senior Secondary School'], ['Certificate (WAEC)'])).toEqual([
    ['Senior Secondary School Certificate (WAEC)', '', 'Tarvel House'],
  ]);
  expect(studies(['2011 : Bachelor of Arts – Harlow'], ['College'])).toEqual([['Bachelor of Arts', '', 'Harlow College']]);
  expect(studies(['Université Claire', 40, { bold: true }], ['Morin Lyon 1', 40, { bold: true }], ['Licence de droit 2010'])).toEqual([
    ['Licence de droit', '', 'Université Claire Morin Lyon 1'],
  ]);
});

test('a change of type parts what a comma leaves together; what looks like the sure schools is a school', () => {
  const studies = (...lines: string[]) =>
    readEducation(toRows(pageDocument(lines.map((line): PrintedLine => [line])))).map(({ value: { degree, field, institution } }) => [
      degree,
      field,
      institution,
    ]);
  expect(
    studies('**Master de droit**, *Université de Tours*, Tours, 2012', '**Accompagnement du deuil**, *Harlow et Morin*, Blois, 2009'),
  ).toEqual([
    ['Master de droit', '', 'Université de Tours'],
    ['Accompagnement du deuil', '', 'Harlow et Morin'],
  ]);
  expect(studies('**École de Tarvel** (ENSTP), spécialité ouvrages d’art 2013-2016')).toEqual([
    ['', 'ouvrages d’art', 'École de Tarvel (ENSTP)'],
  ]);
  expect(studies('**Master Orme** mention eau et forêts, INSPE de Marelle, 2018')).toEqual([
    ['Master Orme', 'eau et forêts', 'INSPE de Marelle'],
  ]);
  expect(studies('Zalblat, *Histoire de l’art*, Licence 2006')).toEqual([['Licence', 'Histoire de l’art', 'Zalblat']]);
});

test('words cut at the end of a narrow column go on in front of the date beside them', () => {
  const rows = toRows(
    pageDocument([
      ['Programme ingénieur – CESI Nan-', 40],
      ['terre\t2016 – 2019', 40],
      ['Licence de physique – Tarval', 40],
      ['University\t2012 – 2015', 40],
    ]),
  );
  expect(readEducation(rows).map(({ value: { institution, startDate } }) => [institution, startDate])).toEqual([
    ['CESI Nanterre', '2016'],
    ['Tarval University', '2012'],
  ]);
});

test('a name of another type behind a degree is its school, though no word opens it', () => {
  const rows = toRows(
    pageDocument([
      ['2012 – 2014\t**Master** of Chemistry *Royal Institute of*', 40],
      ['Tarval', 140],
    ]),
  );
  expect(readEducation(rows).map(({ value: { degree, institution } }) => [degree, institution])).toEqual([
    ['Master of Chemistry', 'Royal Institute of Tarval'],
  ]);
});

test('a school that is a row elsewhere is cut from the words that were joined to it', () => {
  expect(
    readStudies('2024 - 2027\nÉcole de Marelle\nSection dessin\n2022 - 2024\nÉcole de Marelle Section peinture').map(
      ([degree, , school]) => [degree, school],
    ),
  ).toEqual([
    ['Section dessin', 'École de Marelle'],
    ['Section peinture', 'École de Marelle'],
  ]);
});

test('a whole entry behind the date of the one before it', () => {
  expect(
    readStudies('CAP Fleuriste - CFA des Tilleuls (2016) BEP Vente - Lycée Aubin\n(2014) Brevet des collèges - Collège Morel (2012)')
      .length,
  ).toBe(3);
});

test('a title that goes on for three rows, and a name that breaks off at its dash', () => {
  expect(readStudies('2019 – 2021 Master Gestion de\nprojets et de\nRessources – Université de Tarval')).toEqual([
    ['Master', 'Gestion de projets et de Ressources', 'Université de Tarval', '2019', '2021'],
  ]);
});

test('the level of a school goes on with its name', () => {
  expect(readStudies('2010 – 2012 A Levels – Adelina Morin\nHigh School, Leeds').map(([degree, , school]) => [degree, school])).toEqual([
    ['A Levels', 'Adelina Morin High School'],
  ]);
});

test('a degree whose first word is set otherwise is one, in a cell behind its date too', () => {
  const rows = toRows(pageDocument([['2015\tAssociate **Degree of Music**\tCarrow College']]));
  expect(readEducation(rows).map(({ value: { degree } }) => degree)).toEqual(['Associate Degree of Music']);
});

test('trainings of one row, each with its date in brackets', () => {
  expect(
    readStudies('Dessin technique (2020) · Photographie de nature (2022) · Reliure (2023)').map(([degree, , , , end]) => [degree, end]),
  ).toEqual([
    ['Dessin technique', '2020'],
    ['Photographie de nature', '2022'],
    ['Reliure', '2023'],
  ]);
});
