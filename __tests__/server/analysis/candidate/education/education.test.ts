import { readEducation } from '#server/analysis/candidate/education/education';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../../support/pageDocument.ts';
import { textDocument } from '../../support/textDocument.ts';

const read = (text: string) =>
  readEducation(toRows(textDocument(text))).map(({ value: { degree, field, institution, startDate, endDate } }) => [
    degree,
    field,
    institution,
    startDate,
    endDate,
  ]);

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
  expect(read(text)[0]).toEqual(expected);
});

test('one entry for each school, whichever part comes first', () => {
  expect(
    read('Université de Lyon\nMaster Droit\n2012 - 2014\nUniversité de Nantes\nLicence Droit\n2009 - 2012').map(([degree]) => degree),
  ).toEqual(['Master', 'Licence']);
  expect(read('2014\nMaster Droit\nUniversité de Lyon\n2012\nLicence Droit\nUniversité de Nantes').map(([, , school]) => school)).toEqual([
    'Université de Lyon',
    'Université de Nantes',
  ]);
});

test('one school above several degrees', () => {
  expect(read('ISET de Tarvel\n• Master en génie logiciel | 2022 – 2024\n• Licence en informatique | 2018 – 2022')).toEqual([
    ['Master', 'génie logiciel', 'ISET de Tarvel', '2022', '2024'],
    ['Licence', 'informatique', 'ISET de Tarvel', '2018', '2022'],
  ]);
});

test('two schools on one row, each with its date', () => {
  expect(read('École Tarvel 2015-2019 Université de Marelle 2013-2015').map(([, , school, start]) => [school, start])).toEqual([
    ['École Tarvel', '2015'],
    ['Université de Marelle', '2013'],
  ]);
});

test('two diplomas on one row, each with its date', () => {
  expect(read('Bac S, lycée Pasteur (2015) BTS Tourisme, lycée Balzac (2017)')).toEqual([
    ['Bac S', '', 'lycée Pasteur', '', '2015'],
    ['BTS', 'Tourisme', 'lycée Balzac', '', '2017'],
  ]);
});

test('the order of the sure entries tells which line is the school', () => {
  expect(
    read('Université de Nantes\nMaster Droit\n2012 - 2014\nActan Formation\nAccompagnement du deuil\n2009').map(([degree, , school]) => [
      degree,
      school,
    ]),
  ).toEqual([
    ['Master', 'Université de Nantes'],
    ['Accompagnement du deuil', 'Actan Formation'],
  ]);
  expect(
    read('Master Droit\nUniversité de Nantes\n2012 - 2014\nAccompagnement du deuil\nActan Formation\n2009').map(([degree, , school]) => [
      degree,
      school,
    ]),
  ).toEqual([
    ['Master', 'Université de Nantes'],
    ['Accompagnement du deuil', 'Actan Formation'],
  ]);
});

test('a school goes on in the next row of a narrow column', () => {
  const studies = (...lines: PrintedLine[]) =>
    readEducation(toRows(pageDocument(lines))).map(({ value: { degree, field, institution } }) => [degree, field, institution]);
  expect(studies(['Master en droit, Université'], ['Jean Valmy, Tours (2011)'])).toEqual([['Master', 'droit', 'Université Jean Valmy']]);
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
  expect(studies('Zalblat, *Histoire de l’art*, Licence 2006')).toEqual([['Licence', 'Histoire de l’art', 'Zalblat']]);
});

test('deeds between the lines of an entry are no entries', () => {
  expect(
    read(
      'Lehigh University\nBachelor of Arts\n2009 - 2012\n- Awarded the Dean PhD fellowship (2010-2011)\n- Elected member of the student council 2011',
    ),
  ).toEqual([['Bachelor of Arts', '', 'Lehigh University', '2009', '2012']]);
});

test('what is told of a degree is no degree', () => {
  expect(
    read(
      'Licence Économie\nUniversité de Lille\n2016 - 2019\nOption Sciences de l’ingénieur\nCoursework: Databases, Master class\nThèse dirigée par Anne Morel\nJury de soutenance: Paul Roy',
    ),
  ).toEqual([['Licence', 'Économie', 'Université de Lille', '2016', '2019']]);
});

test('the date that a diploma is due opens no second entry', () => {
  expect(read('Maîtrise Droit          2021 - 2023\nUniversité de Lille | Date prévue : octobre 2023')).toEqual([
    ['Maîtrise Droit', '', 'Université de Lille', '2021', '2023'],
  ]);
});

test('schools that no word tells, each above its degree as in the first entry', () => {
  expect(read('Zelmor\nMaster 2 Finance          2019 - 2021\nOrvane\nLicence Économie          2016 - 2019')).toEqual([
    ['Master 2', 'Finance', 'Zelmor', '2019', '2021'],
    ['Licence', 'Économie', 'Orvane', '2016', '2019'],
  ]);
});

test.each([
  ['a school in front of its degree', 'Zelmor, Master Finance, 2019 - 2021', ['Master', 'Finance', 'Zelmor', '2019', '2021']],
  ['an acronym behind the degree', 'Licence Économie, ZKQ, 2016 - 2019', ['Licence', 'Économie', 'ZKQ', '2016', '2019']],
  ['leaders', 'BSCS Robotics .......... Northfield University', ['BSCS Robotics', '', 'Northfield University', '', '']],
  [
    'full stops',
    'MSc. Public Health. Northfield University, 2015-2017',
    ['MSc.', 'Public Health', 'Northfield University', '2015', '2017'],
  ],
  ['a town and its state', 'Master Droit\nCégep Armand, Sainte-Zoé, QC\n2018', ['Master', 'Droit', 'Cégep Armand', '', '2018']],
  ['de l’ before the school', 'Licence en chimie de l’Université de Lille, 2012', ['Licence', 'chimie', 'Université de Lille', '', '2012']],
])('%s', (_, text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test('a line told of a degree is no school, whatever the school that is not written', () => {
  expect(
    read(
      '2019 – 2021  Master en gestion des risques\nAnalyse financière et audit interne\n2016 – 2019  Licence économie et gestion\nGroupe Formatel',
    ),
  ).toEqual([
    ['Master', 'gestion des risques', '', '2019', '2021'],
    ['Licence', 'économie et gestion', 'Groupe Formatel', '2016', '2019'],
  ]);
});

test.each([
  ['Master Sciences du langage, phonétique, syntaxe\n2012 – 2014', ['Master', 'Sciences du langage, phonétique, syntaxe', '']],
  ['BTEC Engineering, Electronics, Mechanics\n2008 – 2010', ['BTEC Engineering', 'Electronics, Mechanics', '']],
  [
    "2010 – 2013  Diplôme d'ingénieur, option génie civil\nÉcole des ponts de Tarval",
    ["Diplôme d'ingénieur", 'génie civil', 'École des ponts de Tarval'],
  ],
  ['DNTS imagerie, Lycée Curie, Tarval, 2011', ['DNTS imagerie', '', 'Lycée Curie']],
])('what is studied is no school, a town no field: %j', (text, expected) => {
  expect(read(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
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

test.each([
  ['Licence Cinéma, Institut de l’Image, du Son et de l’Audiovisuel, 2011', 'Institut de l’Image, du Son et de l’Audiovisuel'],
  ["Licence à la Faculté des Sciences de l'Ingénieur de Marelle, 2012", "Faculté des Sciences de l'Ingénieur de Marelle"],
  ['Norvale College of Graduate Studies\nMSc Nursing, 2015', 'Norvale College of Graduate Studies'],
  ["BPREA, Maison familiale de l'Aulne, 2008", "Maison familiale de l'Aulne"],
  ['2018\nUniversité de Marelle\nFaculté de droit\nMaster Droit social', 'Université de Marelle'],
  ['Bac+2 Assistant de gestion – Pigier Tarval – 2014', 'Pigier Tarval'],
])('the name of a school goes on behind commas, apostrophes and words of degrees: %j', (text, school) => {
  expect(read(text).map(([, , institution]) => institution)).toEqual([school]);
});

test('bullets under a degree, its school and its years tell of it', () => {
  expect(
    read(
      'Université de Tarval\nMaster de chimie, 2010 – 2012\n• M1 : chimie organique\n• Licence 3 validée en 2010\nÉcole normale de Marelle\n• Master 2 écologie, 2014\n• Licence de biologie, 2012',
    ),
  ).toEqual([
    ['Master de chimie', '', 'Université de Tarval', '2010', '2012'],
    ['Master 2', 'écologie', 'École normale de Marelle', '', '2014'],
    ['Licence de biologie', '', 'École normale de Marelle', '', '2012'],
  ]);
});

test.each([
  ['Dr Ing en électronique, Université de Marelle, 2008', ['Dr Ing', 'électronique', 'Université de Marelle']],
  ['Lic. en droit, Université de Marelle, 2007', ['Lic.', 'droit', 'Université de Marelle']],
  ['D.I.U. pédagogie, Univ. Marelle, 2016', ['D.I.U. pédagogie', '', 'Univ. Marelle']],
])('abbreviations with and without points: %j', (text, expected) => {
  expect(read(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
});

test.each([
  ['Bac ES mention AB – Lycée Aubin, Noisy-le-Sec, 2016', ['Bac ES', '', 'Lycée Aubin']],
  ['B.A. in Natural Sciences, University of Marelle (2:1), 2015', ['B.A.', 'Natural Sciences', 'University of Marelle']],
  ['Master de chimie, Université de Tarval (1er/24), 2011', ['Master de chimie', '', 'Université de Tarval']],
  ['Thèse, Université de Tarval (non soutenue), 2011', ['Thèse', '', 'Université de Tarval']],
])('how well it went is neither a degree nor a school: %j', (text, expected) => {
  expect(read(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
});

test.each([
  [
    'High School Diploma in Chemistry\nMarelle Technical School, 2014 – 2019',
    ['High School Diploma', 'Chemistry', 'Marelle Technical School'],
  ],
  ['Lowell High School\n2013', ['', '', 'Lowell High School']],
  ['MS in Statistics\nTarval University\n2019 | Stanford, CA', ['MS', 'Statistics', 'Tarval University']],
  ['ÉCOLE DES SCIENCES DE L’AULNE\nDIPLÔME NATIONAL, 2012', ['DIPLÔME NATIONAL', '', 'ÉCOLE DES SCIENCES DE L’AULNE']],
  ['Diplômé en 2010 du Bac scientifique\nLycée Aubin', ['Bac scientifique', '', 'Lycée Aubin']],
  ['Formation de développeur web avec le CNAM, 2016', ['Formation de développeur web', '', 'CNAM']],
  ['Diplôme universitaire à l’I.U.T. de Marelle, 2012', ['Diplôme universitaire', '', 'I.U.T. de Marelle']],
  ["Doctorat de l'Université de Marelle en chimie organique, 2014", ['Doctorat', 'chimie organique', 'Université de Marelle']],
  ['Master Droit\nFaculté de droit\nUniversité de Marelle\n2014', ['Master', 'Droit', 'Université de Marelle']],
])('the words of a degree, of a school and of a town are told apart: %j', (text, expected) => {
  expect(read(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
});

test('details behind honours, courses and the day of the diploma open no entry', () => {
  expect(
    read(
      'MSc in Economics, Tarval University          2013 - 2015\nCum Laude, Major: Microeconomics, Minor: Econometrics\nBSc in Economics, Tarval University          2010 - 2013\nWith distinction. Related courses: Master class in finance\nUndergraduate thesis: Noise in junctions',
    ).map(([degree]) => degree),
  ).toEqual(['MSc', 'BSc']);
  expect(
    read("2019 - présent  Étudiante à l'École nationale de Marelle\nObtention des diplômes de Master et d'ingénieur prévue en 2024").length,
  ).toBe(1);
});

test('the first sentence of a long row tells the degree', () => {
  expect(
    read(
      "2007 - 2010  Institut supérieur de Marelle\nDiplôme d'ingénieur. Spécialisation en turbomachines et en mécanique des fluides numériques, responsable du club de musique et membre de l'équipe de rugby de la ville",
    ),
  ).toEqual([["Diplôme d'ingénieur", '', 'Institut supérieur de Marelle', '2007', '2010']]);
});

test('degrees listed as bullets under a school without one are entries of that school', () => {
  expect(
    read('École de Marelle (2017 - 2021)\n• M2 physique théorique\n• M1 sciences de la matière').map((entry) => entry.slice(0, 3)),
  ).toEqual([
    ['M2', 'physique théorique', 'École de Marelle'],
    ['M1', 'sciences de la matière', 'École de Marelle'],
  ]);
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

test.each([
  ['B.HSc. University of Marelle, 2017 – 2021', ['B.HSc.', '', 'University of Marelle']],
  ['BSc Chemistry, Queen Anne, University of Tarval, 2015', ['BSc', 'Chemistry', 'Queen Anne, University of Tarval']],
  ['3 A Levels, 10 GCSEs\nMarelle Grammar School, 2013', ['3 A Levels, 10 GCSEs', '', 'Marelle Grammar School']],
  ['GCSEs: 10 Grades A - C including Maths, Marelle School, 2010', ['GCSEs', '10 Grades A - C including Maths', 'Marelle School']],
  ['2010 – 2018  University, Mechanical Engineering\nUniversidad de Marelle', ['Mechanical Engineering', '', 'Universidad de Marelle']],
  ['2012 – 2015  École nationale de Marelle\nFilière génie civil', ['Filière génie civil', '', 'École nationale de Marelle']],
  ['INSA, Architecture des systèmes d’information, 2011 – 2016', ['Architecture des systèmes d’information', '', 'INSA']],
  ['Niveau Bac+2 : BTS Tourisme, ISEFAC Marelle, 2018', ['BTS', 'Tourisme', 'ISEFAC Marelle']],
  ['Master Droit, Institut de droit (Champs-sur-Aulne), 2012', ['Master', 'Droit', 'Institut de droit']],
  ['2011 : PACES à Caen', ['PACES', '', '']],
  ['Bac scientifique obtenu en 2009 au lycée Aubin', ['Bac scientifique', '', 'lycée Aubin']],
  ['2012-2015 : Formation au sein de l’IFSI de Marelle', ['Formation', '', 'IFSI de Marelle']],
  ['2008 – 2010  Langues étrangères / Université de Marelle', ['Langues étrangères', '', 'Université de Marelle']],
  ['2015 : obtention du Diplôme d’État d’infirmière.', ['Diplôme d’État d’infirmière', '', '']],
  ['2019  Certification Harlow School\nRéférent numérique', ['Référent numérique', '', 'Harlow School']],
  ['MSc in Chemistry, 2012\n• IET Award for Best Project', ['MSc', 'Chemistry', '']],
])('what is written of a study in other orders: %j', (text, expected) => {
  expect(read(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
});

test('titles of groups inside the section are no studies', () => {
  expect(
    read('Formation initiale\n2007  Licence de chimie, Université de Marelle\nFormation continue\n2015  Certificat d’hypnose').map(
      ([degree]) => degree,
    ),
  ).toEqual(['Licence de chimie', 'Certificat d’hypnose']);
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

test.each([
  ['B.A. Economics, University of Northvale\nGraduated: May 2012', ['B.A.', 'Economics', 'University of Northvale', '', '2012-05']],
  ['Diploma, Carrow College\nCompleted in 2010', ['Diploma', '', 'Carrow College', '', '2010']],
  ['Bachelor of Arts (Graduated 2014)\nUniversity of Northvale', ['Bachelor of Arts', '', 'University of Northvale', '', '2014']],
  [
    'Bachelor of Arts, University of Northvale, graduated with honours in 2014',
    ['Bachelor of Arts', '', 'University of Northvale', '', '2014'],
  ],
])('%s: when the studies ended', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test('what was won is no end of the studies', () => {
  expect(read('B.A. Economics, University of Northvale\nAwarded the Orme prize in 2011')).toEqual([
    ['B.A.', 'Economics', 'University of Northvale', '', ''],
  ]);
});

test.each([
  ['B.A. Economics, Minor in French\nUniversity of Northvale, 2012', ['B.A.', 'Economics', 'University of Northvale', '', '2012']],
  ['B.S. in Biology, minor: Chemistry, Carrow College, 2012', ['B.S.', 'Biology', 'Carrow College', '', '2012']],
  ['2018 PhD Economics Northvale University', ['PhD', 'Economics', 'Northvale University', '', '2018']],
  ['BSc Mathematics New Carrow State University, 2015', ['BSc', 'Mathematics', 'New Carrow State University', '', '2015']],
  ['2010 BEPECASER', ['BEPECASER', '', '', '', '2010']],
])('%s: field and school', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});
