import { readStudies } from '../../support/studies.ts';

test.each([
  [
    '2016 – 2017 Débute une formation de vitrailliste avec le lycée Aubin.',
    [['formation de vitrailliste', '', 'lycée Aubin', '2016', '2017']],
  ],
  ['I graduated from Marwell University in 2015 with a BSc in Geology.', [['BSc', 'Geology', 'Marwell University', '', '2015']]],
  [
    'Before that I went to Tolgrave High School, where I took A Levels in Art and French (2010-2012).',
    [['A Levels', 'Art and French', 'Tolgrave High School', '2010', '2012']],
  ],
  [
    'Secondary education at Orvane Boys High School where I attained a mean grade of B, 2011 – 2014',
    [['Secondary education', '', 'Orvane Boys High School', '2011', '2014']],
  ],
  [
    'I attended Tolgrave Comprehensive from 1984 to 1989 and left with 6 O levels.',
    [['6 O levels', '', 'Tolgrave Comprehensive', '1984', '1989']],
  ],
  [
    'I graduated from Marwell University in 2009 with a BA in Welsh. I then completed a PGCE at Carrow College in 2010.',
    [
      ['BA', 'Welsh', 'Marwell University', '', '2009'],
      ['PGCE', '', 'Carrow College', '', '2010'],
    ],
  ],
  [
    'Après un bac littéraire obtenu en 1999 au lycée Aubin, j’ai suivi une licence de russe à l’université de Tarval (2002).',
    [
      ['bac littéraire', '', 'lycée Aubin', '', '1999'],
      ['licence de russe', '', 'université de Tarval', '', '2002'],
    ],
  ],
  [
    'I left Tolgrave Academy in 2011 with 5 Highers and went on to study Botany at Carrow College, where I gained an HND in 2014.',
    [
      ['5 Highers', '', 'Tolgrave Academy', '', '2011'],
      ['HND', 'Botany', 'Carrow College', '', '2014'],
    ],
  ],
  [
    'Je suis actuellement en deuxième année de BUT Verrerie à l’IUT de Tarval (2024-2026).',
    [['BUT', 'Verrerie', 'IUT de Tarval', '2024', '2026']],
  ],
  [
    'I then studied at Carrow Technical College, gaining an HNC in Surveying in 1991.',
    [['HNC', 'Surveying', 'Carrow Technical College', '', '1991']],
  ],
  [
    'I hold a Master of Social Work from Marwell University (2011) and a Bachelor of Arts in Sociology from Lake College (2008).',
    [
      ['Master of Social Work', '', 'Marwell University', '', '2011'],
      ['Bachelor of Arts', 'Sociology', 'Lake College', '', '2008'],
    ],
  ],
  ['Passed M.Com from Marwell University in 2011 with 58%', [['M.Com', '', 'Marwell University', '', '2011']]],
  ['Received BSc in Forestry from Marwell University in 2011', [['BSc', 'Forestry', 'Marwell University', '', '2011']]],
  ['Marwell University\nReceived MSc in Forestry\n2009 - 2011', [['MSc', 'Forestry', 'Marwell University', '2009', '2011']]],
  ['Completed BSc in Forestry from Marwell University in 2011', [['BSc', 'Forestry', 'Marwell University', '', '2011']]],
  [
    'Currently studying for an MSc in Hydrology at Marwell University (expected 2027)',
    [['MSc', 'Hydrology', 'Marwell University', '', '2027']],
  ],
  ['Graduated from Tolgrave in Leeds with a BSc in Geology in 2015.', [['BSc', 'Geology', 'Tolgrave', '', '2015']]],
  ['2019 – 2021 : étudiant en BTS Vitrail, Lycée Aubin', [['BTS', 'Vitrail', 'Lycée Aubin', '2019', '2021']]],
  ['I am studying History at Marwell University, 2024 - present', [['History', '', 'Marwell University', '2024', null]]],
  [
    'I studied geology at Marwell University from 2008 to 2011 and graduated with a BSc.',
    [['BSc.', 'geology', 'Marwell University', '2008', '2011']],
  ],
  ['Graduated from Tolgrave High School 1999', [['', '', 'Tolgrave High School', '', '1999']]],
  ['Left school in 2003 with 4 A levels (Tolgrave Grammar School)', [['4 A levels', '', 'Tolgrave Grammar School', '', '2003']]],
  [
    'Graduate of the Royal Conservatoire of Tolgrave (BMus Performance) 2014',
    [['BMus Performance', '', 'Royal Conservatoire of Tolgrave', '', '2014']],
  ],
  ['Je suis diplômée d’un master traduction de l’Institut Carnelle (2016).', [['master', 'traduction', 'Institut Carnelle', '', '2016']]],
  ['J’ai passé mon bac L en 2010 à Tarval.', [['bac L', '', '', '', '2010']]],
  [
    'J’ai suivi deux ans de russe à l’université de Tarval, de 1998 à 2000 (DEUG).',
    [['DEUG', 'russe', 'université de Tarval', '1998', '2000']],
  ],
  ['2 ans de BTS Vitrail, lycée Aubin, 2012-2014', [['BTS', 'Vitrail', 'lycée Aubin', '2012', '2014']]],
  ['2:1 in Geology from the University of Marwell (2006)', [['Geology', '', 'University of Marwell', '', '2006']]],
  ['Completed Stained Glass Course, Tolgrave School of Art, 2006', [['Stained Glass Course', '', 'Tolgrave School of Art', '', '2006']]],
  ['In 2012 I was awarded a BA in Russian by Tolgrave College.', [['BA', 'Russian', 'Tolgrave College', '', '2012']]],
])('a study told in a sentence: %j', (text, expected) => {
  expect(readStudies(text)).toEqual(expected);
});
