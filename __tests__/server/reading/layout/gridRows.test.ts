import { linesRead } from '../build/writtenLines.ts';

test('a table of centred cells is read row by row, each cell whole', () => {
  expect(
    linesRead([
      ['De mai 2019', 40, 100],
      ['à juin 2020', 40, 112],
      ['Cheffe', 120, 100],
      ['de rang', 118, 112],
      ['Auberge du Lac', 180, 106],
      ['Annecy', 290, 106],
      ['De mars 2017', 38, 136],
      ['à mai 2019', 42, 148],
      ['Serveuse', 115, 142],
      ['Brasserie', 190, 136],
      ['des Halles', 188, 148],
      ['Thônes', 290, 142],
    ]),
  ).toEqual([
    'De mai 2019 à juin 2020\tCheffe de rang\tAuberge du Lac\tAnnecy',
    'De mars 2017 à mai 2019\tServeuse\tBrasserie des Halles\tThônes',
  ]);
});

test('what the last cell tells at length is read after the others', () => {
  const told = ['Prise des commandes et service au plateau', 'de quarante couverts, encaissement'];
  const row = (y: number, year: string, title: string, firm: string): [string, number, number][] => [
    [year, 40, y],
    [title, 100, y],
    [firm, 200, y],
    [told[0]!, 300, y],
    [told[1]!, 300, y + 12],
  ];
  expect(linesRead([...row(100, '2019', 'Barman', 'Le Phare'), ...row(140, '2018', 'Serveur', 'La Jetée')])).toEqual([
    '2019\tBarman\tLe Phare',
    ...told,
    '2018\tServeur\tLa Jetée',
    ...told,
  ]);
});

test('a cell that holds a title and a list is an entry: its lines follow the row', () => {
  const row = (y: number, mark: string, title: string): [string, number, number, boolean?][] => [
    [mark, 40, y],
    [title, 80, y, true],
    ['Atelier Norval', 80, y + 12],
    ['• Tissage', 90, y + 24],
    ['mai 2019', 400, y],
    ['juin 2021', 400, y + 12],
  ];
  expect(linesRead([...row(100, 'N', 'Tisserande'), ...row(160, 'M', 'Teinturière')])).toEqual([
    'N\tTisserande\tmai 2019 juin 2021',
    'Atelier Norval',
    '• Tissage',
    'M\tTeinturière\tmai 2019 juin 2021',
    'Atelier Norval',
    '• Tissage',
  ]);
});
