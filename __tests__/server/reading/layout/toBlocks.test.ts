import { toBlocks } from '#server/reading/layout/blocks';
import type { Run } from '#server/reading/layout/run';

type Placed = [text: string, x: number, y: number, bold?: boolean, fontSize?: number];

const linesOf = (placed: readonly Placed[]): string[] =>
  toBlocks(
    placed.map(([text, x, y, bold = false, fontSize = 10]): Run => ({ text, x, y, bold, width: text.length * 5, fontSize })),
  ).flatMap((block) => block.map((run) => run.text));

test('dates on two lines in the margin are whole beside their title, however many lines the entries have', () => {
  const entries: Placed[] = [
    ['Depuis septembre', 40, 100],
    ['2021', 100, 113],
    ['Infirmière, Clinique des Ormes', 150, 100],
    ['oct. 2018 - août', 40, 140],
    ['2021', 100, 153],
    ['Infirmière, EHPAD du Lac', 150, 140],
    ['Soins de suite et encadrement des élèves.', 160, 153],
    ['janv. 2016 - oct.', 40, 180],
    ['2018', 100, 193],
    ['Aide-soignante, Hôpital Sainte-Agathe', 150, 180],
    ['Nuits.', 160, 193],
  ];
  expect(linesOf(entries).map((line) => line.replaceAll('\t', ' '))).toEqual([
    'Depuis septembre 2021 Infirmière, Clinique des Ormes',
    'oct. 2018 - août 2021 Infirmière, EHPAD du Lac',
    'Soins de suite et encadrement des élèves.',
    'janv. 2016 - oct. 2018 Aide-soignante, Hôpital Sainte-Agathe',
    'Nuits.',
  ]);
});

test('items indented in a sidebar are of the same column: the other side is read to its end first', () => {
  const main = Array.from({ length: 14 }, (_, i): Placed => [`Une ligne du parcours, numéro ${i + 1}`, 40, 100 + 14 * i]);
  const side: Placed[] = [
    ['CERTIFICATIONS', 400, 100, true],
    ['Secourisme', 418, 130],
    ['Incendie', 418, 144],
    ['Levage', 418, 158],
  ];
  expect(linesOf([...main, ...side])).toEqual([...main, ...side].map(([text]) => text));
});

test('items that begin with a dash are no label of the date beside their title', () => {
  expect(
    linesOf([
      ['Atelier Borel, Dijon', 40, 100],
      ['depuis août 2022', 450, 100],
      ['Menuisier agenceur', 40, 113],
      ['- Pose de cuisines et de dressings sur mesure', 40, 126],
      ['- Relevés et plans', 40, 139],
      ['Maison Carrel, Beaune', 40, 160],
      ['de mars 2019 à juillet 2022', 420, 160],
      ['Menuisier poseur', 40, 173],
      ['- Fenêtres et volets', 40, 186],
    ])[0],
  ).toBe('Atelier Borel, Dijon\tdepuis août 2022');
});

test('the end of a column that outlasts its neighbour is read before it, whatever stands at the foot of the page', () => {
  const main = Array.from({ length: 12 }, (_, i): Placed => [`Une ligne du parcours, numéro ${i + 1}`, 40, 100 + (i < 8 ? 14 : 16) * i]);
  const side: Placed[] = [
    ['LANGUES', 400, 100, true],
    ['Anglais : courant', 400, 114],
    ['Italien : notions', 400, 128],
    ['Espagnol : notions', 400, 142],
  ];
  const foot: Placed[] = [
    ['Novalys', 40, 800],
    ['Page de garde', 470, 800],
  ];
  expect(linesOf([...main, ...side, ...foot]).slice(0, 16)).toEqual([...main, ...side].map(([text]) => text));
});

test('labels are read with what stands beside them, though the titles of the page begin where they do', () => {
  const page: Placed[] = [
    ['Langues', 40, 100, false, 14],
    ['Français', 40, 120],
    ['Langue maternelle', 150, 120],
    ['Anglais', 40, 136],
    ['Courant', 150, 136],
    ['Expériences', 40, 170, false, 14],
    ['Été 2012', 40, 190],
    ['Charpentier, Toitures du Lac', 150, 190],
    ['Été 2011', 40, 222],
    ['Facteur, La Poste', 150, 222],
  ];
  expect(linesOf(page).map((line) => line.replaceAll('\t', ' '))).toEqual([
    'Langues',
    'Français Langue maternelle',
    'Anglais Courant',
    'Expériences',
    'Été 2012 Charpentier, Toitures du Lac',
    'Été 2011 Facteur, La Poste',
  ]);
});

test('a period without its end over whole ones is one of them', () => {
  const page: Placed[] = [
    ['PhD Economics, Northvale University', 40, 100],
    ['2024 -', 480, 100],
    ['MPhil Economics, Tarvel College', 40, 113],
    ['2022 - 2024', 480, 113],
    ['BSc Economics, Tarvel College', 40, 126],
    ['2018 - 2022', 480, 126],
  ];
  expect(linesOf(page).map((line) => line.replaceAll('\t', ' '))).toEqual([
    'PhD Economics, Northvale University 2024 -',
    'MPhil Economics, Tarvel College 2022 - 2024',
    'BSc Economics, Tarvel College 2018 - 2022',
  ]);
});

test('a column of its own beside the dates in the margin is read apart from them', () => {
  const side = ['Atouts', 'Curieuse', 'Autonome', 'Patiente', 'Loisirs', 'Voile'].map((text, i): Placed => [text, 40, 118 + 14 * i]);
  const jobs = Array.from({ length: 5 }, (_, i): Placed[] => [
    [`0${i + 1}-16 - 0${i + 2}-18`, 150, 100 + 60 * i],
    ['Infirmière de nuit en clinique privée', 240, 100 + 60 * i],
    ['Soins, transmissions, encadrement des élèves', 240, 113 + 60 * i],
    ['et commandes de la pharmacie du service.', 240, 126 + 60 * i],
  ]).flat();
  expect(linesOf([...side, ...jobs]).map((line) => line.replaceAll('\t', ' '))).toEqual([
    ...side.map(([text]) => text),
    ...Array.from({ length: 5 }, (_, i) => [
      `0${i + 1}-16 - 0${i + 2}-18 Infirmière de nuit en clinique privée`,
      'Soins, transmissions, encadrement des élèves',
      'et commandes de la pharmacie du service.',
    ]).flat(),
  ]);
});

test('dates on two lines that follow each other closely are a label each', () => {
  const placed: Placed[] = [
    ['Jun 2019 -', 40, 100],
    ['Present', 52, 112],
    ['Baker', 120, 100],
    ['Orphée', 120, 112],
    ['Jan 2019 -', 40, 126],
    ['Dec 2019', 48, 138],
    ['Cook', 120, 126],
    ['Alpha', 120, 138],
  ];
  expect(linesOf(placed).map((line) => line.replaceAll('\t', ' '))).toEqual([
    'Jun 2019 - Present Baker',
    'Orphée',
    'Jan 2019 - Dec 2019 Cook',
    'Alpha',
  ]);
});

test('titles in the margin are read before their own section, whether level with its first line or just above it', () => {
  const section = (title: string, y: number, drop: number): Placed[] => [
    [title, 30, y, true],
    ...['Alpha, Dole', 'Soins de nuit et de jour', 'Encadrement des élèves'].map((line, i): Placed => [
      `${line}, du premier au dernier`,
      150,
      y + drop + 12 * i,
    ]),
  ];
  const page = [...section('Parcours', 100, 0), ...section('Études', 160, 10), ...section('Engagements', 220, 0)];
  expect(linesOf(page).map((line) => line.split('\t')[0])).toEqual(page.map(([text]) => text));
});

test('a date on several lines beside its entry is whole, its two dates parted by a stroke', () => {
  expect(
    linesOf([
      ['2016', 46, 100],
      ['|', 56, 110],
      ['2022', 46, 120],
      ['Lecturer in economics', 94, 100, true],
      ['Northern School of Trade and Law', 94, 112],
      ['Taught economics to students of the first and second years.', 94, 124],
      ['Marked the exams of both years and wrote half of their questions.', 94, 136],
    ])[0],
  ).toBe('2016 | 2022\tLecturer in economics');
});

test('a date at the right margin, with a contract under it, stands level with the only entry beside it', () => {
  expect(
    linesOf([
      ['Laboratory assistant', 57, 100, true, 14],
      ['Voltstudio, Padua', 57, 112, false, 12],
      ['• Tests of insecticides', 74, 125],
      ['• Breeding of insects', 74, 137],
      ['2015-2017', 476, 100, false, 14],
      ['Full-time', 490, 112, false, 12],
    ]).slice(0, 2),
  ).toEqual(['Laboratory assistant\t2015-2017', 'Voltstudio, Padua\tFull-time']);
});

test('labels set against their content are read with it, titles of the same margin alone', () => {
  const against = (text: string, y: number, bold = false): Placed => [text, 199 - 5 * text.length, y, bold];
  expect(
    linesOf([
      against('Septembre 2009 - Août 2011', 100),
      ['Thales, Paris', 224, 100, true],
      ['Développeur de la chaîne de calcul', 224, 112],
      against('Janvier - Août 2009', 140),
      ['Rotana, Le Caire', 224, 140, true],
      ['Chef de projet pour les services en ligne', 224, 152],
      against('Compétences', 180, true),
      against('Langages principaux', 200),
      ['Java, C++', 224, 200],
      against('Bases de données', 214),
      ['Oracle, SQLite', 224, 214],
      against('Autres connaissances', 232, true),
      ['Segmentation, reconnaissance', 224, 246],
      against('Outils', 260),
      ['Bugzilla, Git', 224, 260],
      against('Langues étrangères', 278, true),
      against('Anglais', 296),
      ['Courant', 224, 296],
    ]),
  ).toEqual([
    'Septembre 2009 - Août 2011\tThales, Paris',
    'Développeur de la chaîne de calcul',
    'Janvier - Août 2009\tRotana, Le Caire',
    'Chef de projet pour les services en ligne',
    'Compétences',
    'Langages principaux\tJava, C++',
    'Bases de données\tOracle, SQLite',
    'Autres connaissances',
    'Segmentation, reconnaissance',
    'Outils\tBugzilla, Git',
    'Langues étrangères',
    'Anglais\tCourant',
  ]);
});

test('a neighbouring column that begins beside the second line of an entry does not part it from its date', () => {
  const main: Placed[] = [
    ['October', 36, 100],
    ['2019', 47, 109],
    ['|', 57, 118],
    ['August', 40, 127],
    ['2022', 47, 136],
    ['Research associate', 95, 100, true],
    ['Northern School of Trade', 95, 112],
    ['Online simulations for students and teachers.', 95, 124],
    ['Articles in journals, funds from third parties.', 95, 136],
    ['Talks at meetings of the whole project.', 95, 148],
  ];
  const side: Placed[] = ['CONTACT', 'R, Python', 'Git, Excel', 'Stata, SQL', 'Italian, German'].map((text, i) => [
    text,
    428,
    112 + 13 * i,
  ]);
  expect(linesOf([...main, ...side])[0]).toBe('October 2019 | August 2022\tResearch associate');
});

test('a date in small type beside a large title, above its baseline, is read with it', () => {
  const entry = (title: string, dates: string, y: number): Placed[] => [
    [title, 35, y, true, 15],
    ['Alpha, Safi', 35, y + 18],
    ['Une application web de gestion des listes de cadeaux', 35, y + 32],
    ['pour les mariages et les anniversaires.', 35, y + 44],
    [dates, 480, y - 9, false, 7.5],
  ];
  const read = linesOf([
    ...entry('DÉVELOPPEUR PYTHON', 'Mai 2019 - Juillet 2019', 100),
    ...entry('DATA SCIENTIST', 'Avril 2018 - Juin 2018', 200),
  ]);
  expect([read[0], read[4]]).toEqual(['DÉVELOPPEUR PYTHON\tMai 2019 - Juillet 2019', 'DATA SCIENTIST\tAvril 2018 - Juin 2018']);
});

test('titles at half height beside their dates and employers are read with the dates', () => {
  const entry = (date: string, employer: string, town: string, title: string, y: number): Placed[] => [
    [date, 212, y, true, 7],
    [employer, 212, y + 6, true, 4],
    [town, 212, y + 11, true, 4],
    [title, 305, y + 5, false, 7],
  ];
  expect(
    linesOf([
      ...entry('Depuis 2011', 'Ambulances Orme', 'Toulouse', 'Ambulancière', 100),
      ...entry('2007-2011', 'Ambulances Orme', 'Toulouse', 'Auxiliaire ambulancière', 120),
      ...entry('2005-2007', 'Alacita', 'Balma', 'Service en salle', 140),
    ]).filter((line) => line.includes('\t')),
  ).toEqual(['Depuis 2011\tAmbulancière', '2007-2011\tAuxiliaire ambulancière', '2005-2007\tService en salle']);
});

test('the title of a section of the right column is read with it, after the left column', () => {
  const left: Placed[] = [
    'Passionnée de secourisme depuis',
    'mon plus jeune âge, je souhaite',
    'ouvrir une nouvelle page et',
    'changer de métier.',
  ].map((text, i) => [text, 40, 330 + 12 * i]);
  const right: Placed[] = ['Une ligne du parcours', 'Une deuxième ligne du parcours', 'Une troisième ligne', 'Une quatrième ligne'].map(
    (text, i) => [text, 260, 330 + 12 * i],
  );
  expect(linesOf([['Expérience', 280, 300, true, 14], ...left, ...right]).slice(3, 6)).toEqual([
    'changer de métier.',
    'Expérience',
    'Une ligne du parcours',
  ]);
});

test('cells of two columns, set at other heights, are read by pairs', () => {
  const entry = (title: string, from: string, to: string, employer: string, y: number): Placed[] => [
    [title, 85, y + 7, false, 9.4],
    [from, 128, y + 18, false, 7.2],
    [to, 140, y + 29, false, 7.2],
    [employer, 224, y, true, 7.2],
    ['Gestion de la caisse (ouverture et fermeture), contact clientèle', 224, y + 11, false, 7.2],
    ['Rangement du magasin, étiquetage et inventaire des réserves', 224, y + 22, false, 7.2],
  ];
  expect(
    linesOf([
      ...entry('Hôtesse de caisse', 'Juillet 2016 à', 'Septembre 2016', 'Norvale, Saint-Michel', 100),
      ...entry('Vendeuse', 'Juillet 2015 à', 'Octobre 2015', 'Pimkie, Vendin', 170),
    ]).filter((line) => line.includes('\t')),
  ).toEqual([
    'Hôtesse de caisse Juillet 2016 à Septembre 2016\tNorvale, Saint-Michel',
    'Vendeuse Juillet 2015 à Octobre 2015\tPimkie, Vendin',
  ]);
});

test('places over dates at the right margin, in a larger type, are read with their entries', () => {
  const cell = (text: string, y: number, fontSize: number): Placed => [text, 560 - text.length * 5, y, false, fontSize];
  const entry = (title: string, employer: string, place: string, dates: string, y: number): Placed[] => [
    [title, 40, y, true],
    cell(place, y, 9),
    [employer, 40, y + 14, false, 8],
    cell(dates, y + 14, 8),
    ['• Un travail court.', 50, y + 38],
    ['• Un autre travail court.', 50, y + 52],
  ];
  expect(
    linesOf([
      ...entry('Technicienne acoustique', 'Tarval', 'Le Mans, France', 'Oct. 2014 – Fév. 2016', 100),
      ...entry('Aide technicienne', 'Voltenga', 'Laval, France', 'Juin 2014 – Sep. 2014', 180),
    ]),
  ).toEqual([
    'Technicienne acoustique\tLe Mans, France',
    'Tarval\tOct. 2014 – Fév. 2016',
    '• Un travail court.',
    '• Un autre travail court.',
    'Aide technicienne\tLaval, France',
    'Voltenga\tJuin 2014 – Sep. 2014',
    '• Un travail court.',
    '• Un autre travail court.',
  ]);
});

test('a name and its year in two cells of a table are no label of two lines', () => {
  expect(
    linesOf([
      ['Diploma in Customer Service', 40, 100],
      ['Harlow Training', 200, 100],
      ['2015', 320, 100],
      ['A-levels', 40, 116],
      ['Aubin Sixth Form', 200, 116],
      ['2014', 320, 116],
      ['GCSEs', 40, 132],
      ['Denby School', 200, 132],
      ['2012', 320, 132],
    ]),
  ).toEqual(['Diploma in Customer Service\tHarlow Training\t2015', 'A-levels\tAubin Sixth Form\t2014', 'GCSEs\tDenby School\t2012']);
});

test('titles in the margin, dates under some of them, are read before the section that they stand beside at any height', () => {
  const placed: Placed[] = [
    ['CONTACT', 40, 108, false, 11],
    ['Téléphone 06 39 98 00 12', 200, 100],
    ['Courriel a.sorbier@exemple.fr', 200, 116],
    ['LANGUES', 40, 140, false, 11],
    ['EXPÉRIENCE', 40, 170, false, 11],
    ['Depuis 2019', 40, 184, false, 8],
    ['Fleuriste chez Pétale et Cie', 200, 170, true],
    ['Bouquets, commandes et livraisons.', 200, 184],
    ['2015 - 2019', 40, 214, false, 8],
    ['Vendeuse, Jardins du Clos', 200, 214, true],
    ['Conseil et caisse.', 200, 228],
    ['FORMATION', 40, 262, false, 11],
    ['Lycée horticole de Marelle', 200, 256, true],
    ['CAP fleuriste', 200, 270],
  ];
  expect(linesOf(placed).map((line) => line.replaceAll('\t', ' '))).toEqual([
    'CONTACT',
    'Téléphone 06 39 98 00 12',
    'Courriel a.sorbier@exemple.fr',
    'LANGUES',
    'EXPÉRIENCE',
    'Fleuriste chez Pétale et Cie',
    'Depuis 2019 Bouquets, commandes et livraisons.',
    '2015 - 2019 Vendeuse, Jardins du Clos',
    'Conseil et caisse.',
    'FORMATION',
    'Lycée horticole de Marelle',
    'CAP fleuriste',
  ]);
});

test('dots and stars that rate a skill are no text: names beside them stay one a line', () => {
  const names = ['Tissage', 'Teinture', 'Broderie', 'Filature'];
  expect(
    linesOf([
      ['OUTILS', 40, 86, true],
      ...names.flatMap((name, i): Placed[] => [
        [name, 40, 100 + 12 * i, true],
        ['●●●○○', 160, 100 + 12 * i],
      ]),
    ]),
  ).toEqual(['OUTILS', ...names]);
});

test('a year over a town at the right margin, each beside a row of its own, is no label of both', () => {
  const right = (text: string, y: number): Placed => [text, 500 - 5 * text.length, y];
  const entry = (title: string, employer: string, date: string, town: string, y: number): Placed[] => [
    [title, 40, y],
    right(date, y),
    [employer, 40, y + 10],
    right(town, y + 10),
  ];
  const lines = linesOf([
    ...entry('Facteur', 'Orvane', '2019', 'Lodre', 100),
    ...entry('Monteuse en câblage', 'Atelier Tarvel', '2018', 'Paris', 130),
    ...entry('Externe', 'Institut Ostrel', '2017', 'Lyon', 160),
  ]);
  expect(lines.map((line) => line.replaceAll('\t', ' ')).slice(0, 2)).toEqual(['Facteur 2019', 'Orvane Lodre']);
});

test('an open year over other dates, each with a line of its own beside it, is no label of several lines', () => {
  const entries: Placed[] = [
    ['2021–', 40, 100],
    ['Assistant, Orvane University, Department of Glass', 110, 100],
    ['Summer 2023', 40, 113],
    ['Intern, Lodre Works', 110, 113],
    ['2019–2021', 40, 126],
    ['Student helper, Tarvel Institute', 110, 126],
    ['2018–2019', 40, 139],
    ['Trainee, Norvale Wireless, Marelle', 110, 139],
  ];
  expect(linesOf(entries).map((line) => line.replaceAll('\t', ' '))).toEqual([
    '2021– Assistant, Orvane University, Department of Glass',
    'Summer 2023 Intern, Lodre Works',
    '2019–2021 Student helper, Tarvel Institute',
    '2018–2019 Trainee, Norvale Wireless, Marelle',
  ]);
});

test('a title of three lines in a narrow margin is one of the titles there', () => {
  const section = (title: string[], y: number): Placed[] => [
    ...title.map((line, i): Placed => [line, 30, y + 12 * i, true]),
    ...['Alpha, Dole', 'Soins de nuit et de jour', 'Encadrement des élèves', 'Beta, Vesoul'].map((line, i): Placed => [
      `${line}, du premier au dernier`,
      150,
      y + 12 * i,
    ]),
  ];
  const page = [...section(['Postes', 'et', 'missions'], 100), ...section(['Études'], 170), ...section(['Langues'], 240)];
  expect(linesOf(page).map((line) => line.split('\t')[0])).toEqual(page.map(([text]) => text));
});

test('a name and the title of the right column on one line open a column each, though the columns stand in from them', () => {
  const left = ['Lyon', 'lea.zalblat@orvane.example', '06 12 34 56 78', 'CAP Vente', 'Lycée Orme', '2019', 'Bac Pro', 'Lycée Tarvel'];
  const right = ['Vendeuse en boutique', 'Octobre 2022, Orvane', 'Tenue du magasin', 'Secrétaire', 'Mars 2021, Tarvel', 'Accueil'];
  const lines = linesOf([
    ['ZALBLAT LEA', 106, 70, false, 18],
    ['EXPÉRIENCE', 345, 70, false, 18],
    ...left.map((text, at): Placed => [text, 71, 112 + 23 * at]),
    ...right.map((text, at): Placed => [text, 369, 100 + 19 * at]),
  ]);
  expect(lines).toEqual(['ZALBLAT LEA', ...left, 'EXPÉRIENCE', ...right]);
});
