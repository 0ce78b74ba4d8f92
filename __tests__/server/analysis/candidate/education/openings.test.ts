import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';
import { readStudies } from '../../support/studies.ts';

const studies = (...lines: PrintedLine[]) =>
  readEducation(toRows(pageDocument(lines))).map(({ value: { degree, institution, startDate, endDate } }) => [
    degree,
    institution,
    startDate,
    endDate,
  ]);
const bold = { bold: true };

test('entries that open in bold and have one date each: a degree and a year inside belong to theirs', () => {
  expect(
    studies(
      ['INP Marelle', 40, bold],
      ['2e année, 2012 - 2015', 40],
      ['CLASSE PRÉPARATOIRE', 40, bold],
      ['2010 - 2012', 40],
      ['MPSI puis MP', 40],
      ['Baccalauréat S', 40, bold],
      ['2010', 40],
    ),
  ).toEqual([
    ['2e année', 'INP Marelle', '2012', '2015'],
    ['CLASSE PRÉPARATOIRE', '', '2010', '2012'],
    ['Baccalauréat S', '', '', '2010'],
  ]);
});

test('entries that open in bold as nothing else does, around one middle and most without a date', () => {
  const middle = (text: string): PrintedLine => [text, 300 - 2.5 * text.length, { bold: true, fontSize: 12 }];
  expect(
    studies(
      middle('Secrétaire comptable Afpa'),
      ['Titre professionnel niveau IV (bac)', 40],
      ['Tenue des comptes et de la paie', 60],
      middle('Lycée Aubin'),
      ['Baccalauréat littéraire, 2009', 40],
      ['Théâtre et chant', 60],
      middle('Analyste-programmeur Cnam'),
      ['Formation de niveau V, cours à distance', 40],
      ['Bases de données', 60],
      middle('Collège Orvane'),
      ['Brevet des collèges 2006', 40],
    ),
  ).toEqual([
    ['Titre professionnel', 'Afpa', '', ''],
    ['Baccalauréat littéraire', 'Lycée Aubin', '', '2009'],
    ['Analyste-programmeur', 'Cnam', '', ''],
    ['Brevet des collèges', 'Collège Orvane', '', '2006'],
  ]);
});

test('entries that open with their date: other diplomas inside tell of the first', () => {
  expect(
    studies(
      ['2012 - 2015  Université de Tarval', 40],
      ['Licence de droit', 110],
      ['Diplôme universitaire de criminologie', 110],
      ['2009 - 2012  Lycée Aubin', 40],
      ['Baccalauréat littéraire', 110],
    ),
  ).toEqual([
    ['Licence de droit', 'Université de Tarval', '2012', '2015'],
    ['Baccalauréat littéraire', 'Lycée Aubin', '2009', '2012'],
  ]);
});

test('a course that no word tells is an entry where it is built as the others', () => {
  expect(
    studies(
      ['Master of Architecture', 40, bold],
      ['Tarval University | 2014', 40],
      ['Bachelor of Architecture', 40, bold],
      ['Tarval University | 2012', 40],
      ['Sketching workshop', 40, bold],
      ['Dombec | 2016', 40],
    ),
  ).toEqual([
    ['Master of Architecture', 'Tarval University', '', '2014'],
    ['Bachelor of Architecture', 'Tarval University', '', '2012'],
    ['Sketching workshop', 'Dombec', '', '2016'],
  ]);
});

test('entries that only the space above them parts', () => {
  const told = readEducation(
    toRows(
      pageDocument([
        ['Université de Tarval – Québec'],
        ['Janvier – Mai 2021'],
        ['Maîtrise en chimie'],
        null,
        ['ENSAI – École nationale de statistique'],
        ['Brève · 2018 – 2021'],
        ['Diplôme d’ingénieur en statistique'],
        null,
        ['CPGE – Lycée Morel', 40, bold],
        ['Brève · 2016 – 2018'],
        ['Classes préparatoires scientifiques'],
      ]),
    ),
  );
  expect(told.map(({ value: { institution, endDate } }) => [institution, endDate])).toEqual([
    ['Université de Tarval', '2021-05'],
    ['ENSAI – École nationale de statistique', '2021'],
    ['Lycée Morel', '2018'],
  ]);
});

test('a date that stands alone under its entry closes it', () => {
  expect(
    studies(
      ['Formation assistante dentaire chez Formatel', 140],
      ['2019 - 2020', 40, bold],
      ['CAP Fleuriste, CFA des Tilleuls', 140],
      ['2016', 40, bold],
      ['BEP Vente, Lycée Aubin', 140],
      ['2012 - 2014', 40, bold],
    ),
  ).toEqual([
    ['Formation assistante dentaire', 'Formatel', '2019', '2020'],
    ['CAP', 'CFA des Tilleuls', '', '2016'],
    ['BEP', 'Lycée Aubin', '2012', '2014'],
  ]);
});

test('schools as many rows above each date as the first one is', () => {
  expect(
    studies(
      ['Carrow College', 40],
      ['Diploma in Floristry', 40],
      ['2012 - 2014', 40],
      ['Distinction', 40],
      ['Carrow College', 40],
      ['Certificate in Sales', 40],
      ['2010 - 2012', 40],
    ),
  ).toEqual([
    ['Diploma', 'Carrow College', '2012', '2014'],
    ['Certificate', 'Carrow College', '2010', '2012'],
  ]);
});

test('one of many entries may lack its date', () => {
  expect(
    studies(
      ['Page Layout Course', 40, bold],
      ['2020 Brennow Training Centre', 40],
      ['All that printed pages want', 40],
      ['Foundation Degree', 40, bold],
      ['2014 Tarvel University', 40],
      ['AS Levels', 40, bold],
      ['2006 Carrow Sixth Form', 40],
      ['Evening Classes', 40, bold],
      ['Ongoing  Learnorama', 40],
    ).map(([degree, school]) => [degree, school]),
  ).toEqual([
    ['Page Layout Course', 'Brennow Training Centre'],
    ['Foundation Degree', 'Tarvel University'],
    ['AS Levels', 'Carrow Sixth Form'],
    ['Evening Classes', 'Learnorama'],
  ]);
});

test('a dated degree without a school belongs to the school above, where each school stands above its degrees', () => {
  const large = { fontSize: 14 };
  expect(
    studies(
      ['Orvane University', 180, large],
      ['2007  Bachelor of Pottery', 140],
      ['2011  Bachelor of Glass', 140],
      ['Tarvel University', 180, large],
      ['2020  Master of Ceramics', 140],
    ).map(([degree, school]) => [degree, school]),
  ).toEqual([
    ['Bachelor of Pottery', 'Orvane University'],
    ['Bachelor of Glass', 'Orvane University'],
    ['Master of Ceramics', 'Tarvel University'],
  ]);
});

test('a degree further in than its dated school, behind a part of it', () => {
  expect(
    studies(
      ['Tarvel University', 40, bold],
      ['2012 – 2014', 480],
      ['Faculty of Arts, Design and Crafts', 55],
      ['M.Sc in Ceramics', 55],
      ['Orvane University', 40, bold],
      ['2008 – 2012', 480],
      ['B.Eng in Glass', 55],
    ).map(([degree, school]) => [degree, school]),
  ).toEqual([
    ['M.Sc', 'Tarvel University'],
    ['B.Eng', 'Orvane University'],
  ]);
});

test('an entry does not end with the school of the next one, whose date stands beside its degree', () => {
  expect(
    studies(
      ['Orvane State University', 40, bold],
      ['2014 – 2016', 480],
      ['Master of Science in Nursing', 40],
      ['Carver College', 40, bold],
      ['Bachelor of Arts', 40],
      ['2008 – 2012', 480],
      ['Medwell High School', 40, bold],
      ['2004 – 2008', 480],
      ['High School Diploma', 40],
    ).map(([degree, school]) => [degree, school]),
  ).toEqual([
    ['Master of Science', 'Orvane State University'],
    ['Bachelor of Arts', 'Carver College'],
    ['High School Diploma', 'Medwell High School'],
  ]);
});

test('schools without a date, set alike, are an entry each', () => {
  const large = { fontSize: 12 };
  expect(
    studies(
      ['Tollgrave College', 40, large],
      ['Associate Degree in Weaving', 40],
      ['• President’s Honor List: Fall 2016', 50],
      ['Brennow College', 40, large],
      ['• Dean’s Honor List: 3 semesters', 50],
    ).map(([degree, school]) => [degree, school]),
  ).toEqual([
    ['Associate Degree', 'Tollgrave College'],
    ['', 'Brennow College'],
  ]);
});

test('bullets at the edge open entries, those further in tell of them', () => {
  expect(
    studies(
      ['• Orvane', 40],
      ['CAP Vitrail', 50],
      ['2019 – 2020', 50],
      ['• Taille du verre et sertissage', 60],
      ['• Lycée Aubin', 40],
      ['Bac pro Verrerie', 50],
      ['2015 – 2019', 50],
    ),
  ).toEqual([
    ['CAP', 'Orvane', '2019', '2020'],
    ['Bac pro', 'Lycée Aubin', '2015', '2019'],
  ]);
});

test('bullets open entries without dates: the school over its degree', () => {
  expect(studies(['• Orvane, Leeds', 40], ['BTech Mining', 50], ['• Marwell University, Leeds', 40], ['MPhil', 50])).toEqual([
    ['BTech', 'Orvane', '', ''],
    ['MPhil', 'Marwell University', '', ''],
  ]);
});

test('an entry of its own though its date is not written, as the space above it tells', () => {
  expect(
    readEducation(
      toRows(
        pageDocument([
          ['DEUG de lettres – 2003 – 2004'],
          ['Université de Marelle'],
          null,
          ['Bac scientifique'],
          ['Lycée Aubin'],
          null,
          ['BTS Vitrail – 1997 – 1999'],
          ['Lycée Morin'],
        ]),
      ),
    ).map(({ value: { degree, institution, endDate } }) => [degree, institution, endDate]),
  ).toEqual([
    ['DEUG de lettres', 'Université de Marelle', '2004'],
    ['Bac scientifique', 'Lycée Aubin', ''],
    ['BTS', 'Lycée Morin', '1999'],
  ]);
});

test('degrees listed under schools that bullets announce, the first by a name that nothing knows', () => {
  expect(
    studies(
      ['• Orvane, Lyon', 40],
      ['PACES – 2018', 40],
      ['Agrégation – 2015', 40],
      ['• Université de Marelle, Lyon', 40],
      ['DESS – 2011', 40],
      ['• Lycée Aubin, Lyon', 40],
      ['Bac S – 2010', 40],
    ),
  ).toEqual([
    ['PACES', 'Orvane', '', '2018'],
    ['Agrégation', 'Orvane', '', '2015'],
    ['DESS', 'Université de Marelle', '', '2011'],
    ['Bac S', 'Lycée Aubin', '', '2010'],
  ]);
});

test('a school further in than the bullets that open entries belongs to the one above', () => {
  expect(
    studies(
      ['• Master de russe', 40, bold],
      ['Université de Marelle, Tarval (42),', 53],
      ['Université Orvane 2, Tarval (69), depuis octobre 2016', 53],
      ['• Formation : « Verrerie »', 40, bold],
      ['Orvane Glass, Tarval, 2014', 53],
      ['• Licence de russe', 40, bold],
      ['IUT Orvane, Tarval, octobre 2008 – juin 2009', 53],
    ).map(([degree, , start, end]) => [degree, start, end]),
  ).toEqual([
    ['Master de russe', '2016-10', null],
    ['Formation', '', '2014'],
    ['Licence de russe', '2008-10', '2009-06'],
  ]);
});

test.each(['\n\n', '\n'])(
  'in a text without places blank lines, or the dates that close them, part entries whose titles no word tells: %j',
  (gap) => {
    const entries = [
      'Glass Painting Course\nCarrow Academy, Denby\n08/2016 to 06/2017',
      'High School Diploma\nOrvane High School\n05/2012',
    ];
    expect(readStudies(entries.join(gap))).toEqual([
      ['Glass Painting Course', '', 'Carrow Academy', '2016-08', '2017-06'],
      ['High School Diploma', '', 'Orvane High School', '', '2012-05'],
    ]);
  },
);

test('entries of a word processor that alone open in bold: what is told below them, whatever its words, is no other study', () => {
  expect(
    studies(
      ['Doctorat en écologie', 0, bold],
      ['Université Marelle', 0],
      ['2017 – 2020', 0],
      ['Thèse sur la distribution des mésanges', 0],
      ['Accès à la thèse', 0],
      ['Licence en sciences du vivant', 0, bold],
      ['Université Orvane', 0],
      ['2013 – 2016', 0],
      ['Licence généraliste, génétique et physiologie comprises', 0],
    ),
  ).toEqual([
    ['Doctorat', 'Université Marelle', '2017', '2020'],
    ['Licence', 'Université Orvane', '2013', '2016'],
  ]);
});
