import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';
import { textDocument } from '../../support/textDocument.ts';

type Rows = Parameters<typeof readEducation>[0];
const told = (rows: Rows) => readEducation(rows).map(({ value: { degree, field, institution } }) => [degree, field, institution]);
const read = (text: string) => told(toRows(textDocument(text)));
const printed = (...lines: PrintedLine[]) => told(toRows(pageDocument(lines)));

test.each([
  ['BSc in Botany @ Tarvel Hall, 2019', ['BSc', 'Botany', 'Tarvel Hall']],
  ['Double diplôme en gestion à l’Arvane de Marelle, 2014', ['Double diplôme', 'gestion', 'Arvane de Marelle']],
  ['Zoology Bachelor by Harlow College, 2011', ['Zoology Bachelor', '', 'Harlow College']],
  ['Preparatory classes from Lycée Aubry, 2015', ['Preparatory classes', '', 'Lycée Aubry']],
  ['Master Optique de l’Université de Valserre (double diplôme)\n2014 - 2016', ['Master', 'Optique', 'Université de Valserre']],
  ['2001–2005: University of Wexcombe cum laude\nB.S. Astronomy', ['B.S.', 'Astronomy', 'University of Wexcombe']],
  ['B.Eng. Acoustics\tEQF 6\nUniversity of Wexcombe\n2018 - 2021', ['B.Eng.', 'Acoustics', 'University of Wexcombe']],
  ['B.E.M.T.R - Formatel Ouest\nSession 2009/2010', ['B.E.M.T.R', '', 'Formatel Ouest']],
  ['2012  MB ChB', ['MB ChB', '', '']],
  ['2015  PhD, Botany\tUni. Konstanz, Germany', ['PhD', 'Botany', 'Uni. Konstanz']],
  ['2015  PhD, Botany\tUC San Diego', ['PhD', 'Botany', 'UC San Diego']],
  ['Additional studies, Provincial Conservatory of Harlow, 2015', ['Additional studies', '', 'Provincial Conservatory of Harlow']],
  ['Bac Pro Cuisine (Mention AB)\nMai 2013, Port Saint Jean du Var', ['Bac Pro', 'Cuisine', '']],
])('%s', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test('a name behind a degree that tells what was studied is its school, what somebody studies is none', () => {
  expect(read('2020 Titre professionnel Développeur web, Formatel Ouest\n2016 DEUST Animation, Les Ormes')).toEqual([
    ['Titre professionnel', 'Développeur web', 'Formatel Ouest'],
    ['DEUST', 'Animation', 'Les Ormes'],
  ]);
  expect(read('2020 Master of Science in Physics, Electrical Engineering')[0]![2]).toBe('');
});

test('where no entry has a known school, the names behind the degrees are schools', () => {
  expect(read('2019 MBA, Brenner Holt\n2016 Master, Marelle Global')).toEqual([
    ['MBA', '', 'Brenner Holt'],
    ['Master', '', 'Marelle Global'],
  ]);
});

test('the line right under a degree names its school, in smaller type too', () => {
  const [large, small] = [{ fontSize: 12 }, { fontSize: 9 }];
  expect(
    printed(
      ['Diploma in Culinary Arts', 40, large],
      ['Bramley Catering Centre', 40, small],
      ['2009 - 2011', 40, small],
      ['NVQ Level 2 in Hospitality', 40, large],
      ['Leighton Comprehensive', 40, small],
      ['2007 - 2009', 40, small],
    ),
  ).toEqual([
    ['Diploma', 'Culinary Arts', 'Bramley Catering Centre'],
    ['NVQ Level 2', 'Hospitality', 'Leighton Comprehensive'],
  ]);
});

test('a title that no word tells stands where the others have their degree', () => {
  expect(
    read(
      'Full-Stack Development\nIronforge Academy\n2020\n12-week immersive bootcamp\nBachelor of Fine Arts in Photography\nKestrel School of Art\n2013 - 2016',
    ),
  ).toEqual([
    ['Full-Stack Development', '', 'Ironforge Academy'],
    ['Bachelor of Fine Arts', 'Photography', 'Kestrel School of Art'],
  ]);
});

test('the same words at the end of several rows are the town of those schools', () => {
  expect(
    read('2016 - 2018 BTS\tVarelles\nLycée Aubry\n2013 - 2016 Bac pro\tVarelles\nLycée Sainte-Odile').map(([, field, school]) => [
      field,
      school,
    ]),
  ).toEqual([
    ['', 'Lycée Aubry'],
    ['', 'Lycée Sainte-Odile'],
  ]);
});

test('a certificate told with the year in which its school ends belongs to that school', () => {
  const [entry, ...others] = readEducation(toRows(textDocument('2009 to 2015 - Harlow College\nLeaving Cert 2015, with music')));
  expect(others).toEqual([]);
  expect(entry!.value).toMatchObject({ degree: 'Leaving Cert', institution: 'Harlow College', startDate: '2009', endDate: '2015' });
});

test('two titles of one study share its date and its school', () => {
  expect(read('2011 MASTER EN OPTIQUE\nINGÉNIEUR OPTICIEN\nUniversité de Marelle\n2009 LICENCE EN OPTIQUE\nUniversité de Marelle')).toEqual(
    [
      ['MASTER', 'OPTIQUE', 'Université de Marelle'],
      ['LICENCE', 'OPTIQUE', 'Université de Marelle'],
    ],
  );
});

test('stays, minors and grants told of a degree are no studies', () => {
  expect(
    printed(
      ['BSc Biology, Harlow College, 2014 - 2018', 40],
      ['Exchange semester at Norrvik University (2016)', 60],
      ['Bourse d’études Master, Université de Marelle, 2013', 40],
    ),
  ).toEqual([['BSc', 'Biology', 'Harlow College']]);
  expect(read('2011-2013: MSc Acoustics\nHarlow College, incl. minor Music History')).toEqual([['MSc', 'Acoustics', 'Harlow College']]);
});

test('« Graduated June 2016 » in front of a degree is its date', () => {
  const [entry] = readEducation(toRows(textDocument('Graduated June 2016: Bachelor of Arts, Harlow College')));
  expect(entry!.value).toMatchObject({ degree: 'Bachelor of Arts', institution: 'Harlow College', endDate: '2016-06' });
});

test('the words that a diploma is short for are no school', () => {
  expect(
    read('2014 GCTM\nGestionnaire de Chantiers et de Travaux Maritimes\n2008 Bac pro, Lycée Aubry').map(([degree, , school]) => [
      degree,
      school,
    ]),
  ).toEqual([
    ['GCTM', ''],
    ['Bac pro', 'Lycée Aubry'],
  ]);
});

test('a long row tells its degree in a sentence and its school in the next', () => {
  const thesis =
    'Thèse : le pas des oiseaux de rivage dans les estuaires froids, étude de terrain menée sur trois hivers et deux rives avec une équipe locale.';
  expect(read(`2003-2007\nDoctorat en zoologie. Université de Marelle, Norvège. ${thesis}`)).toEqual([
    ['Doctorat', 'zoologie', 'Université de Marelle'],
  ]);
});

test('an exchange in the type of the other entries is an entry', () => {
  const bold = { bold: true };
  expect(
    printed(
      ['BSc, Botany', 40, bold],
      ['2003 Tarvel University', 40],
      ['Erasmus exchange', 40, bold],
      ['2002 Université de Marelle', 40],
    ).map(([, , school]) => school),
  ).toEqual(['Tarvel University', 'Université de Marelle']);
});

test.each([
  [
    'Tarvel Secondary School\t2004 – 2010\nSenior Secondary School Certificate',
    ['Senior Secondary School Certificate', '', 'Tarvel Secondary School'],
  ],
  [
    "St. Odile's Primary School\t1998 – 2004\nFirst School Leaving Certificate",
    ['First School Leaving Certificate', '', "St. Odile's Primary School"],
  ],
  [
    'Saint Odile Nursery & Primary School\nPrimary Six Certificate\n1996 – 2002',
    ['Primary Six Certificate', '', 'Saint Odile Nursery & Primary School'],
  ],
  [
    '2007: Norvale Certificate of Primary Education, Orvane Primary School',
    ['Norvale Certificate of Primary Education', '', 'Orvane Primary School'],
  ],
  ['2015\nHigher School Certificate (HSC)\nWarrow High School', ['Higher School Certificate (HSC)', '', 'Warrow High School']],
  ['Year 12, Orvane High, 2009', ['Year 12', '', 'Orvane High']],
  ['Intermediate – Tarvel State Board – 2008', ['Intermediate', '', 'Tarvel State Board']],
  ['Intermediate | Board of Secondary Education | 2008', ['Intermediate', '', 'Board of Secondary Education']],
  ['HSC, Govt. Hr. Sec. School, 2008', ['HSC', '', 'Govt. Hr. Sec. School']],
  ['Cert III Hospitality, Orvane TAFE, 2009', ['Cert III Hospitality', '', 'Orvane TAFE']],
  ['2009: XII from St. Odile College, Tarvel Board', ['XII', '', 'St. Odile College, Tarvel Board']],
  ['Intermediate (CEC) : Board of Intermediate, 2007', ['Intermediate (CEC)', '', 'Board of Intermediate']],
  ['Grade 12, Eastwood Collegiate, 2003', ['Grade 12', '', 'Eastwood Collegiate']],
  ['Coursera, Machine Learning Specialisation, 2020', ['Machine Learning Specialisation', '', 'Coursera']],
  ['High School No 2 in Orvane\t2005 – 2008\nMathematics', ['Mathematics', '', 'High School No 2 in Orvane']],
  ['M.B.A., Orvane University, 2011', ['M.B.A.', '', 'Orvane University']],
])('what schools end with, and boards that examine: %j', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test('memberships are no studies', () => {
  expect(
    read('1994 Fellow of the Royal Institute of Weighing\n1990 Member of the Orvane Academy\n1982 BSc Botany, Tarvel University'),
  ).toEqual([['BSc', 'Botany', 'Tarvel University']]);
});

test('what somebody does besides is no part of the school', () => {
  expect(read('2024 - 2025 Master Botanique, Université de Tarvel + Freelance').map(([, , school]) => school)).toEqual([
    'Université de Tarvel',
  ]);
});

test('placements for a degree and places won in a competition are no studies', () => {
  expect(
    read(
      '2014 - 2015 Stage de recherche avant le doctorat, Université de Marelle\n2012 - 2014 Master Botanique, Université de Tarvel\n2011 Reçue 4e au concours des jardins',
    ).map(([degree]) => degree),
  ).toEqual(['Master']);
});

test('a school and its town in the brackets behind a degree', () => {
  expect(read('2018 CAP Vitrail (Orvane, Lyon)').map(([degree, field, school]) => [degree, field, school])).toEqual([
    ['CAP', 'Vitrail', 'Orvane'],
  ]);
});

test('letters of a degree that a state has too are no town', () => {
  expect(read('2018 Marine Engineering MS, Marwell University').map(([degree, , school]) => [degree, school])).toEqual([
    ['Marine Engineering MS', 'Marwell University'],
  ]);
});

test('a degree set as the school of the other one is none of that school', () => {
  const bold = { bold: true };
  expect(printed(['Orvane Institute', 40, bold], ['Cycle ingénieur', 60], ['Baccalauréat S', 40, bold])).toEqual([
    ['Cycle ingénieur', '', 'Orvane Institute'],
    ['Baccalauréat S', '', ''],
  ]);
});

test.each([
  ['2012 BAC S, Sciences de l’ingénieur, Lycée Aubin', ['BAC S', 'Sciences de l’ingénieur', 'Lycée Aubin']],
  ['2012 Brevet des collèges, Cours Sainte-Marie de Vaudrey', ['Brevet des collèges', '', 'Cours Sainte-Marie de Vaudrey']],
  ['2012 Prépa HEC, Lycée Aubin', ['Prépa HEC', '', 'Lycée Aubin']],
])('words of degrees, towns and schools inside other names: %j', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test.each([
  ['2012 Bachelor in Botany in Harlow university, Leeds', ['Bachelor', 'Botany', 'Harlow university']],
  ['2012 Secondary Studies went to Tolgrave School, Leeds', ['Secondary Studies', '', 'Tolgrave School']],
  ['Harlow College exchange program, 2003', ['exchange program', '', 'Harlow College']],
  ['1974 BA (Hons, Class I Chemistry, Oxford', ['BA', 'Hons, Chemistry', 'Oxford']],
  ['2011 Préparation d’une thèse de doctorat Sciences Po', ['Préparation d’une thèse de doctorat', '', 'Sciences Po']],
  ['2012 Harlow College, Harlow College, A Levels', ['A Levels', '', 'Harlow College']],
  ['2012 CAP Vitrail, CHAMBRE DE COMMERCE', ['CAP', 'Vitrail', 'CHAMBRE DE COMMERCE']],
])('a school behind what was done for it, twice, in capitals: %j', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test.each([
  ['2013 Bac Pro option SEN', ['Bac Pro', 'SEN', '']],
  ['BSc in CSE, 2018', ['BSc', 'CSE', '']],
  ['Décembre 2014 : Retouche Zalblat - Avancé', ['Retouche Zalblat', '', '']],
  ['2015 Tableur - Niveau 2', ['Tableur', '', '']],
  ['Class XII\nTarvel Public School (CBSE)\n2017 - 2019', ['Class XII', '', 'Tarvel Public School']],
  [
    '2020 - 2021\tECOLE NATIONALE DE LA NAVIGAtiON ET DES PORTS\n(ENNP)\nLICENCE DE DROIT',
    ['LICENCE DE DROIT', '', 'ECOLE NATIONALE DE LA NAVIGAtiON ET DES PORTS (ENNP)'],
  ],
])('letters and levels behind a degree, who examines, capitals with joined letters: %j', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test('a place in a type of its own in front of its town keeps the space between them', () => {
  const studies = printed(
    ['**La Rochelle**, Amiens 2021-2022'],
    ['Première année BTS commerce'],
    ['**Lycée Aubin**, Amiens 2018-2020'],
    ['Seconde et Terminale ES'],
  );
  expect(studies.map(([, , school]) => school)).toEqual(['La Rochelle', 'Lycée Aubin']);
});

test.each([
  ['2013/2015 BAC PRO ASSP LP Paul Aubin', ['BAC PRO', 'ASSP', 'LP Paul Aubin']],
  ['LP Commerce de détail, 2015', ['LP Commerce de détail', '', '']],
  ['DNAP, Beaux-Arts de Marelle (2008)', ['DNAP', '', 'Beaux-Arts de Marelle']],
  ['Kumari JHS, Basic Education Certificate (BECE), 2012', ['Basic Education Certificate (BECE)', '', 'Kumari JHS']],
  ['National 5s (Maths, English, Art), Carrow CHS, 2015', ['National 5s (Maths, English, Art)', '', 'Carrow CHS']],
  ['M.Ed. Pottery, Carrow University, 2017', ['M.Ed. Pottery', '', 'Carrow University']],
  ['2018 BA Pottery, KCL', ['BA', 'Pottery', 'KCL']],
  ['2012 Année préparatoire aux écoles d’art, Atelier Carnelle', ['Année préparatoire aux écoles d’art', '', 'Atelier Carnelle']],
  ['Concours de professeur des écoles, Académie de Marelle, 2011', ['Concours de professeur des écoles', '', 'Académie de Marelle']],
  ['A Levels: Art (B), Welsh (C), Ysgol Carrow (2016)', ['A Levels', 'Art (B), Welsh (C)', 'Ysgol Carrow']],
  ['Carrow High School\nValedictorian | May 2007', ['', '', 'Carrow High School']],
  ['AAT Level 4, Carrow Academy, 2021', ['AAT Level 4', '', 'Carrow Academy']],
])('letters and names of schools: %j', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});
