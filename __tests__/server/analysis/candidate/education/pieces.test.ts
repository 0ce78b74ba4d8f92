import { readStudies } from '../../support/studies.ts';

test.each([
  ['a school in front of its degree', 'Zelmor, Master Finance, 2019 - 2021', ['Master', 'Finance', 'Zelmor', '2019', '2021']],
  ['an acronym behind the degree', 'Licence Économie, ZKQ, 2016 - 2019', ['Licence', 'Économie', 'ZKQ', '2016', '2019']],
  [
    'a cell against a bracket',
    'Master of Engineering (CEIT)Northfield University(2017 – 2020)',
    ['Master of Engineering (CEIT)', '', 'Northfield University', '2017', '2020'],
  ],
  ['leaders', 'BSCS Robotics .......... Northfield University', ['BSCS Robotics', '', 'Northfield University', '', '']],
  [
    'full stops',
    'MSc. Public Health. Northfield University, 2015-2017',
    ['MSc.', 'Public Health', 'Northfield University', '2015', '2017'],
  ],
  ['a town and its state', 'Master Droit\nCégep Armand, Sainte-Zoé, QC\n2018', ['Master', 'Droit', 'Cégep Armand', '', '2018']],
  ['de l’ before the school', 'Licence en chimie de l’Université de Lille, 2012', ['Licence', 'chimie', 'Université de Lille', '', '2012']],
])('%s', (_, text, expected) => {
  expect(readStudies(text)).toEqual([expected]);
});

test.each([
  ['Dr Ing en électronique, Université de Marelle, 2008', ['Dr Ing', 'électronique', 'Université de Marelle']],
  ['Lic. en droit, Université de Marelle, 2007', ['Lic.', 'droit', 'Université de Marelle']],
  ['D.I.U. pédagogie, Univ. Marelle, 2016', ['D.I.U. pédagogie', '', 'Univ. Marelle']],
  ['MB ChB, University of Marelle, 2007', ['MB ChB', '', 'University of Marelle']],
  ['2012\tMRCGP', ['MRCGP', '', '']],
])('abbreviations with and without points: %j', (text, expected) => {
  expect(readStudies(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
});

test.each([
  ['Bac ES mention AB – Lycée Aubin, Noisy-le-Sec, 2016', ['Bac ES', '', 'Lycée Aubin']],
  ['B.A. in Natural Sciences, University of Marelle (2:1), 2015', ['B.A.', 'Natural Sciences', 'University of Marelle']],
  ['Licence de chimie (M. Très Bien), Université de Tarval, 2011', ['Licence de chimie', '', 'Université de Tarval']],
  ['2010 - 2011 : Université de Tarval - CAPES - Admis : rang 5', ['CAPES', '', 'Université de Tarval']],
  [
    'PhD in Optics, 2016-2023\nSupervised by Prof. Ann Tardel\nMarelle Institute of Technology',
    ['PhD', 'Optics', 'Marelle Institute of Technology'],
  ],
  ['Master de chimie, Université de Tarval (1er/24), 2011', ['Master de chimie', '', 'Université de Tarval']],
  ['Thèse, Université de Tarval (non soutenue), 2011', ['Thèse', '', 'Université de Tarval']],
  ['BSc in Chemistry GPA: 91.5/100, University of Marelle, 2015', ['BSc', 'Chemistry', 'University of Marelle']],
  ['2. Carrow College: BTEC Diploma in IT. Grade achieved: DDM, 2015', ['BTEC Diploma', 'IT', 'Carrow College']],
])('how well it went is neither a degree nor a school: %j', (text, expected) => {
  expect(readStudies(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
});

test.each([
  ['Doctorat de russe, Université Tarval 2 en cotutelle avec l’Université Marelle, 2019', ['Doctorat de russe', '', 'Université Tarval 2']],
  ['B.E (Botany) from Carrow College affiliated to VTU, Denby (2015)', ['B.E (Botany)', '', 'Carrow College']],
  ['DEV – Diplôme d’État de vitrailliste, Lycée Aubin, 2014', ['Diplôme d’État de vitrailliste', '', 'Lycée Aubin']],
  ['B.A., English & Welsh, minor in Art History — Carrow University, Denby, MA (2010)', ['B.A.', 'English & Welsh', 'Carrow University']],
  ['BTS Verrerie — Groupe Tarvel, Brémont-Ville (2017)', ['BTS', 'Verrerie', 'Groupe Tarvel']],
])('who shares a degree, letters that it is short for, a minor and a town that nobody knows are told of it: %j', (text, expected) => {
  expect(readStudies(text)[0]!.slice(0, 3)).toEqual(expected);
});

test('labels of places, of years and of what is described', () => {
  expect(
    readStudies(
      'Master informatique\nLieu: Brève\nPays: Norvale\nAnnée: 2017/2018\nDescription: Master Compétences\nMaster procédés\nLieu: Brève\nPays: Norvale\nAnnée: 2015/2017\nDescription: Master Génie',
    ),
  ).toEqual([
    ['Master', 'informatique', '', '2017', '2018'],
    ['Master', 'procédés', '', '2015', '2017'],
  ]);
});

test('what was studied stands behind « Major: » where no degree is named, in a list of labels', () => {
  expect(
    readStudies(
      '• University: Orvane National University\n• Faculty: Tarvel Banking Institute\n• Major: Computer Science\n• Years of study: 2019 – 2023',
    ),
  ).toEqual([['', 'Computer Science', 'Orvane National University', '2019', '2023']]);
});

test('the letters behind the name of who directs are no degree', () => {
  expect(readStudies('Depuis 2025  Université de Marelle | Directeur : Jean Morvan, Ph. D., Maîtrise en histoire')).toEqual([
    ['Maîtrise', 'histoire', 'Université de Marelle', '2025', null],
  ]);
});

test.each([
  ['En 2019, j’ai obtenu mon BTS Tourisme à l’Institut Carnelle.', ['BTS', 'Tourisme', 'Institut Carnelle', '', '2019']],
  ['I obtained my Diploma in Floristry from Carrow College in 2016.', ['Diploma', 'Floristry', 'Carrow College', '', '2016']],
  ['2017 : obtention du diplôme : Bac pro Vente, Lycée Aubin', ['Bac pro', 'Vente', 'Lycée Aubin', '', '2017']],
  ['2012 - 2014 : Diplôme « BEP Vente » – Lycée Aubin', ['BEP', 'Vente', 'Lycée Aubin', '2012', '2014']],
  ['[2014] BEP Vente ~ Lycée Aubin', ['BEP', 'Vente', 'Lycée Aubin', '', '2014']],
])('words and marks around a degree are no part of it: %j', (text, expected) => {
  expect(readStudies(text)).toEqual([expected]);
});

test.each([
  ['Formation Toilettage canin (Ada Crin, 2019)', ['Formation Toilettage canin', '', 'Ada Crin', '', '2019']],
  ['Brevet des collèges (2012, Collège Morel)', ['Brevet des collèges', '', 'Collège Morel', '', '2012']],
  ['Carrow College, Denby (Diploma in Floristry) – 2012 - 2014', ['Diploma', 'Floristry', 'Carrow College', '2012', '2014']],
  ['Concours national des écoles (CNE) 2012, Lycée Aubin', ['Concours national des écoles (CNE)', '', 'Lycée Aubin', '', '2012']],
  ['Diplôme d’ingénieur (civil – urbain) – École Tarvel – 2019', ['Diplôme d’ingénieur (civil – urbain)', '', 'École Tarvel', '', '2019']],
])('what brackets hold: %j', (text, expected) => {
  expect(readStudies(text)).toEqual([expected]);
});

test('the second degree of a row names no school either', () => {
  expect(readStudies('2000 : BEPC Brevet des collèges')).toEqual([['BEPC Brevet des collèges', '', '', '', '2000']]);
});

test.each([
  ['VAE : BTS Vitrail (GRETA Aubin, 2016)', ['BTS', 'Vitrail', 'GRETA Aubin']],
  [
    'Validation des acquis de l’expérience, Diplôme d’État de verrier, 2022, Institut Carnelle',
    ['Diplôme d’État de verrier', '', 'Institut Carnelle'],
  ],
  ['Niveau bac : Bac G1 Techniques administratives (1989)', ['Bac G1 Techniques administratives', '', '']],
  ['Formation initiale : CAP Vitrail, 1996-1998, Lycée Aubin', ['CAP', 'Vitrail', 'Lycée Aubin']],
  ['Third level: Carrow College, Higher Certificate in Pottery (2009)', ['Higher Certificate', 'Pottery', 'Carrow College']],
  ['Post Graduation: MCA, Carrow University, 2010', ['MCA', '', 'Carrow University']],
  ['Currently enrolled: Bachelor of Nursing, Carrow University', ['Bachelor of Nursing', '', 'Carrow University']],
])('which kind of study it was stands in front of it: %j', (text, expected) => {
  expect(readStudies(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
});

test.each([
  ['2014 Diplôme de verrier, Institut de formation en arts du verre de Marelle', 'Institut de formation en arts du verre de Marelle'],
  ['École supérieure en arts du verre, Marelle, 2015', 'École supérieure en arts du verre'],
  ['Thèse de doctorat en chimie, Université de Marelle / Cnef Tarval, 2019-2022', 'Université de Marelle / Cnef Tarval'],
  ['Licence de russe – Université Marelle – Jean Jaurès – 2012', 'Université Marelle – Jean Jaurès'],
  ['Licence de russe, Marelle 3, Jean-Moulin, 2012', 'Marelle 3, Jean-Moulin'],
  ['brevet des colleges college aubin 2014', 'college aubin'],
])('the whole name of the school: %j', (text, school) => {
  expect(readStudies(text).map(([, , institution]) => institution)).toEqual([school]);
});

test.each([
  ['École Carnelle (spécialité hydraulique), 2004', ['spécialité hydraulique', '', 'École Carnelle']],
  ['Executive MBA, Institut Carnelle (Marelle/Paris), 2019', ['Executive MBA', '', 'Institut Carnelle']],
  ['Higher Secondary (State Board), 2009', ['Higher Secondary (State Board)', '', '']],
  ['CAP électricien, centre d’apprentissage de Marelle, 1982', ['CAP', 'électricien', 'centre d’apprentissage de Marelle']],
  ['Internat de médecine, spécialité pédiatrie, CHU de Marelle, 2016', ['Internat de médecine', 'pédiatrie', 'CHU de Marelle']],
  ['BTS Vitrail au conservatoire Aubin, 2016', ['BTS', 'Vitrail', 'conservatoire Aubin']],
])('what brackets and commas part: %j', (text, expected) => {
  expect(readStudies(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
});

test.each([
  ['2016 : Bac + 5 - Master en botanique, Université de Marelle', ['Master', 'botanique', 'Université de Marelle', '', '2016']],
  ['2014 : Licence de droit (bac+3), Université de Marelle', ['Licence de droit', '', 'Université de Marelle', '', '2014']],
  ['2012 : Bac +2, Lycée Aubin', ['Bac +2', '', 'Lycée Aubin', '', '2012']],
])('the years that a degree takes, beside its name, are no part of it: %j', (text, expected) => {
  expect(readStudies(text)).toEqual([expected]);
});

test.each([
  'BTS Vente, Lycée Tarvel (79), 2013',
  'BTS Vente, Lycée Tarvel (79000 Lodre), 2013',
  'BTS Vente, Lycée Tarvel (79000, Lodre), 2013',
  'BTS Vente, Lycée Tarvel (Lodre, 79), 2013',
  'BTS Vente, Lycée Tarvel, Lodre (79), 2013',
  'BTS Vente, Lycée Tarvel, 97400 Lodre, 2013',
  'BTS Vente, Lycée Tarvel (97400 Lodre), 2013',
  'BTS Vente, Lycée Tarvel - Saint Orvan du Lac (79), 2013',
])('a department or a postcode tells a town: %j', (text) => {
  expect(readStudies(text).map((entry) => entry.slice(0, 3))).toEqual([['BTS', 'Vente', 'Lycée Tarvel']]);
});

test.each([
  ['2017\tBaccalauréat S avec une moyenne de 12.31/20 au lycée Tarvel', ['Baccalauréat S', '', 'lycée Tarvel']],
  ['2017\tLicence Histoire avec mention bien à l’Université Tarvel', ['Licence', 'Histoire', 'Université Tarvel']],
  [
    '2017\tLicence Histoire à l’Université Tarvel et validation des unités "Sources" et "Cartes".',
    ['Licence', 'Histoire', 'Université Tarvel'],
  ],
])('how it went, told in the sentence, is no part of a degree or a school: %j', (text, expected) => {
  expect(readStudies(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
});

test('strokes between the date, the school and the degree', () => {
  expect(readStudies('2010-2012 / Lycée Tarvel / BTS Vente\n2008-2010 / OpenClassroom / Titre professionnel Vente')).toEqual([
    ['BTS', 'Vente', 'Lycée Tarvel', '2010', '2012'],
    ['Titre professionnel', 'Vente', 'OpenClassroom', '2008', '2010'],
  ]);
});

test.each([
  ['PhD in Mining, University of Orvane at Tirley, 2015', ['PhD', 'Mining', 'University of Orvane at Tirley']],
  ['MEng, University of Orvane studying Civil Engineering, 2015', ['MEng', 'Civil Engineering', 'University of Orvane']],
  ['Doctorat de chimie, dirigé par Anne Orme, Université de Marelle, 2015', ['Doctorat de chimie', '', 'Université de Marelle']],
  [
    'Bachelor of Science in Engineering (Civil Engineering), University of Orvane, 2015',
    ['Bachelor of Science in Engineering', 'Civil Engineering', 'University of Orvane'],
  ],
  ['Baccalauréat général, série scientifique, 2015', ['Baccalauréat général', 'scientifique', '']],
])('what stands beside a school or a degree: %j', (text, expected) => {
  expect(readStudies(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
});

test.each([
  [
    'the diploma in front of which one it was',
    'Baccalauréat – Bac S Sciences de l’ingénieur, Lycée Aubin, 2012',
    ['Bac S Sciences de l’ingénieur', 'Lycée Aubin'],
  ],
  [
    'letters that spell the diploma',
    'Diplôme Supérieur de Gestion DSG, Lycée Aubin, 2012',
    ['Diplôme Supérieur de Gestion DSG', 'Lycée Aubin'],
  ],
  ['a private school', 'Baccalauréat Série S\nCours Privés Marelle, 2012', ['Baccalauréat Série S', 'Cours Privés Marelle']],
  [
    'a trade learnt at a school',
    'Aide-comptable, cycle inférieur à Athénée Marelle, 2003',
    ['Aide-comptable, cycle inférieur', 'Athénée Marelle'],
  ],
  ['letters that nothing knows in front of a town', 'BEP Vente en magasin ZKVA Nîmes, 2003', ['BEP Vente', 'ZKVA Nîmes']],
  ['a name that nothing knows in front of a town', 'Brevet des collèges Marelle Nîmes, 2000', ['Brevet des collèges', 'Marelle Nîmes']],
  ['a thesis in quotes', 'Ph.D: “Of lamps and of the light they give”, Northfield University, 2019', ['Ph.D', 'Northfield University']],
])('%s', (_, text, expected) => {
  expect(readStudies(text).map(([degree, , school]) => [degree, school])).toEqual([expected]);
});

test('a post behind a diploma is no school, nor is a language among studies', () => {
  expect(
    readStudies('DIPES II — Professeur d’enseignement secondaire\nMaster Droit, Université de Marelle, 2012').map((entry) => entry[2]),
  ).toEqual(['', 'Université de Marelle']);
  expect(readStudies('2012\tBTS Comptabilité\nAnglais : courant\n2010\tBac STG').map((entry) => entry[2])).toEqual(['', '']);
});
