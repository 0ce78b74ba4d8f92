import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument } from '../../support/pageDocument.ts';
import { readStudies } from '../../support/studies.ts';

test.each([
  ['2013 – 2016  Master 2 en finance, Université de Lyon', ['Master 2', 'finance', 'Université de Lyon', '2013', '2016']],
  ['BTS Tourisme – Lycée Gaston Berger, Lille – 2010', ['BTS', 'Tourisme', 'Lycée Gaston Berger', '', '2010']],
  ["Diplôme d'ingénieur en informatique\nINSA Lyon\n2012 - 2015", ["Diplôme d'ingénieur", 'informatique', 'INSA Lyon', '2012', '2015']],
  ['2009 : Ingénieur EPITA', ['Ingénieur', '', 'EPITA', '', '2009']],
  [
    'University of Leeds — BA (Hons) Marketing, 2:1\nSeptember 2012 — June 2015',
    ['BA (Hons)', 'Marketing', 'University of Leeds', '2012-09', '2015-06'],
  ],
  [
    'B.S. in Civil Engineering, Purdue University, West Lafayette, IN, May 2009',
    ['B.S.', 'Civil Engineering', 'Purdue University', '', '2009-05'],
  ],
  ['2011 – 2015  Master of Mining, Candidate, Harlow University', ['Master of Mining', '', 'Harlow University', '2011', '2015']],
  ['2012-2017 PhD College of Mines, Harlow University.', ['PhD', '', 'College of Mines, Harlow University', '2012', '2017']],
  [
    '2007-2010 MSc in Botany, Harlow Institute. Thesis: A model of mosses (Bryum orvanum), and two ferns.',
    ['MSc', 'Botany', 'Harlow Institute', '2007', '2010'],
  ],
  ['PhD in Physics, University of Cambridge, 2012–2016', ['PhD', 'Physics', 'University of Cambridge', '2012', '2016']],
  [
    'Bachelor of Science : Marketing\nUniversity of Colorado\n2010',
    ['Bachelor of Science', 'Marketing', 'University of Colorado', '', '2010'],
  ],
  ['Depuis sept. 2024  Master Droit, Université de Bordeaux', ['Master', 'Droit', 'Université de Bordeaux', '2024-09', null]],
  ['Baccalauréat STG, mention Bien – Lycée Faidherbe, 2008', ['Baccalauréat STG', '', 'Lycée Faidherbe', '', '2008']],
  [
    'Delft University of Technology Master of Science, spécialité Acoustique\n2005 - 2007',
    ['Master of Science', 'Acoustique', 'Delft University of Technology', '2005', '2007'],
  ],
  [
    'Cardiff University  2013 – present\nBSc Mathematics, Operational Research and Statistics',
    ['BSc', 'Mathematics, Operational Research and Statistics', 'Cardiff University', '2013', null],
  ],
  [
    '2010-2012 DUT Informatique option réseaux, Institut universitaire de technologie de Grenoble, Isère, Rang : 10/84.',
    ['DUT Informatique', 'réseaux', 'Institut universitaire de technologie de Grenoble', '2010', '2012'],
  ],
  [
    'Mastère 2 : Big Data\nUniversité de Lyon (2022 - 2024)\nMention bien – 2e sur 28',
    ['Mastère 2', 'Big Data', 'Université de Lyon', '2022', '2024'],
  ],
  [
    '2011-2014 Thèse, Université de Tours et CESR, Tours, Directrice : Anne Morel.',
    ['Thèse', '', 'Université de Tours et CESR', '2011', '2014'],
  ],
  [
    '2006  Licence de physique, Lyon I, Paris XI, Optique et ondes, Mention Bien',
    ['Licence de physique', '', 'Lyon I, Paris XI', '', '2006'],
  ],
  [
    'St. Anne Higher Secondary School, Marelle\nMatriculation\nMar 2019\nKarnel, India',
    ['Matriculation', '', 'St. Anne Higher Secondary School', '', '2019-03'],
  ],
  [
    'PhD, Statistics\nUniversity of Maryland – Baltimore\tBaltimore, MD\n2015',
    ['PhD', 'Statistics', 'University of Maryland – Baltimore', '', '2015'],
  ],
  ['Diplôme d’ingénieur – ESME (ex-Sudria)\n2012', ['Diplôme d’ingénieur', '', 'ESME (ex-Sudria)', '', '2012']],
  ['Lycée ECS Moreau\nBac général\n2012', ['Bac général', '', 'Lycée ECS Moreau', '', '2012']],
  ['2014 – 2017 Thèse de doctorat, Laboratoire ALMA, Grenoble', ['Thèse de doctorat', '', 'Laboratoire ALMA', '2014', '2017']],
  ['Master Informatique – moyenne 16,01/20\nGrande École d’Ingénieurs\nINSA Rouen', ['Master', 'Informatique', 'INSA Rouen', '', '']],
  [
    'Master en analyses appliquées à la vente au Centre d’études de Brive\n2011',
    ['Master', 'analyses appliquées à la vente', 'Centre d’études de Brive', '', '2011'],
  ],
  ['2009 Études secondaires au collège Camus', ['Études secondaires', '', 'collège Camus', '', '2009']],
  ['ESSEC, DEUG Droit - Sciences Politiques, Paris', ['DEUG', 'Droit, Sciences Politiques', 'ESSEC', '', '']],
  ['Bachelor Illustration | Moreau | à distance | 2018', ['Bachelor', 'Illustration', 'Moreau', '', '2018']],
  [
    'Purdue University\tAtlanta, GA\nB.S. Physics, Spring 2022\tAugust 2019 - May 2022',
    ['B.S.', 'Physics', 'Purdue University', '2019-08', '2022-05'],
  ],
  [
    'Mestrado em Engenharia Civil\nUniversidade Federal de Tarvo\n2016 – 2018',
    ['Mestrado em Engenharia Civil', '', 'Universidade Federal de Tarvo', '2016', '2018'],
  ],
  ['High School Diploma, Yeşilova Anadolu Lisesi, 2014', ['High School Diploma', '', 'Yeşilova Anadolu Lisesi', '', '2014']],
  [
    'MSc in Sustainable Energy — Norrvik Universitet, Norrvik, 2018–2020',
    ['MSc', 'Sustainable Energy', 'Norrvik Universitet', '2018', '2020'],
  ],
  ['Tarvel Tech, Norwood, GA\nM.S. in Chemical Engineering\n2015 - 2017', ['M.S.', 'Chemical Engineering', 'Tarvel Tech', '2015', '2017']],
  [
    'Marelle Global, Geneva  2014 – 2016\nMaster in International Relations\nExchange: Kyomi University, Japan',
    ['Master', 'International Relations', 'Marelle Global', '2014', '2016'],
  ],
  [
    'Lakeshore Community College\nB.S. in Chemistry; Relevant coursework: Thermodynamics, Organic Chemistry, Linear Algebra  2011 - 2015',
    ['B.S.', 'Chemistry', 'Lakeshore Community College', '2011', '2015'],
  ],
  [
    'Politecnico di Valbruna\nLaurea Magistrale in Architettura; 110/110 cum laude  2014 - 2017',
    ['Laurea Magistrale', 'Architettura', 'Politecnico di Valbruna', '2014', '2017'],
  ],
  ['Ph.D. Northvale University, Physics, 2005 - 2011', ['Ph.D.', 'Physics', 'Northvale University', '2005', '2011']],
  [
    'Bachelor of Science in Computer Engineering University of California, Santa Olma, Highest Honors — 2017',
    ['Bachelor of Science', 'Computer Engineering', 'University of California, Santa Olma', '', '2017'],
  ],
  [
    'Carrow University\nBachelors Degree\tWest Olma, IN\n09 2017 – 06 2021',
    ['Bachelors Degree', '', 'Carrow University', '2017-09', '2021-06'],
  ],
  [
    '2015 – 2017 Northvale University, Computer Course Credit, Salt Lake City UT',
    ['Computer Course Credit', '', 'Northvale University', '2015', '2017'],
  ],
  [
    'Present Ph.D. candidate in History, University of Northvale\n2018 M.A. in History, Harlow College',
    ['Ph.D. candidate', 'History', 'University of Northvale', '', null],
  ],
  [
    'March 2012 – present\nHarlow College, Denby, MA\nCandidate for ALM in Evening Studies, admitted March 2016',
    ['Candidate for ALM in Evening Studies', '', 'Harlow College', '2012-03', null],
  ],
  [
    'The Northvale State University, Denby, Pa — Film, Sound, and Stage Design B.A.\nAugust 2018 - PRESENT\nCumulative GPA: 3.41\nHonors: Dean’s List 2019-2020',
    ['Film, Sound, and Stage Design B.A.', '', 'The Northvale State University', '2018-08', null],
  ],
  ['Communication visuelle\nMarelle Formation - 2024', ['Communication visuelle', '', 'Marelle Formation', '', '2024']],
  [
    'Degree\tInstitution\tYear\tScore\nMaster in Physics\tHarlow College\t2019 - 2021\t8.7',
    ['Master', 'Physics', 'Harlow College', '2019', '2021'],
  ],
  ['Bachelor of Hospitality, Les Ormes, Lausanne, 2010 - 2013', ['Bachelor of Hospitality', '', 'Les Ormes', '2010', '2013']],
  ['Master in Finance, Human Resources, Paris, 2010 - 2013', ['Master', 'Finance, Human Resources', '', '2010', '2013']],
  ['LL.M., European Law, KU Leuven. 2013', ['LL.M.', 'European Law', 'KU Leuven', '', '2013']],
])('%s', (text, expected) => {
  expect(readStudies(text)[0]).toEqual(expected);
});

test('a town under a school in a narrow column stays out of its name', () => {
  const rows = toRows(
    pageDocument([
      ['2014 – 2016', 40],
      ['Master de chimie', 140],
      ['Université de Marelle', 140],
      ['Tarval, France', 140],
      ['2011 – 2014', 40],
      ['Licence de chimie', 140],
      ['Université de Marelle', 140],
      ['Tarval, France', 140],
    ]),
  );
  expect(readEducation(rows).map(({ value }) => value.institution)).toEqual(['Université de Marelle', 'Université de Marelle']);
});

test('what was studied, announced further in under a degree that says nothing of it', () => {
  const rows = toRows(
    pageDocument([
      ['2011 – 2015', 40],
      ['Bachelor’s Degree at Harlow University', 140],
      ['Botany Major, Music Minor', 160],
    ]),
  );
  expect(readEducation(rows).map(({ value: { degree, field } }) => [degree, field])).toEqual([['Bachelor’s Degree', 'Botany']]);
});

test('titles of groups inside the section are no studies', () => {
  expect(
    readStudies('Formation initiale\n2007  Licence de chimie, Université de Marelle\nFormation continue\n2015  Certificat d’hypnose').map(
      ([degree]) => degree,
    ),
  ).toEqual(['Licence de chimie', 'Certificat d’hypnose']);
});

test('levels over whole studies are titles of groups', () => {
  expect(
    readStudies('Postgraduate\nMSc Zoology, Orvane University, 2012\nSecondary\n3 A-levels, Tarvel School, 2007').map(([degree]) => degree),
  ).toEqual(['MSc', '3 A-levels']);
  expect(readStudies('Secondary education\nTarvel School, 2007').map(([degree]) => degree)).toEqual(['Secondary education']);
});

test('a list of titles without a date, a degree or a school: each is a study', () => {
  expect(readStudies('Développement personnel.\nLa gestion des stocks.\nLe programme de banque.').map(([degree]) => degree)).toEqual([
    'Développement personnel',
    'La gestion des stocks',
    'Le programme de banque',
  ]);
  expect(readStudies('Préparation aux métiers du bois\n• Taille des outils\n• Choix des essences').map(([degree]) => degree)).toEqual([
    'Préparation aux métiers du bois',
  ]);
  expect(readStudies('Tarval\nNantes')).toEqual([]);
});

test('dots of a line of time are no rows', () => {
  const rows = toRows(
    pageDocument([
      ['ENSAI', 40, { bold: true }],
      ['•', 20],
      ['Diplôme d’ingénieur', 40],
      ['Lycée Aubin', 40, { bold: true }],
      ['•', 20],
      ['Classe préparatoire', 40],
    ]),
  );
  expect(readEducation(rows).map(({ value: { degree, institution } }) => [degree, institution])).toEqual([
    ['Diplôme d’ingénieur', 'ENSAI'],
    ['Classe préparatoire', 'Lycée Aubin'],
  ]);
});

test('the semesters under a degree, with their courses, are no studies', () => {
  const text = 'BSc Computing, University of Tirley, 2015 - 2017\n2015/2016 Semester 1\nLaw and Society\n2015/2016 Semester 2\nNetworks';
  expect(readStudies(text)).toEqual([['BSc', 'Computing', 'University of Tirley', '2015', '2017']]);
});

test('a day of training is no study', () => {
  const studies = readStudies('2018 Workshop. Botany of mosses. Harlow College.\n2012-2017 PhD in Botany, Harlow University');
  expect(studies.map(([degree]) => degree)).toEqual(['PhD']);
});
