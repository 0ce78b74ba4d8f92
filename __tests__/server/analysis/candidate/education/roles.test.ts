import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument } from '../../support/pageDocument.ts';
import { readStudies } from '../../support/studies.ts';

const heads = (text: string) => readStudies(text).map(([degree, , school]) => [degree, school]);

test('letters in front of a degree are its school where most entries name the school first', () => {
  expect(heads('QTRF – BTS Vitrail, 2014\nLycée Aubin – Bac S, 2012\nCollège Morin – Brevet des collèges, 2009')).toEqual([
    ['BTS', 'QTRF'],
    ['Bac S', 'Lycée Aubin'],
    ['Brevet des collèges', 'Collège Morin'],
  ]);
});

test('what a town stands behind is the school', () => {
  expect(heads('2014 Horlogerie fine – Orvane, Lyon\n2012 Bac S – Lycée Aubin, Lyon')).toEqual([
    ['Horlogerie fine', 'Orvane'],
    ['Bac S', 'Lycée Aubin'],
  ]);
});

test('a name set as the schools are is one, though it stands under words that may be one too', () => {
  const rows = toRows(
    pageDocument([
      ['**Welding Practice**, *Orvane*, 2014'],
      ['**BSc Geology**, *Marwell University*, 2012'],
      ['**A Levels**, *Tolgrave School*, 2009'],
    ]),
  );
  expect(readEducation(rows).map(({ value: { degree, institution } }) => [degree, institution])).toEqual([
    ['Welding Practice', 'Orvane'],
    ['BSc', 'Marwell University'],
    ['A Levels', 'Tolgrave School'],
  ]);
});

test('a place that has a town of its own, or stands where the others have their school, is one', () => {
  expect(heads('2012 Bac scientifique, La Rochelle, Amiens\n2016 Licence de russe, Université de Marelle, Lyon')).toEqual([
    ['Bac scientifique', 'La Rochelle'],
    ['Licence de russe', 'Université de Marelle'],
  ]);
  const rows = toRows(
    pageDocument([
      ['Oxford          2012'],
      ['BSc Geology'],
      ['Harlow College          2009'],
      ['A Levels'],
      ['Tolgrave School          2007'],
      ['9 GCSEs'],
    ]),
  );
  expect(readEducation(rows).map(({ value: { degree, institution } }) => [degree, institution])).toEqual([
    ['BSc', 'Oxford'],
    ['A Levels', 'Harlow College'],
    ['9 GCSEs', 'Tolgrave School'],
  ]);
});

test('the theme of a thesis is no school', () => {
  expect(heads('2024 Master 2 en russe – Thème : Le passé simple\n2022 Licence de russe, Université de Marelle')).toEqual([
    ['Master 2', ''],
    ['Licence de russe', 'Université de Marelle'],
  ]);
});

test('letters in front of a country are a school where nothing else is', () => {
  expect(heads('2005 – 2008\tMSc, Biology\tTRVQ, Turkey\n2000 – 2004\tBSc, Botany\tTRVQ, Turkey')).toEqual([
    ['MSc', 'TRVQ'],
    ['BSc', 'TRVQ'],
  ]);
});

test('what is announced as a field is no school', () => {
  expect(readStudies('2024 Master 2 Russe – Spécialité Manuscrits Anciens et Traductions (MAT)')[0]!.slice(0, 3)).toEqual([
    'Master 2 Russe',
    'Manuscrits Anciens et Traductions (MAT)',
    '',
  ]);
});
