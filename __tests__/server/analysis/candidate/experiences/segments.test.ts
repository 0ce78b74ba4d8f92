import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { toSegments } from '#server/analysis/candidate/experiences/segments';
import { toRows } from '#server/analysis/text/rows';
import { headsOnPage, readText } from '../../support/jobs.ts';
import { pageDocument } from '../../support/pageDocument.ts';

test.each([
  ['a hyphen that is no legal form', 'Co-fondateur | Wexim | 2019 - 2021', 'Co-fondateur', 'Wexim'],
  ['leaders before a town that nobody knows', 'Clerk, Novalys ........ Zorbury\n2019 - 2021', 'Clerk', 'Novalys'],
  [
    'what an employer is, and its figures',
    'AQUAVEL (Toiture végétalisée, TPE, C.A. 582 K€), Assistante de direction, 2019 - 2021',
    'Assistante de direction',
    'AQUAVEL',
  ],
  [
    'who paid for a post',
    'Research Fellow at Tirley University funded by the Orvane Council, 2019 - 2021',
    'Research Fellow',
    'Tirley University',
  ],
  ['a town alone behind leaders', 'Clerk ........ Zorbury\n2019 - 2021', 'Clerk', ''],
  ['a contract in capitals', 'Clerk, Novalys Energy FREELANCE\n2019 - 2021', 'Clerk', 'Novalys Energy'],
  ['a word that ties the employer to the row above', 'Clerk\nby The Novalys, LLC\n2019 - 2021', 'Clerk', 'The Novalys, LLC'],
  ['what an employer is', 'Clerk, Novalys (airline software industry)\n2019 - 2021', 'Clerk', 'Novalys'],
  ['where an employer is found', 'Clerk, Novalys (novalys.io)\n2019 - 2021', 'Clerk', 'Novalys'],
  [
    'a stroke between two titles',
    'Keeper of Booking Systems / Clerk, Novalys\n2019 - 2021',
    'Keeper of Booking Systems / Clerk',
    'Novalys',
  ],
  ['agencies in a bracket behind the contract', 'Intérim (Novalys) 2019 - 2021\nClerk', 'Clerk', 'Novalys'],
  ['two agencies', 'Intérim (Novalys, Tervane) 2019 - 2021\nClerk', 'Clerk', 'Novalys / Tervane'],
  [
    'a student and her hours',
    'Hôtesse de caisse - étudiante (10h/sem) - 2019 - 2021\nNovalys Market',
    'Hôtesse de caisse',
    'Novalys Market',
  ],
  ['a contract with its points', 'V.I.E. – Clerk, Novalys SARL\n2019 - 2021', 'Clerk', 'Novalys SARL'],
  [
    'letters for a firm that has its name',
    'Clerk, service achats, Hôpital Novalys (ORN) 2019 - 2021',
    'Clerk, service achats',
    'Hôpital Novalys (ORN)',
  ],
  ['letters that a sign joins', 'N&V, Novalys Basse\nClerk\n2019 - 2021', 'Clerk', 'N&V'],
  ['letters for what a town has', 'Clerk\nCH de Perpignan\n2019 - 2021', 'Clerk', 'CH de Perpignan'],
  ['letters that stand for a post box too', 'Clerk\nCS Group\n2019 - 2021', 'Clerk', 'CS Group'],
  ['a post box', 'Clerk, Novalys, CS 20110\n2019 - 2021', 'Clerk', 'Novalys'],
  ['a season', 'Clerk, saison\nNovalys SARL\n2019 - 2021', 'Clerk', 'Novalys SARL'],
  ['a contract and its hours behind the post', 'Vendeuse polyvalente CDI 35h, Novalys\n2019 - 2021', 'Vendeuse polyvalente', 'Novalys'],
  ['two contracts behind the post', 'Vendeuse CDD et intérim, Novalys\n2019 - 2021', 'Vendeuse', 'Novalys'],
  ['how many hours', 'Monitorat, 128h éq. TD\nUniversité Novalys\n2019 - 2021', 'Monitorat', 'Université Novalys'],
  ['who one reports to', 'Contremaître – N+1 : M. Tarvel\nAtelier Novalys\n2019 - 2021', 'Contremaître', 'Atelier Novalys'],
  ['the team of a post', 'Directrice (reporting au DG, équipe de 6)\nNovalys SARL\n2019 - 2021', 'Directrice', 'Novalys SARL'],
  [
    'the kind of a shop and its turnover',
    'Gérante – SAS Novalys (mercerie, CA 180 k€) – société revendue\n2019 - 2021',
    'Gérante',
    'SAS Novalys',
  ],
  ['who bought the employer', 'Novalys SARL rachetée par Tervane\nTechnicien qualité\n2019 - 2021', 'Technicien qualité', 'Novalys SARL'],
  ['an agency in capitals', 'CARISTE (INTERIM NOVALYS)\n2019 - 2021', 'CARISTE', 'NOVALYS'],
  ['an employer in capitals and its town', 'CARISTE\nTERVAL, ORLUNE\n2019 - 2021', 'CARISTE', 'TERVAL'],
  [
    'two posts, each with its contract',
    'Agente d’accueil (mi-temps) et secrétaire (mi-temps)\nMairie de Novalys\n2019 - 2021',
    'Agente d’accueil et secrétaire',
    'Mairie de Novalys',
  ],
  ['a tradesman behind a dash', 'Plaquiste – artisan Tervane, Orlune\n2019 - 2021', 'Plaquiste', 'artisan Tervane'],
  ['a tradesman behind how long', 'Apprentie (2 ans) – Opticien Tervane, Orlune\n2019 - 2021', 'Apprentie', 'Opticien Tervane'],
  [
    'a second title behind a dash',
    'Fleuriste – Photographe culinaire\nNovalys SARL\n2019 - 2021',
    'Fleuriste – Photographe culinaire',
    'Novalys SARL',
  ],
  ['a name that begins with « Chez »', 'Pizzaiolo\nSARL Chez Tervane\n2019 - 2021', 'Pizzaiolo', 'SARL Chez Tervane'],
  [
    'an employer in two parts behind a dash',
    'Caviste – Domaine viticole Château Tervane\n2019 - 2021',
    'Caviste',
    'Domaine viticole Château Tervane',
  ],
  ['a laboratory by its number', 'Doctorante en écologie, UMR 7199 Terveco\n2019 - 2021', 'Doctorante en écologie', 'UMR 7199 Terveco'],
  [
    'in the houses of an employer',
    'Cheffe de projet déploiement dans les établissements du groupe hospitalier Novalys\n2019 - 2021',
    'Cheffe de projet déploiement',
    'établissements du groupe hospitalier Novalys',
  ],
  ['a title in capitals that goes on with a word of employers', 'EMPLOYEE DE MAISON\n2019 - 2021', 'EMPLOYEE DE MAISON', ''],
  [
    'how large an employer is',
    'Aide-comptable – PME de 12 salariés – Transports Novalys\n2019 - 2021',
    'Aide-comptable',
    'Transports Novalys',
  ],
  [
    'a client in a bracket',
    'Technicienne d’essais (mission longue durée chez Tervane)\nNOVALYS Ingénierie\n2019 - 2021',
    'Technicienne d’essais',
    'NOVALYS Ingénierie',
  ],
  ['a smaller town of France', 'Clerk, Lodève\nNovalys\n2019 - 2021', 'Clerk', 'Novalys'],
  ['a client in English', 'Orvane – assignment at Tarvel          2019 - 2021\nTester\n• Wrote the tests.', 'Tester', 'Orvane'],
  ['a trade cut short', 'Tech. de labo – NOVALYS\n2019 - 2021', 'Tech. de labo', 'NOVALYS'],
  [
    'a long row but for who directed',
    '2019 - 2021\nDoctorante en écologie des sols, UMR 7199 Terveco (CNRS – Université de Novalys), sous la direction de Anne Tarvel et Marc Orme',
    'Doctorante en écologie des sols',
    'UMR 7199 Terveco (CNRS – Université de Novalys)',
  ],
  ['leaders before the date', 'Clerk, Novalys ........ 2019 - 2021', 'Clerk', 'Novalys'],
  ['stars around the title', '** Clerk ** Novalys Mill 2019 - 2021', 'Clerk', 'Novalys Mill'],
  ['what sort of firm', 'Clerk | Novalys | Series B health-tech, 120 people | 2019 - 2021', 'Clerk', 'Novalys'],
  ['how young a firm is', 'Clerk\nNovalys (pre-seed, 6 people)\n2019 - 2021', 'Clerk', 'Novalys'],
  ['a title cut short', 'Cust. Serv. Rep.\nNovalys Mill\n2019 - 2021', 'Cust. Serv. Rep.', 'Novalys Mill'],
  ['a whole address', 'Novalys Mill\n12 Main Street, Zorbury, UT 84201\nClerk\n2019 - 2021', 'Clerk', 'Novalys Mill'],
  ['the number of a shop', 'STORE #1142 - NOVALYS\nCLERK\n2019 - 2021', 'CLERK', 'NOVALYS'],
  ['two things told in one bracket', 'Clerk (four shops; stock too)\nNovalys\n2019 - 2021', 'Clerk (four shops; stock too)', 'Novalys'],
])('%s', (_, text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2019', '2021']]);
});

test.each([
  ['beside the date', '**Vignerons du Haut-Lac** Conseiller en vins\t2019 - 2021', ['Conseiller en vins', 'Vignerons du Haut-Lac']],
  [
    'a comma ends a face',
    '**Relève des ruches**, *Les Abeilles du Port*, Sète\t2019 - 2021',
    ['Relève des ruches', 'Les Abeilles du Port'],
  ],
  [
    'a face that opens with a small word goes on',
    '**Chargée d’études** *de marché* chez Alpha\t2019 - 2021',
    ['Chargée d’études de marché', 'Alpha'],
  ],
])('type parts title and employer in one row: %s', (_, line, [position, company]) => {
  const rows = toRows(pageDocument([[line]]));
  expect(readExperiences(rows, 10).map(({ value }) => value)).toMatchObject([{ position, company, startDate: '2019', endDate: '2021' }]);
});

test.each([
  ['Chercheuse, Orphée, encadrante : Anne Orme, 2019 - 2021', ['Chercheuse', 'Orphée']],
  ['Chercheuse – Orphée (Groupe Melville) – 2019 - 2021', ['Chercheuse', 'Orphée (Groupe Melville)']],
])('%s', (line, head) => {
  expect(headsOnPage([[line]])).toEqual([head]);
});

test.each([['2013 : Assistante de recherche\n(6 mois) Centre de calcul, Grenoble', 'Assistante de recherche', 'Centre de calcul']])(
  '%s',
  (text, position, company) => {
    expect(readText(text)).toEqual([[position, company, '2013', '2013']]);
  },
);

test.each([['Orvane - Stagiaire (14 semaines en 2021)\n• Refonte du site.', ['Stagiaire', 'Orvane', '2021', '2021']]])(
  '%s',
  (text, job) => {
    expect(readText(text)).toEqual([job]);
  },
);

test('a word set off in a title of two is no employer', () => {
  const rows = toRows(pageDocument([['2015 – 2016 **Sessional** Lecturer          University of Lodre']]));
  expect(readExperiences(rows, 10).map(({ value: { position, company } }) => [position, company])).toEqual([
    ['Sessional Lecturer', 'University of Lodre'],
  ]);
});

test.each([
  ['Stagiaire chez Orphée au poste de vendeuse', 'vendeuse', 'Orphée'],
  ['Magasinier en intérim chez Orphée à Lodre en tant que cariste', 'cariste', 'Orphée'],
  ['Employée en CDI à la crèche Orphée comme auxiliaire de puériculture', 'auxiliaire de puériculture', 'crèche Orphée'],
  ['Placement at Orphée as a kitchen assistant', 'kitchen assistant', 'Orphée'],
  ['Cuisinière chez “Le soleil du petit port” à Lodre', 'Cuisinière', '“Le soleil du petit port”'],
])('« %s »: the post behind its employer, a name in quotes', (head, position, company) => {
  expect(readText(`2019 - 2021 ${head}`)).toEqual([[position, company, '2019', '2021']]);
});

test.each([
  ['Orvane bird station, 2019 - 2021 (volunteer)-web link', 'volunteer', 'Orvane bird station'],
  ['Orvane Museum, 2019 - 2021 (paid)-link', '', 'Orvane Museum'],
  ['2019 - 2021 Un stage d’une semaine à l’Institut Orvane', 'stage', 'Institut Orvane'],
  ['2019 - 2021 An apprentice baker, Orvane Ltd', 'apprentice baker', 'Orvane Ltd'],
  ['1. Kitchen assistant          2019 - 2021\nOrvane Hotel', 'Kitchen assistant', 'Orvane Hotel'],
  ['Teaching Assistant, OPT310: Optics          2019 - 2021\nOrvane University', 'Teaching Assistant', 'Orvane University'],
  ['Research Assistant, Guide: Prof. Anna Orme, Orvane Institute          2019 - 2021', 'Research Assistant', 'Orvane Institute'],
])('« %s »: brackets, links, articles, numbers and courses around a title', (text, position, company) => {
  expect(readText(text)).toEqual([[position, company, '2019', '2021']]);
});

test('what was played is no part of the title', () => {
  expect(readText('2016: "The Lamp" – dancer, Orvane Ballet')).toEqual([['dancer', 'Orvane Ballet', '2016', '2016']]);
});

test('what stands behind the sign of a place is no employer', () => {
  expect(
    headsOnPage([
      ['Zorvel Technologies Group', 40, { bold: true, fontSize: 12 }],
      ['Student Engineer', 40, { bold: true }],
      ['z September 2020 – July 2021\t📍 Lodre, Orvania', 43],
      ['Testing of a prototype.', 40],
      ['Placement Engineer', 40, { bold: true }],
      ['z May 2019 – August 2020\t📍 Lodre, Orvania', 43],
      ['Layout of a board.', 40],
    ]),
  ).toEqual([
    ['Student Engineer', 'Zorvel Technologies Group'],
    ['Placement Engineer', 'Zorvel Technologies Group'],
  ]);
});

test('a bracket behind the date around an employer leaves no half of it', () => {
  expect(readText('Welder\n2019 - 2021 (Orvane Ltd)')).toEqual([['Welder', 'Orvane Ltd', '2019', '2021']]);
});

test('names in bold whose dash is bold too, then towns that no list knows', () => {
  const jobs = [
    ['**Novalys Informatique -** Orlune', 'Assistante dépannage'],
    ['**Tervane -** Orlunard', 'Technicienne en alarme'],
    ['**Lumival SARL -** Vexin-Sorbard', 'Employée libre service'],
    ['**Lumival SARL -** Vexin-Sorbard', 'Inventoriste'],
  ];
  expect(
    headsOnPage(
      jobs.flatMap(([employer, post], at): [string][] => [[employer!], [`*${post}* | 0${at + 3}/2019`], ['Accueil au comptoir.']]),
    ),
  ).toEqual([
    ['Assistante dépannage', 'Novalys Informatique'],
    ['Technicienne en alarme', 'Tervane'],
    ['Employée libre service', 'Lumival SARL'],
    ['Inventoriste', 'Lumival SARL'],
  ]);
});

test('a site or a brand in small letters is a name where the type changes', () => {
  const turn = '\uE004';
  const cut = (behind: string) => toSegments(`Cheffe de projet,${turn}${behind}`, 0, true).map(({ text }) => text);
  expect(cut('orvane.example')).toEqual(['Cheffe de projet', 'orvane.example']);
  expect(cut('iOrvane')).toEqual(['Cheffe de projet', 'iOrvane']);
  expect(cut('achats et stocks')).toEqual(['Cheffe de projet, achats et stocks']);
});
