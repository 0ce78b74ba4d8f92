import { toRows } from '#server/analysis/text/rows';
import { findWraps, joinWraps } from '#server/analysis/text/unwrap';
import { pageDocument, type PrintedLine } from '../support/pageDocument.ts';

const whole = (lines: readonly (PrintedLine | null)[]): string[] => {
  const rows = toRows(pageDocument(lines));
  return joinWraps(rows, findWraps(rows)).map(({ text }) => text);
};

/** A column 40 letters wide whose lines are cut. */
const COLUMN: PrintedLine[] = [
  ['Conduite de quatre chantiers avec une', 40],
  ['équipe de douze compagnons et le suivi', 40],
  ['des sous-traitants.', 40],
];

test('a title cut at the end of its column is one with its end', () => {
  expect(whole([...COLUMN, ['Chargée de clientèle professionnelle', 40, { bold: true }], ['Confirmée', 40, { bold: true }]])).toContain(
    'Chargée de clientèle professionnelle Confirmée',
  );
});

test('« University » alone goes on with the name above it, behind a date too', () => {
  const page: PrintedLine[] = [
    ['2014–2020\tProfessor, Orvane State', 40],
    ['University', 95],
    ['2008–2014\tLecturer, Tarvel College', 40],
  ];
  expect(whole(page)).toEqual(['2014–2020\nProfessor, Orvane State University', '2008–2014\nLecturer, Tarvel College']);
});

test('what a year in brackets ends goes on with nothing', () => {
  const page: PrintedLine[] = [...COLUMN, ['Zalblat Certified Baker, level two (2022)', 40], ['Norvale Specialist in Bread, Orvane', 40]];
  expect(whole(page)).toContain('Zalblat Certified Baker, level two (2022)');
});

test('the text of a bullet goes on behind it, though with a year', () => {
  const page: PrintedLine[] = [
    ['• Installation et maintenance de Palan Serveur', 40],
    ['2008 et 2012, édition de bureau', 52],
    ['• Conduite de quatre chantiers avec une équipe', 40],
    ['de douze compagnons et le suivi des clients de', 52],
    ['la région', 52],
  ];
  expect(whole(page)[0]).toBe('• Installation et maintenance de Palan Serveur 2008 et 2012, édition de bureau');
});

test('a word cut at the end of its line is whole again, a compound keeps its hyphen', () => {
  const page: PrintedLine[] = [
    ['Conduite de quatre chantiers et de leur déve-', 40],
    ['loppement, avec le suivi des clients en multi-', 40],
    ['sites de la région de Marelle et de ses envi-', 40],
    ['rons, à la main comme avec le logiciel Post-', 40],
    ['zalQL.', 40],
  ];
  expect(whole(page)[0]).toMatch(/développement.*multi-sites.*environs.*PostzalQL/u);
});

test.each<[string, PrintedLine[]]>([
  [
    'a short line',
    [
      ['Chargée de clientèle', 40],
      ['Banque Ormeau', 40],
    ],
  ],
  [
    'another dress',
    [
      ['Chargée de clientèle professionnelle', 40, { bold: true }],
      ['Banque Ormeau', 40],
    ],
  ],
  [
    'a bullet',
    [
      ['Chargée de clientèle professionnelle', 40],
      ['• Conseil', 40],
    ],
  ],
  [
    'a date',
    [
      ['Chargée de clientèle professionnelle', 40],
      ['2019 - 2021 Conseillère', 40],
    ],
  ],
  [
    'a new sentence',
    [
      ['Suivi du budget et du planning de tous.', 40],
      ['Conseillère', 40],
    ],
  ],
])('%s parts two rows', (_, lines) => {
  expect(whole([...COLUMN, ...lines]).slice(-lines.length)).toEqual(lines.map(([text]) => text));
});

test('a column that never cuts a line keeps its rows', () => {
  const list: PrintedLine[] = [
    ['Object-oriented programming', 40],
    ['Continuous integration', 40],
    ['Behaviour-driven testing', 40],
  ];
  expect(whole(list)).toHaveLength(3);
});

test('a task goes on under its own words, not under its bullet', () => {
  expect(whole([['• Mise en place du contrôle qualité et', 40], ['de la formation des équipes', 48], ...COLUMN])[0]).toBe(
    '• Mise en place du contrôle qualité et de la formation des équipes',
  );
});

test('text without positions stays as it is', () => {
  const lines: PrintedLine[] = [...COLUMN, ['Chargée de clientèle professionnelle', 0], ['Confirmée', 0]];
  expect(whole(lines.map(([text]) => [text, 0]))).toHaveLength(5);
});

test('what closes the parenthesis of a title cut before its second cell belongs to it', () => {
  expect(
    whole([
      ['Cheffe de projet (stage à temps\tLyon', 40],
      ['partiel)', 40],
      ['Orphée\t2019 - 2021', 40],
    ])[0],
  ).toBe('Cheffe de projet (stage à temps partiel)\nLyon');
});

test('what is cut behind a date goes on under its words, and a title goes on in the row of its date', () => {
  expect(
    whole([
      ['2009 - 2011\tTarval, Paris (Contrat de profes-', 40],
      ['sionnalisation)', 110],
      ['Research Intern – ALBA (Norvale Haven', 55],
      ['APL)\t2024 – 2025', 40],
      ...COLUMN,
    ]).slice(0, 2),
  ).toEqual(['2009 - 2011\nTarval, Paris (Contrat de professionnalisation)', 'Research Intern – ALBA (Norvale Haven APL)\n2024 – 2025']);
});

test('a row that begins with a month begins an entry', () => {
  expect(whole([['Avril 2023 Stage chez Alpha, Lyon, avec toute', 40], ['décembre Stage chez Bêta', 40], ...COLUMN])[1]).toBe(
    'décembre Stage chez Bêta',
  );
});

test('a title that ends in another type than its employer goes on under it in the same type', () => {
  expect(
    whole([
      ['**Institute of Northern Health,** Knowledge Research\tJan 2025 – present', 40],
      ['Assistant – Prince', 40],
      ['**Institute of Health,** Instructor\t2023 – 2024', 40],
    ])[0],
  ).toBe('Institute of Northern Health, Knowledge Research Assistant – Prince\nJan 2025 – present');
});

test('two rows that both end with their date are two entries, full as the first may be', () => {
  const page: PrintedLine[] = [
    ['Content manager of the library, Tresko SAS, 2018', 40],
    ['Consultant, Lumivert Ltd, 2018', 40],
    ['Head of the reading room of the city and of', 40],
    ['the county, Orvane Group, in the northern and', 40],
    ['southern districts of the region, 2014', 40],
  ];
  expect(whole(page).slice(0, 2)).toEqual(['Content manager of the library, Tresko SAS, 2018', 'Consultant, Lumivert Ltd, 2018']);
});

test('a line that opens behind an icon goes on at the edge of the icon', () => {
  const page: PrintedLine[] = [
    ...COLUMN,
    ['Groupement de recherche de la vallée', 58, { bold: true, width: 180 }],
    ['dans les ateliers', 40, { bold: true }],
  ];
  expect(whole(page)).toContain('Groupement de recherche de la vallée dans les ateliers');
});
