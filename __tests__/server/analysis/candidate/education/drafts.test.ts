import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument } from '../../support/pageDocument.ts';
import { readStudies } from '../../support/studies.ts';

test('one entry for each school, whichever part comes first', () => {
  expect(
    readStudies('Université de Lyon\nMaster Droit\n2012 - 2014\nUniversité de Nantes\nLicence Droit\n2009 - 2012').map(
      ([degree]) => degree,
    ),
  ).toEqual(['Master', 'Licence']);
  expect(
    readStudies('2014\nMaster Droit\nUniversité de Lyon\n2012\nLicence Droit\nUniversité de Nantes').map(([, , school]) => school),
  ).toEqual(['Université de Lyon', 'Université de Nantes']);
});

test('one school above several degrees', () => {
  expect(readStudies('ISET de Tarvel\n• Master en génie logiciel | 2022 – 2024\n• Licence en informatique | 2018 – 2022')).toEqual([
    ['Master', 'génie logiciel', 'ISET de Tarvel', '2022', '2024'],
    ['Licence', 'informatique', 'ISET de Tarvel', '2018', '2022'],
  ]);
});

test('deeds between the lines of an entry are no entries', () => {
  expect(
    readStudies(
      'Lehigh University\nBachelor of Arts\n2009 - 2012\n- Awarded the Dean PhD fellowship (2010-2011)\n- Elected member of the student council 2011',
    ),
  ).toEqual([['Bachelor of Arts', '', 'Lehigh University', '2009', '2012']]);
});

test('schools that no word tells, each above its degree as in the first entry', () => {
  expect(readStudies('Zelmor\nMaster 2 Finance          2019 - 2021\nOrvane\nLicence Économie          2016 - 2019')).toEqual([
    ['Master 2', 'Finance', 'Zelmor', '2019', '2021'],
    ['Licence', 'Économie', 'Orvane', '2016', '2019'],
  ]);
});

test('bullets under a degree, its school and its years tell of it', () => {
  expect(
    readStudies(
      'Université de Tarval\nMaster de chimie, 2010 – 2012\n• M1 : chimie organique\n• Licence 3 validée en 2010\nÉcole normale de Marelle\n• Master 2 écologie, 2014\n• Licence de biologie, 2012',
    ),
  ).toEqual([
    ['Master de chimie', '', 'Université de Tarval', '2010', '2012'],
    ['Master 2', 'écologie', 'École normale de Marelle', '', '2014'],
    ['Licence de biologie', '', 'École normale de Marelle', '', '2012'],
  ]);
});

test('degrees listed as bullets under a school without one are entries of that school', () => {
  expect(
    readStudies('École de Marelle (2017 - 2021)\n• M2 physique théorique\n• M1 sciences de la matière').map((entry) => entry.slice(0, 3)),
  ).toEqual([
    ['M2', 'physique théorique', 'École de Marelle'],
    ['M1', 'sciences de la matière', 'École de Marelle'],
  ]);
});

test('rows further in than an entry that has all it needs tell of it', () => {
  const rows = toRows(
    pageDocument([
      ['PhD in Physics, Tarval University, 2016 - 2020', 40],
      ['Graduate research fellow, 2018', 70],
      ['BSc in Physics, Tarval University, 2013 - 2016', 40],
    ]),
  );
  expect(readEducation(rows).map(({ value }) => value.degree)).toEqual(['PhD', 'BSc']);
});

test('a school with the year of the diploma over each degree', () => {
  expect(
    readStudies('Formatel, Promotion 2021\nMaster en génie civil\nUniversité de Marelle, Promotion 2019\nLicence de physique').map(
      ([degree, , school, , end]) => [degree, school, end],
    ),
  ).toEqual([
    ['Master', 'Formatel', '2021'],
    ['Licence de physique', 'Université de Marelle', '2019'],
  ]);
});

test('a row with a degree and a school under such rows is an entry, though its date is lost', () => {
  const rows = toRows(
    pageDocument([
      ['2020 - 2022', 40, { bold: true }],
      ['Licence de physique - Université de Marelle', 40],
      ['DAEU - IUT de Tarval', 40],
      ['2013 - 2015', 40, { bold: true }],
      ['CAP Menuisier - Lycée Aubin', 40],
    ]),
  );
  expect(readEducation(rows).map(({ value: { institution, endDate } }) => [institution, endDate])).toEqual([
    ['Université de Marelle', '2022'],
    ['IUT de Tarval', ''],
    ['Lycée Aubin', '2015'],
  ]);
});

test('exams listed under a school belong to it, and the next school opens an entry', () => {
  expect(
    readStudies(
      'Carrow Grammar School (2005 - 2012)\n3 A Levels: Latin (A), Art (B)\n11 GCSEs at grades A* to C\nTarvel University (2012 - 2015)\nBA Latin',
    ).map(([degree, , school, , end]) => [degree, school, end]),
  ).toEqual([
    ['3 A Levels', 'Carrow Grammar School', '2012'],
    ['11 GCSEs', 'Carrow Grammar School', ''],
    ['BA', 'Tarvel University', '2015'],
  ]);
});

test('degrees under a school in words that no list knows have it too', () => {
  expect(
    readStudies('Université de Marelle\nÉtudes de vitrail\t2011 – 2014\nBrevet des collèges\t2007 – 2011').map(([degree, , school]) => [
      degree,
      school,
    ]),
  ).toEqual([
    ['Études de vitrail', 'Université de Marelle'],
    ['Brevet des collèges', 'Université de Marelle'],
  ]);
});

const printed = (...lines: Parameters<typeof pageDocument>[0]) =>
  readEducation(toRows(pageDocument(lines))).map(({ value: { degree, institution, startDate, endDate } }) => [
    degree,
    institution,
    startDate,
    endDate,
  ]);

test('the day of a diploma further in than its school and its years ends no other study', () => {
  expect(
    printed(
      ['Northvale University; August 2017–.'],
      ['PhD in Physics, August 2023 (expected)', 60],
      ['Carrow College; July 2009–July 2014.'],
      ['MSc in Physics, February 2015', 60],
    ),
  ).toEqual([
    ['PhD', 'Northvale University', '2017-08', '2023-08'],
    ['MSc', 'Carrow College', '2009-07', '2014-07'],
  ]);
});

test('a bullet that holds nothing but a date dates the entry above it', () => {
  expect(printed(['Bachelor of Science'], ['Carrow College'], ['• May 2019'])).toEqual([
    ['Bachelor of Science', 'Carrow College', '', '2019-05'],
  ]);
});

test('a dash in front of the date, and how it went behind it, tell of the entry above', () => {
  expect(
    readStudies('BSc Botany, Carrow College\n– 2015 to 2016 – 45 Distinctions\nHND Glazing, Tarvel College\n– 2013 to 2014 – First'),
  ).toEqual([
    ['BSc', 'Botany', 'Carrow College', '2015', '2016'],
    ['HND Glazing', '', 'Tarvel College', '2013', '2014'],
  ]);
});

test('a school with a title of its own, set as what opens the entry above, opens another', () => {
  const head = { bold: true, fontSize: 14 };
  expect(
    printed(['High School Diploma', 40, head], ['Tarvel High School'], ['Denby, TX'], ['Trainee at Carrow Tech Academy', 40, head]),
  ).toEqual([
    ['High School Diploma', 'Tarvel High School', '', ''],
    ['Trainee', 'Carrow Tech Academy', '', ''],
  ]);
});

test('a degree under an entry whose date closes it belongs to the date below', () => {
  expect(
    readStudies(
      'BTS Vitrail — Option atelier\nLycée Aubin, 2017 – 2019\n\nAnalyse de verre — Formatel\nKazakhstan, 2015 – 2016\n\nLicence de russe\nUniversité de Tarval, 2012 – 2015',
    ).map(([degree, , school, start]) => [degree, school, start]),
  ).toEqual([
    ['BTS Vitrail', 'Lycée Aubin', '2017'],
    ['Analyse de verre', 'Formatel', '2015'],
    ['Licence de russe', 'Université de Tarval', '2012'],
  ]);
});

test('a second degree right under the first one of a school, set as that is', () => {
  const bold = { bold: true };
  expect(
    printed(
      ['Haute École de Tarval\tMarelle', 40, bold],
      ['BSc Verrerie\tAoût 2022 – Sep. 2025'],
      ['École des Métiers\tMarelle', 40, bold],
      ['CFC Verrier\tAoût 2018 – Juin 2022'],
      ['Maturité technique'],
    ).map(([degree, school]) => [degree, school]),
  ).toEqual([
    ['BSc', 'Haute École de Tarval'],
    ['CFC Verrier', 'École des Métiers'],
    ['Maturité technique', 'École des Métiers'],
  ]);
});

test('degrees of one school, each with its field behind a comma, no school of their own', () => {
  expect(readStudies('Carrow University, Denby, ND\nPh.D., Zoology, in progress\nM.S., Botany, 2018\nB.S., Marine Botany, 2014')).toEqual([
    ['Ph.D.', 'Zoology', 'Carrow University', '', null],
    ['M.S.', 'Botany', 'Carrow University', '', '2018'],
    ['B.S.', 'Marine Botany', 'Carrow University', '', '2014'],
  ]);
});

test('a school over its dates behind a dated row of another kind', () => {
  const text = 'BS Nursing\nCarrow University\n2006 – 2010\nBoard exam, Orvane, July 2010\nTarvel Science High School\n2002 – 2006';
  expect(readStudies(text).map(([, , school, start, end]) => [school, start, end])).toContainEqual([
    'Tarvel Science High School',
    '2002',
    '2006',
  ]);
});

test.each([
  '2019-2020 : Assistante d’éducation, collège Aubin',
  '2019-2020: Trainee glazier, Orvane',
  '2019: White Card',
  'Permis B et C',
  'Été 2019 : Agent d’accueil saisonnier, Orvane',
])('jobs and licences among studies are none: %j', (row) => {
  const text = `2020-2022 : Master Lettres, Université de Tarval\n${row}\n2016-2019 : Licence de russe, Université de Tarval`;
  expect(readStudies(text).map(([degree]) => degree)).toEqual(['Master', 'Licence de russe']);
});

test('posts at universities among studies are none', () => {
  expect(
    readStudies(
      '2015 – 2018: Associate Professor, Botany, Carrow University\n2011 – 2015: Postdoctorat (bourse Orme), Université de Tarval\n2011: PhD in Botany from Carrow University\n2009 – 2011: Teaching\nCarrow High School',
    ).map(([degree]) => degree),
  ).toEqual(['PhD']);
});

test('a dated row with a school and a title of its own is no school of the degree above', () => {
  expect(
    readStudies('Diplôme de verrier, 2022, Maison Orme\nAssistante de galerie, 2017, Greta Aubin').map((entry) => entry.slice(0, 3)),
  ).toEqual([
    ['Diplôme de verrier', '', 'Maison Orme'],
    ['Assistante de galerie', '', 'Greta Aubin'],
  ]);
});

test('« Dean’s List 2019 » dates no school below it', () => {
  expect(
    readStudies('Orvane University\nBachelor of Commerce, Trade\t2017-2021\nDean’s List 2019\n\nTarvel C.I.\nOSSD\t2017').map(
      ([degree, , school, , end]) => [degree, school, end],
    ),
  ).toEqual([
    ['Bachelor of Commerce', 'Orvane University', '2021'],
    ['OSSD', 'Tarvel C.I.', '2017'],
  ]);
});

test('a school under a dated degree is its own, whatever degree the bullet below tells of', () => {
  expect(
    readStudies(
      'École Orvane\t2020 - 2023\nLicence de gestion\n• Cours de droit\n\nCPGE\t2018 - 2020\nLycée Aubin\n• MPSI puis MP\n\nBaccalauréat\t2015 - 2018\nLycée Moreau',
    ).map(([degree, , school, , end]) => [degree, school, end]),
  ).toEqual([
    ['Licence de gestion', 'École Orvane', '2023'],
    ['CPGE', 'Lycée Aubin', '2020'],
    ['Baccalauréat', 'Lycée Moreau', '2018'],
  ]);
});

test('the years of a study under its degree, which tells the last one', () => {
  expect(readStudies('Northfield University\nM.S., Botany (2012)\n2010-2012\nHarlow University\nB.A., History (2009)\n2006-2009')).toEqual([
    ['M.S.', 'Botany', 'Northfield University', '2010', '2012'],
    ['B.A.', 'History', 'Harlow University', '2006', '2009'],
  ]);
});
