import { readStudies } from '../../support/studies.ts';

test.each([
  ['Master Sciences du langage, phonétique, syntaxe\n2012 – 2014', ['Master', 'Sciences du langage, phonétique, syntaxe', '']],
  ['BTEC Engineering, Electronics, Mechanics\n2008 – 2010', ['BTEC Engineering', 'Electronics, Mechanics', '']],
  [
    "2010 – 2013  Diplôme d'ingénieur, option génie civil\nÉcole des ponts de Tarval",
    ["Diplôme d'ingénieur", 'génie civil', 'École des ponts de Tarval'],
  ],
  ['2019 Formation « Prise en main d’un atelier » (3 jours)', ['Formation « Prise en main d’un atelier »', '', '']],
  ['2014 CAP boulangerie LP Aubin Tarval', ['CAP', 'boulangerie', 'LP Aubin Tarval']],
  ['DCG – en cours, CNED 2021', ['DCG', '', 'CNED']],
  ['2006 Bac pro MEI, mention Bien', ['Bac pro', 'MEI', '']],
  ['2018 BTS Hôtellerie option B, Lycée Curie', ['BTS', 'Hôtellerie option B', 'Lycée Curie']],
  ['2012 BTS MUC en alternance – CFA de Tarval', ['BTS', 'MUC', 'CFA de Tarval']],
  ["2010 Licence d'architecture, Lycée Curie", ["Licence d'architecture", '', 'Lycée Curie']],
  ['Licence de droit, Lycée Curie 2011\nOption fiscalité ; échange à Marelle', ['Licence de droit', 'fiscalité', 'Lycée Curie']],
  ['DUT Chimie, IUT de Tarval, major de promotion\t2013 – 2015', ['DUT', 'Chimie', 'IUT de Tarval']],
  ['Thèse de doctorat en pharmacie, soutenue le 12 octobre 2012 : « Du verre et des teintures »', ['Thèse de doctorat', 'pharmacie', '']],
  ['DNTS imagerie, Lycée Curie, Tarval, 2011', ['DNTS imagerie', '', 'Lycée Curie']],
])('what is studied is no school, a town no field: %j', (text, expected) => {
  expect(readStudies(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
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
  expect(readStudies(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
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
  expect(readStudies(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
});

test('a kind of school in front of what was studied is the degree; a town is part of a name', () => {
  expect(readStudies('2013-2017 École d’ingénieur, Génie thermique, Université de Marelle')[0]).toEqual([
    'École d’ingénieur',
    'Génie thermique',
    'Université de Marelle',
    '2013',
    '2017',
  ]);
  expect(readStudies('2011-2013 IUT, Génie mécanique, IUT Lyon')[0]!.slice(0, 3)).toEqual(['Génie mécanique', '', 'IUT Lyon']);
});

test('letters of a degree and one thing beside them: what was studied, unless it is letters too', () => {
  expect(readStudies('Orthoptie, Lyon - D.E\n2010-2013').map((entry) => entry.slice(0, 3))).toEqual([['D.E', 'Orthoptie', '']]);
  expect(readStudies('BTS – Opticien lunetier\n2007-2009').map((entry) => entry.slice(0, 3))).toEqual([['BTS', 'Opticien lunetier', '']]);
  expect(readStudies('Licence – UVSQ\n2007-2009').map((entry) => entry[2])).toEqual(['UVSQ']);
});
