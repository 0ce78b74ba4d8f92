import { joinRuns, toSegments } from '#server/reading/layout/lines';
import { written } from '../build/writtenLines.ts';
import type { Written } from '../build/writtenLines.ts';

const run = (text: string, x: number, width: number) => ({ text, x, y: 10, width, fontSize: 10, bold: false });

test('what begins before the end of the words at its left is another cell', () => {
  const left = joinRuns([run('Java', 40, 20), run('XML', 300, 20)]);
  expect(joinRuns([left, run('HTML', 90, 25)]).text).toBe('Java\tXML\tHTML');
});

test('letters that overlap a little belong to one word', () => {
  expect(joinRuns([run('A', 40, 8), run('V', 47, 8)]).text).toBe('AV');
});

const segmentsOf = (lines: readonly Written[]): string[] => toSegments(written(lines)).map(({ text }) => text);

test('an icon at the end of its words does not open what stands beyond it', () => {
  expect(
    segmentsOf([
      ['Quimper', 60, 100],
      ['\uF041', 100, 100],
      ['mai 2020 - juin 2021', 130, 100],
    ]),
  ).toEqual(['Quimper \uF041', 'mai 2020 - juin 2021']);
});

test('neighbours of two columns that almost touch are parted by the order in which they are written', () => {
  expect(
    segmentsOf([
      ['Certificat de plongée', 40, 100],
      ['Permis côtier', 40, 112],
      ['Encadrement de groupes', 153, 100],
    ]),
  ).toEqual(['Certificat de plongée', 'Encadrement de groupes', 'Permis côtier']);
});

test('words pulled apart to the width of their paragraph are one stretch', () => {
  expect(
    segmentsOf([
      ['Relevés des façades et dessins', 40, 100],
      ['des', 40, 112],
      ['charpentes', 85, 112],
      ['anciennes', 145, 112],
      ['de la ville', 40, 124],
    ]),
  ).toEqual(['Relevés des façades et dessins', 'des\tcharpentes anciennes', 'de la ville']);
});

test('tags side by side are cells, words of a paragraph pulled apart are not', () => {
  const tags = [run('Zalblat Forms', 40, 60), run('Tarval', 111, 30), run('Orme', 152, 24)];
  expect(joinRuns(tags).text).toBe('Zalblat Forms\tTarval\tOrme');
  expect(joinRuns([run('Tarval', 40, 30), run('Orme', 81, 24)]).text).toBe('Tarval Orme');
});

test('a date that touches what it dates is a cell of its own', () => {
  expect(joinRuns([run('2019 – 2021', 40, 55), run('Tisserande', 95, 50)]).text).toBe('2019 – 2021\tTisserande');
});

test('words stretched over a narrow cell are one text', () => {
  const row = (y: number, words: [string, number][], rest: string): Written[] => [
    ['Tisserande', 120, y],
    ...words.map(([word, x]): Written => [word, x, y]),
    [rest, 300, y + 12],
  ];
  expect(
    segmentsOf([
      ...row(100, [['Atelier de l’Orme-', 300]], 'Denby'),
      ...row(
        140,
        [
          ['Clos', 300],
          ['Val,', 332.5],
          ['Orme-', 365],
        ],
        'Denby',
      ),
      ...row(180, [['Filature du Tarve-', 300]], 'lon'),
    ]),
  ).toEqual([
    'Tisserande',
    'Atelier de l’Orme-',
    'Denby',
    'Tisserande',
    'Clos Val, Orme-',
    'Denby',
    'Tisserande',
    'Filature du Tarve-',
    'lon',
  ]);
});
