import { layOut } from '#server/reading/layout/assemble';
import type { Rule, Run } from '#server/reading/layout/run';

type Words = [text: string, x: number, y: number];

const run = ([text, x, y]: Words, order: number): Run => ({ text, x, y, width: 5 * text.length, fontSize: 10, bold: false, order });

/** Lines around cells, each piece drawn on its own as browsers do: where columns and rows begin and where the last one ends. */
const around = (xs: number[], ys: number[]): Rule[] => [
  ...ys.flatMap((y) => xs.slice(1).map((right, at) => ({ left: xs[at]!, right, top: y, bottom: y + 0.7 }))),
  ...xs.flatMap((x) => ys.slice(1).map((bottom, at) => ({ left: x, right: x + 0.7, top: ys[at]!, bottom }))),
];

const linesRead = (words: Words[], rules: Rule[]): string[] =>
  layOut([{ width: 595, height: 842, runs: words.map(run), rules }]).flatMap(({ blocks }) =>
    blocks.flatMap((lines) => lines.map(({ text }) => text)),
  );

test('cells with lines around them are read row by row, however near they stand and wherever their words go on', () => {
  expect(
    linesRead(
      [
        ['Dates', 42, 110],
        ['Employeur', 102, 110],
        ['Poste', 162, 110],
        ['2019 – 2021', 42, 130],
        ['Atelier de', 102, 130],
        ['Saint-', 102, 142],
        ['Orme', 102, 154],
        ['Tisserande', 154, 130],
        ['2017 – 2019', 42, 170],
        ['Filatures', 102, 170],
        ['Fileuse', 154, 170],
      ],
      around([40, 100, 152, 260], [98, 116, 158, 176]),
    ),
  ).toEqual(['Dates\tEmployeur\tPoste', '2019 – 2021\tAtelier de Saint-Orme\tTisserande', '2017 – 2019\tFilatures\tFileuse']);
});

test('what a cell lists stays below its first line', () => {
  const row = (y: number, years: string, post: string): Words[] => [
    [years, 42, y],
    [post, 122, y],
    ['• Accueil', 130, y + 12],
    ['• Caisse', 130, y + 24],
  ];
  expect(
    linesRead([...row(110, '2019 – 2021', 'Cheffe de rang'), ...row(162, '2017', 'Serveuse')], around([40, 120, 400], [98, 150, 200])),
  ).toEqual(['2019 – 2021\tCheffe de rang', '• Accueil', '• Caisse', '2017\tServeuse', '• Accueil', '• Caisse']);
});

test('a break that nothing forces parts what a cell holds, and shows where the others of its column break', () => {
  const row = (y: number, [firm, town]: [string, string], post: string): Words[] => [
    [firm, 42, y],
    [town, 42, y + 12],
    [post, 112, y],
  ];
  expect(
    linesRead(
      [
        ...row(110, ['Orme', 'Lodre'], 'Tisserande'),
        ...row(142, ['Filatures', 'Lodre'], 'Fileuse'),
        ...row(174, ['Tarvel', 'Oiron'], 'Cardeuse'),
      ],
      around([40, 110, 260], [98, 130, 162, 194]),
    ),
  ).toEqual(['Orme, Lodre\tTisserande', 'Filatures, Lodre\tFileuse', 'Tarvel, Oiron\tCardeuse']);
});

test('a cell over two rows belongs to the first', () => {
  const rules = around([40, 120, 200, 400], [98, 116, 134, 152]).filter(
    ({ left, top, bottom }) => left !== 40 || top !== 116 || bottom > 117,
  );
  expect(
    linesRead(
      [
        ['Auberge Orme', 42, 120],
        ['2019', 122, 110],
        ['Cheffe', 202, 110],
        ['2018', 122, 128],
        ['Serveuse', 202, 128],
        ['La Jetée', 42, 146],
        ['2017', 122, 146],
        ['Barman', 202, 146],
      ],
      rules,
    ),
  ).toEqual(['Auberge Orme\t2019\tCheffe', '2018\tServeuse', 'La Jetée\t2017\tBarman']);
});

test('a page in boxes is no table', () => {
  const column = (x: number, words: string): Words[] => Array.from({ length: 7 }, (_, at): Words => [`${words} ${at}`, x, 110 + 12 * at]);
  const words = [...column(42, 'gauche'), ...column(302, 'droite')];
  const boxes = around([40, 300, 560], [98, 200, 260]);
  expect(linesRead([...words, ['Fait', 42, 230], ['à Lodre', 302, 230]], boxes)).toEqual(
    linesRead([...words, ['Fait', 42, 230], ['à Lodre', 302, 230]], []),
  );
});
