import { readExperiences } from '#server/analysis/candidate/experiences/experiences';
import { bodySize, toRows } from '#server/analysis/text/rows';
import { textDocument } from '../../support/textDocument.ts';
import { readText } from '../../support/jobs.ts';

const read = (text: string) => {
  const rows = toRows(textDocument(text));
  return readExperiences(rows, bodySize(rows)).map(({ value: { position, company, startDate, endDate } }) => [
    position,
    company,
    startDate,
    endDate,
  ]);
};

test('an employer, its place and a post, which a comma ends', () => {
  const job = (date: string, head: string): string => `• ${date}\n${head},\n• Drawing of beams and review of the plans of others`;
  expect(
    read(
      [
        job('2021 – 2023', 'Tarvel (Toronto, ON, Canada) Structural engineer'),
        job('2019 – 2020', 'Orvane Design (Shanghai, China) Draughtswoman'),
      ].join('\n'),
    ),
  ).toEqual([
    ['Structural engineer', 'Tarvel', '2021', '2023'],
    ['Draughtswoman', 'Orvane Design', '2019', '2020'],
  ]);
});

test('the dot of a legal form ends no sentence: an employer above its title', () => {
  expect(
    read(
      'NORVEGA SP. Z O. O.\nSALES SPECIALIST\n2021-2022\nServing customers at the counter.\nALFA S.J.\nWAREHOUSE WORKER\n2019 - 2020\nLoading lorries.',
    ),
  ).toEqual([
    ['SALES SPECIALIST', 'NORVEGA SP. Z O. O.', '2021', '2022'],
    ['WAREHOUSE WORKER', 'ALFA S.J.', '2019', '2020'],
  ]);
});

test.each(['LA', 'OR', 'TX'])('the code of a state, %s, cuts no head', (state) => {
  expect(
    read(
      `Head Warden, Orvane Meadow Village Stores, New Tirley, ${state}\n• Keys.\nClerk, Tervane Mill, Lodre, ${state}\n• Letters.\nBaker, Alfa Mill, Lodre, ${state}\n• Bread.`,
    ),
  ).toEqual([
    ['Head Warden', 'Orvane Meadow Village Stores', '', ''],
    ['Clerk', 'Tervane Mill', '', ''],
    ['Baker', 'Alfa Mill', '', ''],
  ]);
});

test('a link of the page is no employer', () => {
  expect(read('Mon LinkedIn\nVendeuse\n2019 - 2020\n• Conseil aux clients.')).toEqual([['Vendeuse', '', '2019', '2020']]);
});

test('an employer under the title, behind « au » or « à la »', () => {
  expect(
    read('2019-2021 Professeur de mathématiques\nau Collège des Tilleuls\n2017-2019 Aide-bibliothécaire\nà la Médiathèque Nord'),
  ).toEqual([
    ['Professeur de mathématiques', 'Collège des Tilleuls', '2019', '2021'],
    ['Aide-bibliothécaire', 'Médiathèque Nord', '2017', '2019'],
  ]);
});

test('what a bracket adds makes a title no longer, and its commas part nothing', () => {
  expect(
    read('2019-2021 Professeur de mathématiques (des 4e, 3e, 2de et 1re) et de sciences numériques (2de)\nau Collège des Tilleuls'),
  ).toEqual([
    ['Professeur de mathématiques (des 4e, 3e, 2de et 1re) et de sciences numériques (2de)', 'Collège des Tilleuls', '2019', '2021'],
  ]);
});

test.each([
  'Technology used: Java, Angular',
  'Stack : Python, Docker',
  'Tools used: Jira, Git',
  'Delivered',
  'Developed the booking desk',
  'Key Technologies Java, SQL',
  'Mise en place des achats',
])('%s is no employer', (row) => {
  expect(readText(`Software engineer          2019 - 2021\n${row}\nWeb developer, Lumio SAS          2017 - 2019`)).toEqual([
    ['Software engineer', '', '2019', '2021'],
    ['Web developer', 'Lumio SAS', '2017', '2019'],
  ]);
});

test('an employer that ends with an abbreviation heads its entry as the others do', () => {
  expect(
    readText('TARVAL S.J.\nWAREHOUSEMAN\n2022 - up to now\n• Deliveries\nVOLTENGA SP. Z O. O.\nSALES SPECIALIST\n2021-2022\n• Retail'),
  ).toEqual([
    ['WAREHOUSEMAN', 'TARVAL S.J.', '2022', null],
    ['SALES SPECIALIST', 'VOLTENGA SP. Z O. O.', '2021', '2022'],
  ]);
});

test('a post and its employer over their date may end with a full stop', () => {
  expect(
    readText('Shop Assistant at Orvane Square.\n2011 - 2012\nFilling the shelves of the shop, counting the till, and closing.'),
  ).toEqual([['Shop Assistant', 'Orvane Square', '2011', '2012']]);
});

test('a department that a comma ends goes on with its university on the next row', () => {
  expect(
    read(
      '2019 - 2021 Data analyst\nDepartment of Soil Biology,\nUniversity of Orvane, Tirley, USA\n2016 - 2019 Surveyor\nProgram in Maps,\nUniversity of Orvane, Tirley, USA',
    ),
  ).toEqual([
    ['Data analyst', 'University of Orvane', '2019', '2021'],
    ['Surveyor', 'University of Orvane', '2016', '2019'],
  ]);
});

test('an employer and its town that a comma ends stand over the title', () => {
  expect(
    read(
      '2019 - 2021\nVelmar Fuels, Tirley, Egypt ,\nManager assistant\n• Plans.\n2016 - 2019\nOrvane Works, Tirley, Egypt ,\nWelder\n• Pipes.',
    ),
  ).toEqual([
    ['Manager assistant', 'Velmar Fuels', '2019', '2021'],
    ['Welder', 'Orvane Works', '2016', '2019'],
  ]);
});

test('a title and its names under a date, however many, and the full stop behind them', () => {
  expect(
    read(
      '2015-2017\nIngénieure de recherche, spécialiste des fours, Centre de calcul Ostrel, ORMEL, Sarzolles.\nAide aux boulangers.\n2012-2015\nMaîtresse de conférences en sciences du pain, Université Ostrel, Laboratoire des Pains et de leurs Farines, Sarzolles.\nCours.',
    ),
  ).toEqual([
    ['Ingénieure de recherche, spécialiste des fours', 'Centre de calcul Ostrel, ORMEL', '2015', '2017'],
    ['Maîtresse de conférences en sciences du pain', 'Université Ostrel, Laboratoire des Pains et de leurs Farines', '2012', '2015'],
  ]);
});

test('rows that open with a verb and go on in small letters tell of the job above, whatever names follow', () => {
  expect(
    read(
      'Orvane\nMay 2019 - May 2021\nTroubleshoot looms and their engines\nTrain weavers\nTarvel Looms\nMay 2016 - May 2019\nMaintain, improve and support dye vats\nExecute Velmar colour tests',
    ),
  ).toEqual([
    ['', 'Orvane', '2019-05', '2021-05'],
    ['', 'Tarvel Looms', '2016-05', '2019-05'],
  ]);
});
