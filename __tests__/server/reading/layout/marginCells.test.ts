import { toBlocks } from '#server/reading/layout/blocks';
import { marginTitles } from '#server/reading/layout/marginTitles';
import { linesRead, written, type Written } from '../build/writtenLines.ts';

/** The lines of a page of which only the places are known. */
const linesPlaced = (lines: readonly Written[]): string[] =>
  toBlocks(written(lines).map(({ order: _, ...run }) => run)).flatMap((block) => block.map(({ text }) => text));

/** Words that end at the right margin. */
const atMargin = (text: string, y: number, size = 10): Written => [text, 560 - (text.length * size) / 2, y, false, size];
/** Words that end where the margin of labels does. */
const label = (text: string, y: number): Written => [text, 120 - 5 * text.length, y];

test('dates and towns of different lengths at the right margin belong to their rows, though the file writes them all at the end', () => {
  const entry = (y: number, employer: string, post: string): Written[] => [
    [employer, 40, y, false, 13],
    [post, 40, y + 16],
    ['• Accueil et caisse', 60, y + 30],
  ];
  const posts = [
    ...entry(100, 'Halles Tarvel', 'Vendeuse'),
    ...entry(170, 'Maison Orvane', 'Caissière'),
    ...entry(240, 'Le Quai', 'Serveuse'),
  ];
  const cells = [
    atMargin('mars 2019 - mai 2021', 100, 12),
    atMargin('Vannes', 116, 11),
    atMargin('2018 - mars 2019', 170, 12),
    atMargin('Auray', 186, 11),
    atMargin('été 2017', 240, 12),
    atMargin('Lorient', 256, 11),
  ];
  expect(linesRead([...posts, ...cells])).toEqual([
    'Halles Tarvel\tmars 2019 - mai 2021',
    'Vendeuse\tVannes',
    '• Accueil et caisse',
    'Maison Orvane\t2018 - mars 2019',
    'Caissière\tAuray',
    '• Accueil et caisse',
    'Le Quai\tété 2017',
    'Serveuse\tLorient',
    '• Accueil et caisse',
  ]);
});

test('one date with a word before it, a little above the larger title that it dates', () => {
  expect(
    linesRead([
      ['Larkspur Valley College', 40, 103, false, 11],
      ['Associate degree in nursing', 40, 118],
      ['• Honour list of the autumn', 50, 134],
      ['Graduation: Dec. 2017', 440, 100, false, 9],
    ])[0],
  ).toBe('Larkspur Valley College\tGraduation: Dec. 2017');
});

test('years with an apostrophe, on two lines, stand beside what they date', () => {
  expect(
    linesPlaced([
      ['Jul’19', 40, 100],
      ['| Jul’21', 48, 108],
      ['Master of Geography', 100, 100, true, 12],
      ['Polverne Institute of Technology', 100, 112],
      ['Maps and Surveys', 100, 124],
      ['Aug’12', 40, 150],
      ['| Apr’16', 48, 158],
      ['Bachelor of Geography', 100, 150, true, 12],
      ['Tarvel College of Science', 100, 162],
      ['Rivers and Coasts', 100, 174],
    ]),
  ).toEqual([
    'Jul’19 | Jul’21\tMaster of Geography',
    'Polverne Institute of Technology',
    'Maps and Surveys',
    'Aug’12 | Apr’16\tBachelor of Geography',
    'Tarvel College of Science',
    'Rivers and Coasts',
  ]);
});

test('dates of several lines that follow each other closely are each whole, as are words for which the margin is too narrow', () => {
  const told = (texts: string[], y: number): Written[] => texts.map((text, i): Written => [text, 140, y + 13 * i]);
  expect(
    linesRead([
      label('Fall 2010 -', 100),
      ...told(['School of Law, Northmoor', 'Teaching assistant in economic law, two groups', 'of thirty students'], 100),
      label('Summer', 113),
      label('2011', 126),
      label('Fall 2014 |', 143),
      ...told(['School of Law, Polverne', 'Teaching assistant in consumer law, one group'], 143),
      label('Fall 2015', 156),
    ]),
  ).toEqual([
    'Fall 2010 - Summer 2011\tSchool of Law, Northmoor',
    'Teaching assistant in economic law, two groups',
    'of thirty students',
    'Fall 2014 | Fall 2015\tSchool of Law, Polverne',
    'Teaching assistant in consumer law, one group',
  ]);
  expect(
    linesRead([
      label('Languages', 100),
      ['Spanish, as a native, and English in daily work', 140, 100],
      label('Computer', 120),
      ['Spreadsheets, statistics and maps of all kinds', 140, 120],
      label('Skills', 133),
      label('Leisure', 153),
      ['Chess and long walks along the coast', 140, 153],
    ]),
  ).toContain('Computer Skills\tSpreadsheets, statistics and maps of all kinds');
});

test('a title in the margin between two sections opens the one below it, where no line stands beside it', () => {
  const texts = (from: number, count: number): Written[] =>
    Array.from({ length: count }, (_, i): Written => ['Designed and tested the instruments of the station', 140, from + 12 * i]);
  const titles: Written[] = [
    ['STUDIES', 85, 100, true],
    ['RESEARCH', 80, 200, true],
    ['WORK', 100, 300, true],
  ];
  const starts = marginTitles(
    written([...titles, ['2019 - 2021', 55, 215]]),
    written([...texts(115, 6), ...texts(215, 6), ...texts(315, 6)]),
  )?.map(({ start }) => start);
  expect(starts?.map((start, i) => Math.abs(start - titles[i]![2]) < 5)).toEqual([true, true, true]);
});

test('what stands at the end of a line that reaches into the margin belongs to that line, not to the rows below it', () => {
  const read = linesRead([
    ['Camp of young scientists', 40, 100],
    atMargin('Dec. 2019', 100),
    ['The best students of all the schools of the coast were invited to this camp in winter', 50, 113],
    atMargin('Polverne', 113),
    ['TEACHING', 40, 140],
    ['Assistant of the course of physics', 40, 160],
    atMargin('Aug. 2021 - Nov. 2021', 160),
    ['Course of the second year, given with two others to all the students', 50, 173],
  ]);
  expect(read.indexOf('TEACHING')).toBeGreaterThan(read.findIndex((line) => line.includes('Polverne')));
  expect(read).toContain('Assistant of the course of physics\tAug. 2021 - Nov. 2021');
});

test('dates written right behind the lines that they stand level with are no centres of several lines', () => {
  expect(
    linesRead([
      ['Soup supper', 40, 100],
      atMargin('2017', 100),
      ['Gala of the town', 40, 112],
      atMargin('2015, 2016, 2017', 112),
      ['Food bank', 40, 124],
      atMargin('2015, 2016', 124),
      ['Pantry', 40, 136],
      atMargin('2016, 2017', 136),
    ]),
  ).toEqual(['Soup supper\t2017', 'Gala of the town\t2015, 2016, 2017', 'Food bank\t2015, 2016', 'Pantry\t2016, 2017']);
});

test('a name at half height beside a long column is read before it, not in the middle of it', () => {
  const column = Array.from({ length: 12 }, (_, i): Written => [`A line of the long column, number ${i + 1}`, 240, 60 + 14 * i]);
  const card: Written[] = [
    ['Ida Carvelle', 40, 130, false, 18],
    ['ida@example.com', 40, 150],
  ];
  expect(linesRead([...card, ...column]).slice(0, 2)).toEqual(['Ida Carvelle', 'ida@example.com']);
});

test('periods over two lines and a town at the right of what they date, the second half behind a dash', () => {
  const entry = (y: number, post: string, employer: string, cells: string[]): Written[] => [
    [post, 40, y],
    [employer, 40, y + 14],
    ['• Entretien des quais', 50, y + 28],
    ['• Accueil des équipages', 50, y + 42],
    ...cells.map((text, i): Written => [text, 480, y + 12 * i]),
  ];
  expect(
    linesRead([
      ...entry(100, 'Agente portuaire', 'Port de Tarvel', ['mars 2019', '– aujourd’hui', 'Vannes']),
      ...entry(170, 'Docker', 'Quais Orvane', ['juin 2015', '– février 2019', 'Auray']),
    ]),
  ).toEqual([
    'Agente portuaire\tmars 2019 – aujourd’hui Vannes',
    'Port de Tarvel',
    '• Entretien des quais',
    '• Accueil des équipages',
    'Docker\tjuin 2015 – février 2019 Auray',
    'Quais Orvane',
    '• Entretien des quais',
    '• Accueil des équipages',
  ]);
});

test('a date that its narrow margin breaks is whole, though the margin almost touches the text', () => {
  const entry = (y: number, dates: string[], post: string): Written[] => [
    ...dates.map((text, i): Written => [text, 100 - 5 * text.length, y + 12 * i]),
    [post, 107, y],
    ['• Planned the rounds of forty vans', 110, y + 17],
    ['• Trained six planners', 110, y + 31],
  ];
  expect(
    linesRead([
      ...entry(100, ['Apr 2018 –', 'Present'], 'Planner, Fenland Freight, Leeds'),
      ...entry(160, ['June 2014 –', 'Mar 2018'], 'Supervisor, Marrowby Stores, York'),
      ...entry(220, ['Sep 2012 –', 'May 2014'], 'Assistant, Copper Lane Market, Selby'),
    ]).filter((line) => line.includes('\t')),
  ).toEqual([
    'Apr 2018 – Present\tPlanner, Fenland Freight, Leeds',
    'June 2014 – Mar 2018\tSupervisor, Marrowby Stores, York',
    'Sep 2012 – May 2014\tAssistant, Copper Lane Market, Selby',
  ]);
});

test('a date that breaks over its town is whole beside its title', () => {
  const entry = (y: number, cells: string[], told: string[]): Written[] => [
    ...cells.map((text, i): Written => [text, 40, y + 13 * i]),
    ...told.map((text, i): Written => [text, 200, y + 14 * i]),
  ];
  expect(
    linesRead([
      ...entry(100, ['mars 2019 – mai 2021', 'Rennes'], ['Technicienne', 'Laiterie Orvane', 'Pannes et entretien des lignes']),
      ...entry(160, ['septembre 2015 – février', '2019', 'Vitré'], ['Mécanicienne', 'Papeteries Tarvel', 'Machines en trois équipes']),
    ]).some((line) => line.startsWith('septembre 2015 – février 2019')),
  ).toBe(true);
});

test('short words beside cells of several lines, one of them narrower than its label, are labels', () => {
  const row = (y: number, name: string, told: string[]): Written[] => [
    [name, 40, y + 7 * (told.length - 1)],
    ...told.map((text, i): Written => [text, 140, y + 14 * i]),
  ];
  expect(
    linesRead([
      ...row(100, 'Dessin', ['Cordex', 'Palan']),
      ...row(140, 'Métiers', ['Soudure au chalumeau', 'Forge']),
      ...row(180, 'Anglais', ['B2']),
    ]),
  ).toEqual(['Dessin\tCordex', 'Palan', 'Métiers\tSoudure au chalumeau', 'Forge', 'Anglais\tB2']);
});
