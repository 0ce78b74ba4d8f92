import { readStudies } from '../../support/studies.ts';

test.each([
  ['Licence Cinéma, Institut de l’Image, du Son et de l’Audiovisuel, 2011', 'Institut de l’Image, du Son et de l’Audiovisuel'],
  ["Licence à la Faculté des Sciences de l'Ingénieur de Marelle, 2012", "Faculté des Sciences de l'Ingénieur de Marelle"],
  ['Norvale College of Graduate Studies\nMSc Nursing, 2015', 'Norvale College of Graduate Studies'],
  ["BPREA, Maison familiale de l'Aulne, 2008", "Maison familiale de l'Aulne"],
  ['2018\nUniversité de Marelle\nFaculté de droit\nMaster Droit social', 'Université de Marelle'],
  ['Bac+2 Assistant de gestion – Pigier Tarval – 2014', 'Pigier Tarval'],
  ['Ph.D. Chemistry\nUniversity of Texas - Brazos Bend, 2015', 'University of Texas - Brazos Bend'],
  ['Tecnológico de Marelle, Campus Tarval\nBSc Chemistry, 2015', 'Tecnológico de Marelle, Campus Tarval'],
  ['MFA Carrow School of Art 2015', 'Carrow School of Art'],
  ['BSc in Botany, University of Northvale at Denby Hill, 2015', 'University of Northvale at Denby Hill'],
  ['BSc in Botany at Denby Hill University at Carrow, 2015', 'Denby Hill University at Carrow'],
])('the name of a school goes on behind commas, apostrophes and words of degrees: %j', (text, school) => {
  expect(readStudies(text).map(([, , institution]) => institution)).toEqual([school]);
});

test.each([
  ['B.A. Economics, Minor in French\nUniversity of Northvale, 2012', ['B.A.', 'Economics', 'University of Northvale', '', '2012']],
  ['B.S. in Biology, minor: Chemistry, Carrow College, 2012', ['B.S.', 'Biology', 'Carrow College', '', '2012']],
  ['2018 PhD Economics Northvale University', ['PhD', 'Economics', 'Northvale University', '', '2018']],
  ['BSc Mathematics New Carrow State University, 2015', ['BSc', 'Mathematics', 'New Carrow State University', '', '2015']],
  ['B.Mus., Cello Performance, University of Northvale, 2015', ['B.Mus.', 'Cello Performance', 'University of Northvale', '', '2015']],
  [
    'MFA Sculpture, Carrow School of Music, Dance and Drama (CSM), 2015',
    ['MFA Sculpture', '', 'Carrow School of Music, Dance and Drama (CSM)', '', '2015'],
  ],
  ['2018\nUniversidad de Carrow\nEconomist\nCaracas, VE', ['Economist', '', 'Universidad de Carrow', '', '2018']],
  ['High School Diploma, 2014\nCarrow High School, San Antonio, TX.', ['High School Diploma', '', 'Carrow High School', '', '2014']],
  ['CFC Vitrier, voir certificat, École de Tarval, 2015', ['CFC Vitrier', '', 'École de Tarval', '', '2015']],
  [
    'High School Diploma: 2007\nTarvel Mission South\tOld Carrow, KS, United States/',
    ['High School Diploma', '', 'Tarvel Mission South', '', '2007'],
  ],
  [
    'Master Droit | Université de Tarval | www.tarval.example\n12ème promotion, 2015',
    ['Master', 'Droit', 'Université de Tarval', '', '2015'],
  ],
  ['2013-2015  Formation : « C# »\nOrvane Glass', ['Formation', 'C#', 'Orvane Glass', '2013', '2015']],
  ['2010 BEPECASER', ['BEPECASER', '', '', '', '2010']],
])('%s: field and school', (text, expected) => {
  expect(readStudies(text)).toEqual([expected]);
});

test.each([
  ['2012: BTS RESEAUX A ITEM MARELLE', ['BTS', 'RESEAUX', 'ITEM MARELLE']],
  ['2008: BEPC AU COLLEGE MODERNE DE TARVAL', ['BEPC', '', 'COLLEGE MODERNE DE TARVAL']],
  ['2020: Web Development from Ironforge Academy in Denby', ['Web Development', '', 'Ironforge Academy in Denby']],
  ['2022 : Développeuse web, chez Formatel.', ['Développeuse web', '', 'Formatel']],
  ['2021 : The data analyst bootcamp sur Udemy', ['The data analyst bootcamp', '', 'Udemy']],
  ['Secrétaire médicale Institut Harlow Tarval / 1992', ['Secrétaire médicale', '', 'Institut Harlow Tarval']],
  ['Développeur web et mobile Simplon\n2020', ['Développeur web et mobile', '', 'Simplon']],
])('a school behind a preposition in capitals, « from », « chez » or glued to a trade: %s', (text, expected) => {
  expect(readStudies(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
});

test.each([
  ['2018 : Initiation comptabilité AFPA', ['Initiation comptabilité', '', 'AFPA']],
  ['Associate of Arts in Pottery Kestrel Community College 2017', ['Associate of Arts', 'Pottery', 'Kestrel Community College']],
  ['High School Diploma, Denby High School, 2015', ['High School Diploma', '', 'Denby High School']],
  ['2017 - 2020 BTS Vente en apprentissage à TRESKO', ['BTS', 'Vente en apprentissage à TRESKO', '']],
  ['Carrow Comprehensive School 9 GCSEs, 2001', ['9 GCSEs', '', 'Carrow Comprehensive School']],
  ['MBA (Finance), Carrow College, 2004', ['MBA', 'Finance', 'Carrow College']],
  ['B.Tech (CSE), Carrow College, 2004', ['B.Tech', 'CSE', 'Carrow College']],
  ['B.E (ECE), Carrow College, 2004', ['B.E', 'ECE', 'Carrow College']],
  ['B.E. Mechanical, Carrow College, 2004', ['B.E.', 'Mechanical', 'Carrow College']],
  ['City & Guilds Carpentry, Carrow College, 1992', ['City & Guilds Carpentry', '', 'Carrow College']],
  ['Pottery theory (14 subjects, avg 92%), Carrow College, 2004', ['Pottery theory', '', 'Carrow College']],
  ['PhD, Carrow College. Topic: glazes of the north, 2004', ['PhD', '', 'Carrow College']],
  ['Diploma, Carrow Secondary, Marelle, 2004', ['Diploma', '', 'Carrow Secondary']],
  ['Higher Secondary, Carrow School, 2004', ['Higher Secondary', '', 'Carrow School']],
  ['Leaving Certificate, Scoil Orme, Marelle, 2004', ['Leaving Certificate', '', 'Scoil Orme']],
  ['BSc (Hons, Joint) Botany, Carrow College, 2004', ['BSc (Hons, Joint)', 'Botany', 'Carrow College']],
  ['Bachelor of Arts, Pottery with minor in French\nCarrow College, 2005', ['Bachelor of Arts', 'Pottery', 'Carrow College']],
  ['PhD (Botany, supervised by Prof. Ann Tardel), Carrow College, 2004', ['PhD (Botany)', '', 'Carrow College']],
  ['BFA / BA, Orvane School of Art, 2004', ['BFA / BA', '', 'Orvane School of Art']],
  ['BBA, Acc., UOT 2008', ['BBA', 'Acc', 'UOT']],
  ['A-levels: Biology (B), French (C). Carrow College, 2004', ['A-levels', 'Biology (B), French (C)', 'Carrow College']],
  ['MSc by Research, Botany, Carrow College (2015 – 2016)', ['MSc', 'by Research, Botany', 'Carrow College']],
  ['BSc Botany, by distance learning, Carrow College, 2018', ['BSc', 'Botany', 'Carrow College']],
  ['GCSE Maths, English, Food Tech - Carrow Academy - 2016', ['GCSE Maths', 'English, Food Tech', 'Carrow Academy']],
  ['Bac général (SES / HGGSP), lycée Aubin, 2022', ['Bac général (SES / HGGSP)', '', 'lycée Aubin']],
  ['BTS Vitrail / Lycée Aubin / Tours / 2020-2022', ['BTS', 'Vitrail', 'Lycée Aubin']],
  ['Trade school: Carrow Technical College, Locks & Hinges, 1996', ['Locks & Hinges', '', 'Carrow Technical College']],
])('a school behind what was studied, and no employer: %j', (text, expected) => {
  expect(readStudies(text).map((entry) => entry.slice(0, 3))).toEqual([expected]);
});
