import { readStudies } from '../../support/studies.ts';

test('what is told of a degree is no degree', () => {
  expect(
    readStudies(
      'Licence Économie\nUniversité de Lille\n2016 - 2019\nOption Sciences de l’ingénieur\nCoursework: Databases, Master class\nThèse dirigée par Anne Morel\nJury de soutenance: Paul Roy',
    ),
  ).toEqual([['Licence', 'Économie', 'Université de Lille', '2016', '2019']]);
});

test('the date that a diploma is due opens no second entry', () => {
  expect(readStudies('Maîtrise Droit          2021 - 2023\nUniversité de Lille | Date prévue : octobre 2023')).toEqual([
    ['Maîtrise Droit', '', 'Université de Lille', '2021', '2023'],
  ]);
});

test('details behind honours, courses and the day of the diploma open no entry', () => {
  expect(
    readStudies(
      'MSc in Economics, Tarval University          2013 - 2015\nCum Laude, Major: Microeconomics, Minor: Econometrics\nBSc in Economics, Tarval University          2010 - 2013\nWith distinction. Related courses: Master class in finance\nUndergraduate thesis: Noise in junctions',
    ).map(([degree]) => degree),
  ).toEqual(['MSc', 'BSc']);
  expect(
    readStudies("2019 - présent  Étudiante à l'École nationale de Marelle\nObtention des diplômes de Master et d'ingénieur prévue en 2024")
      .length,
  ).toBe(1);
});

test('the first sentence of a long row tells the degree', () => {
  expect(
    readStudies(
      "2007 - 2010  Institut supérieur de Marelle\nDiplôme d'ingénieur. Spécialisation en turbomachines et en mécanique des fluides numériques, responsable du club de musique et membre de l'équipe de rugby de la ville",
    ),
  ).toEqual([["Diplôme d'ingénieur", '', 'Institut supérieur de Marelle', '2007', '2010']]);
});

test.each([
  ['B.A. Economics, University of Northvale\nGraduated: May 2012', ['B.A.', 'Economics', 'University of Northvale', '', '2012-05']],
  ['Diploma, Carrow College\nCompleted in 2010', ['Diploma', '', 'Carrow College', '', '2010']],
  ['Bachelor of Arts (Graduated 2014)\nUniversity of Northvale', ['Bachelor of Arts', '', 'University of Northvale', '', '2014']],
  [
    'Bachelor of Arts, University of Northvale, graduated with honours in 2014',
    ['Bachelor of Arts', '', 'University of Northvale', '', '2014'],
  ],
])('%s: when the studies ended', (text, expected) => {
  expect(readStudies(text)).toEqual([expected]);
});

test('what was won is no end of the studies', () => {
  expect(readStudies('B.A. Economics, University of Northvale\nAwarded the Orme prize in 2011')).toEqual([
    ['B.A.', 'Economics', 'University of Northvale', '', ''],
  ]);
});

test('the day of the diploma in front of a town dates an entry', () => {
  expect(
    readStudies('Graduated Jun 2018 Denby\nTarvel Hall\nBSc Biology\nGraduated Jun 2014 Harrowby\nSt Osric College\nA-levels'),
  ).toEqual([
    ['BSc', 'Biology', 'Tarvel Hall', '', '2018-06'],
    ['A-levels', '', 'St Osric College', '', '2014-06'],
  ]);
});

test('a long row that opens with a degree and names its school is an entry', () => {
  expect(
    readStudies(
      'Juin 2009\nMaster en chimie, option Polymères et matériaux durables, mention très bien - Université de Marelle, Tarval.\nJuin 2007\nLicence en chimie, mention bien - Université de Marelle, Tarval.',
    ).map(([degree, , school, , end]) => [degree, school, end]),
  ).toEqual([
    ['Master', 'Université de Marelle', '2009-06'],
    ['Licence', 'Université de Marelle', '2007-06'],
  ]);
});

test('a thesis of its own and who directed it are no studies', () => {
  expect(
    readStudies(
      '2012 – 2014\tMaster of Chemistry, Tarval University\n2012\tBachelor thesis\tNorvale Networks\n2009 – 2012\tBachelor of Chemistry, Tarval University\nAdvisors: Ph.D. Ing. Ann Holt & Ph.D.\nIng. Clara M. Morvan',
    ).map(([degree]) => degree),
  ).toEqual(['Master of Chemistry', 'Bachelor of Chemistry']);
});

test('notable courses and who guided are told of a degree; who writes a dissertation studies', () => {
  expect(
    readStudies(
      'Orvane Institute of Technology\t2021 - 2023\nMaster’s Dissertation Student\nGuide: Prof. Ann Tardel\nNotable Coursework: Circuits, Power Systems',
    ).map((entry) => entry.slice(0, 3)),
  ).toEqual([['Master’s Dissertation Student', '', 'Orvane Institute of Technology']]);
});

test('a class of honours in front of a year is no month, and no mark', () => {
  expect(
    readStudies('BA Pottery - Orvane University - 2:1 - 2009\nTarvel College, BA Weaving, 2:1, 2008').map((entry) => entry[4]),
  ).toEqual(['2009', '2008']);
});

test('what was won is no study, its date in front', () => {
  expect(readStudies('1986 Awarded the Orme medal for pots\n1982 BA Pottery, Orvane University').map(([degree]) => degree)).toEqual(['BA']);
});

test('the degree that a programme is', () => {
  expect(readStudies('Orvane University – 2009 - 2013\nProgramme: Bachelor of Education').map((entry) => entry.slice(0, 3))).toEqual([
    ['Bachelor of Education', '', 'Orvane University'],
  ]);
});

test('an honours degree is no list of honours', () => {
  expect(
    readStudies('Honours BA in History\nOrvane University\n2012 – 2016\nHonours: Dean’s List').map(([degree, , school]) => [
      degree,
      school,
    ]),
  ).toEqual([['Honours BA', 'Orvane University']]);
});

test.each([
  ['B.Tech (Optics), Marelle Institute of Technology — 8.4 CGPA — 2018', '2018'],
  ['B.Tech (Optics), Marelle Institute of Technology – CGPA 8.4 – 2018', '2018'],
])('a mark in front of the year: %s', (text, year) => {
  expect(readStudies(text).map(([, , , , endDate]) => endDate)).toEqual([year]);
});

test.each([
  ['Master Droit, Université de Tarval, diplôme prévu en septembre 2026', ['Master', 'Droit', 'Université de Tarval', '', '2026-09']],
  ['BTS Vitrail (obtention prévue en juin 2026), lycée Aubin', ['BTS', 'Vitrail', 'lycée Aubin', '', '2026-06']],
  ['MSc Botany, Carrow College — in progress, anticipated completion May 2027', ['MSc', 'Botany', 'Carrow College', '', '2027-05']],
  ['BSc Botany, Carrow College (expected graduation date June 2026)', ['BSc', 'Botany', 'Carrow College', '', '2026-06']],
])('the words that announce a date still to come are no part of the study: %j', (text, expected) => {
  expect(readStudies(text)).toEqual([expected]);
});

test('a date in a cell beside a mark dates the study', () => {
  expect(readStudies('BSc Botany, Carrow College\nGPA: 3.8/4 | Sept 2015 - May 2019')).toEqual([
    ['BSc', 'Botany', 'Carrow College', '2015-09', '2019-05'],
  ]);
  expect(readStudies('BSc Botany, Carrow College\nHonors: Dean’s List 2017')[0]!.slice(3)).toEqual(['', '']);
});

test('« Mention complémentaire » is a diploma', () => {
  expect(readStudies('Mention complémentaire Vitrerie, 2016, CFA Aubin')).toEqual([
    ['Mention complémentaire Vitrerie', '', 'CFA Aubin', '', '2016'],
  ]);
});

test('a year group with its rank beside it tells when the studies ended', () => {
  expect(readStudies('Mastère 2 Vitrail\nInstitut Carnelle\nPromotion 2021 (major)')).toEqual([
    ['Mastère 2', 'Vitrail', 'Institut Carnelle', '', '2021'],
  ]);
});

test('what was studied and where, on the row under a degree', () => {
  expect(readStudies('Juin 2008 - Baccalauréat scientifique\nSpécialité mathématiques, lycée Jules Tarval, Oiron')).toEqual([
    ['Baccalauréat scientifique', 'mathématiques', 'lycée Jules Tarval', '', '2008-06'],
  ]);
});

test('a sentence of ordinary words under a study is no other one', () => {
  expect(
    readStudies(
      'MSc Botany, Northvale University, 2014\nFormation orientée vers la pratique et le travail en groupe.\nBTS Vente, Lycée Aubin, 2010',
    ).map(([degree, , school]) => [degree, school]),
  ).toEqual([
    ['MSc', 'Northvale University'],
    ['BTS', 'Lycée Aubin'],
  ]);
});
