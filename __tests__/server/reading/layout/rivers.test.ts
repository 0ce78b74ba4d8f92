import { linesRead } from '../build/writtenLines.ts';
import type { Written } from '../build/writtenLines.ts';

const column = (texts: string[], x: number, from: number): Written[] => texts.map((text, i) => [text, x, from + 12 * i]);

test('columns that are written one after the other are read so, though both hold dates on common lines', () => {
  const left = [
    '2016-2019 . Vendeuse en librairie',
    'Le Grand Large, Lorient',
    'Conseil et caisse',
    '2013-2016 . Caissière',
    'Halles Saint-Yves, Vannes',
  ];
  const right = ['2012-2013 . CAP Vente', 'Lycée des Îles, Auray', 'Mention bien', '2010-2012 . Brevet', 'Collège du Port, Auray'];
  expect(linesRead([...column(left, 40, 100), ...column(right, 300, 100)])).toEqual([...left, ...right]);
});

test('a column that is written after the other begins where its words end, each under its own title', () => {
  const task = 'Counted the stock of four shops by nights';
  const left = ['Sales assistant', 'Orvane Stores', task, task, 'and of the depot.', task, task, 'Laid tables.', 'Waiter', task, 'Tarvel'];
  const right = [
    'BTEC in trade and retail',
    'Tarvel College',
    'A levels',
    'Orvane School',
    'GCSE',
    'Orvane School',
    'First aid',
    'Driving',
  ];
  expect(
    linesRead([
      ['Experience', 90, 70, true, 14],
      ...left.map((text, i): Written => [text, 40, 100 + 15 * i]),
      ['Education', 270, 70, true, 14],
      ...right.map((text, i): Written => [text, 245.2, 100 + 15 * i + (left[i] === task ? 7.5 : 0)]),
    ]),
  ).toEqual(['Experience', ...left, 'Education', ...right]);
});

test('a title that is written after both columns opens what follows them', () => {
  expect(
    linesRead([
      ...column(['8 rue des Lavoirs', '22300 Lannion'], 40, 100),
      ...column(['02 99 00 00 00', 'iris.lemoal@exemple.fr', 'Permis B'], 300, 100),
      ['Études', 40, 150, false, 12],
      ['Licence de géographie, Université de la Pointe, de 2014 à 2017, mention assez bien', 50, 170],
    ]),
  ).toEqual([
    '8 rue des Lavoirs',
    '22300 Lannion',
    '02 99 00 00 00',
    'iris.lemoal@exemple.fr',
    'Permis B',
    'Études',
    'Licence de géographie, Université de la Pointe, de 2014 à 2017, mention assez bien',
  ]);
});

test('a bullet that leaves the edge of its column by a hair crosses no river', () => {
  expect(
    linesRead([
      ['Mars 2019', 47, 100],
      ['à mai 2021', 42, 112],
      ['Relieuse, Atelier Morin, Tours', 101.2, 100],
      ['○ Reliure à la main', 100.7, 112],
      ['Mars 2017', 47, 130],
      ['à mars 2019', 37, 142],
      ['Apprentie, Atelier Morin, Tours', 101.2, 130],
      ['○ Dorure', 100.7, 142],
    ]),
  ).toEqual([
    'Mars 2019 à mai 2021\tRelieuse, Atelier Morin, Tours',
    '○ Reliure à la main',
    'Mars 2017 à mars 2019\tApprentie, Atelier Morin, Tours',
    '○ Dorure',
  ]);
});

test('a column set flush right under larger titles of its own names nothing beside it, though its lines are level with the others', () => {
  const flush = (text: string, y: number, size = 10): Written => [text, 120 - (text.length * size) / 2, y, false, size];
  const side = [
    flush('langues', 100, 14),
    flush('suédois courant', 112),
    flush('anglais', 124),
    flush('outils', 136, 14),
    flush('Cordex, Palan', 148),
    flush('Treuil', 160),
  ];
  const posts: Written[] = [
    ['Maison Tarvel', 200, 100],
    ['Cordière', 200, 112],
    ['Tressage de haussières et de filets pour les', 200, 124],
    ['bateaux de pêche du port, essais de charge et', 200, 136],
    ['livraison à bord pendant la saison.', 200, 148],
    ['Voiles Orvane', 200, 160],
    ['Voilière', 200, 172],
  ];
  const texts = (lines: Written[]): string[] => lines.map(([text]) => text);
  expect(linesRead([...side, ...posts])).toEqual([...texts(side), ...texts(posts)]);
});

test('dates over their towns stand in a margin of what they date, a little above it, though a column of its own stands at their left', () => {
  const side = [
    'Contact',
    'Rennes, France',
    'ida.carvelle@exemple.fr',
    'Profil',
    'Je travaille en',
    'atelier depuis',
    'longtemps et',
    'j’aime le bois',
    'Atouts',
    'Patience',
    'Calme',
  ];
  const entry = (y: number, period: string, town: string, employer: string, post: string, told: string[]): Written[] => [
    [period, 200, y],
    [town, 200, y + 12],
    [employer, 320, y + 7, true, 13],
    [post, 320, y + 26],
    ...told.map((text, i): Written => [text, 320, y + 46 + 12 * i]),
  ];
  const read = linesRead([
    ...side.map((text, i): Written => [text, 20, 60 + 30 * i]),
    ['Emplois', 215, 70, true],
    ...entry(110, '2019-2022', 'Vitré', 'Scierie du Pont', 'Affûteuse', ['Entretien des lames et des rubans', 'Réglage des bancs']),
    ...entry(220, '2016-2019', 'Fougères', 'Menuiserie Hélin', 'Menuisière', ['Pose de parquets en chantier', 'Fabrication de portes']),
    ...entry(330, '2014-2016', 'Redon', 'Ateliers Brune', 'Apprentie', ['Apprentissage de la taille', 'Finitions']),
  ]);
  expect(read.slice(0, side.length)).toEqual(side);
  expect(read.slice(side.length)).toEqual([
    'Emplois',
    '2019-2022\tScierie du Pont',
    'Vitré',
    'Affûteuse',
    'Entretien des lames et des rubans',
    'Réglage des bancs',
    '2016-2019\tMenuiserie Hélin',
    'Fougères',
    'Menuisière',
    'Pose de parquets en chantier',
    'Fabrication de portes',
    '2014-2016\tAteliers Brune',
    'Redon',
    'Apprentie',
    'Apprentissage de la taille',
    'Finitions',
  ]);
});

const cells = (lines: readonly string[]): string[] => lines.map((line) => line.replaceAll('\t', ' | '));

test('bold labels that follow each other closely are read with what stands beside them, titles of the page between them', () => {
  const page: Written[] = [
    ['Relectrice', 28, 404, true],
    ['Revues (Annales du Lac, Cahiers de Tarvel)', 126, 404],
    ['Colloques (Orvane, Marelle)', 126, 416],
    ['Compétences techniques', 28, 446, false, 14],
    ['Mesures', 28, 465, true],
    ['Réseaux de capteurs et leurs incertitudes', 126, 465],
    ['Étalonnage des sondes', 126, 477],
    ['Filtrage des relevés du lac', 126, 489],
    ['Traitement d’images de la côte', 126, 501],
    ['Estimation des courants', 126, 513],
    ['Langages', 28, 525, true],
    ['Python, Matlab', 126, 525],
    ['Matériel', 28, 537, true],
    ['Caméras, sondes, manipulation de bouées sur mesure, relevés à bord des vedettes et', 126, 537],
    ['électronique de bord', 126, 549],
    ['Langues', 28, 577, false, 14],
    ['Français', 28, 596, true],
    ['Langue maternelle', 126, 596],
    ['Anglais', 28, 608, true],
    ['Courant, à l’écrit et à l’oral', 126, 608],
    ['Correspondance de chaque jour', 126, 620],
    ['Espagnol', 28, 632, true],
    ['Niveau scolaire', 126, 632],
    ['Japonais', 28, 644, true],
    ['Débutante', 126, 644],
    ['Norvégien', 28, 656, true],
    ['Notions', 126, 656],
  ];
  expect(cells(linesRead(page)).filter((line) => line.includes('|'))).toEqual([
    'Mesures | Réseaux de capteurs et leurs incertitudes',
    'Langages | Python, Matlab',
    'Matériel | Caméras, sondes, manipulation de bouées sur mesure, relevés à bord des vedettes et',
    'Français | Langue maternelle',
    'Anglais | Courant, à l’écrit et à l’oral',
    'Espagnol | Niveau scolaire',
    'Japonais | Débutante',
    'Norvégien | Notions',
  ]);
});

test('titles hardly larger than the labels between which they stand are none of them', () => {
  const at = (text: string, x: number, y: number): Written => [text, x, y, false, 10.91];
  const page: Written[] = [
    at('Interests:', 57, 128),
    at('Labour, schools, the economics of small towns and of their harbours', 180, 128),
    at('Contact', 57, 159),
    at('Ann Orme', 180, 159),
    at('Orvane', 180, 172),
    at('12 Mill Street', 180, 186),
    at('Northvale', 180, 200),
    ['Education', 57, 216, false, 11.96],
    at('PhD Economics', 57, 236),
    at('Northvale School of Economics', 180, 236),
    at('2024 -', 489, 236),
    at('MPhil Economics', 57, 250),
    at('Tarvel Institute', 180, 250),
    at('2022 - 2024', 489, 250),
    at('BSc Economics', 57, 263),
    at('University of Tarvel', 180, 263),
    at('2018 - 2022', 489, 263),
  ];
  expect(cells(linesRead(page)).slice(-3)).toEqual([
    'PhD Economics | Northvale School of Economics | 2024 -',
    'MPhil Economics | Tarvel Institute | 2022 - 2024',
    'BSc Economics | University of Tarvel | 2018 - 2022',
  ]);
});

test('titles in the middle of the right column, over lines that begin above the left one, open the right one', () => {
  const middle = (text: string, y: number, size: number): Written => [text, 427 - (text.length * size) / 4, y, true, size];
  const right = [
    'Métré et devis',
    'Dessin de charpentes et de toitures pour les chantiers de la commune',
    'Titre professionnel, niveau quatre, à Marelle, en deux ans de cours du soir',
    'Brevet, collège Aubin de la ville de Marelle, mention bien',
    'Latin, grec et dessin au choix',
  ];
  const side = ['Anna Brookfield', 'Profil', 'Métreuse', 'Contact', '12 rue des Ormes', 'anna@exemple.fr'];
  const told = right.map((text, i): Written => [text, 240, 110 + 30 * i]);
  const page: Written[] = [...column(side, 30, 150), middle('Parcours scolaire', 60, 12), middle('Dessinatrice', 84, 11), ...told];
  expect(linesRead(page)).toEqual([...side, 'Parcours scolaire', 'Dessinatrice', ...right]);
});
