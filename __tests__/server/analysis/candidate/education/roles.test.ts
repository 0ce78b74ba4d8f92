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
