import { readCandidate } from '#server/analysis/readCandidate';
import { readStudies } from '../../support/studies.ts';
import { textDocument } from '../../support/textDocument.ts';

test.each([
  [
    'a course and a certificate',
    'SCHOOL\tCOURSE\tDATE\tCERTIFICATE\nOrvane Polytechnic\tMining\t2006 - 2009\tHigher National Diploma\nTarvel School\tScience\t1998 - 2004\tWAEC',
    [
      ['Higher National Diploma', 'Mining', 'Orvane Polytechnic', '2006', '2009'],
      ['WAEC', 'Science', 'Tarvel School', '1998', '2004'],
    ],
  ],
  [
    'a board beside the school, a number in front',
    'S.No\tExam\tInstitution\tBoard/University\tYear of Passing\t% of Marks\n1\tB.Com\tOrvane College\tTarvel University\t2010\t71%\n2\tHSC\tHillview\tState Board\t2007\t68%',
    [
      ['B.Com', '', 'Orvane College', '', '2010'],
      ['HSC', '', 'Hillview', '', '2007'],
    ],
  ],
  [
    'a board in front of the school, and marks between the columns',
    'S.N. | Level | Board/University | Institution | Year\n1 | B.Com | Tarvel University | Orvane College | 2010\n2 | Plus Two | State Board | GHSS Denby | 2007',
    [
      ['B.Com', '', 'Orvane College', '', '2010'],
      ['Plus Two', '', 'GHSS Denby', '', '2007'],
    ],
  ],
  [
    'columns named in the plural',
    'Années\tÉtablissements\tDiplômes\n2013 - 2014\tORNSET (79000, Lodre)\tLicence professionnelle Vente',
    [['Licence professionnelle', 'Vente', 'ORNSET', '2013', '2014']],
  ],
  [
    'a beginning and an end',
    'From\tTo\tInstitution\tQualification\n2010\t2014\tOrvane University\tBSc. Statistics',
    [['BSc.', 'Statistics', 'Orvane University', '2010', '2014']],
  ],
  [
    'two years in one cell, an empty cell behind another',
    'Years\tSchool\tQualification\n2012 2015\tOrvane College\tDiploma in Mining\n2010 -\tHillview\tGCE',
    [
      ['Diploma', 'Mining', 'Orvane College', '2012', '2015'],
      ['GCE', '', 'Hillview', '', '2010'],
    ],
  ],
  [
    'a diploma or a certification, in words that no list knows',
    'Période\tDiplôme / Certification\tÉtablissement\n2022 – 2023\tTechnicien drone\tOrvane Formation\n2017 – 2019\tBTS Aéronautique\tLycée Tarvel',
    [
      ['Technicien drone', '', 'Orvane Formation', '2022', '2023'],
      ['BTS', 'Aéronautique', 'Lycée Tarvel', '2017', '2019'],
    ],
  ],
  [
    'years of school',
    'Class\tSchool\tYear\nXII\tHillview\t2012\nX\tHillview\t2010',
    [
      ['Class XII', '', 'Hillview', '', '2012'],
      ['Class X', '', 'Hillview', '', '2010'],
    ],
  ],
  [
    'a specialisation, rows below the table',
    'Degree\tSpecialization\tUniversity\tYear\nMS\tStructures\tOrvane Hall\t2016\nBTEC Diploma in Mining\nTarvel College, 2009',
    [
      ['MS', 'Structures', 'Orvane Hall', '', '2016'],
      ['BTEC Diploma', 'Mining', 'Tarvel College', '', '2009'],
    ],
  ],
])('the head of a table tells what its cells hold: %s', (_, text, expected) => {
  expect(readStudies(text)).toEqual(expected);
});

test('the names of its columns are no headings', () => {
  const { facts } = readCandidate(
    textDocument('Ann Tardel\n\nEducation\nQualification\tSchool\tYear\nDiploma in Catering\tLes Pins\t2009\nMatric\tHillview\t2006'),
    { country: 'GB', today: '2026-11-22' },
  );
  expect(facts.education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['Diploma', 'Les Pins'],
    ['Matric', 'Hillview'],
  ]);
});
