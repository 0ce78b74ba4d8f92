import { toSections } from '#server/analysis/sections/sections';
import { contentOf, toRows } from '#server/analysis/text/rows';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

const heading = (text: string, x = 40): PrintedLine => [text, x, { bold: true, fontSize: 12 }];

const sectionsOf = (...lines: (PrintedLine | null)[]) =>
  toSections(toRows(pageDocument(lines))).map(({ kinds, heading: title, rows }) => [title && contentOf(title), kinds[0], rows.length]);

const STUDIES: PrintedLine[] = [
  ['Licence d’économie, Université de Corlay', 40],
  ['2009 - 2012', 40],
];
const JOBS: PrintedLine[] = [
  ['2019 - 2023', 40],
  ['Chargée de clientèle, Banque Ormeval', 40],
  ['• Suivi du portefeuille', 50],
  ['2016 - 2019', 40],
  ['Assistante commerciale, Tarvel', 40],
];

test('jobs under a title in unknown words, set as the other headings, are told by what they hold', () => {
  expect(
    sectionsOf(heading('Formation'), ...STUDIES, null, heading('Sur le terrain'), ...JOBS, null, heading('Langues'), [
      'Anglais courant',
      40,
    ]),
  ).toEqual([
    [null, 'head', 0],
    ['Formation', 'education', 2],
    ['Sur le terrain', 'experience', 5],
    ['Langues', 'languages', 1],
  ]);
});

test('an unknown title over dated works is no section of jobs, nor one that names voluntary work', () => {
  for (const title of ['Quelques chantiers', 'Vie associative et citoyenne', 'Responsabilités collectives']) {
    const works: PrintedLine[] = [
      ['2019 - 2023', 40],
      [title === 'Quelques chantiers' ? 'Le lac sous la neige' : 'Trésorière, Club Orvane', 40],
    ];
    const read = sectionsOf(heading('Formation'), ...STUDIES, null, heading(title), ...works, null, heading('Langues'), ['Anglais', 40]);
    expect(read.map(([, kind]) => kind)).not.toContain('experience');
  }
});

test('where a section announces jobs, an unknown title announces none', () => {
  const read = sectionsOf(
    heading('Expérience professionnelle'),
    ['2012 - 2016 Vendeuse, Lumivert', 40],
    null,
    heading('Langues'),
    ['Anglais courant', 40],
    null,
    heading('Sur le terrain'),
    ...JOBS,
  );
  expect(read).toContainEqual(['Sur le terrain', 'other', 5]);
});

test('what is set as the headings are, but opens an entry or comes again and again, is no heading', () => {
  const read = sectionsOf(
    heading('Education'),
    heading('University of Corlay'),
    ['2009 - 2012', 40],
    null,
    heading('Work experience'),
    heading('Main tasks'),
    ['Sales and advice', 40],
    null,
    heading('Skills'),
    ['Excel', 40],
    null,
    heading('Main tasks'),
    ['Cash desk', 40],
  );
  expect(read.map(([title]) => title)).toEqual([null, 'Education', 'Work experience', 'Skills']);
});

const kindsOf = (...lines: (PrintedLine | null)[]) => sectionsOf(...lines).map(([title, kind]) => `${title ?? ''} ${kind}`.trim());

test('studies under a title in unknown words are told by what they hold, said in a sentence or not', () => {
  for (const title of ['Mes écoles', 'Là où j’ai étudié', 'Bagage scolaire', 'Book smarts', 'Sur les bancs de l’école'])
    expect(
      kindsOf(heading('Expérience professionnelle'), ...JOBS, null, heading(title), ...STUDIES, null, heading('Langues'), [
        'Anglais courant',
        40,
      ]),
    ).toEqual(['head', 'Expérience professionnelle experience', `${title} education`, 'Langues languages']);
});

test('neither jobs nor studies need a known heading beside them: titles set alike, in a look that no entry has, are enough', () => {
  expect(
    kindsOf(
      ['Nina Orvane', 40, { bold: true, fontSize: 20 }],
      null,
      heading('Où j’ai travaillé'),
      ...JOBS,
      null,
      heading('Où j’ai appris'),
      ...STUDIES,
    ),
  ).toEqual(['head', 'Où j’ai travaillé experience', 'Où j’ai appris education']);
});

test('dated stays that no word tells are jobs where nothing else in the CV is, and not under works or when jobs are announced', () => {
  const stays: PrintedLine[] = [
    ['2019 - 2023', 40],
    ['Lumivert', 40],
    ['2016 - 2019', 40],
    ['Tarvel', 40],
  ];
  const read = (title: string, ...before: PrintedLine[]) =>
    kindsOf(...before, heading('Formation'), ...STUDIES, null, heading(title), ...stays, null, heading('Langues'), ['Anglais', 40]);
  expect(read('Mon chemin')).toContain('Mon chemin experience');
  expect(read('Expositions')).toContain('Expositions other');
  expect(read('Mon chemin', heading('Expérience professionnelle'), ...JOBS)).toContain('Mon chemin other');
});

test('names of firms, each over one job, head no section', () => {
  const firm = (name: string): PrintedLine => [name, 40, { bold: true, fontSize: 11 }];
  expect(
    kindsOf(
      firm('Lumivert SARL'),
      ['2019 - 2023', 40],
      ['Chargée de clientèle', 40],
      firm('Tarvel SARL'),
      ['2016 - 2019', 40],
      ['Vendeuse', 40],
    ),
  ).toEqual(['head']);
});

test('a long title set as the headings are says its kind by its head word', () => {
  expect(
    kindsOf(
      heading('Formation'),
      ...STUDIES,
      heading('Langues'),
      ['Anglais courant', 40],
      heading('Compétences clés pour l’accompagnement des publics'),
      ['Écoute, animation', 40],
      heading('Expériences professionnelles menées chez Lumivert'),
      ...JOBS,
    ).map((title) => title.split(' ').at(-1)),
  ).toEqual(['head', 'education', 'languages', 'skills', 'experience']);
});

const EMPLOYERS: (PrintedLine | null)[] = [
  heading('orvane.io'),
  ['(2019 - 2023)', 40],
  ['Chargée de clientèle', 40],
  ['• Suivi du portefeuille', 50],
  null,
  heading('Tarvel'),
  ['(2016 - 2019)', 40],
  ['Vendeuse', 40],
];

test('names set as the headings are, each over the dates of one job, are employers and open their entries', () => {
  expect(sectionsOf(heading('Formation'), ...STUDIES, null, heading('Langues'), ['Anglais courant', 40], null, ...EMPLOYERS)).toEqual([
    [null, 'head', 0],
    ['Formation', 'education', 2],
    ['Langues', 'languages', 1],
    ['orvane.io', 'experience', 7],
  ]);
});

test('a name set as posts above it are, each over its dates, makes jobs of them all', () => {
  const large = (text: string): PrintedLine => [text, 40, { fontSize: 16 }];
  expect(
    sectionsOf(
      large('Formation'),
      ...STUDIES,
      null,
      large('Langues'),
      ['Anglais courant', 40],
      null,
      large('Ma vie'),
      ['Lodre', 40],
      null,
      large('Tarvel et ses amis du vieux port - Serveuse'),
      ['2019 - 2023', 40],
      ['• Service en salle', 50],
      null,
      large('Velmar'),
      ['2016 - 2019', 40],
      ['• Vente de pain', 50],
      null,
      large('Norval et fils, place du grand marché'),
      ['2013 - 2016', 40],
    ).slice(3),
  ).toEqual([['Ma vie', 'experience', 9]]);
});
